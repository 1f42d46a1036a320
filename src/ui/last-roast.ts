import { useState } from 'react';
import { useBrowserValue } from './browser.ts';
import { type KeptLink, keptLinks } from './kept-links.ts';

/** The CV that was roasted last on this device: nobody should have to hand it over twice. Null until the page listens, and without one. */
export function useLastRoast(): KeptLink | null {
  const listening = useBrowserValue(() => true, false);
  const [last] = useState(() => keptLinks().find(({ what }) => what === 'roast') ?? null);
  return listening ? last : null;
}
