import type { SectionKind } from '../../../domain/cv.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, isDegree, isSentence, schoolScore, titleScore } from '../text/evidence-words.ts';
import { stemOf } from './heading-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** "3 years 2 months" on a line of its own: how long somebody was with an employer, over the roles held there. */
const WHOLE_STAY = /^\(?(?:(?:\d{1,2}|less than a) ?(?:years?|yrs?|year|months?|mos?)[ ,]*(?:and )?){1,2}\)?$/iu;
const MAX_HEAD_WORDS = 12;

/**
 * Whether a line that might be a heading is the first line of an entry instead: an employer over a title and its dates, or over how
 * long somebody stayed; a school over its degree. `isOpener` where it is set as the section's own heading is: then only a name that
 * reads as a house's, or a length of stay under it, tells.
 */
export function isHeadOfEntry(line: SeenLine, current: SectionKind, lines: readonly SeenLine[], isOpener: boolean): boolean {
  const after = lines.slice(line.index + 1, line.index + 3);
  const [next, second] = after;
  if (line.marked || next === undefined || next.marked) return false;
  if (current === 'education') {
    const isSchool = schoolScore(line.body) === 2;
    const isStudied = isDegree(next.body) || findPeriods(next.text).length > 0;
    return isStudied && (isSchool || !isOpener) && stemOf(line.body) === null;
  }
  if (current !== 'experience') return false;
  if (WHOLE_STAY.test(next.body)) return true;
  const isDated = isDatesAlone(next) || (isShortHead(next) && second !== undefined && isDatesAlone(second));
  if (!isDated) return false;
  // "Teaching Experience", "Relevant Internships": a part of the section, whatever stands under it.
  if (stemOf(line.body) === 'experience') return companyScore(line.body) >= 2;
  return !isOpener || companyScore(line.body) > 0 || titleScore(line.body) === 2;
}

/** "August 2020 - June 2022 (1 year 11 months)", "2014 - 2020 · Chennai": a line that dates an entry and names nothing done. */
function isDatesAlone({ text, marked }: SeenLine): boolean {
  const [period] = findPeriods(text);
  if (marked || !period?.range || period.from > 1) return false;
  const rest = text.slice(period.to).replace(/^[\s,·|]*\([^)]*\)/u, '');
  return titleScore(rest) === 0 && companyScore(rest) === 0 && rest.trim().split(/\s+/u).length <= 4;
}

const isShortHead = ({ text, marked }: SeenLine): boolean =>
  !marked && !isSentence(text) && !text.includes('\t') && text.split(/\s+/u).length <= MAX_HEAD_WORDS && findPeriods(text).length === 0;
