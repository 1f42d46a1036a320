import { findPeriods } from '../text/dates.ts';
import { MONTHS, PRESENT_WORDS, SINCE_WORDS } from '../../lexicon/reading/months.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { fold, foldedWords, unaccent } from '../../english/folding.ts';

/** A margin is no wider than this (characters). */
const MAX_CELL = 22;
/** "De sept. 2021 à juin" */
const MAX_TOKENS = 5;
/** Dates are stacked on so many lines at most: "Mar" / "2017 –" / "Dec" / "2020". */
const MAX_STACK = 4;
const SAME_MARGIN = 2;
/** What joins or opens dates. */
const JOINERS = new Set([...SINCE_WORDS, 'to', 'until', 'till', 'bis', 'a', 'au', 'al', 'ate', 'hasta', 'tot', 'do', 'de', 'du', 'van', 'von', 'til']);
const PRESENT = new Set(PRESENT_WORDS.map((word) => fold(unaccent(word))));

/**
 * Lines with the dates of a narrow margin put together: what stood under the first piece of a date, beside the bullets, goes to
 * it ("(06/2020 -" / "now)"), and the bullets are bullets again.
 */
export function unstackDates(content: readonly SeenLine[]): SeenLine[] {
  const lines = [...content];
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at];
    const first = head && cellOf(head);
    if (!head || first == null || !isFragment(first) || !hasDate(first) || isWhole(first)) continue;
    let date = first;
    let taken = 0;
    for (let below = at + 1; below < lines.length && taken < MAX_STACK - 1 && !isWhole(date); below++) {
      const line = lines[below];
      if (!line || line.line.page !== head.line.page) break;
      const cell = cellOf(line);
      if (!isInMargin(head, first, line, cell)) continue;
      // "2010" above "2014": the years of two rows, unless a sign or a word joins them.
      if (cell === null || !isFragment(cell) || (/^\d{4}$/u.test(cell) && /(?:^|\s)\d{4}$/u.test(date))) break;
      // "2022 –" above "2015 –": a dash each, and two rows.
      if (/[-–—]$/u.test(cell) && /[-–—]$/u.test(date)) break;
      date += ` ${cell}`;
      taken++;
    }
    if (taken === 0 || !isWhole(date)) continue;
    lines[at] = withText(head, `${date}${head.text.slice(first.length)}`);
    for (let below = at + 1; taken > 0; below++) {
      const line = lines[below];
      const cell = line ? cellOf(line) : null;
      if (line && cell !== null && isInMargin(head, first, line, cell)) {
        lines[below] = unbullet(line, line.text.slice(cell.length).trim());
        taken--;
      }
    }
  }
  return lines.filter((line) => line.text !== '');
}

/** Share of a letter's height that it is wide. */
const LETTER = 0.5;
/** How far apart the ends of two dates may seem to stand that are set flush right, in letters. */
const FLUSH = 2.5;

/** Whether a cell stands in the margin of the head's dates: it begins where they do, or ends there ("Sep 2012–Dec" over "2016", flush right). */
function isInMargin(head: SeenLine, dates: string, line: SeenLine, cell: string | null): boolean {
  if (Math.abs(line.line.x - head.line.x) <= SAME_MARGIN) return true;
  if (cell === null || !isFragment(cell) || !line.text.includes('\t') || line.line.x < head.line.x) return false;
  const letter = head.line.fontSize * LETTER;
  return Math.abs(head.line.x + dates.length * letter - (line.line.x + cell.length * letter)) <= FLUSH * letter;
}

/** What stands in the margin: the first cell of the line, or all of a short line. */
function cellOf({ text }: SeenLine): string | null {
  const cell = text.split('\t')[0] ?? '';
  if (cell.length <= MAX_CELL) return cell;
  // "Feb 2022 – Quantity Surveyor, Fennimore Build": the margin is as narrow as its dates, with no gap behind them.
  const [found] = findPeriods(cell);
  const dash = found?.from === 0 ? /^\s?[-–—](?=\s)/u.exec(cell.slice(found.to))?.[0] : undefined;
  return found && dash !== undefined && found.to <= MAX_CELL ? cell.slice(0, found.to) + dash : null;
}

/** Nothing but months, years, dashes and "now". */
function isFragment(cell: string): boolean {
  const tokens = foldedWords(cell);
  return (
    tokens.length <= MAX_TOKENS &&
    (tokens.length > 0 || /^[-–—]$/u.test(cell)) &&
    tokens.every((token) => /^\d{1,4}$/.test(token) || MONTHS.has(token) || PRESENT.has(token) || JOINERS.has(token))
  );
}

/** A year, a day or a month, and not a joint by itself. */
const hasDate = (cell: string): boolean => /\d/u.test(cell) || foldedWords(cell).some((token) => MONTHS.has(token));

/** A period with both ends. */
function isWhole(date: string): boolean {
  const [found, ...more] = findPeriods(date);
  return found !== undefined && more.length === 0 && found.range && (found.end !== null || (found.current && !/[-–—]\s*$/u.test(date)));
}

function withText(line: SeenLine, text: string): SeenLine {
  return { ...line, text, body: text };
}

/** The rest of a line whose margin was taken: its bullet sign shows again. */
function unbullet(line: SeenLine, text: string): SeenLine {
  const mark = /^[•●▪■◦–—*-]\s+(?=\S)/u.exec(text)?.[0] ?? '';
  return { ...line, text, marked: mark !== '', body: text.slice(mark.length) };
}
