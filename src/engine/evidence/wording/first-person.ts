import type { Draft, Detector } from '../detector.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { quoteAround } from '../shared/locate.ts';
import { passagesOf } from '../shared/passages.ts';

/**
 * "I" only before a word in lower case or an apostrophe and not after a capitalised one ("Phase I trials", "I/O", "Type I error"
 * are no person); "My" only before a word in lower case ("My SQL" is none), "mine" only where nobody digs; both forms of a contraction
 * count as "I".
 */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{N}.&/-])(?:I(?=['’](?:m|ve|d|ll)\b|\s+\p{Ll})|My(?=\s+(?:\p{Ll}|\d))|my(?=\s+[\p{L}\d])|[Mm]yself|me(?=[\s.,;:!?)]|$)|(?<=\bof )mine(?=[.,;:!?)]|\s+(?:is|are|was|were|has|have|had|who|that|called|came)\b|$))(?![\p{L}\p{N}/-]|\.\p{L})/gu,
  de: /(?<![\p{L}\p{N}])(?:[Ii]ch|[Mm]ein(?:e[nmrs]?)?|mich|mir)(?=[\s.,;])/gu,
};
const WORD_BEFORE = /(\p{L}+)[^\S\n\t]+$/u;
/** Capitalised because a sentence begins, and followed by somebody who did something. */
const OPENS_CLAUSE =
  /^(?:What|When|Where|Which|Who|Why|How|If|As|Because|Since|While|Before|After|Until|Once|Although|Though|Then|There|Here|That|This|And|But|So|Or|Now|Today|Also|All|Everything|Nothing|Something|Sometimes|Always|Usually|Still|Currently|Recently|Things|Work|Yes|Not|Only|Whatever|Whenever|Wherever|Previously|Later|Together)$/u;

/**
 * Pronouns of the first person, one finding a word: a CV has one hero and need not name him. What is printed is the number that anybody
 * counts on the page, in whatever section it stands.
 */
export const firstPersonDetector: Detector<'first-person'> = {
  kind: 'first-person',
  detect(context) {
    const pronouns = PRONOUNS[context.cv.language];
    if (!pronouns) return [];
    const drafts = new Map<string, Draft<'first-person'>>();
    for (const passage of passagesOf(context)) {
      if (passage.role === 'skill') continue;
      for (const { word, start, end } of pronounsIn(passage.text, pronouns)) {
        const quoted = drafts.has(word) ? null : quoteAround(context, passage.text, passage, start, end);
        if (quoted) drafts.set(word, { ...quoted, weight: 4, facts: { word, times: 1 } });
      }
    }
    // Only what a statement says is a finding; how often is counted on the whole page.
    const onPage = countBy(pronounsIn(context.document.lines.flatMap(({ text, hidden }) => (hidden === null ? [text] : [])).join('\n'), pronouns));
    // Who speaks of himself in one form is counted in all of them, in whatever section they stand: what is printed is what anybody counts.
    if (drafts.size > 0)
      for (const line of context.lines)
        for (const { word, start, end } of isPrivateLine(context, line) ? [] : pronounsIn(line.text, pronouns)) {
          const quoted = drafts.has(word) ? null : quoteAround(context, line.text, line, start, end);
          if (quoted) drafts.set(word, { ...quoted, weight: 4, facts: { word, times: 1 } });
        }
    return [...drafts.values()].map((draft) => {
      const times = onPage.get(String(draft.facts.word)) ?? 1;
      return { ...draft, weight: times > MANY ? 6 : 4, facts: { ...draft.facts, times } };
    });
  },
};
const MANY = 3;

interface Pronoun {
  word: string;
  start: number;
  end: number;
}

function pronounsIn(text: string, pronouns: RegExp): Pronoun[] {
  return [...text.matchAll(pronouns)].flatMap(({ index, 0: found }): Pronoun[] => {
    const word = found === 'I' ? 'I' : found.toLowerCase();
    const end = index + found.length;
    const isContraction = /^['’]/u.test(text.slice(end));
    return word === 'I' && !isContraction && isNumeral(text.slice(Math.max(0, index - 24), index)) ? [] : [{ word, start: index, end }];
  });
}

function countBy(found: readonly Pronoun[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { word } of found) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** "Phase I", "level I": a capitalised word or a word of ranks stands before. */
function isNumeral(before: string): boolean {
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  if (OPENS_CLAUSE.test(word)) return false;
  return (
    /^\p{Lu}/u.test(word) || /^(?:phase|level|type|class|part|tier|stage|grade|division|group|category|title|war|nvq|schedule|band|volume|book)$/iu.test(word)
  );
}
