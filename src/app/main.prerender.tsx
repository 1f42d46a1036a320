import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { keysOf } from '../domain/keys.ts';
import { link, PATHS, type PageName } from '../domain/paths.ts';
import type { Article } from '../features/blog/article.ts';
import { ARTICLES } from '../features/blog/articles/all-articles.ts';
import { BLOG } from '../features/blog/copy.ts';
import { LANDING_DESCRIPTION } from '../features/landing/copy.ts';
import { NOT_FOUND } from '../features/landing/not-found.copy.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { SITE_BLANK } from '../domain/site-blank.ts';
import { App } from './app.tsx';
import { PAGE_WORDS, type PageWords } from './pages.ts';
import { feed, headTags, robots, sitemap, SOCIAL_PICTURE } from './seo.ts';

interface Page {
  /** The file under dist/web. */
  file: string;
  path: string;
  title: string;
  description: string;
  /** More tags for its head. */
  head: string;
  /** Its screen in the manifest, and what else it is drawn with. */
  chunks: readonly string[];
  /** Whether its content is drawn at build time. */
  drawn: boolean;
}

/** In the order of the paths, in which the sitemap names them. */
const SINGLE = keysOf(PATHS).filter((name): name is PageName => name in PAGE_WORDS);

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '-')}.html`);

function page(path: string, words: PageWords, structuredData: unknown = null, also: readonly string[] = []): Page {
  const { title, description, listed, drawn, chunk } = words;
  return {
    file: fileOf(path),
    path,
    title,
    description,
    chunks: [chunk, ...also],
    drawn,
    head: headTags({ path, title, description, listed, structuredData }),
  };
}

/** Stands for every article there is not. */
const UNKNOWN_ARTICLE = '/blog/unknown';
const ARTICLE_CHUNK = 'article.screen.tsx';
const pathOfArticle = ({ id }: Article): string => link('blogArticle', { articleId: id });
const FEED_PATH = '/feed.xml';

/** The product as search engines want it told: what it is and what it costs to begin, and nothing that nobody has said of it. */
const LANDING_DATA: unknown = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: SITE_NAME,
  url: SITE_BLANK,
  description: LANDING_DESCRIPTION,
  image: `${SITE_BLANK}${SOCIAL_PICTURE}`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
};

/** An article as search engines want it told. */
function articleData(article: Article): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    articleSection: article.category,
    dateModified: article.date,
    image: `${SITE_BLANK}${SOCIAL_PICTURE}`,
    // The byline is the house's pen name, and no person.
    author: { '@type': 'Organization', name: article.author, url: SITE_BLANK },
    publisher: { '@type': 'Organization', name: SITE_NAME, url: SITE_BLANK },
    mainEntityOfPage: { '@type': 'WebPage', '@id': `${SITE_BLANK}${pathOfArticle(article)}` },
  };
}

/** A page for every path. `404.html` answers whatever has no screen. */
export const PAGES: readonly Page[] = [
  ...SINGLE.map((name) => page(PATHS[name].pattern, PAGE_WORDS[name], name === 'landing' ? LANDING_DATA : null)),
  ...ARTICLES.map((article) =>
    page(
      pathOfArticle(article),
      { title: BLOG.articleTitle(article.title), description: article.excerpt, listed: true, drawn: true, chunk: ARTICLE_CHUNK },
      articleData(article),
      [`${article.id}.ts`],
    ),
  ),
  page(UNKNOWN_ARTICLE, { title: BLOG.articleTitle(BLOG.notFoundHeading), description: BLOG.description, listed: false, drawn: true, chunk: ARTICLE_CHUNK }),
  page('/404', { title: NOT_FOUND.title, description: LANDING_DESCRIPTION, listed: false, drawn: true, chunk: 'not-found.screen.tsx' }),
];

/** Every path and the file that answers it. */
export const ROUTES: readonly { pattern: string; file: string; status: 200 | 404 }[] = [
  ...[...SINGLE.map((name) => PATHS[name].pattern), ...ARTICLES.map(pathOfArticle)].map((path) => ({
    pattern: path,
    file: fileOf(path),
    status: 200 as const,
  })),
  { pattern: PATHS.blogArticle.pattern, file: fileOf(UNKNOWN_ARTICLE), status: 404 },
];

const LISTED = SINGLE.filter((name) => PAGE_WORDS[name].listed);

/** What search engines and readers of feeds ask for. */
export const TEXTS: readonly { path: string; file: string; type: string; content: string }[] = [
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain', content: robots() },
  {
    path: '/sitemap.xml',
    file: 'sitemap.xml',
    type: 'application/xml',
    content: sitemap([...LISTED.map((name) => PATHS[name].pattern), ...ARTICLES.map(pathOfArticle)]),
  },
  {
    path: FEED_PATH,
    file: 'feed.xml',
    type: 'application/rss+xml',
    content: feed(
      { title: BLOG.title, description: BLOG.description, path: PATHS.blogLanding.pattern, feedPath: FEED_PATH },
      ARTICLES.map((article) => ({ ...article, path: pathOfArticle(article), summary: article.excerpt })),
    ),
  },
];

/** The page's content as HTML, without inline scripts: nothing is streamed in later. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
