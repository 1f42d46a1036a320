import { CHROME } from '../copy.ts';

/** Between two screens, while the second one's code is on its way. */
export function ScreenLoading() {
  return (
    <output className="grid min-h-[60vh] place-items-center">
      <h1 className="pen-note normal-case">{CHROME.loading}</h1>
    </output>
  );
}
