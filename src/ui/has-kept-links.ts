/** Names under which the links to results are kept begin so (kept-links.ts). Apart, since every page's first load asks whether there are any. */
export const KEPT_LINK = 'result:';

export function hasKeptLinks(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEPT_LINK));
  } catch {
    return false;
  }
}
