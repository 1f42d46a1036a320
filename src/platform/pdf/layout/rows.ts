import type { Word } from './words.ts';

/** Words on one baseline, from left to right. */
export interface Row {
  y: number;
  size: number;
  words: Word[];
  /** Set for a row of a table: the words by cell, each of which may run over several lines. */
  cells?: readonly (readonly Word[])[];
}

/** Baselines nearer than this share of the smaller font size are one. */
const SAME_BASELINE = 0.35;
/** A raised or lowered sign may stand this share of the larger size off the baseline. */
const SCRIPT_SHIFT = 0.6;

/** Groups words by baseline, top to bottom. */
export function toRows(words: readonly Word[]): Row[] {
  const rows: Row[] = [];
  // Large words first: a raised "th" then finds the line it belongs to.
  for (const word of [...words].sort((a, b) => b.size - a.size || a.y - b.y || a.x0 - b.x0)) {
    let row: Row | undefined;
    for (const candidate of rows) {
      const distance = Math.abs(candidate.y - word.y);
      if ((row === undefined || distance < Math.abs(row.y - word.y)) && distance <= word.size + candidate.size && belongs(word, candidate)) row = candidate;
    }
    if (row === undefined) rows.push({ y: word.y, size: word.size, words: [word] });
    else row.words.push(word);
  }
  for (const row of rows) row.words.sort((a, b) => a.x0 - b.x0);
  return rows.sort((a, b) => a.y - b.y);
}

function belongs(word: Word, row: Row): boolean {
  const distance = Math.abs(word.y - row.y);
  if (distance > Math.max(word.size, row.size)) return false;
  if (distance <= SAME_BASELINE * Math.min(word.size, row.size)) return true;
  if (distance > SCRIPT_SHIFT * Math.max(word.size, row.size)) return false;
  const ratio = Math.min(word.size, row.size) / Math.max(word.size, row.size);
  if (ratio > 0.85 || ratio < 0.4) return false;
  return row.words.some((other) => {
    const gap = Math.max(word.x0 - other.x1, other.x0 - word.x1);
    return gap < 0.12 * Math.max(word.size, row.size);
  });
}
