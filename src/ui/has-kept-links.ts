import { useSyncExternalStore } from 'react';

/** Names under which the links to results are kept begin so (kept-links.ts). Apart, since every page's first load asks whether there are any. */
export const KEPT_LINK = 'result:';
/** Says on the window that there is one more, or none. */
export const KEPT_LINKS_CHANGED = 'kept-links';

/** Whether this device keeps links to results; false while the page is static HTML. */
export const useHasKeptLinks = (): boolean => useSyncExternalStore(onChange, hasKeptLinks, () => false);

function onChange(change: () => void): () => void {
  addEventListener(KEPT_LINKS_CHANGED, change);
  return () => removeEventListener(KEPT_LINKS_CHANGED, change);
}

function hasKeptLinks(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_LINK));
  } catch {
    return false;
  }
}
