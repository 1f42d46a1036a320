import type { Draft, Detector } from '../detector.ts';
import { quoteAround } from '../shared/locate.ts';
import { passagesOf } from '../shared/passages.ts';

/**
 * "I" only before a word in lower case or an apostrophe and not after a capitalised one ("Phase I trials", "I/O", "Type I error"
 * are no person); "my" only before a word ("My SQL" is none); both forms of a contraction count as "I".
 */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{N}.&/-])(?:I(?=['’](?:m|ve|d|ll)\b|\s+\p{Ll})|(?:my|My)(?=\s+(?:\p{Ll}|\d))|[Mm]yself|me(?=[\s.,;:!?)]|$))(?![\p{L}\p{N}/-]|\.\p{L})/gu,
  de: /(?<![\p{L}\p{N}])(?:[Ii]ch|[Mm]ein(?:e[nmrs]?)?|mich|mir)(?=[\s.,;])/gu,
};
const WORD_BEFORE = /(\p{L}+)\s+$/u;

/** Pronouns of the first person, one finding a word: a CV has one hero and need not name him. */
export const firstPersonDetector: Detector<'first-person'> = {
  kind: 'first-person',
  detect(context) {
    const pronouns = PRONOUNS[context.cv.language];
    if (!pronouns) return [];
    const drafts = new Map<string, Draft<'first-person'>>();
    for (const passage of passagesOf(context)) {
      if (passage.role === 'skill') continue;
      for (const found of passage.text.matchAll(pronouns)) {
        const word = found[0] === 'I' ? 'I' : found[0].toLowerCase();
        if (word === 'I' && isNumeral(passage.text.slice(Math.max(0, found.index - 24), found.index))) continue;
        const seen = drafts.get(word);
        if (seen) {
          seen.facts.times = Number(seen.facts.times) + 1;
          continue;
        }
        const quoted = quoteAround(context, passage.text, passage, found.index, found.index + found[0].length);
        if (quoted) drafts.set(word, { ...quoted, weight: 4, facts: { word, times: 1 } });
      }
    }
    return [...drafts.values()].map((draft) => ({ ...draft, weight: Number(draft.facts.times) > 3 ? 6 : 4 }));
  },
};

/** "Phase I", "level I": a capitalised word or a word of ranks stands before. */
function isNumeral(before: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  return /^\p{Lu}/u.test(word) || /^(?:phase|level|type|class|part|tier|stage|grade|division|group|category|title|war)$/iu.test(word);
}
