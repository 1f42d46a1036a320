import { foldKeepingSigns } from '../english/folding.ts';
import type { AdvertZone } from '../lexicon/advert/headings.ts';
import { CUES, OPENS } from '../lexicon/advert/loose-headings.ts';

const LONGEST = 60;
const MOST_WORDS = 8;

/**
 * The zone that a line of its own opens where no list knows it as a heading: short, no sentence, with a cue in it, and in capitals,
 * closed by a colon or question mark, or opening as headings do. Null where it is none.
 */
export function looseZone(line: string, zone: AdvertZone): AdvertZone | null {
  if (line.length > LONGEST || /[.!;,]$/u.test(line) || line.split(/\s+/u).length > MOST_WORDS || /\d/u.test(line)) return null;
  const folded = foldKeepingSigns(line)
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/[:?\s]+$/u, '');
  const found = CUES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  const shouted = !/\p{Ll}/u.test(line) && /\p{Lu}{3}/u.test(line);
  if (found === null) return shouted && (zone === 'nice' || zone === 'must' || zone === 'duty') ? 'none' : null;
  return shouted || /[:?]$/u.test(line) || OPENS.test(folded) || folded.split(' ').length <= 3 ? found : null;
}
