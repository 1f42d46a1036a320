import type { CvWords } from './cv-words.ts';
import type { Hit } from '../english/matching.ts';

/** The words of a hit as they are printed; those of a wrapped phrase with one space between the lines. */
export function printed(hit: Hit, { lines, words, lineOf }: CvWords): string {
  const parts: string[] = [];
  for (let from = hit.from; from < hit.to;) {
    const at = lineOf[from] ?? 0;
    let to = from;
    while (to + 1 < hit.to && lineOf[to + 1] === at) to += 1;
    parts.push((lines[at]?.line.text ?? '').slice(words[from]?.start ?? 0, words[to]?.end ?? 0));
    from = to + 1;
  }
  return parts.join(' ').replace(/\s+/gu, ' ');
}
