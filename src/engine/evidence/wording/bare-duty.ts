import { carriesNumber } from '../shared/counts.ts';
import type { Statement } from '../shared/statements.ts';
import { termMatcher } from '../../english/matching.ts';
import { DUTY_OPENINGS } from '../../lexicon/words/openings.ts';
import { termsOf } from '../../lexicon/words/terms-notation.ts';
import { changesIn } from '../../english/changes.ts';
import { OUTCOMES } from '../../lexicon/claims/outcomes.ts';
import { opening } from './openings.ts';

const matcher = termMatcher(termsOf(DUTY_OPENINGS));

/** Whether a statement names a duty and stops there: such a line is struck and never praised. */
export const isBareDuty = ({ text, tokens }: Statement): boolean => opening(text, tokens, matcher) !== undefined && !tellsOutcome(text);

/** "Responsible for the training: two technicians, both passed": what begins as a duty and ends with a result is neither struck nor copied. */
export function tellsOutcome(text: string): boolean {
  if (changesIn(text).some(({ after, by }) => after !== null || by !== null)) return true;
  const rest = /(?:[,;:–.]\s|\()(.*)$/u.exec(text)?.[1] ?? '';
  return carriesNumber(rest) && OUTCOMES.test(rest);
}
