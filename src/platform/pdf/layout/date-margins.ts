import type { Row } from './rows.ts';

const YEAR = /\b(?:19|20)\d{2}\b|\b\d{1,2}[/.]\d{2,4}\b/u;
const textOf = (row: Row): string => row.words.map((word) => word.text).join(' ');

/** Whether a row is a date or a place and nothing else, as the narrow side of a page holds them. */
export function isDateOrPlace(row: Row): boolean {
  const text = textOf(row);
  // "May '15 -", "2009, 2010": all that a narrow margin has room for.
  if (text.length <= 16 && /\d/u.test(text) && !/\p{L}{10}|[@%+]/u.test(text)) return true;
  return text.length < 40 && (YEAR.test(text) || /^[\p{Lu}][\p{L}. -]+, [\p{Lu}][\p{L}. ]+$/u.test(text));
}

/** The "present" below a "2019 –" that a narrow margin left no room for. */
export function endsPeriod(upper: Row | undefined, row: Row): boolean {
  return upper !== undefined && /\d\s?[-–—]$/u.test(textOf(upper)) && row.words.length === 1 && textOf(row).length <= 12;
}

/** Nothing but pieces of dates, as a margin stacks them: "Sept" / "2011 to". */
export const isDateRow = (row: Row): boolean => row.words.every(({ text }) => isDateWord(text));

/** So many rows level with others tell a margin. */
const FEWEST = 3;
/** Share of dates among them from which on it is one of dates. */
const MOSTLY = 0.75;

/** Dates beside their entries, whatever else begins at the left edge above, between and below them (headings, a list of skills). */
export function isDateMargin(margin: readonly Row[], isLevel: (row: Row) => boolean): boolean {
  const level = margin.filter(isLevel);
  const dates = level.filter((row) => isDateOrPlace(row) || isDateRow(row)).length;
  if (level.length < FEWEST) return false;
  // Labels of lists ("Languages") stand in the same margin further down: then nothing in it is longer than a label.
  return dates >= MOSTLY * level.length || (dates >= FEWEST && dates * 2 >= level.length && margin.every(isShort));
}

const isShort = (row: Row): boolean => textOf(row).length <= MAX_MARGIN && row.words.length <= 4 && !/[@,;•·|]/u.test(textOf(row));

/** A margin of dates is no wider than this (characters). */
const MAX_MARGIN = 20;
const MONTHS = (
  'jan january januar janvier enero janeiro gennaio januari gen ene feb february februar février fevrier fév fev febrero fevereiro febbraio februari mar march märz mär mars marzo março maart mrt mrz apr april avril avr abril abr aprile may mai mayo maio maggio mei mag ' +
  'jun june juni juin junio junho giugno giu jul july juli juillet juil julio julho luglio lug aug august août aout agosto ago augustus sep sept september septembre septiembre setembro settembre set oct october oktober okt octobre octubre outubro ottobre out ott ' +
  'nov november novembre noviembre novembro dec december dezember dez décembre déc diciembre dic dezembro dicembre'
)
  .split(' ')
  .join('|');
const DATE_WORDS =
  'since|from|seit|ab|depuis|desde|dal?|sinds|vanaf|od|fra|från|to|until|till|bis|à|au?|al?|hasta|até|tot|do|in|and|present|now|date|today|current|ongoing|heute|jetzt|heden|oggi|hoy|actuel|actualidad|obecnie|halen|nu|atual|presente|spring|summer|autumn|winter';
const DATE_TOKEN = new RegExp(String.raw`^(?:\(?\d{1,4}(?:[./]\d{1,4})?[.,)]?[-–—]?|[-–—/]|['’]\d\d|(?:${MONTHS})\.?,?|(?:${DATE_WORDS})\)?)[.,;:)]*$`, 'iu');

/** A year or a month: "3" and "to" alone are no date. */
const TELLING = new RegExp(String.raw`(?:19|20)\d\d|['’]\d\d|(?<!\p{L})(?:${MONTHS})(?!\p{L})`, 'iu');

/** Whether a word can be a part of a date. */
export const isDateWord = (text: string): boolean => DATE_TOKEN.test(text);

/** Whether what stands at the beginning of a line is dates, or a part of one: "since April", "2019", "Jan 2015 to". */
export function isDateFragment(text: string): boolean {
  return text.length <= MAX_MARGIN && TELLING.test(text) && text.split(/\s+/u).every((token) => DATE_TOKEN.test(token));
}

/** So many entries begin at one x behind their dates. */
const FEWEST_STARTS = 2;

/** Where the text beside a margin of dates begins: behind the dates that open two rows or more. */
export function besideDates(rows: readonly Row[]): number[] {
  const starts = rows.flatMap(({ words }) => {
    const at = words.findIndex(({ text }) => !isDateWord(text));
    const next = words[at];
    const before = words.slice(0, at).map(({ text }) => text);
    return next === undefined || at === 0 || !isDateFragment(before.join(' ')) ? [] : [Math.round(next.x0)];
  });
  return [...new Set(starts)].filter((start) => starts.filter((other) => Math.abs(other - start) <= 1).length >= FEWEST_STARTS);
}
