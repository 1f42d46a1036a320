import { fastify, type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { webPages, withMeta } from './web-pages.ts';

const META = {
  'anon-key': '$& "><script>',
  prices: '{"cv_build":"price_1"}',
  'support-email': 'help@example.com',
  'operator-name': '',
  'operator-address': '',
  'site-url': 'https://example.com',
  'model-provider': '',
};

it('fills the blanks of a page, and no value can leave its attribute', () => {
  const html = '<meta name="anon-key" content="" /><meta name="prices" content="" /><meta name="support-email" content="" />';
  expect(withMeta(html, META)).toBe(
    '<meta name="anon-key" content="$&amp; &quot;&gt;&lt;script&gt;" /><meta name="prices" content="{&quot;cv_build&quot;:&quot;price_1&quot;}" /><meta name="support-email" content="help@example.com" />',
  );
});

describe('one address a page', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'roastume-pages-'));
    const files = {
      'index.html': 'front door',
      'terms.html': 'terms',
      'blog.html': 'blog',
      'post1.html': 'post1',
      'unknown.html': 'no article',
      '404.html': 'nothing',
    };
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
    const pages = [
      { pattern: '/', file: 'index.html', status: 200 },
      { pattern: '/terms', file: 'terms.html', status: 200 },
      { pattern: '/blog', file: 'blog.html', status: 200 },
      { pattern: '/blog/post1', file: 'post1.html', status: 200 },
      { pattern: '/blog/:articleId', file: 'unknown.html', status: 404 },
    ];
    await writeFile(path.join(folder, 'pages.json'), JSON.stringify({ pages, notFound: '404.html', texts: [] }));
    app = fastify();
    app.get('/rest/v1/rows', () => 'rows');
    await webPages(app, { folder, meta: META });
    return async () => {
      await app.close();
      await rm(folder, { recursive: true });
    };
  });

  it.each([
    ['/terms/', '/terms'],
    ['/TERMS', '/terms'],
    ['/Terms///', '/terms'],
    ['/%74erms', '/terms'],
    ['/BLOG/', '/blog'],
    ['/terms/?a=1&b=%2F', '/terms?a=1&b=%2F'],
    ['/Terms?next=//evil.example', '/terms?next=//evil.example'],
    // What stands in place of a parameter is taken as it is: an id of other letters is another id.
    ['/BLOG/Post1/', '/blog/Post1'],
    ['/blog/a%2Fb/', '/blog/a%2Fb'],
  ])('%s leads to %s', async (asked, canonical) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: asked });
      expect([answer.statusCode, answer.headers.location]).toEqual([308, canonical]);
    }
  });

  it('keeps no address with an id in any cache', async () => {
    expect((await app.inject('/terms/?id=1')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/', 200, 'front door'],
    ['/terms', 200, 'terms'],
    ['/terms?x=/', 200, 'terms'],
    ['/blog/post1', 200, 'post1'],
    ['/blog/POST1', 404, 'no article'],
    ['/rest/v1/rows', 200, 'rows'],
    ['/REST/v1/rows/', 404, 'nothing'],
    ['/functions/v1/upload-cv/', 404, 'nothing'],
    ['/assets/Main.js/', 404, 'nothing'],
    ['/terms/more', 404, 'nothing'],
    ['/blog//evil.example', 404, 'nothing'],
    ['//evil.example', 404, 'nothing'],
    ['//evil.example/', 404, 'nothing'],
    ['//evil.example/terms/', 404, 'nothing'],
    ['//terms/', 404, 'nothing'],
    ['/%2F%2Fevil.example/', 404, 'nothing'],
  ])('%s is answered where it is, with %i', async (asked, status, text) => {
    const answer = await app.inject(asked);
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([status, undefined, text]);
  });

  it('sends nothing but readers on', async () => {
    expect((await app.inject({ method: 'POST', url: '/terms/' })).statusCode).toBe(404);
  });
});

describe('a page with its critical style sheet', () => {
  const css = 'p{color:red}';
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'roastume-pages-'));
    await writeFile(path.join(folder, 'index.html'), `<style>${css}</style>front door`);
    await writeFile(path.join(folder, 'plain.html'), 'no style');
    const pages = [
      { pattern: '/', file: 'index.html', status: 200 },
      { pattern: '/plain', file: 'plain.html', status: 200 },
    ];
    await writeFile(path.join(folder, 'pages.json'), JSON.stringify({ pages, notFound: 'plain.html', texts: [] }));
    app = fastify();
    await securityHeaders(app, { https: false });
    await webPages(app, { folder, meta: META });
    return async () => {
      await app.close();
      await rm(folder, { recursive: true });
    };
  });
  const styleSources = async (url: string): Promise<string> =>
    /style-src ([^;]*)/.exec(String((await app.inject(url)).headers['content-security-policy']))?.[1] ?? '';

  it('is allowed that one sheet, by its hash, and no other page is', async () => {
    expect(await styleSources('/')).toBe(`'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(await styleSources('/plain')).toBe("'self'");
    expect(await styleSources('/nowhere')).toBe("'self'");
  });

  it('is not sent again to whoever has it, in whatever encoding', async () => {
    const { headers } = await app.inject('/');
    const tag = String(headers.etag);
    expect(tag).toMatch(/^W\/"[-\w]{22}"$/);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': known, 'accept-encoding': 'br' } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['content-security-policy']).toContain('sha256-');
    }
    expect((await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    // What carries an id is kept by nobody.
    expect((await app.inject({ url: '/?id=1', headers: { 'if-none-match': tag } })).headers.etag).toBeUndefined();
  });
});

it('keeps of a page what is true of this installation, before any script has run', () => {
  const html =
    '<p><site-fact name="support-email" data-if="known"><a href="mailto:support-email@site-fact.invalid">support-email@site-fact.invalid</a></site-fact>' +
    '<site-fact name="support-email" data-if="unknown"><b>No address.</b></site-fact></p>';
  expect(withMeta(html, { ...META, 'support-email': 'a&b@example.com' })).toBe('<p><a href="mailto:a&amp;b@example.com">a&amp;b@example.com</a></p>');
  expect(withMeta(html, { ...META, 'support-email': '' })).toBe('<p><b>No address.</b></p>');
});
