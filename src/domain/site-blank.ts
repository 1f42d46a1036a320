/** Stands in prerendered pages, the sitemap and the feed wherever our origin belongs: only the server knows it (`SITE_URL`) and puts it in. */
export const SITE_BLANK = 'https://site-url.invalid';
