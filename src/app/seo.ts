import { escapeHtml } from '../domain/html.ts';
import { link, PATHS } from '../domain/paths.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { SITE_BLANK } from '../domain/site-blank.ts';

/** Picture of a shared link, 1200 x 630, in `public/`. */
export const SOCIAL_PICTURE = '/social.png';
const SOCIAL_PICTURE_TOLD = `${SITE_NAME}. “We read your CV with interest”: “with interest” is struck out in red, and “out loud” is written below.`;

interface HeadOf {
  /** Without the origin. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  listed: boolean;
  /** schema.org, as an object; null where there is none. */
  structuredData: unknown;
}

/** What a page says of itself in its head besides title and description: to search engines and to whoever shows a preview of a link. */
export function headTags({ path, title, description, listed, structuredData }: HeadOf): string {
  const url = `${SITE_BLANK}${path}`;
  const tags = listed ? [`<link rel="canonical" href="${url}">`] : ['<meta name="robots" content="noindex">'];
  const properties: Record<string, string> = {
    'og:site_name': SITE_NAME,
    'og:type': path.startsWith(`${PATHS.blogLanding.pattern}/`) ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    // A page with an id in its address must not give it away: previews of those lead home.
    'og:url': listed ? url : `${SITE_BLANK}${link('landing')}`,
    'og:image': `${SITE_BLANK}${SOCIAL_PICTURE}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': SOCIAL_PICTURE_TOLD,
  };
  for (const [property, content] of Object.entries(properties)) tags.push(`<meta property="${property}" content="${escapeHtml(content)}">`);
  tags.push('<meta name="twitter:card" content="summary_large_image">');
  if (path.startsWith(PATHS.blogLanding.pattern)) tags.push(`<link rel="alternate" type="application/rss+xml" href="${SITE_BLANK}/feed.xml">`);
  // A "<" in the data could end the block it stands in.
  if (structuredData !== null) tags.push(`<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', String.raw`\u003c`)}</script>`);
  return tags.join('');
}

/** `sitemap.xml` of the pages that may be listed. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(`${SITE_BLANK}${path}`)}</loc></url>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''].join('\n');
}

/**
 * `robots.txt`: only the calls are closed. A page that belongs to one visitor says "noindex" itself, and a crawler that
 * may not read it would never hear that.
 */
export function robots(): string {
  return ['User-agent: *', 'Disallow: /functions/', 'Disallow: /rest/', '', `Sitemap: ${SITE_BLANK}/sitemap.xml`, ''].join('\n');
}

interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  author: string;
  /** ISO day. */
  date: string;
}

/** The blog as RSS 2.0. */
export function feed(about: { title: string; description: string; path: string; feedPath: string }, entries: readonly FeedEntry[]): string {
  const items = entries.flatMap(({ path, title, summary, author, date }) => [
    '<item>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${SITE_BLANK}${path}</link>`,
    `<guid isPermaLink="true">${SITE_BLANK}${path}</guid>`,
    `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
    `<dc:creator>${escapeHtml(author)}</dc:creator>`,
    `<description>${escapeHtml(summary)}</description>`,
    '</item>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escapeHtml(about.title)}</title>`,
    `<link>${SITE_BLANK}${about.path}</link>`,
    `<description>${escapeHtml(about.description)}</description>`,
    '<language>en</language>',
    `<atom:link href="${SITE_BLANK}${about.feedPath}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
