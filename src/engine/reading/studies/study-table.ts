import type { Education } from '../../../domain/cv.ts';
import { foldedWords } from '../../english/folding.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { periodOf } from '../entries/experience.ts';
import { isTableHead } from '../entries/head-lines.ts';
import type { Piece } from '../entries/heads.ts';
import { commaParts } from '../text/commas.ts';
import { findPeriods } from '../text/dates.ts';
import { schoolScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** Where the columns of a table of studies stand. */
export interface StudyColumns {
  count: number;
  degree: number;
  institution: number;
  date: number;
}

/** A row of such a table. */
export interface StudyRow {
  degree: Piece;
  institution: Piece | null;
  period: Education['period'];
  details: string[];
}

const COURSE = new Set('course qualification qualifications degree examination exam exams subject subjects award level abschluss diplome titulo'.split(' '));
const SCHOOL = new Set('institution institute school university college board ecole schule centro body'.split(' '));
const DATE = new Set('year years date dates period duration passing completed zeitraum datum periode fechas'.split(' '));
/** Words of a course at most; a longer cell is a statement. */
const MAX_COURSE_WORDS = 12;

/** The columns that the head of a table names ("Course [tab] Institution [tab] Year [tab] Marks"); null for any other line, and for a table without a course. */
export function studyColumns(line: SeenLine): StudyColumns | null {
  if (!isTableHead(line)) return null;
  const cells = cellsOf(line).map((cell) => foldedWords(cell));
  const indexOf = (words: ReadonlySet<string>): number => cells.findIndex((cell) => cell.some((word) => words.has(word)));
  const degree = indexOf(COURSE);
  return degree < 0 ? null : { count: cells.length, degree, institution: indexOf(SCHOOL), date: indexOf(DATE) };
}

const cellsOf = ({ text }: SeenLine): string[] => text.split(/\t|\s\|\s/u).map((cell) => cell.trim());

/** A line read by the columns of its table; null for one that has not as many cells. */
export function studyRow(line: SeenLine, columns: StudyColumns): StudyRow | null {
  const cells = cellsOf(line);
  // "BSc Textiles (Special) Marsh University": the gap between two full cells may be as narrow as one between words.
  const [, left, right] =
    cells.length === columns.count - 1 && columns.institution === columns.degree + 1 ? (/^(.*\)) (\p{Lu}.*)$/u.exec(cells[columns.degree] ?? '') ?? []) : [];
  if (left !== undefined && right !== undefined && schoolScore(right) === 2) cells.splice(columns.degree, 1, left, right);
  const course = cells[columns.degree] ?? '';
  // The last column may be empty.
  if (
    cells.length > columns.count ||
    cells.length < Math.max(2, columns.count - 1) ||
    !/\p{L}|\d/u.test(course) ||
    course.split(/\s+/u).length > MAX_COURSE_WORDS
  )
    return null;
  const named = (text: string): Piece => ({ text, line, title: 0, company: 0, place: false, employer: false });
  const { school, rest } = schoolOf(cells[columns.institution] ?? '');
  const date = cells[columns.date] ?? '';
  const [found] = findPeriods(date);
  const from = line.text.indexOf(date);
  const others = cells.filter((_, at) => at !== columns.degree && at !== columns.institution && at !== columns.date);
  return {
    degree: named(course),
    institution: school === '' ? null : named(school),
    period: found && from >= 0 ? periodOf({ found: { ...found, from: found.from + from, to: found.to + from }, line }) : null,
    details: [...rest, ...others].filter((cell) => /[\p{L}\p{N}]/u.test(cell)),
  };
}

/** A school and the town behind it, known or not. */
function schoolOf(cell: string): { school: string; rest: string[] } {
  const parts = commaParts(cell);
  const at = parts.findIndex((part) => schoolScore(part) === 2);
  const end = at >= 0 ? at + 1 : parts.findIndex((part, i) => i > 0 && (readPlace(part) !== null || townCountry(part) !== undefined));
  return end > 0 ? { school: parts.slice(0, end).join(', '), rest: parts.slice(end) } : { school: cell, rest: [] };
}
