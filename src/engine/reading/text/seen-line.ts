import type { ColumnField } from '../../lexicon/reading/columns.ts';
import { PRESENT_WORDS } from '../../lexicon/reading/months.ts';
import type { Line, Place } from '../../../domain/document.ts';

/** A visible line with what nearly every step wants to know of it. */
export interface SeenLine {
  /** Index into the reading's visible lines. */
  index: number;
  line: Line;
  place: Place;
  /** Trimmed text; tabs still stand for wide gaps. */
  text: string;
  /** True when it begins with a bullet sign. */
  marked: boolean;
  /** The text without its bullet sign. */
  body: string;
  /** True in a CV whose owner writes everything small: there a small letter begins names too. */
  small?: boolean;
  /** True where a statement is known to begin here, with a sign or without. */
  opens?: boolean;
  /** Set where what is printed before this text on its line was told apart as a head: so many characters. */
  cut?: number;
  /** Set where the line is a row of a table whose head is known; its text is that of the cells, in their order. */
  row?: TableRow;
}

/** A row of a table by its columns, from left to right; each cell holds the lines that were printed in it. */
export interface TableRow {
  /** What the columns are called, as printed. */
  names: readonly string[];
  columns: readonly (readonly ColumnField[])[];
  cells: readonly (readonly SeenLine[])[];
}

const MARK = /^(?:[•●○◦▪■□▫◾◼⚫‣⁃∙·⋅*➢➤➔➜►▶▸▹✓✔✦✧❖◆◇∠»›→⇒★☆※・–—\u2212-]|[\uE000-\uF8FF]|\(?\d{1,2}[.)](?=\s+\p{Lu})|o(?=\s+\p{Lu}))\s*(?=\S)/u;
/** Signs that open a bullet only with a space after them ("-5 %" is none). */
const NEEDS_SPACE = /^[-–—*·\u2212»›→o\d(]/;

/** "- Jul 21", "– Present)": a dash before nothing but a date ends a period that began on the line above. */
const PERIOD_END = new RegExp(String.raw`^[-–—] (?:(?:\p{L}{3,9}\.? )?(?:\d{1,2}[/.])?(?:(?:19|20)?\d\d)|${PRESENT_WORDS.join('|')})[).]{0,2}$`, 'iu');

/** No line of a page is longer; a file that claims so must not make the reading slow. */
const MAX_CHARACTERS = 2000;

/** The line with its bullet sign told apart. */
export function seenLine(line: Line, index: number): SeenLine {
  const text = line.text.slice(0, MAX_CHARACTERS).trim();
  const match = MARK.exec(text);
  const marked = match !== null && !PERIOD_END.test(text) && (!NEEDS_SPACE.test(text) || /\s$/.test(match[0]));
  return { index, line, place: { page: line.page, line: line.line }, text, marked, body: marked && match ? text.slice(match[0].length) : text };
}

/** "-Haul acids": so many lines that begin so are a list of statements typed without a space. */
const FEWEST_DASHED = 4;
const DASHED = /^[-–](?=\p{L}|\d)/u;

/** A dash and a letter without a space. */
export const isDashedWord = (text: string): boolean => /^[-–]\p{L}/u.test(text);

/** "un « non" / "» poli.": the end of a quotation that began on the line above opens no list. */
const withoutQuoteEnds = (lines: readonly SeenLine[]): SeenLine[] =>
  lines.map((line, at) => (/^[»›]/u.test(line.text) && /[«‹][^»›]*$/u.test(lines[at - 1]?.text ?? '') ? { ...line, marked: false, body: line.text } : line));

/** The lines, those marked that begin with a dash and no space where a list is typed so; what only ends a quotation is not. */
export function markDashes(seen: readonly SeenLine[]): SeenLine[] {
  const lines = withoutQuoteEnds(seen);
  const isDashed = ({ text, marked }: SeenLine): boolean => !marked && DASHED.test(text) && !PERIOD_END.test(text.replace(/^./u, '$& '));
  if (lines.filter((line) => isDashed(line) && isDashedWord(line.text)).length < FEWEST_DASHED) return lines;
  return lines.map((line) => (isDashed(line) ? { ...line, marked: true, body: line.text.slice(1) } : line));
}

/** Share of lines without a capital from which on somebody writes all small. */
const SMALL = 0.8;

/** The lines, marked where the whole CV is written small. */
export function markSmall(lines: readonly SeenLine[]): SeenLine[] {
  const lettered = lines.filter(({ body }) => /^\p{L}/u.test(body));
  const small = lettered.filter(({ body }) => !/^\p{Lu}/u.test(body)).length;
  return lettered.length > 0 && small >= SMALL * lettered.length ? lines.map((line) => ({ ...line, small: true })) : [...lines];
}

/** Whether the line is a bullet sign alone, its text on the line after. */
export function isLoneMark(text: string): boolean {
  return /^(?:[•●○◦▪■□‣⁃∙·➢➤►▶✓✔❖◆◇]|[\uE000-\uF8FF]|o)$/u.test(text);
}
