import type { PageName } from '../domain/paths.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { BUILD } from '../features/build-cv/copy.ts';
import { PAYMENT_CANCELLED as BUILD_PAYMENT_CANCELLED, PAYMENT_SUCCESS as BUILD_PAYMENT_SUCCESS } from '../features/build-cv/payment.copy.ts';
import { IMPORT } from '../features/build-cv/import.copy.ts';
import { EDITOR } from '../features/build-cv/editor.copy.ts';
import { PAYMENT_CANCELLED, PAYMENT_SUCCESS } from '../features/full-report/copy.ts';
import { BLOG } from '../features/blog/copy.ts';
import { CONTACT } from '../features/contact/copy.ts';
import { HEADSHOT_COPY } from '../features/headshot/copy.ts';
import { LANDING, LANDING_DESCRIPTION } from '../features/landing/copy.ts';
import { PRIVACY, REFUND, TERMS } from '../features/legal/copy.ts';
import { WIZARD } from '../features/optimize/copy.ts';
import { PROGRESS as OPTIMIZATION_PROGRESS } from '../features/optimize/progress.copy.ts';
import { PAYMENT_CANCELLED as OPTIMIZATION_CANCELLED, PAYMENT_SUCCESS as OPTIMIZATION_SUCCESS } from '../features/optimize/payment.copy.ts';
import { REFERRAL } from '../features/referral/copy.ts';
import { GENTLE, PROGRESS, SHARE, UPLOAD } from '../features/roast/copy.ts';

export interface PageWords {
  title: string;
  description: string;
  /** Whether search engines may list it: what belongs to one visitor is nobody else's to find. */
  listed: boolean;
  /** Whether its content is written to disk at build time; the others start from what the browser remembers or the server answers. */
  drawn: boolean;
  /** Its screen in the manifest, by key or name: it is preloaded with all that it imports. */
  chunk: string;
}

const listed = (title: string, description: string, chunk: string, drawn = true): PageWords => ({ title, description, listed: true, drawn, chunk });
const own = (title: string, description: string, chunk: string): PageWords => ({ title, description, listed: false, drawn: false, chunk });

const ONE_VISITORS = 'A page that belongs to one visitor and one CV. Yours starts at the front door.';

/** What every page says of itself before any script has run; a path without an entry does not compile. Blog articles have a page each (`main.prerender.tsx`). */
export const PAGE_WORDS: Readonly<Record<PageName, PageWords>> = {
  landing: listed(LANDING.title, LANDING_DESCRIPTION, 'landing'),
  upload: listed(UPLOAD.title, UPLOAD.description, 'upload.screen.tsx'),
  gentle: listed(GENTLE.title, GENTLE.description, 'gentle.screen.tsx'),
  headshot: listed(HEADSHOT_COPY.title, HEADSHOT_COPY.description, 'headshot.screen.tsx'),
  cvImport: listed(IMPORT.title, IMPORT.description, 'import.screen.tsx'),
  buildPaymentSuccess: own(BUILD_PAYMENT_SUCCESS.title, ONE_VISITORS, 'build-payment-success.screen.tsx'),
  buildPaymentCancelled: own(BUILD_PAYMENT_CANCELLED.title, ONE_VISITORS, 'build-payment-cancelled.screen.tsx'),
  cvEditor: own(EDITOR.title, ONE_VISITORS, 'editor.screen.tsx'),
  build: listed(BUILD.title, BUILD.description, 'build.screen.tsx'),
  optimize: listed(WIZARD.title, WIZARD.description, 'optimize.screen.tsx'),
  blogLanding: listed(BLOG.title, BLOG.description, 'blog.screen.tsx'),
  recruiterReferral: listed(REFERRAL.title, REFERRAL.description, 'recruiter-referral.screen.tsx'),
  terms: listed(TERMS.title, TERMS.description, 'terms.screen.tsx'),
  privacy: listed(PRIVACY.title, PRIVACY.description, 'privacy.screen.tsx'),
  refund: listed(REFUND.title, REFUND.description, 'refund.screen.tsx'),
  contact: listed(CONTACT.title, CONTACT.description, 'contact.screen.tsx'),
  progress: own(PROGRESS.title, ONE_VISITORS, 'progress'),
  roast: own(`Your marked CV · ${SITE_NAME}`, ONE_VISITORS, 'roast'),
  share: own(SHARE.title, ONE_VISITORS, 'share.screen.tsx'),
  fullRoastReport: own(`Full Roast Report · ${SITE_NAME}`, ONE_VISITORS, 'report.screen.tsx'),
  paymentSuccess: own(PAYMENT_SUCCESS.title, ONE_VISITORS, 'payment-success.screen.tsx'),
  paymentCancel: own(PAYMENT_CANCELLED.otherTitle, ONE_VISITORS, 'payment-cancelled.screen.tsx'),
  paymentCancelled: own(PAYMENT_CANCELLED.title, ONE_VISITORS, 'payment-cancelled.screen.tsx'),
  optimizationProgress: own(OPTIMIZATION_PROGRESS.title, ONE_VISITORS, 'optimization-progress.screen.tsx'),
  optimizationPaymentSuccess: own(OPTIMIZATION_SUCCESS.title, ONE_VISITORS, 'optimization-payment-success.screen.tsx'),
  optimizationPaymentCancelled: own(OPTIMIZATION_CANCELLED.title, ONE_VISITORS, 'optimization-payment-cancelled.screen.tsx'),
};
