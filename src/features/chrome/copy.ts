import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences and labels that the specification gives, to the letter.
const ROAST_MY_CV = 'ROAST MY CV';
const BUILD_A_CV_5 = 'BUILD A CV ($5)';
const GET_A_HEADSHOT_FREE = 'GET A HEADSHOT (FREE)';
const OPTIMIZE_5 = 'OPTIMIZE ($5)';

export const CHROME = {
  home: `${SITE_NAME}, home`,
  skip: 'Skip to the content',
  loading: 'Fetching the page.',
  brokenHeading: 'This page tore',
  broken: 'The connection dropped, or a newer version is out.',
  brokenAction: 'LOAD IT AGAIN',
  navLabel: 'Main',
  menu: 'Menu',
  results: 'Your results',
  items: {
    roast: ROAST_MY_CV,
    build: BUILD_A_CV_5,
    headshot: GET_A_HEADSHOT_FREE,
    optimize: OPTIMIZE_5,
  },
  footerLabel: 'Footer',
  services: 'Services',
  legal: 'Small print',
  reading: 'Reading',
  blog: 'The blog',
  referral: 'For recruiters',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  contact: 'Contact',
  disclaimer:
    'For entertainment and for your career, in that order. We mark the paper, never the person. No interview, job or applause is guaranteed. Visitors must be 18 or older.',
  rights: (year: number) => `© ${year} ${SITE_NAME}. No CV was harmed that did not deserve it.`,
} as const;

/** The offer to somebody who is about to leave. */
export const EXIT_OFFER = {
  title: 'Leaving without a portrait?',
  text: 'Your CV has no face, and that is its best decision. But you are going anyway, so: one free professional headshot, drawn by nobody you would hire. The photo never leaves your browser.',
  note: 'Takes six seconds. Lasts for ever, in a group chat.',
  accept: 'GET MY FREE HEADSHOT',
  decline: 'No, my face is fine',
  close: 'Close the offer',
} as const;
