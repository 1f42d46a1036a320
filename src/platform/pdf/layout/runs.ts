import { ASCENT, type PageViewLine } from '../../../domain/page-view.ts';
import type { Font } from '../painting/page-content.ts';
import { BULLET } from '../repair/characters.ts';
import { toLine } from './lines.ts';
import type { Word } from './words.ts';

/** A stretch of printed text in one style, as `page_view` shows it. */
export type Run = Omit<PageViewLine, 'line'>;

/** A gap wider than this share of the font size parts two runs, so that what stands behind it is drawn where it was. */
const RUN_GAP = 0.7;
const SAME_BASELINE = 0.2;
const SAME_SIZE = 0.25;
/** Longer than any printed line; it bounds what a page without a space can store. */
const MAX_CHARACTERS = 400;
const BULLET_WIDTH = 0.35;

/** From the coordinates in which turned text runs to the right back to the page. */
type Unturn = (x: number, y: number, turn: number) => readonly [number, number];

/** The words of a line as they were printed: parted by style, baseline and wide gaps. Hyphens at line ends stay where they are. */
export function toRuns(words: readonly Word[], fonts: readonly Font[], unturn: Unturn): Run[] {
  const groups: Word[][] = [];
  for (const word of words.flatMap(partBullet)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && goesOn(last, word, fonts)) group.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => runOf(group, fonts, unturn));
}

/** A bullet stands where it was painted, and its text where that begins. */
function partBullet(word: Word): Word[] {
  const { bodyX0, ...rest } = word;
  if (bodyX0 === undefined) return [word];
  return [
    { ...rest, text: BULLET, x1: Math.min(bodyX0, word.x0 + BULLET_WIDTH * word.size) },
    { ...rest, text: word.text.slice(BULLET.length).trimStart(), x0: bodyX0 },
  ];
}

function goesOn(last: Word, word: Word, fonts: readonly Font[]): boolean {
  const gap = word.x0 - last.x1;
  return (
    last.text !== BULLET &&
    last.turn === word.turn &&
    styleOf(last, fonts) === styleOf(word, fonts) &&
    Math.abs(last.y - word.y) < SAME_BASELINE * last.size &&
    Math.abs(last.size - word.size) < SAME_SIZE &&
    gap > -last.size &&
    gap < RUN_GAP * last.size
  );
}

/** Whether a word is set or drawn in bold. */
export const isBold = (word: Word, fonts: readonly Font[]): boolean => word.drawn === true || fonts[word.font]?.bold === true;
const styleOf = (word: Word, fonts: readonly Font[]): string =>
  `${fonts[word.font]?.face ?? ''} ${String(isBold(word, fonts))} ${String(fonts[word.font]?.italic === true)}`;

function runOf(words: Word[], fonts: readonly Font[], unturn: Unturn): Run[] {
  const [first] = words;
  if (first === undefined) return [];
  const text = printable(toLine({ y: first.y, size: first.size, words }).text);
  if (text === '') return [];
  const font = fonts[first.font];
  const x0 = Math.min(...words.map((word) => word.x0));
  const [x, y] = unturn(x0, first.y - first.size * ASCENT, first.turn);
  return [
    {
      x: tenth(x),
      y: tenth(y),
      width: tenth(Math.max(0, ...words.map((word) => word.x1 - x0))),
      size: tenth(first.size),
      face: font?.face ?? 'sans',
      bold: isBold(first, fonts),
      italic: font?.italic === true,
      text,
      ...(first.turn === 0 ? {} : { turn: tenth(first.turn) }),
    },
  ];
}

/** Without what has no shape: signs of the private use area, format and control characters. */
function printable(text: string): string {
  return text
    .replace(/[\p{Co}\t\n]/gu, ' ')
    .replace(/[\p{Cf}\p{Cc}\u2028\u2029]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
