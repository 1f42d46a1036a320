import { findPeriods } from '../text/dates.ts';
import { isDegree, isSentence, schoolScore } from '../text/evidence-words.ts';
import { looksOf } from '../text/looks.ts';
import { readPlace } from '../contact/places.ts';
import type { SeenLine } from '../text/seen-line.ts';
import type { Piece } from '../entries/heads.ts';
import type { Facts, OpenStudy } from './open-study.ts';
import { isOpening, isSchoolLike } from './study-parts.ts';

/** Words of the name of a study or a school at most. */
const MAX_WORDS = 9;

const pieceOf = (text: string, line: SeenLine): Piece => ({ text, line, title: 0, company: 0, place: false, employer: false });

const isName = ({ body, marked }: SeenLine): boolean =>
  !marked && /^\p{Lu}/u.test(body) && !isSentence(body) && !/[:@\t]/u.test(body) && body.split(/\s+/u).length <= MAX_WORDS && readPlace(body) === null;

/**
 * What a line says under a school that stands on a line of its own: a firm in it is a part of the study's name ("Bachelor of Business,
 * Human Resource Management"), and beside its date stands what was taken there, whatever it is called ("Certificate IV · (2018)").
 */
export function besideSchool(found: Facts, open: OpenStudy | null, line: SeenLine): Facts {
  if (open === null || open.institution === null || open.degree !== null || open.institution.line.index !== line.index - 1) return found;
  const { degree, institution, period } = found;
  if (degree !== null) {
    if (found.isFirm !== true || institution === null) return found;
    const { body } = line;
    const [from, to] = [body.indexOf(degree.text), body.indexOf(institution.text)];
    const whole = from < 0 || to < from ? degree.text : body.slice(from, to + institution.text.length);
    return { ...found, degree: { ...degree, text: whole }, institution: null };
  }
  const [date] = findPeriods(line.body);
  const name = date === undefined ? '' : line.body.slice(0, date.from).replace(/[\s·|,(–—-]+$/u, '');
  const isNamed =
    institution === null && period !== null && open.period === null && / [·|] \(?$/u.test(line.body.slice(0, date?.from)) && isName({ ...line, body: name });
  return isNamed ? { ...found, degree: pieceOf(name, line) } : found;
}

/**
 * Takes a line that says nothing by its words for what it must be by where it stands: between the dates of a study and its school
 * what was studied, in bold right below a degree in bold the school. False where it is neither.
 */
export function takeName(open: OpenStudy, line: SeenLine, next: SeenLine | undefined): boolean {
  if (!isName(line)) return false;
  const isFirst = open.degree === null && open.institution === null && open.period !== null && isOpening(open.first) && open.details.length === 0;
  if (isFirst && next !== undefined && schoolScore(next.body) === 2 && !isDegree(next.body) && looksOf(next).bold === looksOf(line).bold) {
    open.degree = pieceOf(line.body, line);
    return true;
  }
  const { degree } = open;
  const isBelow = degree !== null && open.institution === null && degree.line.index === line.index - 1 && degree.line.body === degree.text;
  if (!isBelow || !line.line.bold || !degree.line.line.bold || !isSchoolLike(line.body)) return false;
  open.institution = pieceOf(line.body, line);
  return true;
}

/** "Bachelor pass. Distinction in" in plain letters under "Matric (NSC)" in bold, where all studies have their names in bold: told of that one. */
export function isDetailOf(open: OpenStudy, { degree, institution }: Facts, line: SeenLine, heads: ReadonlySet<string>): boolean {
  return (
    degree !== null &&
    institution === null &&
    open.degree !== null &&
    open.degree.line.line.bold &&
    !line.line.bold &&
    heads.has(looksOf(open.degree.line).key) &&
    open.institution !== null &&
    /[\p{Ll})]\. \p{Lu}/u.test(line.body)
  );
}
