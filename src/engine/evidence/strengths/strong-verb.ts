import { COMMON_VERBS } from '../../lexicon/grammar/verbs.ts';
import type { Draft, Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { bulletsOf } from '../shared/statements.ts';
import { hasFault } from './faults.ts';

const MOST = 6;
const LEAST_WORDS = 5;

/** Statements that open with a verb of deed in the past ("Rebuilt", "Negotiated"), one finding a verb, at most six. */
export const strongVerbDetector: Detector<'strong-verb'> = {
  kind: 'strong-verb',
  detect(context) {
    const strong = bulletsOf(context).filter(
      ({ verb, text, tokens }) =>
        verb?.strong === true && verb.tense === 'past' && !COMMON_VERBS.has(verb.verb) && tokens.length >= LEAST_WORDS && !hasFault(text, tokens),
    );
    return [...Map.groupBy(strong, ({ verb }) => verb?.verb ?? '').values()]
      .flatMap((uses): Draft<'strong-verb'>[] => {
        const first = uses[0];
        const quoted = first && quoteStart(context, first.passage.text, first.passage);
        return first?.verb && quoted ? [{ ...quoted, weight: 4, facts: { verb: first.verb.written.toLowerCase(), times: uses.length } }] : [];
      })
      .slice(0, MOST);
  },
};
