import { lazy, Suspense } from 'react';
import { useBrowserValue } from '../../../ui/browser.ts';
import { hasKeptLinks } from '../../../ui/has-kept-links.ts';

const KeptResults = lazy(() => import('./kept-results.tsx'));

/** Nothing, and no code for it, for whoever is here for the first time. */
export function KeptResultsBelow() {
  const isBack = useBrowserValue(hasKeptLinks, false);
  return isBack ? (
    <Suspense fallback={null}>
      <KeptResults />
    </Suspense>
  ) : null;
}
