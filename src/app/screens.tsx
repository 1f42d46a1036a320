import { lazy, type ComponentType } from 'react';
import type { PathName } from '../domain/paths.ts';

type Load = () => Promise<{ default: ComponentType }>;

function screen(load: Load) {
  return { load, Component: lazy(load) };
}
export type Screen = ReturnType<typeof screen>;

/** Every path of the product and its screen. `null`: not built yet, answered like an unknown path. */
export const SCREENS: Record<PathName, Screen | null> = {
  landing: screen(() => import('../features/landing/screens/landing.screen.tsx')),
  gentle: null,
  upload: screen(() => import('../features/roast/screens/upload.screen.tsx')),
  progress: screen(() => import('../features/roast/screens/progress.screen.tsx')),
  roast: screen(() => import('../features/roast/screens/result.screen.tsx')),
  share: null,
  optimize: null,
  headshot: null,
  fullRoastReport: null,
  build: null,
  cvEditor: null,
  cvImport: null,
  blogLanding: null,
  blogArticle: null,
  paymentSuccess: null,
  paymentCancel: null,
  paymentCancelled: null,
  buildPaymentSuccess: null,
  buildPaymentCancelled: null,
  optimizationPaymentSuccess: null,
  optimizationPaymentCancelled: null,
  optimizationProgress: null,
  recruiterReferral: null,
  terms: null,
  privacy: null,
  refund: null,
  contact: null,
};

/** Any path that has no screen. */
export const NOT_FOUND: Screen = screen(() => import('../features/landing/screens/not-found.screen.tsx'));
