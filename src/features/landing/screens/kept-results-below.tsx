import { lazy, Suspense, useState } from 'react';
import { useHasKeptLinks } from '../../../ui/has-kept-links.ts';

const KeptResults = lazy(() => import('./kept-results.tsx'));

/** Nothing, and no code for it, for whoever is here for the first time. */
export function KeptResultsBelow() {
  const has = useHasKeptLinks();
  // It stays when they are forgotten, and says so.
  const [wasBack, setWasBack] = useState(has);
  if (has && !wasBack) setWasBack(true);
  const isBack = has || wasBack;
  return isBack ? (
    <Suspense fallback={null}>
      <KeptResults />
    </Suspense>
  ) : null;
}
