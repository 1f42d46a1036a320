import type { Education } from '../../../domain/cv.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { periodOf } from '../entries/experience.ts';
import type { Piece } from '../entries/heads.ts';
import { cellOf, cellText, columnOf, dateLine, type RowLine, wholeCell } from '../tables/rows.ts';
import { commaParts } from '../text/commas.ts';
import { findPeriods } from '../text/dates.ts';
import { schoolScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** A row of a table of studies. */
export interface StudyRow {
  degree: Piece | null;
  institution: Piece | null;
  period: Education['period'];
  details: string[];
}

/** A study by the columns of its table. */
export function studyRow(row: RowLine): StudyRow {
  const { columns, cells } = row.row;
  const degreeAt = columnOf(columns, 'degree', 'certificate', 'title');
  const schoolAt = columnOf(columns, 'school', 'employer', 'issuer', 'place');
  const course = wholeCell(cells[degreeAt] ?? []);
  const house = schoolAt === degreeAt ? null : wholeCell(cells[schoolAt] ?? []);
  const { school, rest } = schoolOf(house?.body ?? '');
  const named = (text: string, line: SeenLine): Piece => ({ text, line, title: 0, company: 0, place: false, employer: false });
  const dates = dateLine(row);
  const [found] = findPeriods(dates?.text ?? '');
  const told = new Set([cells[degreeAt], cells[schoolAt], ...(found ? [cellOf(row, 'dates'), cellOf(row, 'from'), cellOf(row, 'to')] : [])]);
  const others = cells.filter((cell, at) => !told.has(cell) && (columns[at]?.length ?? 0) > 0).map(cellText);
  return {
    degree: course === null ? null : named(course.body, course),
    institution: house === null || school === '' ? null : named(school, house),
    period: dates !== null && found ? periodOf({ found, line: dates }) : null,
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
