import { RANK_WORDS, SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';

/** Words of titles by their first letter. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** From this length on two slips are forgiven, in a title of more than one word or a very long word. */
const LONG = 6;
const VERY_LONG = 10;

/** So many readings of a misspelled title are tried. */
const MOST_READINGS = 16;

/**
 * The same title with words that no title knows put right, in every way that takes a slip or two and begins alike
 * ("electrican": "electrician" or "electrical"). Empty where nothing can be put right.
 */
export function mended(words: readonly string[], vocabulary: Vocabulary): string[][] {
  let changed = false;
  let readings: string[][] = [[]];
  for (const word of words) {
    let choices = [word];
    if (word.length >= SHORTEST && !vocabulary.get(word.charAt(0))?.has(word) && !RANK_WORDS.has(word) && !SMALL_WORDS.has(word)) {
      const slips = word.length >= VERY_LONG || (word.length >= LONG && words.length > 1) ? 2 : 1;
      const near = isDoer(word) ? nearest(word, vocabulary, 1).filter((known) => known.length > word.length) : nearest(word, vocabulary, slips);
      if (near.length > 0) [choices, changed] = [near, true];
    }
    readings = readings.flatMap((reading) => choices.map((choice) => [...reading, choice])).slice(0, MOST_READINGS);
  }
  return changed ? readings : [];
}

/** "Screener", from "screen": whoever does a known thing may lack a letter ("enginer"), and is no other doer ("screeder"). */
const isDoer = (word: string): boolean => {
  const deed = /^(.{4,})ers?$/u.exec(word)?.[1] ?? '';
  return deed !== '' && (PLAIN_WORDS.has(deed) || PLAIN_WORDS.has(`${deed}e`));
};

/** The known words so many slips away or fewer, the nearest first. */
function nearest(word: string, vocabulary: Vocabulary, slips: number): string[] {
  const near: { known: string; distance: number }[] = [];
  for (const known of vocabulary.get(word.charAt(0)) ?? []) {
    if (known.length < SHORTEST || Math.abs(known.length - word.length) > slips) continue;
    const distance = slipsBetween(word, known, slips);
    if (distance <= slips) near.push({ known, distance });
  }
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_READINGS / 2)
    .map(({ known }) => known);
}

/** Letters added, left out, changed or swapped with their neighbour (optimal string alignment); anything above `most` is `most + 1`. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charAt(i - 1) === b.charAt(j - 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1)) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
