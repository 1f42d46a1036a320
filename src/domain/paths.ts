/**
 * Every route of the product, once: its navigation name, its pattern, whether the nav bar and
 * footer stand on it, and which item of the nav bar it lights up.
 */
export const PATHS = {
  landing: { pattern: '/', chrome: true, highlight: null },
  gentle: { pattern: '/gentle', chrome: false, highlight: null },
  upload: { pattern: '/upload', chrome: true, highlight: 'roast' },
  progress: { pattern: '/progress', chrome: false, highlight: 'roast' },
  roast: { pattern: '/roast', chrome: true, highlight: 'roast' },
  share: { pattern: '/share', chrome: true, highlight: 'roast' },
  optimize: { pattern: '/optimize', chrome: true, highlight: 'optimize' },
  headshot: { pattern: '/headshot', chrome: true, highlight: 'headshot' },
  fullRoastReport: { pattern: '/full-roast-report', chrome: true, highlight: null },
  build: { pattern: '/build', chrome: true, highlight: 'build' },
  cvEditor: { pattern: '/cv-editor', chrome: true, highlight: 'build' },
  cvImport: { pattern: '/cv-import', chrome: true, highlight: 'build' },
  blogLanding: { pattern: '/blog', chrome: true, highlight: null },
  blogArticle: { pattern: '/blog/:articleId', chrome: true, highlight: null },
  paymentSuccess: { pattern: '/payment-success', chrome: true, highlight: null },
  paymentCancel: { pattern: '/payment-cancel', chrome: true, highlight: null },
  paymentCancelled: { pattern: '/payment-cancelled', chrome: true, highlight: null },
  buildPaymentSuccess: { pattern: '/build-payment-success', chrome: true, highlight: 'build' },
  buildPaymentCancelled: { pattern: '/build-payment-cancelled', chrome: true, highlight: 'build' },
  optimizationPaymentSuccess: { pattern: '/optimization-payment-success', chrome: true, highlight: 'optimize' },
  optimizationPaymentCancelled: { pattern: '/optimization-payment-cancelled', chrome: true, highlight: 'optimize' },
  optimizationProgress: { pattern: '/optimization-progress', chrome: true, highlight: 'optimize' },
  recruiterReferral: { pattern: '/recruiter-referral', chrome: true, highlight: null },
  terms: { pattern: '/terms', chrome: true, highlight: null },
  privacy: { pattern: '/privacy', chrome: true, highlight: null },
  refund: { pattern: '/refund', chrome: true, highlight: null },
  contact: { pattern: '/contact', chrome: true, highlight: null },
} as const satisfies Record<string, PathEntry>;

interface PathEntry {
  pattern: `/${string}`;
  chrome: boolean;
  highlight: NavItem | null;
}

/** The four items of the nav bar. */
export type NavItem = 'roast' | 'build' | 'headshot' | 'optimize';
export type PathName = keyof typeof PATHS;
/** The paths that are one page each: their patterns have no blanks. */
export type PageName = { [Name in PathName]: (typeof PATHS)[Name]['pattern'] extends `${string}:${string}` ? never : Name }[PathName];

/** Names of query parameters that links and payment returns carry. */
export const QUERY = {
  id: 'id',
  mode: 'mode',
  demo: 'demo',
  tone: 'tone',
  /** The upload that a mended CV is compared with. */
  previous: 'previous',
  /** The upload whose report is carried into the builder. */
  report: 'report',
  sessionId: 'session_id',
  entityId: 'entity_id',
  optimizationId: 'optimization_id',
  /** Which step of /build. */
  step: 'step',
} as const;

/** Where the landing page lists the results that this device knows of. */
export const KEPT_RESULTS_ID = 'your-results';

/** What the progress screen waits for (`?mode=`); without a mode the first. */
export const PROGRESS_MODES = { initialRoast: 'initialRoast', fullRoastReport: 'fullRoastReport' } as const;

/**
 * The link to a screen: `link('blogArticle', { articleId: 'post1' })`, `link('roast', {}, { id })`.
 * Parameters left out of the pattern are an error of the caller and throw.
 */
export function link(name: PathName, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const path = PATHS[name].pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`link to ${name} lacks ${key}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
