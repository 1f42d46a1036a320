import type { TermMatch } from '../../english/matching.ts';
import type { Passage } from '../shared/passages.ts';

const GRADED = /(?<!\p{L})(?:rated|graded|scored|awarded|assessed as|evaluated as|judged)\s(?:an?\s|as\s|the\s)?(?:\p{L}+\s){0,3}$/iu;
const GRADE = /^[\s,]*(?:\p{L}+\s){0,2}(?:status|ratings?|evaluations?|appraisals?|performance reviews?|grade|score|classification|certification)(?!\p{L})/iu;

/** "Achieved highly effective status on all evaluations", "rated outstanding by inspectors": what somebody else said, officially, is no praise of one's own. */
export function isOfficialGrade({ text }: Passage, { start, end }: TermMatch): boolean {
  return GRADED.test(text.slice(0, start)) || GRADE.test(text.slice(end));
}
