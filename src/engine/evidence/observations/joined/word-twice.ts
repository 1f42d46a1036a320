import { keysOf } from '../../../../domain/keys.ts';
import type { Context } from '../../../context.ts';
import { HOMELY } from '../../../lexicon/comic/homely-words.ts';
import { lineIndex } from '../../shared/locate.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { PhraseIndex } from '../world/phrase-index.ts';
import { tradesOf } from '../world/trade-of.ts';

const ODDITY = 9;
/** Nearer than this it is one and the same story. */
const FAR = 5;

interface Met {
  text: ObservedText;
  start: number;
  end: number;
}

let index: PhraseIndex<{ word: string; sort: string }> | null = null;

function known(): PhraseIndex<{ word: string; sort: string }> {
  if (index !== null) return index;
  index = new PhraseIndex();
  for (const sort of keysOf(HOMELY)) {
    for (const word of HOMELY[sort]?.words.split(' ') ?? []) if (word !== '') index.add(word.replaceAll('-', ' '), { word, sort });
  }
  return index;
}

/** The same homely word in two places far apart: once may happen to anybody. */
export function observeWordsTwice(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  const trades = tradesOf(context);
  const met = new Map<string, Met>();
  for (const text of observedTexts(context)) {
    for (const { value, start, end } of known().hits(text.text, text.tokens)) {
      const printed = text.text.slice(start, end);
      if (printed !== printed.toLowerCase() || HOMELY[value.sort]?.unless.some((trade) => trades.has(trade)) === true || /-$/u.test(text.text.slice(0, start)))
        continue;
      const first = met.get(value.word);
      if (first === undefined) {
        met.set(value.word, { text, start, end });
        continue;
      }
      if (text.page === first.text.page && lineIndex(context, text) - lineIndex(context, first.text) < FAR) continue;
      const [quoted, other] = [quoteOf(context, text, start, end), quoteOf(context, first.text, first.start, first.end)];
      if (quoted === null || other === null) continue;
      return [{ kind: 'word-twice', ...quoted, also: [other], oddity: ODDITY, facts: { it: printed } }];
    }
  }
  return [];
}
