import type { Piece } from './redact.ts';

/** A word or a part of one; words that follow each other without a space keep together. */
export interface Word {
  text: string;
  hidden: boolean;
  /** Whether a space stands before it. */
  spaced: boolean;
}

export interface LaidOut {
  size: number;
  lineHeight: number;
  lines: Word[][];
  height: number;
}

/** Width of a text set in `size` pixels. */
export type Measure = (text: string, size: number) => number;

export function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  let spaced = false;
  for (const { text, hidden } of pieces) {
    for (const part of text.split(/(\s+)/u)) {
      if (part === '') continue;
      if (part.trim() === '') spaced = true;
      else {
        words.push({ text: part, hidden, spaced });
        spaced = false;
      }
    }
  }
  return words;
}

/** Breaks words into lines no wider than `width`; a word that is wider itself is broken too, nothing is cut off. */
export function wrap(words: readonly Word[], width: number, size: number, measure: Measure): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  const space = measure(' ', size);
  const end = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  for (const group of groupsOf(words)) {
    const wide = group.reduce((sum, word) => sum + measure(word.text, size), 0);
    if (line.length > 0 && used + space + wide > width) end();
    if (wide > width) {
      for (const word of group) {
        for (const text of broken(word.text, width, size, measure)) {
          end();
          line = [{ ...word, text, spaced: false }];
          used = measure(text, size);
        }
      }
      continue;
    }
    const gap = line.length > 0 ? space : 0;
    line.push(...group.map((word, index) => ({ ...word, spaced: index === 0 && line.length > 0 })));
    used += gap + wide;
  }
  end();
  return lines;
}

/** What no line may end within: words without a space between them, such as a bar and the full stop after it. */
function groupsOf(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (word.spaced || last === undefined) groups.push([word]);
    else last.push(word);
  }
  return groups;
}

function broken(text: string, width: number, size: number, measure: Measure): string[] {
  const parts: string[] = [''];
  for (const sign of text) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && measure(last + sign, size) > width) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts;
}

interface Box {
  width: number;
  height: number;
  /** Font size in pixels that short text gets. */
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
}

/** The largest size, from `box.size` down, at which all of it fits. */
export function fit(pieces: readonly Piece[], box: Box, measure: Measure): LaidOut {
  const words = wordsOf(pieces);
  for (let size = box.size; ; size -= size > 24 ? 2 : 1) {
    const lines = wrap(words, box.width, size, measure);
    const lineHeight = size * box.leading;
    const height = lines.length * lineHeight;
    // Below four pixels nobody reads it, and it still is not cut.
    if (height <= box.height || size <= 4) return { size, lineHeight, lines, height };
  }
}
