import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences and labels that the specification gives, to the letter.
const ARTICLE_NOT_FOUND = 'Article Not Found';
const FREE_CV_ROAST = 'Free CV roast';
const BUILD_A_NEW_CV = 'Build a new CV';
const OPTIMIZE_FOR_A_JOB = 'Optimize for a job';

export const BLOG = {
  title: `The blog: what really happens to your CV · ${SITE_NAME}`,
  articleTitle: (title: string) => `${title} · ${SITE_NAME}`,
  description: 'What recruiters and parsers really do with a CV, with sources where a fact needs one and jokes where it does not.',
  heading: 'Margin notes',
  lead: 'What really happens to your CV, written down by those who do it to yours. Facts have sources. Jokes have victims, and all of them are made of paper.',
  categoriesLabel: 'Categories',
  featured: 'Read this one first',
  others: 'And these',
  read: 'READ IT',
  feed: 'RSS feed',
  by: (author: string) => `By ${author}`,
  share: 'Share',
  sources: 'Where that comes from',
  offerHeading: 'Enough theory',
  offer: 'Yours is open in the other tab. We know.',
  offers: { upload: FREE_CV_ROAST, build: BUILD_A_NEW_CV, optimize: OPTIMIZE_FOR_A_JOB },
  next: 'Read on',
  back: 'Back to the blog',
  notFoundHeading: ARTICLE_NOT_FOUND,
  notFound: 'It was shortlisted, interviewed twice, and never heard from again.',
  notFoundAction: 'BACK TO THE BLOG',
} as const;
