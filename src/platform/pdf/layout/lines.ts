import { BULLET, isCjk } from '../repair/characters.ts';
import { besideDates, isDateFragment, isDateWord } from './date-margins.ts';
import { toRows, type Row } from './rows.ts';
import { startsAnew, type Word } from './words.ts';

/** A gap wider than this many font sizes is an alignment, not a space: it becomes a tab. */
const TAB_GAP = 1.6;

/** A smaller one is an alignment too where the word behind it stands on a tab stop. */
const STOP_GAP = 0.7;
/** Lines that must begin at one x to make it a tab stop. */
const STOP_LINES = 3;

/** The places where lines begin: a label in the margin is set apart from the text that starts there. */
export function tabStops(rows: readonly Row[]): number[] {
  const starts = rows.flatMap((row) => row.words[0]?.x0 ?? []);
  return [...new Set(starts.map(Math.round))]
    .filter((stop) => starts.filter((start) => Math.abs(start - stop) <= 1).length >= STOP_LINES)
    .concat(besideDates(rows));
}

/** One line of text before repair. */
export interface RawLine {
  text: string;
  words: readonly Word[];
}

/** Joins the words of a row: space, tab for a wide gap or before a tab stop, nothing between CJK signs. */
export function toLine(row: Row, stops: readonly number[] = []): RawLine {
  if (row.cells !== undefined) return { text: row.cells.map(cellText).join('\t'), words: row.words };
  const words = dropDoubles(row.words);
  const pieces = joinSpacedLetters(words);
  let text = '';
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (last !== undefined) text += separator(last, piece, stops, text);
    text += piece.text;
    last = piece;
  }
  return { text, words };
}

interface Piece {
  spaceAfter?: boolean;
  typedSpace?: boolean;
  text: string;
  x0: number;
  x1: number;
  size: number;
  font?: number;
}

/** The lines of a cell, one after the other. */
function cellText(cell: readonly Word[]): string {
  return toRows(cell)
    .map((row) => toLine(row).text.replaceAll('\t', ' '))
    .reduce((text, next) => {
      if (/\p{L}-$/u.test(text) || (isCjk(text.slice(-1)) && isCjk(next.slice(0, 1)))) return text + next;
      return `${text} ${next}`;
    });
}

function separator(last: Omit<Piece, 'x0'>, next: Piece, stops: readonly number[], before: string): string {
  const gap = next.x0 - last.x1;
  const size = Math.min(last.size, next.size);
  if (gap > TAB_GAP * Math.max(size, 8) && last.text !== BULLET) return '\t';
  if (gap > STOP_GAP * size && last.text.length > 3 && stops.some((stop) => Math.abs(stop - next.x0) < 1.5)) return '\t';
  // A date that fills its margin up to the column beside it: "since April" | "Court Clerk".
  if (gap > 0 && stops.some((stop) => Math.abs(stop - next.x0) < 1.5) && isDateFragment(before) && !isDateWord(next.text)) return '\t';
  // Two halves of a word in two colours or fonts: no space was painted, and the gap is no more than a frame's.
  const touching = last.spaceAfter !== true && gap < (last.spaceAfter === false ? 0.13 : 0.1) * size;
  const [end, start] = [last.text.slice(-1), next.text.slice(0, 1)];
  if (isCjk(end) && isCjk(start) && gap < 0.6 * size && last.typedSpace !== true) return '';
  if (last.font !== undefined && next.font !== undefined && startsAnew({ text: last.text, font: last.font }, { text: next.text, font: next.font })) return ' ';
  if (touching && gap > -0.3 * size && /[\p{L}\p{N}(]$/u.test(last.text) && /^[\p{L}\p{N},.;:)%’']/u.test(next.text)) return '';
  return ' ';
}

/** Shadows and fake bold paint a word twice in one place. */
function dropDoubles(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (const word of words) {
    const double = kept.some(
      (other) => other.text === word.text && Math.abs(other.x0 - word.x0) < 0.15 * word.size && Math.abs(other.y - word.y) < 0.15 * word.size,
    );
    if (!double) kept.push(word);
  }
  return kept;
}

/** "E X P E R I E N C E", typed with spaces: at least four lone letters in a row at even distances. */
function joinSpacedLetters(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < words.length;) {
    let end = i;
    while (end < words.length && /^[\p{L}&]$/u.test(words[end]?.text ?? '')) end++;
    const run = words.slice(i, end);
    if (run.length >= 4) {
      const gaps = run.slice(1).map((word, at) => word.x0 - (run[at]?.x1 ?? 0));
      const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
      const [first, last] = [run[0], run.at(-1)];
      let text = first?.text ?? '';
      run.slice(1).forEach((word, at) => {
        text += ((gaps[at] ?? 0) > usual * 1.6 + 0.1 * word.size ? ' ' : '') + word.text;
      });
      if (first !== undefined && last !== undefined) pieces.push({ text, x0: first.x0, x1: last.x1, size: first.size });
      i = end;
    } else {
      const word = words[i];
      if (word !== undefined) pieces.push(word);
      i++;
    }
  }
  return pieces;
}
