import type { Passage } from './passages.ts';
import type { TermMatch } from '../../english/matching.ts';

/** Whether a bullet teaches or trains other people in what the match names ("Taught communication skills to 30 pupils"): that is a deed, no claim. */
export function isLessonOnSkills(passage: Passage, match: TermMatch): boolean {
  if (passage.role !== 'job' && passage.role !== 'line') return false;
  return (
    /\b(?:teach|taught|train|coach|tutor|instruct|mentor|educat|workshop|course|curricul|lesson|student|pupil|children|patient|client|participant|residents|class)\p{L}*/iu.test(
      passage.text.slice(Math.max(0, match.start - 80), match.end + 40),
    ) && /skills?|leader|work ethic|attitude|team|think|confiden|learn|solving/iu.test(match.written)
  );
}
