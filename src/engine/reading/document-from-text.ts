import { documentOf } from '../../domain/document.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { READER } from '../../domain/limits.ts';
import { HEADINGS } from '../lexicon/reading/headings.ts';
import { fold } from '../english/folding.ts';

/** A text with fewer line breaks than one in this many characters lost them on the way. */
const CHARACTERS_PER_BREAK = 600;
const FONT_SIZE = 10;
const LINE_HEIGHT = 14;

/**
 * A document from pasted text: all lines on page 1, positions made up (leading spaces become `x`),
 * tabs kept, blank lines kept only as a wider gap. Text whose line breaks were all lost is broken
 * again at bullet signs, headings and sentence ends. A heading that is underlined, as plain text does it, is bold; nothing else is.
 */
export function documentFromText(text: string): CvDocument {
  const clipped = text.slice(0, READER.maxCharacters);
  const clean = clipped
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/\u00a0/g, ' ')
    .replaceAll('\0', '');
  const raw = isFlattened(clean) ? rebreak(clean) : clean.split('\n');
  const lines: Line[] = [];
  let y = 0;
  for (const [at, row] of raw.entries()) {
    if (lines.length >= READER.maxLines) break;
    const last = lines.at(-1);
    if (last !== undefined && isUnderline(row) && isHeading(raw[at - 1] ?? '')) {
      last.bold = true;
      continue;
    }
    y += LINE_HEIGHT;
    const indent = row.length - row.trimStart().length;
    // A run of spaces is how a layout-keeping copy writes the gap before a date aligned to the right.
    const content = row
      .trim()
      .replace(/ {3,}/g, '\t')
      .replace(/ *\t[ \t]*/g, '\t')
      .replace(/ {2}/g, ' ');
    if (content === '') continue;
    lines.push({
      page: 1,
      line: lines.length + 1,
      text: content,
      x: indent * 5,
      y,
      width: content.length * 5,
      fontSize: FONT_SIZE,
      fontName: '',
      bold: false,
      color: '#000000',
      hidden: null,
      column: 0,
    });
  }
  return documentOf(lines, { truncated: text.length > READER.maxCharacters });
}

/** A heading as `documentFromText` knows it again, with the rule of dashes under it that plain text has in place of bold. */
export const underlined = (heading: string): string => `${heading}\n${UNDERLINE_SIGN.repeat(Math.min(heading.length, MAX_UNDERLINED))}`;

const UNDERLINE_SIGN = '-';
const MAX_UNDERLINED = 60;
const isUnderline = (row: string): boolean => /^\s*([-=_~─━—])\1{2,}\s*$/u.test(row);
const isHeading = (row: string): boolean => row.trim().length <= MAX_UNDERLINED && /^\s*\p{L}.*\p{L}/u.test(row) && !/[.,;@]\s*$|\t/u.test(row);

function isFlattened(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > CHARACTERS_PER_BREAK && trimmed.split('\n').length - 1 < trimmed.length / CHARACTERS_PER_BREAK;
}

/** Headings safe to cut at inside running text: two words or more, or set in capitals. */
function rebreak(text: string): string[] {
  const rows: string[] = [];
  for (const block of text.split('\n')) {
    const atMarks = block.replace(/\s(?=[•●▪■◦‣➢►✓❖◆]\s?\S)/gu, '\n').replace(/ {3,}/g, '\n');
    for (const piece of atMarks.split('\n')) rows.push(...breakAtHeadings(piece.trim()));
  }
  return rows;
}

function breakAtHeadings(piece: string): string[] {
  const tokens = piece.split(/\s+/);
  const rows: string[] = [];
  let row: string[] = [];
  const flush = (): void => {
    if (row.length > 0) rows.push(row.join(' '));
    row = [];
  };
  for (let i = 0; i < tokens.length;) {
    const size = headingSizeAt(tokens, i);
    if (size > 0) {
      flush();
      rows.push(tokens.slice(i, i + size).join(' '));
      i += size;
      continue;
    }
    const token = tokens[i] ?? '';
    row.push(token);
    i++;
    const next = tokens[i];
    if (row.length >= 6 && /[\p{Ll}\d)][.!?]$/u.test(token) && next !== undefined && /^\p{Lu}/u.test(next)) flush();
  }
  flush();
  return rows;
}

const FIRST_WORDS: ReadonlySet<string> = new Set([...HEADINGS.keys()].map((heading) => heading.split(' ', 1)[0] ?? ''));

/** How many tokens from `at` on form a heading; 0 when none does. */
function headingSizeAt(tokens: readonly string[], at: number): number {
  const first = tokens[at] ?? '';
  // Most words begin no heading: that is known before anything longer is put together.
  if (!/^\p{Lu}/u.test(first) || !FIRST_WORDS.has(fold(first).split(' ', 1)[0] ?? '')) return 0;
  const previous = tokens[at - 1];
  for (let size = 4; size >= 1; size--) {
    const slice = tokens.slice(at, at + size);
    if (slice.length < size) continue;
    const phrase = slice.join(' ');
    if (!/^[\p{Lu}][\p{L} &/-]*:?$/u.test(phrase) || !HEADINGS.has(fold(phrase))) continue;
    const caps = phrase === phrase.toUpperCase() && phrase.length > 4;
    const afterStop = previous === undefined || /[.!?;:)\d]$/.test(previous);
    const titled = slice.every((word) => /^(?:\p{Lu}|and$|&|of$)/u.test(word));
    if (caps || (titled && (phrase.endsWith(':') || (afterStop && (size > 1 || phrase.length > 5))))) return size;
  }
  return 0;
}
