import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { escapeHtml } from '../../domain/html.ts';
import { SITE_BLANK, SITE_FACT_TAG, SITE_FACTS } from '../../domain/site-blank.ts';
import { canonicalAddresses } from './canonical-address.ts';

export interface WebPages {
  /** Folder that the client was built into; its `pages.json` says which file answers which path. */
  folder: string;
  /** What every page says in `<meta name="…">`; index.html holds the blanks. */
  meta: PageMeta;
}

export interface PageMeta {
  'anon-key': string;
  /** Price ids as JSON, product type -> id (domain/products.ts, `priceIdsIn`). */
  prices: string;
  /** Where people write; empty where nobody said, and so are the next two. */
  'support-email': string;
  /** Who runs this installation, and the postal address. */
  'operator-name': string;
  'operator-address': string;
  /** Origin under which the product is reached: where a checkout may lead back to. */
  'site-url': string;
  /** Which language model's provider writes here; empty without one. */
  'model-provider': string;
}

const PAGE_LIST = 'pages.json';
const PageList = z.object({
  pages: z.array(z.object({ pattern: z.string(), file: z.string(), status: z.union([z.literal(200), z.literal(404)]) })),
  notFound: z.string(),
  /** Files that name our origin, too: sitemap, robots, feed. */
  texts: z.array(z.object({ path: z.string(), file: z.string(), type: z.string() })),
});

/** The built client: hashed assets that may be kept for ever, and pages that are asked for again each time. */
export async function webPages(app: FastifyInstance, web: WebPages): Promise<void> {
  const list = path.join(web.folder, PAGE_LIST);
  if (!existsSync(list)) throw new Error(`The client is not built: ${web.folder} lacks ${PAGE_LIST}. npm start builds it.`);
  const { pages, notFound, texts } = PageList.parse(JSON.parse(readFileSync(list, 'utf8')));
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', PAGE_LIST, ...texts.map(({ file }) => file)],
    cacheControl: false,
    // The build writes each asset a second and third time, as .br and .gz.
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const known = new Map<string, Page>();
  const load = (file: string): Page => {
    const page = known.get(file) ?? toPage(withMeta(readFileSync(path.join(web.folder, file), 'utf8'), web.meta));
    known.set(file, page);
    return page;
  };
  const canonical = canonicalAddresses(pages.map(({ pattern }) => pattern));
  const answer = (request: FastifyRequest, reply: FastifyReply, status: 200 | 404, page: Page): FastifyReply => {
    const address = canonical(request.raw.url ?? '');
    return address === null ? sendPage(request, reply, status, page) : reply.header('cache-control', cacheOf(request)).redirect(address, 308);
  };
  for (const { pattern, file, status } of pages) {
    const page = load(file);
    app.get(pattern, { schema: { hide: true } }, (request, reply) => answer(request, reply, status, page));
  }
  for (const { path: at, file, type } of texts) {
    const body = readFileSync(path.join(web.folder, file), 'utf8').replaceAll(SITE_BLANK, web.meta['site-url']);
    app.get(at, { schema: { hide: true } }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(body),
    );
  }
  const missing = load(notFound);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    (request.method === 'GET' || request.method === 'HEAD') && wantsHtml(request)
      ? answer(request, reply, 404, missing)
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** Fills the blanks of a page's head, and keeps of its content what is true of this installation (domain/site-blank.ts). */
export function withMeta(html: string, meta: PageMeta): string {
  const facts = html.replaceAll(FACT, (_, name: string, which: string, content: string) => {
    const known = Object.entries(meta).some(([each, value]) => each === name && value !== '');
    return (which === 'known') === known ? content : '';
  });
  const told = Object.values(SITE_FACTS).reduce((page, { name, blank }) => page.replaceAll(blank, () => escapeHtml(meta[name])), facts);
  return Object.entries(meta).reduce(
    (page, [name, value]) => page.replace(`name="${name}" content=""`, () => `name="${name}" content="${escapeHtml(String(value))}"`),
    told.replaceAll(SITE_BLANK, escapeHtml(meta['site-url'])),
  );
}

const FACT = new RegExp(`<${SITE_FACT_TAG} name="([^"]+)" data-if="(known|unknown)">([\\s\\S]*?)</${SITE_FACT_TAG}>`, 'g');

/** A page in every encoding a browser may ask for. */
interface Page {
  plain: string;
  /** Weak, since each encoding has other bytes and says the same. */
  etag: string;
  /** What the policy allows besides our own files: the page's critical style sheet, by its hash (wire.md, "Headers"). */
  styles: string;
  br(): Buffer;
  gzip(): Buffer;
}

/** Each encoding is made when it is first asked for, and once: making all of them took every start half a second. */
const toPage = (html: string): Page => ({
  plain: html,
  etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  styles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`).join(''),
  br: once(() => brotliCompressSync(html)),
  gzip: once(() => gzipSync(html)),
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, status: 200 | 404, page: Page): FastifyReply {
  reply.code(status).header('cache-control', cacheOf(request)).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  allowStyles(reply, page.styles);
  // What is never kept is never compared.
  if (!request.url.includes('?')) {
    reply.header('etag', page.etag);
    if (status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const)
    if (new RegExp(`\\b${encoding}\\b`).test(accepted)) return reply.header('content-encoding', encoding).send(page[encoding]());
  return reply.send(page.plain);
}

/** Whether the copy that a browser holds is this one: `If-None-Match` lists tags, weak or not, or says "*". */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}

const STYLES = "style-src 'self'";

function allowStyles(reply: FastifyReply, styles: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (styles !== '' && typeof policy === 'string') reply.header('content-security-policy', policy.replace(STYLES, STYLES + styles));
}

/** An id in the query is a capability: no cache may keep its page. The others may be shown again by the back button. */
const cacheOf = (request: FastifyRequest): string => (request.url.includes('?') ? 'no-store' : 'no-cache');

function wantsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}
