import type { Cv, Read } from '../../domain/cv.ts';
import type { Line, Place } from '../../domain/document.ts';
import { WISH } from '../lexicon/wants/asked-things.ts';

/** Where in a line words stand that prove nothing: from and to, by line. */
export type Unproven = readonly (readonly (readonly [from: number, to: number])[])[];

const WHOLE = [[0, Infinity]] as const;

/** Headings, names of employers, schools and places, and what somebody says they want: the words are there, and no skill is shown by them. */
export function unprovenWords(lines: readonly Line[], cv: Cv): Unproven {
  const headings = new Set(cv.sections.flatMap(({ heading, from }) => (heading === null ? [] : [from])));
  const names = [
    ...cv.experience.flatMap(({ company, location }) => [company, location]),
    ...cv.education.flatMap(({ institution }) => [institution]),
    cv.name,
    cv.location,
  ].filter((name): name is Read => name !== null);
  const byLine = Map.groupBy(names, keyOf);
  const wishes = wishesOf(lines, cv);
  return lines.map((line, at) => {
    if (headings.has(at)) return WHOLE;
    const named = (byLine.get(keyOf(line)) ?? []).flatMap(({ value }) => {
      const from = line.text.indexOf(value);
      return from < 0 ? [] : [[from, from + value.length] as const];
    });
    return [...named, ...(wishes.get(at) ?? [])];
  });
}

const keyOf = ({ page, line }: Place): number => page * 100_000 + line;

/** In a summary or an objective, from the word that wishes to the end of its sentence, over as many lines as it takes. */
function wishesOf(lines: readonly Line[], cv: Cv): ReadonlyMap<number, readonly (readonly [number, number])[]> {
  const wishes = new Map<number, readonly (readonly [number, number])[]>();
  for (const { kind, from, to } of cv.sections) {
    if (kind !== 'summary' && kind !== 'objective' && kind !== 'header') continue;
    let open = false;
    for (let at = from; at < to; at += 1) {
      const text = lines[at]?.text ?? '';
      const spans: (readonly [number, number])[] = [];
      let start = 0;
      // An objective wishes from its first word to its last.
      if (kind === 'objective') {
        wishes.set(at, WHOLE);
        continue;
      }
      for (const part of text.split(/(?<=[.!?])\s/u)) {
        const found: number = open ? 0 : part.search(WISH);
        if (found >= 0) spans.push([start + found, start + part.length]);
        open = found >= 0 && !/[.!?]$/u.test(part);
        start += part.length + 1;
      }
      if (spans.length > 0) wishes.set(at, spans);
    }
  }
  return wishes;
}
