import type { YearMonth } from '../../../../domain/cv.ts';
import type { Judgement } from '../../../judgement.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { findPeriods, type FoundPeriod, monthIndex } from '../../../reading/text/dates.ts';
import { titleScore } from '../../../reading/text/evidence-words.ts';

/** How somebody tells of a job in a sentence. */
const TELLS_WORK = /(?<!\p{L})I (?:have |had )?(?:work(?:ed)?|been|was|am) (?:(?:employed|working|self[- ]employed) )?(?:as|at|for|with)(?!\p{L})/iu;

/**
 * Whether years stand among the jobs of a CV, beside words that tell of work, and lie within no job that our reader has found: then it
 * has lost a job, and says so of itself.
 */
export function hasUnreadSpans({ cv, lines }: Pick<Judgement, 'cv' | 'lines'>): boolean {
  if (cv.experience.length === 0) return false;
  const spans = cv.experience.flatMap(({ period }) =>
    period?.start ? [{ start: period.start, end: period.current ? null : (period.end ?? period.start) }] : [],
  );
  if (spans.length === 0) return false;
  const isHeld = (found: FoundPeriod): boolean =>
    spans.some(
      ({ start, end }) =>
        found.start === null || (startOf(start) <= endOf(found.start) && (end === null || (found.end !== null && startOf(found.end) <= endOf(end)))),
    );
  return cv.sections.some(({ kind, from, to }) =>
    kind !== 'experience'
      ? false
      : lines.slice(from, to).some((line, at) => {
          const text = `${lines[from + at - 1]?.text ?? ''} ${line.text} ${lines[from + at + 1]?.text ?? ''}`;
          const found = findPeriods(line.text).filter(({ range, start, end, current }) => range && start !== null && (end !== null || current));
          return found.some((one) => !isHeld(one)) && !isPrivateLine({ cv, lines }, line) && (TELLS_WORK.test(text) || namesPost(line.text));
        }),
  );
}

const namesPost = (text: string): boolean =>
  text.split(/\s*[,(|\t]\s*|\s+[–—-]\s+|\.\s/u).some((part) => part.split(/\s+/u).length <= MAX_TITLE && titleScore(part) === 2);
const MAX_TITLE = 6;

/** A date without a month may be any of its year. */
const startOf = ({ year, month }: YearMonth): number => monthIndex({ year, month: month ?? 1 });
const endOf = ({ year, month }: YearMonth): number => monthIndex({ year, month: month ?? 12 });
