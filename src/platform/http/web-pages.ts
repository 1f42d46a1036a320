import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export interface WebPages {
  /** Folder that the client was built into; its `pages.json` says which file answers which path. */
  folder: string;
  /** Filled into `<meta name="anon-key">` of every page. */
  anonKey: string;
}

const PAGE_LIST = 'pages.json';
const PageList = z.object({ pages: z.array(z.object({ pattern: z.string(), file: z.string() })), notFound: z.string() });

const ANON_KEY_BLANK = 'name="anon-key" content=""';

/** The built client: hashed assets that may be kept for ever, and pages that are asked for again each time. */
export async function webPages(app: FastifyInstance, web: WebPages): Promise<void> {
  const list = path.join(web.folder, PAGE_LIST);
  if (!existsSync(list)) throw new Error(`The client is not built: ${web.folder} lacks ${PAGE_LIST}. npm start builds it.`);
  const { pages, notFound } = PageList.parse(JSON.parse(readFileSync(list, 'utf8')));
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', PAGE_LIST],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const html = new Map<string, string>();
  const load = (file: string): string => {
    const known = html.get(file) ?? readFileSync(path.join(web.folder, file), 'utf8').replace(ANON_KEY_BLANK, `name="anon-key" content="${escapeAttribute(web.anonKey)}"`);
    html.set(file, known);
    return known;
  };
  for (const { pattern, file } of pages) {
    const body = load(file);
    app.get(pattern, { schema: { hide: true } }, (_request, reply) => sendPage(reply, 200, body));
  }
  const missing = load(notFound);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    request.method === 'GET' && wantsHtml(request) ? sendPage(reply, 404, missing) : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

function sendPage(reply: FastifyReply, status: 200 | 404, body: string): FastifyReply {
  // Pages may carry an id in their query, which no cache may keep.
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body);
}

function wantsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
