/**
 * Writes the public pages of dist/web as static HTML: `node scripts/prerender.ts`, after `vite build`.
 * The client's own bundle configuration builds the renderer, so both agree on every name and class.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { z } from 'zod';
import { escapeHtml } from '../src/domain/html.ts';
import { criticalCss } from './critical-css.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const WEB = at('dist/web');
const RENDERER = at('dist/prerender');

const Chunk = z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).optional() });
const Manifest = z.record(z.string(), Chunk);
const Renderer = z.object({
  PAGES: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      description: z.string(),
      head: z.string(),
      path: z.string(),
      chunks: z.array(z.string()),
      drawn: z.boolean(),
    }),
  ),
  ROUTES: z.array(z.object({ pattern: z.string(), file: z.string(), status: z.union([z.literal(200), z.literal(404)]) })),
  TEXTS: z.array(z.object({ path: z.string(), file: z.string(), type: z.string(), content: z.string() })),
  render: z.custom<(path: string) => Promise<string>>((value) => typeof value === 'function'),
});

function fill(template: string, mark: string, value: string): string {
  if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  return template.replace(mark, () => value);
}

/** The chunks of screens that the entry does not load by itself. */
function chunksOf(manifest: z.infer<typeof Manifest>, screens: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (key: string, into: Set<string>): void => {
    const chunk = manifest[key] ?? Object.entries(manifest).find(([path, { name }]) => name === key || path.endsWith(`/${key}`))?.[1];
    if (chunk === undefined) throw new Error(`the manifest lacks ${key}`);
    if (into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const each of chunk.imports ?? []) walk(each, into);
  };
  const first = new Set<string>();
  walk('index.html', first);
  for (const screen of screens) walk(screen, seen);
  return [...seen].filter((file) => !first.has(file));
}

await build({
  configFile: at('vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: at('src/app/main.prerender.tsx'),
    outDir: RENDERER,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});

// The build's own index.html serves the screens that need a server's answer: they start empty.
// A second run finds it where the first one put it.
const shell = await readFile(`${WEB}/shell.html`, 'utf8').catch(() => readFile(`${WEB}/index.html`, 'utf8'));
await writeFile(`${WEB}/shell.html`, shell);

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const sheet = await readFile(`${WEB}/${SHEET.exec(shell)?.[1] ?? ''}`, 'utf8');

const ENTRY = /<script type="module"[^>]* src="(\/[^"]+)"><\/script>/;

/**
 * A page whose first paint waits for nothing: what it needs of the style sheet stands in its head, and the sheet itself, the client
 * and the chunks of its screen are fetched by after-paint.ts. The server allows the style by its hash (web-pages.ts).
 */
function paintedAtOnce(html: string, chunks: readonly string[]): string {
  const [link = '', css = ''] = SHEET.exec(html) ?? [];
  const [entry = '', client = ''] = ENTRY.exec(html) ?? [];
  const starter = manifest['after-paint.ts']?.file;
  if (starter === undefined || entry === '' || link === '') throw new Error('the build lacks after-paint.ts, the client or its style sheet');
  const also = chunks.map((file) => `/${file}`).join(' ');
  return html
    .replace(link, () => `<style>${criticalCss(sheet, html)}</style>`)
    .replace(entry, () => `<script type="module" crossorigin src="/${starter}" data-start="${client}" data-also="${also}" data-sheet="/${css}"></script>`);
}

const manifest = Manifest.parse(JSON.parse(await readFile(`${WEB}/.vite/manifest.json`, 'utf8')));
const { PAGES, ROUTES, TEXTS, render } = Renderer.parse(await import(pathToFileURL(`${RENDERER}/main.js`).href));
for (const page of PAGES) {
  const chunks = chunksOf(manifest, page.chunks);
  const preloads = page.drawn ? '' : chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const title = `<title>${escapeHtml(page.title)}</title>`;
  let html = shell.replace(/<title>.*<\/title>/, () => title);
  html = fill(html, '<meta name="description" content="" />', `<meta name="description" content="${escapeHtml(page.description)}" />`);
  html = fill(html, '</head>', `${page.head}${preloads}</head>`);
  // A screen that starts from what this browser remembers, or from a server's answer, starts empty.
  if (page.drawn) html = fill(html, '<div id="root"></div>', `<div id="root">${await render(page.path)}</div>`);
  // A block of data is no script, and the CSP lets it be.
  if (/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)|<style|\sstyle="/.test(html))
    throw new Error(`${page.file} holds an inline script or style, which the CSP forbids`);
  if (page.drawn) html = paintedAtOnce(html, chunks);
  await writeFile(`${WEB}/${page.file}`, html);
  console.log(`${page.file}  ${(html.length / 1024).toFixed(1)} kB`);
}
// The server's list of what it may answer with 200 (platform/http/web-pages.ts).
for (const { file, content } of TEXTS) await writeFile(`${WEB}/${file}`, content);
await writeFile(
  `${WEB}/pages.json`,
  JSON.stringify({ pages: ROUTES, notFound: '404.html', texts: TEXTS.map(({ path, file, type }) => ({ path, file, type })) }),
);
await rm(RENDERER, { recursive: true });

// What the server sends is compressed here, once, and not for each visitor (web-pages.ts, `preCompressed`).
for (const name of await readdir(WEB, { recursive: true })) {
  if (!/\.(?:js|css|svg|txt|webmanifest|xml)$/.test(name)) continue;
  const bytes = await readFile(`${WEB}/${name}`);
  await writeFile(`${WEB}/${name}.br`, brotliCompressSync(bytes));
  await writeFile(`${WEB}/${name}.gz`, gzipSync(bytes, { level: 9 }));
}
