import { lazy, type ComponentType } from 'react';
import type { PathName } from '../domain/paths.ts';

interface ScreenModule {
  /** `prepare`: what has to be there before it is drawn, the reader of what this device keeps, where it keeps something. */
  default: ComponentType & { prepare?: () => Promise<void> };
}

function screen(fetched: () => Promise<ScreenModule>) {
  const load = async (): Promise<ScreenModule> => {
    const module = await fetched();
    await module.default.prepare?.();
    return module;
  };
  return { load, Component: lazy(() => load().catch(reloadOnce)) };
}

const RELOADED = 'reloaded-for';

/**
 * A screen's code that cannot be had is mostly that of an older version, gone since the last deployment: the page is
 * loaded anew, once an address. Only where a screen is wanted, so never from under a half filled form; what fails
 * a second time (or without a network) is the boundary's to explain.
 */
function reloadOnce(error: unknown): Promise<never> {
  const { href } = location;
  let tried = true;
  try {
    tried = sessionStorage.getItem(RELOADED) === href;
    sessionStorage.setItem(RELOADED, href);
  } catch {
    // Without storage nobody would know when to stop.
  }
  if (tried || !navigator.onLine) throw error;
  location.reload();
  return new Promise(() => {});
}
export type Screen = ReturnType<typeof screen>;

/** Every path of the product and its screen; a path without one does not compile. */
export const SCREENS: Readonly<Record<PathName, Screen>> = {
  landing: screen(() => import('../features/landing/screens/landing.screen.tsx')),
  gentle: screen(() => import('../features/roast/screens/gentle.screen.tsx')),
  upload: screen(() => import('../features/roast/screens/upload.screen.tsx')),
  progress: screen(() => import('./composed/progress.screen.tsx')),
  roast: screen(() => import('./composed/roast.screen.tsx')),
  share: screen(() => import('./composed/share.screen.tsx')),
  optimize: screen(() => import('../features/optimize/screens/wizard/optimize.screen.tsx')),
  headshot: screen(() => import('../features/headshot/screens/headshot.screen.tsx')),
  fullRoastReport: screen(() => import('./composed/report.screen.tsx')),
  build: screen(() => import('./composed/build.screen.tsx')),
  cvEditor: screen(() => import('./composed/editor.screen.tsx')),
  cvImport: screen(() => import('../features/build-cv/screens/import/import.screen.tsx')),
  blogLanding: screen(() => import('../features/blog/screens/blog.screen.tsx')),
  blogArticle: screen(() => import('../features/blog/screens/article.screen.tsx')),
  paymentSuccess: screen(() => import('../features/full-report/screens/payment/payment-success.screen.tsx')),
  paymentCancel: screen(() => import('../features/full-report/screens/payment/payment-cancelled.screen.tsx')),
  paymentCancelled: screen(() => import('../features/full-report/screens/payment/payment-cancelled.screen.tsx')),
  buildPaymentSuccess: screen(() => import('../features/build-cv/screens/payment/build-payment-success.screen.tsx')),
  buildPaymentCancelled: screen(() => import('../features/build-cv/screens/payment/build-payment-cancelled.screen.tsx')),
  optimizationPaymentSuccess: screen(() => import('../features/optimize/screens/payment/optimization-payment-success.screen.tsx')),
  optimizationPaymentCancelled: screen(() => import('../features/optimize/screens/payment/optimization-payment-cancelled.screen.tsx')),
  optimizationProgress: screen(() => import('./composed/optimization-progress.screen.tsx')),
  recruiterReferral: screen(() => import('../features/referral/screens/recruiter-referral.screen.tsx')),
  terms: screen(() => import('../features/legal/screens/terms.screen.tsx')),
  privacy: screen(() => import('../features/legal/screens/privacy.screen.tsx')),
  refund: screen(() => import('../features/legal/screens/refund.screen.tsx')),
  contact: screen(() => import('./composed/contact.screen.tsx')),
};

/** Any path that has no screen. */
export const NOT_FOUND: Screen = screen(() => import('../features/landing/screens/not-found.screen.tsx'));
