import { CHROME } from '../copy.ts';

export function SkipLink() {
  return (
    <a href="#main" className="display sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2">
      {CHROME.skip}
    </a>
  );
}
