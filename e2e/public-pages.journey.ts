import { link, PATHS } from '../src/domain/paths.ts';
import { ARTICLES } from '../src/features/blog/articles/all-articles.ts';
import { BLOG } from '../src/features/blog/copy.ts';
import { LEGAL, PRIVACY, REFUND, TERMS } from '../src/features/legal/copy.ts';
import { answered, axe, expect, test } from './test.ts';

/** Screens anybody may open, without an id. */
const PUBLIC = [
  ...Object.values(PATHS)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':')),
  ...ARTICLES.map(({ id }) => link('blogArticle', { articleId: id })),
];

test('every route is clean to axe, fits its window and names itself', async ({ page }) => {
  // Thirty pages in one go: on a machine at a quarter of our speed that is some minutes.
  test.setTimeout(900_000);
  const titles = new Map<string, string>();
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await axe(page);
    const overflow = await page.evaluate(() =>
      Math.max(...[document.documentElement, ...document.querySelectorAll('main')].map((box) => box.scrollWidth - box.clientWidth)),
    );
    expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    expect(await page.locator('figcaption:not(figure > figcaption)').count(), `${path} has a caption of nothing`).toBe(0);
    titles.set(path, await page.title());
  }
  expect([...titles].filter(([, title]) => title === '' || title === 'Roastumé')).toEqual([]);
});

test('no link leads nowhere', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at any width');
  const found = new Map<string, string>();
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    for (const href of await page.locator('a[href]').evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''))) {
      if (href.startsWith('#')) expect(await page.locator(href).count(), `${path} points at ${href}`).toBe(1);
      else if (href.startsWith('/')) found.set(href, path);
    }
  }
  const broken: string[] = [];
  for (const [href, from] of found) {
    const answer = await page.request.get(href);
    if (answer.status() !== 200) broken.push(`${href} (on ${from}) answers ${answer.status()}`);
  }
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(20);
});

test('search engines find what is public and nothing else', async ({ page, isMobile, baseURL }) => {
  test.skip(isMobile, 'the same at any width');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(locations).toContain(`${baseURL}/`);
  for (const { id } of ARTICLES) expect(locations).toContain(`${baseURL}/blog/${id}`);
  for (const url of locations) {
    const html = await (await page.request.get(url)).text();
    expect(html).toContain(`rel="canonical" href="${url}"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).not.toContain('noindex');
  }
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  // A page that says "noindex" has to be read to be heard: nothing but the calls is closed.
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  expect(closed).toEqual(['/functions/', '/rest/']);
  expect(await (await page.request.get('/roast')).text()).toContain('name="robots" content="noindex"');
  const feed = await page.request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(ARTICLES.length);
  // Some programs ask for this one without having read the page.
  const icon = await page.request.get('/favicon.ico');
  expect([icon.status(), (await icon.body()).readUInt32LE(0)], 'a Windows icon file').toEqual([200, 0x00_01_00_00]);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
  for (const file of ['/social.png', '/site.webmanifest', '/favicon.svg', '/icon-192.png']) expect((await page.request.get(file)).status(), file).toBe(200);
});

test('an article is read, and leads on', async ({ page }) => {
  await page.goto('/blog');
  const [first] = ARTICLES;
  if (first === undefined) throw new Error('no articles');
  await page.getByRole('link', { name: first.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page.getByText(first.author)).toBeVisible();
  const offer = page.getByRole('region', { name: BLOG.offerHeading });
  for (const name of ['Free CV roast', 'Build a new CV', 'Optimize for a job']) await expect(offer.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('region', { name: BLOG.next }).getByRole('link')).toHaveCount(2);
  await offer.getByRole('link', { name: 'Free CV roast' }).click();
  await page.waitForURL('**/upload');
});

test.describe('an article there is not', () => {
  test.use({ allowedConsole: answered(404) });

  test('says so, and leads back', async ({ page }) => {
    expect((await page.goto('/blog/post99'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: BLOG.notFoundAction }).click();
    await page.waitForURL('**/blog');
  });
});

test('the small print is complete, and leads back to reality', async ({ page }) => {
  for (const [path, text] of [
    ['/terms', TERMS],
    ['/privacy', PRIVACY],
    ['/refund', REFUND],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await expect(main.getByText(text.note)).toBeVisible();
    for (const section of text.sections) await expect(main.getByRole('region', { name: section.heading })).toBeVisible();
    await main.getByRole('link', { name: LEGAL.home }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
  await page.goto('/privacy');
  await expect(page.getByText('On this site: none.')).toBeVisible();
});
