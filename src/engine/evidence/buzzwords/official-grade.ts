import type { TermMatch } from '../../english/matching.ts';
import type { Passage } from '../shared/passages.ts';

const GRADED = /(?<!\p{L})(?:rated|graded|scored|awarded|assessed as|evaluated as|judged)\s(?:an?\s|as\s|the\s)?(?:\p{L}+\s){0,3}$/iu;
const GRADE = /^[\s,]*(?:\p{L}+\s){0,2}(?:status|ratings?|evaluations?|appraisals?|performance reviews?|grade|score|classification|certification)(?!\p{L})/iu;

/** So many characters before and behind are looked at. */
const NEAR = 80;

/** "Achieved highly effective status on all evaluations", "rated outstanding by inspectors": what somebody else said, officially, is no praise of one's own. */
export function isOfficialGrade({ text }: Passage, { start, end }: TermMatch): boolean {
  return GRADED.test(text.slice(Math.max(0, start - NEAR), start)) || GRADE.test(text.slice(end, end + NEAR));
}
