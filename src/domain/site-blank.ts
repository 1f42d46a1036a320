/** Stands in prerendered pages, the sitemap and the feed wherever our origin belongs: only the server knows it (`SITE_URL`) and puts it in. */
export const SITE_BLANK = 'https://site-url.invalid';

/** What else only the server knows and a page tells in words; each stands in a `<meta>` of the page under this name, empty where it is not set. */
export type SiteFactName = 'support-email' | 'operator-name' | 'operator-address' | 'model-provider';

/**
 * The element around what is said if a fact is known, and around what is said if it is not. Prerendered pages hold both;
 * the server drops one of them, and the element itself (platform/http/web-pages.ts).
 */
export const SITE_FACT_TAG = 'site-fact';

/** Stands for the fact itself in a prerendered page. */
export const factBlank = (name: SiteFactName): string => `${name}@site-fact.invalid`;
