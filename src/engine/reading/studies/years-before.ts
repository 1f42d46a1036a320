import { PRESENT_WORDS } from '../../lexicon/reading/months.ts';
import { findPeriods } from '../text/dates.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** "2015 – [tab] CQP Technicien": a year, and a dash before what was finished in it. */
const YEAR_AND_DASH = /^((?:19|20)\d\d)\s?[–—-](?:\t\s*|\s+)(?=\p{Lu})/u;
const OPEN = new RegExp(String.raw`^\d{4}\s?[–—-]\s*(?:${PRESENT_WORDS.join('|')})(?!\p{L})`, 'iu');
/** One line alone may mean that it goes on. */
const FEWEST = 2;

/** Lines that each open with a year and a dash have no end left out: the dash parts the year from the course. */
export function withPlainYears(content: readonly SeenLine[]): SeenLine[] {
  const isPlain = ({ body }: SeenLine): boolean => YEAR_AND_DASH.test(body) && !OPEN.test(body);
  if (content.filter(isPlain).length < FEWEST) return [...content];
  return content.map((line) => {
    if (!isPlain(line)) return line;
    const text = line.body.replace(YEAR_AND_DASH, '$1\t');
    return { ...line, text, body: text };
  });
}

/** What tells of a course on a line of its own, in small letters. */
const DETAIL =
  /^(?:minor|major|with|graduated|thesis|dissertation|courses?|modules?|including|incl|grade|gpa|honours|honors|mention|note|avec|mit|con|com|distinction|final|specialised|specialized|focus|subjects?|then|also|and then)(?!\p{L})/iu;
const MOST_WORDS = 5;
const RUNNING = 1.6;
const SAME_COLUMN = 100;

/** "…, lycée" over "professionnel de Voiron": the name of a school that its line had no room for, on one line. */
export function wholeLines(content: readonly SeenLine[]): SeenLine[] {
  const joined: SeenLine[] = [];
  const edge = Math.max(0, ...content.map(({ line }) => line.x + line.width));
  for (const line of content) {
    const above = joined.at(-1);
    if (above && goesOn(above, line, edge)) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}`, body: `${above.body} ${line.body}` };
    else joined.push(line);
  }
  return joined;
}

function goesOn(above: SeenLine, { line, text, marked }: SeenLine, edge: number): boolean {
  const { line: upper } = above;
  if (marked || upper.width === 0 || line.page !== upper.page || line.column !== upper.column || line.x - upper.x > SAME_COLUMN || line.x < upper.x)
    return false;
  if (line.y - upper.y > upper.fontSize * RUNNING || !/^\p{Ll}/u.test(text) || DETAIL.test(text) || text.split(/\s+/u).length > MOST_WORDS) return false;
  // A year, a bracket or a stop ends what the line above names.
  if (!/\p{L}$/u.test(above.text) || findPeriods(text).length > 0) return false;
  const letter = upper.width / Math.max(above.text.length, 1);
  return upper.x + upper.width + letter * ((text.split(/\s+/u)[0]?.length ?? 0) + 1) >= edge;
}
