/** Stands in prerendered pages, the sitemap and the feed wherever our origin belongs: only the server knows it (`SITE_URL`) and puts it in. */
export const SITE_BLANK = 'https://site-url.invalid';

/**
 * What else only the server knows and a page tells in words. `name`: of the page's `<meta>` that holds it, empty where it is
 * not set. `tag`: the element around what is said if it is known, and around what is said if it is not: prerendered pages
 * hold both, and the server drops one of them and the element itself (platform/http/web-pages.ts). `blank` stands for it there.
 */
interface SiteFactBlank<Name extends string> {
  name: Name;
  tag: string;
  blank: string;
}

export const SITE_FACT_TAG = 'site-fact';
const fact = <Name extends string>(name: Name): SiteFactBlank<Name> => ({ name, tag: SITE_FACT_TAG, blank: `${name}@site-fact.invalid` });

export const SITE_FACTS = {
  supportEmail: fact('support-email'),
  operatorName: fact('operator-name'),
  operatorAddress: fact('operator-address'),
  modelProvider: fact('model-provider'),
} as const;
