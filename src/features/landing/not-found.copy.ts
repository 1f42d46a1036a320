import { SITE_NAME } from '../../domain/product-name.ts';

export const NOT_FOUND = {
  title: `Page not found · ${SITE_NAME}`,
  stamp: '404',
  heading: 'This page did not make the shortlist',
  home: 'BACK TO HOME',
  /** Twelve (product specification 9). */
  jokes: [
    'This page has left to pursue other challenges.',
    'We kept this page on file. You know what that means.',
    'This page listed itself as "open to new addresses" and was never seen again.',
    'We went with another page. That one had numbers.',
    'This page was laid out in two columns. A robot read it as soup and threw it away.',
    'Your application for this page has been received. That is all that happened to it.',
    'This page was responsible for things. Then somebody asked which.',
    'Page not found. Its objective statement was very hopeful, though.',
    'This address is fluent in HTML (basic).',
    'This page will be back after a confidential interview elsewhere.',
    'We looked for this page as hard as anyone looks at page four of a CV.',
    'This page needs three years of experience before it can exist.',
  ],
} as const;
