import type { FindingKind } from '../../../../domain/finding.ts';
import type { Observation } from '../../../../domain/observation.ts';
import type { Judgement } from '../../../judgement.ts';

/** What is said of words that a line would be better without; `words` as the CV prints them. */
const MENDS: Readonly<Partial<Record<FindingKind, (words: string) => string>>> = {
  'spelling-mistake': (words) => `Keep the line, and mend the spelling of “${words}”.`,
  // The words may be a verb that the line hangs on: it is said anew without them, not cut.
  buzzword: (words) => `Say this again without “${words}”, in the words you would use across a table.`,
  cliche: (words) => `Say this again in your own words, without “${words}”.`,
  'empty-adjective': (words) => `Say the same without “${words}”: let what you did speak for it.`,
  'duty-opening': (words) => `Keep what the line is about, and say what you did in place of “${words}”.`,
  'vague-quantity': (words) => `Keep the line, and say how many or which ones in place of “${words}”, if it does not say so already.`,
  'passive-voice': (words) => `Say this again with whoever did it in front: “${words}” hides that.`,
  'weak-opening': (words) => `Keep what the line is about, and say what your part was in place of “${words}”.`,
};

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
      const at = words === '' ? -1 : quote.toLowerCase().indexOf(words.toLowerCase());
      const mend = MENDS[finding.kind];
      if (at >= 0 && words.length < quote.length && mend !== undefined) return mend(quote.slice(at, at + words.length));
    }
  }
  return null;
}
