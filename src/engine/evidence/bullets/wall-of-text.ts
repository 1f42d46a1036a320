import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { passagesOf } from '../shared/passages.ts';
import type { Passage } from '../shared/passages.ts';
import { countWords } from '../shared/tokens.ts';

/** Longest statement, in words, that an eye takes in: three lines of a bullet, five or six of a paragraph. Ours. */
const LONGEST = { bullet: 45, prose: 80, summary: 90 } as const;
const MOST = 3;
/** Words of prose that are in lower case, at least. */
const PROSE_SHARE = 0.6;

/** Statements nobody reads to the end; at most the three longest. */
export const wallOfTextDetector: Detector<'wall-of-text'> = {
  kind: 'wall-of-text',
  detect(context) {
    const walls = passagesOf(context)
      .filter((passage) => passage.role !== 'skill' && isProse(passage))
      .map((passage) => ({ passage, words: countWords(passage.text) }))
      .filter(({ passage, words }) => words > longest(passage));
    return walls
      .toSorted((a, b) => b.words - a.words)
      .flatMap(({ passage, words }) => {
        const quoted = quoteStart(context, passage.text, passage);
        return quoted ? [{ ...quoted, weight: words > longest(passage) * 2 ? 7 : 5, facts: { words, times: walls.length } }] : [];
      })
      .slice(0, MOST)
      .toSorted((a, b) => a.page - b.page || a.line - b.line);
  },
};

/** Skills run together by a reader are no sentence: prose is mostly in lower case. */
function isProse({ text, tokens }: Passage): boolean {
  return tokens.filter((token) => /^\p{Ll}/u.test(text.slice(token.start))).length > tokens.length * PROSE_SHARE;
}

function longest(passage: Passage): number {
  if (passage.role === 'summary') return LONGEST.summary;
  return passage.marked ? LONGEST.bullet : LONGEST.prose;
}
