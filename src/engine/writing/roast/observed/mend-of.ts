import type { FindingKind } from '../../../../domain/finding.ts';
import type { Observation } from '../../../../domain/observation.ts';
import type { Judgement } from '../../../judgement.ts';
import type { Template } from '../template.ts';

/** What is said of words that a line would be better without; `{w}` as the CV prints them. Several, so that a page is not told the same twice. */
const MENDS: Readonly<Partial<Record<FindingKind, readonly string[]>>> = {
  'spelling-mistake': [
    'Fix the spelling of “{w}”.',
    'Correct “{w}”, then run a spell check over the rest.',
    'Fix “{w}” first. A typo is the one word a reader remembers.',
    'Look up “{w}”: it’s misspelt.',
  ],
  // The words may be a verb that the line hangs on: it is said anew without them, not cut.
  buzzword: [
    'Replace “{w}” with a plain word, or with a fact.',
    'Say it without “{w}”.',
    'Swap “{w}” for what actually happened.',
    'Try the line without “{w}”. It gets shorter, and nothing is lost.',
  ],
  cliche: [
    'Say it in your own words, without “{w}”.',
    'Replace “{w}” with something only you could write.',
    'Drop “{w}”, and see how little the line misses it.',
  ],
  'empty-adjective': [
    'Cut “{w}”: what you did says it better.',
    'Drop “{w}”, and let the rest of the line speak.',
    'Replace “{w}” with the fact that made you choose the word.',
  ],
  'duty-opening': [
    'Start with what you did instead of “{w}”.',
    'Replace “{w}” with a verb: ran, set up, checked, looked after.',
    'Swap “{w}” for the first thing you actually did.',
  ],
  'vague-quantity': ['Put a number in place of “{w}”, or name the ones that matter.', 'Say how many instead of “{w}”, or leave it out.'],
  'passive-voice': ['Say who did it instead of “{w}”. If it was you, start with your verb.', 'If it was you, start with what you did, not with “{w}”.'],
  'weak-opening': [
    'Replace “{w}” with the verb for your own part.',
    'Say what you did yourself, in place of “{w}”.',
    'Find a more exact verb than “{w}”: wrote, fixed, ran, called?',
  ],
};

const OF_OPENINGS: ReadonlySet<FindingKind> = new Set(['weak-opening', 'duty-opening']);

/**
 * The ways out under an odd detail whose words hold a fault of their own: what we would strike we do not tell anybody to keep (truth.md,
 * rule 11). None where the line is sound.
 */
export function mendsOf({ findings }: Judgement, { quote }: Observation): readonly Template[] {
  for (const kind of Object.keys(MENDS)) {
    for (const finding of findings) {
      // What is the whole line is not struck out of it.
      if (finding.kind !== kind || (finding.facts['opening'] !== undefined && finding.facts['opening'] === finding.facts['object'])) continue;
      const words = String(finding.facts['term'] ?? finding.facts['opening'] ?? finding.facts['word'] ?? finding.facts['phrase'] ?? '');
      const found = words === '' || /[{}]/u.test(words) ? -1 : quote.toLowerCase().indexOf(words.toLowerCase());
      // “Support” opens no line that reads “Basic Life Support”.
      const at = OF_OPENINGS.has(finding.kind) && found > 0 ? -1 : found;
      if (at < 0 || words.length >= quote.length) continue;
      const printed = quote.slice(at, at + words.length);
      return (MENDS[finding.kind] ?? []).map((frame) => ({ text: frame.replace('{w}', () => printed), parts: [frame] }));
    }
  }
  return [];
}
