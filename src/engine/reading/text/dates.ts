import type { YearMonth } from '../../../domain/cv.ts';
import { MONTHS, PRESENT_WORDS, SEASONS } from '../../lexicon/reading/months.ts';
import { unaccent } from '../../english/folding.ts';
import { OVER_SINCE, SINCE } from './since.ts';
import { pairAt, pairedYear } from './year-pairs.ts';

/** A period found in a line. `from`..`to` cut it out of the text. */
export interface FoundPeriod {
  start: YearMonth | null;
  end: YearMonth | null;
  current: boolean;
  from: number;
  to: number;
  /** True for "a to b", "since a", "a to date"; false for a single date. */
  range: boolean;
}

interface Point extends YearMonth {
  from: number;
  to: number;
  /** "Jan" of "Jan - Mar 2020": takes its year from the point after it. */
  yearless: boolean;
  /** "summers of 2014 and 2015": the "and" makes a range. */
  seasons: boolean;
  /** The year in which a season ends: "summer 2018", "winter 2018/19". */
  until: number | null;
}

const FIRST_YEAR = 1940;
const LAST_YEAR = 2049;

const MONTH_NAME = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const SEASON_NAME = [...SEASONS].sort((a, b) => b.length - a.length).join('|');
const YEAR = String.raw`(?:19|20)\d\d`;
const SHORT_YEAR = String.raw`['’‘]\d\d`;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** Every written form of one date, most telling first. All quantifiers are bounded, so a scan is linear. */
const POINT = new RegExp(
  [
    String.raw`(?<cjkYear>${YEAR}) ?年(?: ?(?<cjkMonth>\d{1,2}) ?月(?: ?\d{1,2} ?日)?)?`,
    String.raw`(?<era>令和|平成|昭和) ?(?<eraYear>\d{1,2}|元) ?年(?: ?(?<eraMonth>\d{1,2}) ?月(?: ?\d{1,2} ?日)?)?`,
    String.raw`^(?<tabYear>${YEAR})\t(?<tabMonth>\d{1,2})(?=\t)`,
    String.raw`${EDGE}(?:\d{1,2}(?:st|nd|rd|th|\.|er|º|°)? ?(?:de |of |di )?)?(?<name>${MONTH_NAME})\.?(?: \d{1,2}(?:st|nd|rd|th)?(?=,))?[ ,./–-]{0,3}(?:de |del |do |of )?(?<nameYear>${YEAR}|${SHORT_YEAR})(?!\d)`,
    String.raw`${EDGE}(?<nameFirstYear>${YEAR})[ ,.-]{1,2}(?<nameAfter>${MONTH_NAME})\.?${END}`,
    String.raw`${EDGE}(?:sa?ison |season )?(?<season>${SEASON_NAME})(?<seasons>s)?(?: (?:term|semester|quarter|session))?[ ,/-]{0,2}(?:de |of )?(?<seasonYear>${YEAR}|${SHORT_YEAR})(?:\/(?<seasonEnd>\d\d(?:\d\d)?))?(?!\d)`,
    String.raw`${EDGE}q(?<quarter>[1-4])[ ,/]{0,2}(?<quarterYear>${YEAR})${END}`,
    String.raw`${EDGE}(?<isoYear>${YEAR}) ?[-./] ?(?<isoMonth>0[1-9]|1[0-2])(?:[-./](?:0[1-9]|[12]\d|3[01]))?(?![\p{L}\p{N}]|[./]${YEAR})`,
    String.raw`${EDGE}(?<a>\d{1,2})[./-](?<b>\d{1,2})[./-](?<fullYear>${YEAR})${END}`,
    String.raw`${EDGE}(?<numMonth>0?[1-9]|1[0-2]) ?[./-] ?(?<numYear>${YEAR})${END}`,
    String.raw`${EDGE}(?<shortMonth>0?[1-9]|1[0-2])[/](?<shortYear>\d\d)(?![\p{L}\p{N}/%])`,
    String.raw`${EDGE}(?<bareName>${MONTH_NAME})\.?(?=\s{0,2}(?:[-–—]|to |bis |until |till )\s{0,2}(?:\d{1,2}[. ] ?)?(?:${MONTH_NAME})\.?[ ,.]{0,2}(?:${YEAR}|${SHORT_YEAR}))`,
    String.raw`(?<![\p{L}\p{N}$€£#.,:])(?<year>${YEAR})(?![\p{L}\p{N}%]|[.,:]\d|\s{0,2}(?:年|%|€|\$))`,
  ].join('|'),
  'gu',
);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const PRESENT = PRESENT_WORDS.map(unaccent)
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|');
/** What may stand between the ends of a range, right after the first. */
const SEPARATOR =
  /^(?:\s{0,3}(?:[-–—−‐‑~→➔>|]{1,2}|t\/m|至|到|から|〜|\uFF5E|(?:to|until|till|thru|through|bis(?: zum)?|jusqu['’]?(?:a|au|en)|au|ad?|al|hasta|ate|fino a(?:l|d)?|tot(?: en met)?)(?!\p{L}))\s{0,3}(?:the |zu |zum |la |el |o |a |ad |den )?)/u;
const AND = /^ (?:and|&|und|et|y|e|en) (?=\d)/u;
const AFTER_RANGE = new RegExp(String.raw`^\(?(?:${PRESENT})(?![\p{L}\p{N}])|^(?:至今|现在|現在|今)`, 'u');
const SHORT_END = /^(\d\d)(?![\p{L}\p{N}%./-])/u;

/** Cheap to test, and every written form passes it. */
const MAYBE_DATE = /(?:19|20)\d\d|['’‘]\d\d|\d\/\d\d|\p{L}\.? \d\d ?(?:[-–—]|\p{L}{2})|\d\d\.\d\d ?(?:[-–—]|\p{L}{3})|令和|平成|昭和/u;

/** Every date and period in a line, left to right, in the seven languages and the numeric forms. */
export function findPeriods(text: string): FoundPeriod[] {
  if (!MAYBE_DATE.test(text)) return [];
  const lower = sameLengthFold(text);
  const short = findShortRanges(lower);
  const points = findPoints(lower).filter((point) => !short.some(({ from, to }) => point.from < to && point.to > from));
  const found: FoundPeriod[] = [...short];
  for (let i = 0; i < points.length; i++) {
    const a = points[i];
    if (!a) continue;
    const rest = lower.slice(a.to, a.to + 48);
    const separator =
      (a.seasons ? AND.exec(rest)?.[0] : undefined) ?? SEPARATOR.exec(rest.replace(/^[).,\]]{1,2}(?=\s?[-–—])/, (s) => ' '.repeat(s.length)))?.[0] ?? null;
    const next = points[i + 1];
    if (separator !== null && next && next.from - a.to >= separator.length && lower.slice(a.to + separator.length, next.from).trim() === '') {
      found.push(withPair(lower, ordered(a.yearless ? { ...a, year: next.year } : a, next), next));
      i++;
      continue;
    }
    if (a.yearless || OVER_SINCE.test(lower.slice(Math.max(0, a.from - 40), a.from))) continue;
    const pair = a.month === null && (a.until ?? a.year) === a.year ? pairAt(lower, a.year, a.to) : null;
    if (pair !== null) {
      const later = points.findIndex(({ from }) => from >= pair.to);
      const last = points[later];
      if (last && last.month === null && /^ ?[-–—] ?$/u.test(lower.slice(pair.to, last.from))) {
        found.push(withPair(lower, ordered(a, last), last));
        i = later;
        continue;
      }
      found.push({ start: ym(a), end: { year: pair.year, month: null }, current: false, from: a.from, to: pair.to, range: true });
      if (next && next.from < pair.to) i++;
      continue;
    }
    const after = separator === null ? '' : rest.slice(separator.length);
    const present = separator === null ? null : AFTER_RANGE.exec(after);
    if (separator !== null && present) {
      found.push({ start: ym(a), end: null, current: true, from: a.from, to: a.to + separator.length + present[0].length, range: true });
      continue;
    }
    const shortYear = separator !== null && a.month === null && /[-–—/]/.test(separator) ? SHORT_END.exec(after) : null;
    const shortEnd = shortYear ? Math.floor(a.year / 100) * 100 + Number(shortYear[1]) : 0;
    if (separator !== null && shortYear && shortEnd >= a.year && shortEnd - a.year < 50) {
      found.push({ start: ym(a), end: { year: shortEnd, month: null }, current: false, from: a.from, to: a.to + separator.length + 2, range: true });
      continue;
    }
    const beside = dashless(lower, a, next, points[i + 2]);
    if (beside !== null) {
      found.push(beside);
      if (beside.end !== null) i++;
      continue;
    }
    const since = SINCE.exec(lower.slice(Math.max(0, a.from - 24), a.from));
    if (since) {
      found.push({ start: ym(a), end: null, current: true, from: a.from - since[0].trimStart().replace(/^[^\p{L}]/u, '').length, to: a.to, range: true });
      continue;
    }
    // "2019 –" at the end of a cell: the other end was left open.
    const open = separator !== null && /[-–—]/.test(separator) && (after === '' || after.startsWith('\t') || separator.includes('\t'));
    const end = a.until === null ? null : { year: a.until, month: null };
    found.push({ start: ym(a), end, current: open, from: a.from, to: open ? a.to + separator.trimEnd().length : a.to, range: open });
  }
  return short.length === 0 ? found : found.sort((one, other) => one.from - other.from);
}

const SHORT_MONTH = String.raw`(?:${MONTH_NAME})\.?\s['’‘]?\d\d`;
/** "Sep 19 NOW", "22.06 now": words for "to date" that need no dash before them. */
const NOW = String.raw`(?:present|now|current|heute|jetzt|actuel(?:lement)?|actualidad|atual|oggi|heden|obecnie|halen)`;
const SHORT_RANGE = new RegExp(
  String.raw`${EDGE}(?<a>${SHORT_MONTH})(?:\s${NOW}${END}|\s{0,2}(?:[-–—]|to|bis)\s{0,2}(?<b>${SHORT_MONTH}|(?:${MONTH_NAME})\.?\s${YEAR}|(?:${PRESENT})${END}))(?!\d|,? ?${YEAR})`,
  'gu',
);
/** "17.01-17.12": year and month, or month and year, whichever can be. */
const NUMBER_RANGE = new RegExp(
  String.raw`(?:^|\t|[(|:,]\s?)(?<a>\d\d)\.(?<b>\d\d)(?:\s${NOW}${END}|\s?(?:[-–—]|bis)\s?(?:(?<c>\d\d)\.(?<d>\d\d)|(?:${PRESENT})${END}))(?![\d.]|\s?(?:uhr|h|am|pm)(?!\p{L}))`,
  'gu',
);

/** Ranges whose years have two digits and no apostrophe: they are dates only as a pair. */
function findShortRanges(lower: string): FoundPeriod[] {
  const found: FoundPeriod[] = [];
  for (const match of lower.matchAll(SHORT_RANGE)) {
    const start = shortPoint(match.groups?.['a'] ?? '');
    const end = shortPoint(match.groups?.['b'] ?? '');
    if (start === null || (end !== null && monthIndex(end) < monthIndex(start))) continue;
    found.push({ start, end, current: end === null, from: match.index, to: match.index + match[0].length, range: true });
  }
  for (const match of lower.matchAll(NUMBER_RANGE)) {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => match.groups?.[name]).map((digits) => (digits === undefined ? null : Number(digits)));
    const pair = a == null || b == null ? null : numberRange(a, b, c ?? null, d ?? null);
    const from = match.index + (/^[\t(|:,]\s?/u.exec(match[0])?.[0].length ?? 0);
    if (pair) found.push({ ...pair, current: pair.end === null, from, to: match.index + match[0].length, range: true });
  }
  return found;
}

/** "sep 15", "aug 2019"; null for what is no month with a year. */
function shortPoint(text: string): YearMonth | null {
  const [, name = '', digits] = /^(\p{L}+)\.?\s['’‘]?(\d{2}|\d{4})$/u.exec(text) ?? [];
  const month = MONTHS.get(name);
  return month === undefined ? null : { year: yearOf(digits), month };
}

function numberRange(a: number, b: number, c: number | null, d: number | null): { start: YearMonth; end: YearMonth | null } | null {
  const point = (year: number, month: number): YearMonth | null => (valid(month) === null ? null : { year: yearOf(String(year).padStart(2, '0')), month });
  const ways = [
    { start: point(b, a), end: c === null || d === null ? null : point(d, c) },
    { start: point(a, b), end: c === null || d === null ? null : point(c, d) },
  ];
  const way = ways.find(({ start, end }) => start !== null && (c === null || (end !== null && monthIndex(end) >= monthIndex(start))));
  return way?.start ? { start: way.start, end: way.end } : null;
}

/** Words for "to date" that can be nothing else right behind a date. */
const PLAINLY_PRESENT =
  /^(?:present|now|current|today|ongoing|heute|jetzt|aujourd['’]hui|actuel(?:lement)?|actualidad|atual|oggi|heden|obecnie|halen)(?=$|[\s,|)\t])/u;

/** "Mar 2021 Present", "Jan 2019 Mar 2021": two dates at an edge of the line with nothing between them, where a dash was lost. */
function dashless(lower: string, a: Point, next: Point | undefined, third: Point | undefined): FoundPeriod | null {
  const opens = /^$|[\t|(:,•·]\s?$/u.test(lower.slice(0, a.from).trimEnd() + (/\t\s?$/u.test(lower.slice(0, a.from)) ? '\t' : ''));
  const gap = /^[ \t]{1,3}/u.exec(lower.slice(a.to))?.[0].length ?? 0;
  // A third date beside them makes it a list.
  if (gap === 0 || /\d{4}[ \t]{1,3}$/u.test(lower.slice(0, a.from))) return null;
  const word = PLAINLY_PRESENT.exec(lower.slice(a.to + gap))?.[0];
  const closes = (to: number): boolean => /^\s*(?:$|[)|\t,•·])/u.test(lower.slice(to));
  if (word !== undefined) {
    const to = a.to + gap + word.length;
    return opens || (closes(to) && a.month !== null) ? { start: ym(a), end: null, current: true, from: a.from, to, range: true } : null;
  }
  if (!next || next.from !== a.to + gap || next.yearless || third?.from === next.to + 1) return null;
  if ((a.month === null) !== (next.month === null) || monthIndex(next) <= monthIndex(a)) return null;
  // A bar may part the dates from what follows; only with another date behind it is it a dash.
  const joiner = SEPARATOR.exec(lower.slice(next.to, next.to + 12))?.[0];
  if ((joiner !== undefined && (!joiner.includes('|') || third?.from === next.to + joiner.length)) || !(opens || closes(next.to))) return null;
  return { start: ym(a), end: ym(next), current: false, from: a.from, to: next.to, range: true };
}

function findPoints(lower: string): Point[] {
  const points: Point[] = [];
  for (const match of lower.matchAll(POINT)) {
    const g = match.groups ?? {};
    const year =
      eraYear(g) ??
      yearOf(
        g['cjkYear'] ??
          g['tabYear'] ??
          g['nameYear'] ??
          g['nameFirstYear'] ??
          g['seasonYear'] ??
          g['quarterYear'] ??
          g['isoYear'] ??
          g['fullYear'] ??
          g['numYear'] ??
          g['shortYear'] ??
          g['year'],
      );
    const yearless = g['bareName'] !== undefined;
    if (!yearless && (year < FIRST_YEAR || year > LAST_YEAR)) continue;
    const until = g['season'] === undefined ? null : (pairedYear(year, g['seasonEnd'] ?? '') ?? year);
    points.push({ year, month: monthOf(g), from: match.index, to: match.index + match[0].length, yearless, seasons: g['seasons'] !== undefined, until });
  }
  return points;
}

/** Years of the Japanese eras that people at work were born or employed in. */
function eraYear(g: Record<string, string | undefined>): number | null {
  const base = g['era'] === '令和' ? 2018 : g['era'] === '平成' ? 1988 : g['era'] === '昭和' ? 1925 : null;
  return base === null ? null : base + (g['eraYear'] === '元' ? 1 : Number(g['eraYear']));
}

function yearOf(written: string | undefined): number {
  if (written === undefined) return 0;
  const digits = Number(written.replace(/\D/g, ''));
  if (digits > 99) return digits;
  return digits < 50 ? 2000 + digits : 1900 + digits;
}

function monthOf(g: Record<string, string | undefined>): number | null {
  const name = g['name'] ?? g['nameAfter'] ?? g['bareName'];
  if (name !== undefined) return MONTHS.get(name) ?? null;
  if (g['quarter'] !== undefined) return Number(g['quarter']) * 3 - 2;
  if (g['fullYear'] !== undefined) {
    // Day first nearly everywhere; month first only when the second number cannot be a month.
    const b = Number(g['b']);
    return b >= 1 && b <= 12 ? b : valid(Number(g['a']));
  }
  const number = g['cjkMonth'] ?? g['eraMonth'] ?? g['tabMonth'] ?? g['isoMonth'] ?? g['numMonth'] ?? g['shortMonth'];
  return number === undefined ? null : valid(Number(number));
}

function valid(month: number): number | null {
  return month >= 1 && month <= 12 ? month : null;
}

function ordered(a: Point, b: Point): FoundPeriod {
  const reversed = monthIndex(a) > monthIndex(b) && !(a.year === b.year && (a.month === null || b.month === null));
  // A timeline set from new to old reads "2018 – 2014": the dates are right, the order is not.
  const [start, end] = reversed && a.year > b.year ? [b, a] : [a, b];
  return { start: ym(start), end: ym(end), current: false, from: a.from, to: b.to, range: true };
}

/** "2015/16 and 2016/17", "2015/16 – 2018/19": the period ends with the second year of its last pair. */
function withPair(lower: string, period: FoundPeriod, last: Point): FoundPeriod {
  const pair = last.month === null && (last.until ?? last.year) === last.year ? pairAt(lower, last.year, last.to) : null;
  const year = pair?.year ?? last.until;
  return year === null || period.end === null ? period : { ...period, end: { year, month: null }, to: pair?.to ?? period.to };
}

/** Months since year 0; a missing month counts as January. */
export function monthIndex(date: YearMonth): number {
  return date.year * 12 + (date.month ?? 1) - 1;
}

function ym(point: Point): YearMonth {
  return { year: point.year, month: point.month };
}

/** Lower case without accents where that keeps every index in place; other characters stay as they are. */
function sameLengthFold(text: string): string {
  let out = '';
  for (const char of text) {
    const folded = char < '\u0080' ? char.toLowerCase() : unaccent(char);
    out += folded.length === char.length ? folded : char;
  }
  return out;
}
