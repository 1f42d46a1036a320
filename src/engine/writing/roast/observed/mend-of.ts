import type { FindingKind } from '../../../../domain/finding.ts';
import type { Observation } from '../../../../domain/observation.ts';
import type { Judgement } from '../../../judgement.ts';
import { stableHash } from '../stable-hash.ts';

/** What is said of words that a line would be better without; `words` as the CV prints them. Several, so that a page is not told the same twice. */
const MENDS: Readonly<Partial<Record<FindingKind, readonly ((words: string) => string)[]>>> = {
  'spelling-mistake': [
    (words) => `Keep the line, and mend the spelling of “${words}”.`,
    (words) => `The line may stay. Only “${words}” is misspelt: mend that.`,
    (words) => `Mend the spelling of “${words}”, and leave the rest.`,
  ],
  // The words may be a verb that the line hangs on: it is said anew without them, not cut.
  buzzword: [
    (words) => `Say this again without “${words}”.`,
    (words) => `Take “${words}” out, and let the rest of the line say it.`,
    (words) => `Try the line without “${words}”.`,
  ],
  cliche: [
    (words) => `Say this again in your own words, without “${words}”.`,
    (words) => `Leave “${words}” out, and see what the line says without it.`,
    (words) => `Put your own words in place of “${words}”.`,
  ],
  'empty-adjective': [
    (words) => `Say the same without “${words}”: let what you did speak for it.`,
    (words) => `Leave “${words}” out: the rest of the line is stronger alone.`,
  ],
  'duty-opening': [
    (words) => `Keep what the line is about, and say what you did in place of “${words}”.`,
    (words) => `Begin with what you did, not with “${words}”.`,
    (words) => `Leave the rest, and put a verb of yours in place of “${words}”.`,
  ],
  'vague-quantity': [
    (words) => `Keep the line, and say how many or which ones in place of “${words}”, if it does not say so already.`,
    (words) => `If you know the number, put it in place of “${words}”.`,
    (words) => `Swap “${words}” for a number or for the names, if the line has neither.`,
  ],
  'passive-voice': [
    (words) => `Say this again with whoever did it in front: “${words}” hides that.`,
    (words) => `Where “${words}” stands, say who did it, if the line does not.`,
  ],
  'weak-opening': [
    (words) => `Keep what the line is about, and say what your part was in place of “${words}”.`,
    (words) => `Swap “${words}” for the verb of your own part, and leave the rest.`,
    (words) => `A more exact verb than “${words}” would show your part. The rest may stay.`,
    (words) => `Leave the rest of the line, and look for a verb that says more than “${words}”.`,
  ],
};

const OF_OPENINGS: ReadonlySet<FindingKind> = new Set(['weak-opening', 'duty-opening']);

/**
 * The way out under an odd detail whose words hold a fault of their own: what we would strike we do not tell anybody to keep (truth.md,
 * rule 11). Null where the line is sound.
 */
export function mendOf({ findings }: Judgement, { quote }: Observation): string | null {
  for (const kind of Object.keys(MENDS)) {
    for (const finding of findings) {
      // What is the whole line is not struck out of it.
      if (finding.kind !== kind || (finding.facts['opening'] !== undefined && finding.facts['opening'] === finding.facts['object'])) continue;
      const words = String(finding.facts['term'] ?? finding.facts['opening'] ?? finding.facts['word'] ?? finding.facts['phrase'] ?? '');
      const found = words === '' ? -1 : quote.toLowerCase().indexOf(words.toLowerCase());
      // “Support” opens no line that reads “Basic Life Support”.
      const at = OF_OPENINGS.has(finding.kind) && found > 0 ? -1 : found;
      const mends = MENDS[finding.kind] ?? [];
      const mend = mends[stableHash(`${quote}:${words}`) % Math.max(1, mends.length)];
      if (at >= 0 && words.length < quote.length && mend !== undefined) return mend(quote.slice(at, at + words.length));
    }
  }
  return null;
}
