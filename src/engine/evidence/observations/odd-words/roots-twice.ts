import type { Context } from '../../../context.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { wordKey } from '../../../english/keyed-words.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const LEAST_LETTERS = 5;
/** Further apart nobody hears it. */
const EARSHOT = 5;
const ODDITY = 3.5;
/** Pairs of words that belong together, or that trades say twice on purpose. */
const ON_PURPOSE = /^(?:customer|client|product|project|service|market|people|data|system|plan|team|train|process|develop)/u;

/** The same root in two different words, close together: "managed the management". The same word twice is no joke but a slip. */
export function observeRootsTwice(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  return firstSightings(
    observedTexts(context).filter(({ place }) => place === 'work'),
    (text): AnySighting[] => {
      for (const [at, token] of text.tokens.entries()) {
        // A deed and a thing of one root: "managed the management", "reported on reports".
        if (token.word.length < LEAST_LETTERS || ON_PURPOSE.test(token.word) || cvVerb(token.word) === undefined) continue;
        const root = wordKey(token.word);
        const other = text.tokens
          .slice(at + 1, at + EARSHOT)
          .find(
            ({ word }) =>
              word !== token.word &&
              word !== `${token.word}s` &&
              `${word}s` !== token.word &&
              word.length >= LEAST_LETTERS &&
              wordKey(word) === root &&
              cvVerb(word)?.tense !== cvVerb(token.word)?.tense,
          );
        if (other === undefined) continue;
        const quoted = quoteOf(context, text, token.start, other.end);
        const written = (one: typeof token): string => text.text.slice(one.start, one.end);
        if (quoted !== null && quoted.whole !== 'phrase' && quoted.quote.includes(written(other)))
          return [{ kind: 'root-twice', ...quoted, oddity: ODDITY, facts: { one: written(token), other: written(other) } }];
      }
      return [];
    },
  );
}
