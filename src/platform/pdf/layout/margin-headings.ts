import type { Row } from './rows.ts';
import type { Word } from './words.ts';

const FEWEST = 2;
/** Lines beside a heading on average: with fewer it is a label and its value. */
const FEWEST_LINES = 2;
const MAX_WORDS = 5;
const MAX_ROWS = 3;
/** Lines nearer than this many font sizes are one heading that wrapped. */
const WRAP = 1.4;
/** A heading stands level with the first line beside it, give or take this share of its size. */
const LEVEL = 0.75;

/**
 * The headings of a margin that holds nothing else, each as its rows; null where the left side is text of its own. They are short, all
 * set alike, unlike the text, and level with a line of it.
 */
export function headingsOf(left: readonly Row[], right: readonly Row[], styleOf: (row: Row) => string, usual: string): Row[][] | null {
  const headings: Row[][] = [];
  for (const row of left) {
    const last = headings.at(-1)?.at(-1);
    if (last && row.y - last.y <= WRAP * row.size && styleOf(row) === styleOf(last)) headings.at(-1)?.push(row);
    else headings.push([row]);
  }
  const [style] = left.map(styleOf);
  if (headings.length < FEWEST || right.length < FEWEST_LINES * headings.length || style === usual) return null;
  for (const rows of headings) {
    const words = rows.flatMap((row) => row.words);
    const [first] = rows;
    if (!first || rows.length > MAX_ROWS || words.length > MAX_WORDS || rows.some((row) => styleOf(row) !== style)) return null;
    // A heading that wraps may break behind a comma: "LEADING," / "TEACHING".
    if (
      words.some(({ text }, at) => /\d|[@•]|[.;:]$/u.test(text) || (text.endsWith(',') && at === words.length - 1)) ||
      !/^[\p{Lu}\p{Lo}]/u.test(words[0]?.text ?? '')
    )
      return null;
  }
  const level = headings.filter(([first]) => first && right.some((row) => Math.abs(row.y - first.y) <= LEVEL * first.size));
  return level.length === headings.length ? headings : null;
}

/** Each heading with the words that stand beside it, down to the next one. */
export function besideHeadings(headings: readonly (readonly Row[])[], words: readonly Word[]): { heading: Word[]; words: Word[] }[] {
  const tops = headings.map(([first]) => (first ? first.y - LEVEL * first.size : Infinity));
  const parts = [{ heading: [] as Word[], words: words.filter((word) => word.y < (tops[0] ?? Infinity)) }];
  headings.forEach((rows, at) => {
    const [from = -Infinity, to = Infinity] = [tops[at], tops[at + 1]];
    parts.push({ heading: rows.flatMap((row) => row.words), words: words.filter((word) => word.y >= from && word.y < to) });
  });
  return parts.filter((part) => part.heading.length + part.words.length > 0);
}
