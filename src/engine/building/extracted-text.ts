import type { Cv, SectionKind } from '../../domain/cv.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { OPTIMIZE } from '../../domain/limits.ts';
import { underlined } from '../reading/document-from-text.ts';
import { splitCells, tableHead } from '../reading/tables/table-head.ts';
import { readCv } from '../reading/read-cv.ts';

/**
 * A CV's lines as a person sees them, in reading order: each heading underlined and with a blank line before it, as before each job, and
 * what the paper's edge had broken in one line again. It reads back to the same sections and jobs, and is never longer than what an
 * optimization takes in.
 */
export function extractedText(document: CvDocument): string {
  const { cv, lines } = readCv(document);
  const headings = new Map(cv.sections.flatMap(({ heading, from }) => (heading === null ? [] : [[from, heading.value]])));
  const jobs = new Set(cv.experience.map(({ page, line }) => lines.findIndex((each) => each.page === page && each.line === line)));
  const statements = statementsOf(cv);
  let text = '';
  let last: Line | undefined;
  let table: OpenTable | null = null;
  for (const at of inOrder(cv.sections)) {
    const line = lines[at];
    if (line === undefined) continue;
    const heading = headings.get(at);
    const shown = heading !== undefined && isAlone(line.text, heading) ? underlined(heading) : line.text.replace(BROKEN_DATES, ' – ');
    table = heading === undefined ? tableAt(table, line) : null;
    if (table?.isRest === true) {
      text += `${table.isBegun ? ' ' : '\t'}${line.text}`;
      last = line;
      continue;
    }
    if (last === undefined) text = shown;
    else if (headings.has(at - 1) && heading === undefined) text += `\n${shown}`;
    else text += `${heading !== undefined || jobs.has(at) ? '\n\n' : seamOf(last, line, statements)}${shown}`;
    last = line;
  }
  return text.slice(0, OPTIMIZE.maxCvCharacters);
}

/** "Jun 2019 • now": a dash at the head of a wrapped line was taken for a bullet. */
const BROKEN_DATES = /(?<=(?:19|20)\d\d) • (?=(?:now|present|today|to date|current|(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)(?!\p{L}))/iu;

/** A table that the lines are in. */
interface OpenTable {
  columns: number;
  /** Whether the row has room for one more cell. */
  isOpen: boolean;
  /** Whether the line at hand is of the last cell of its row, and whether that cell was begun above. */
  isRest: boolean;
  isBegun: boolean;
}
const FEWEST_COLUMNS = 3;

/** What table the line is in: its head begins one, a row stays in it, lines without a gap under a row that lacks its last cell are that cell. */
function tableAt(open: OpenTable | null, { text }: Line): OpenTable | null {
  const cells = splitCells(text).length;
  if (cells >= FEWEST_COLUMNS && tableHead(text) !== null) return { columns: cells, isOpen: false, isRest: false, isBegun: false };
  if (open === null) return null;
  if (cells > 1) return cells > open.columns ? null : { ...open, isOpen: cells === open.columns - 1, isRest: false, isBegun: false };
  if (!open.isOpen || /^[•▪–*-]\s/u.test(text)) return null;
  return { ...open, isBegun: open.isRest, isRest: true };
}

/** Places of the lines, section by section: what goes on without a heading of its own, in another column or on another page, stands where it began. */
function inOrder(sections: Cv['sections']): number[] {
  const places: { kind: SectionKind; lines: number[] }[] = [];
  for (const { kind, heading, from, to } of sections) {
    const lines = Array.from({ length: to - from }, (_, index) => from + index);
    const begun = heading === null ? places.findLast((place) => place.kind === kind) : undefined;
    if (begun === undefined) places.push({ kind, lines });
    else begun.lines.push(...lines);
  }
  return places.flatMap(({ lines }) => lines);
}

/** Whether a heading has its line for itself, but for a number or a sign before it. */
const isAlone = (line: string, heading: string): boolean => line.trim().replace(/^[^\p{L}]{1,4}(?=\p{L})|\s*[:：]$/gu, '') === heading.trim();

/** Everything that was read as one, however many lines it takes. */
function statementsOf({ experience, education, summary }: Cv): string[] {
  const jobs = experience.flatMap(({ title, company, location, period, details, bullets }) => [
    ...[title, company, location, ...details].map((read) => read?.value),
    period?.text,
    ...bullets.map(({ text }) => text),
  ]);
  const studies = education.flatMap(({ degree, institution, period, details }) => [
    ...[degree, institution, ...details].map((read) => read?.value),
    period?.text,
  ]);
  return [...jobs, ...studies, ...summary.map(({ text }) => text)].filter((text) => text !== undefined && /\s/u.test(text)).map(String);
}

/** What stands between two lines: a line break, or what the statement that runs on from one to the other has there. */
function seamOf(last: Line, next: Line, statements: readonly string[]): '\n' | ' ' | '' {
  if (last.page !== next.page || next.text.includes('\t')) return '\n';
  const before = /(?:\S+ )?\S+$/u.exec(last.text.trimEnd())?.[0];
  const after = /^\S+(?: \S+)?/u.exec(next.text.trimStart())?.[0];
  if (before === undefined || after === undefined) return '\n';
  if (statements.some((text) => text.includes(`${before} ${after}`))) return ' ';
  return /\p{L}-$/u.test(before) && statements.some((text) => text.includes(`${before}${after}`)) ? '' : '\n';
}
