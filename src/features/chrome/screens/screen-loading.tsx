import { CHROME } from '../copy.ts';

/** Between two screens, while the second one's code is on its way. */
export function ScreenLoading() {
  return <output className="pen-note grid min-h-[60vh] place-items-center">{CHROME.loading}</output>;
}
