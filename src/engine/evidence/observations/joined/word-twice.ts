import type { Context } from '../../../context.ts';
import { HOMELY } from '../../../lexicon/comic/homely-words.ts';
import { lineIndex } from '../../shared/locate.ts';
import { homelyWords } from '../odd-words/homely.ts';
import { observedTexts, quotesOf, type Stretch } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { tradesOf } from '../world/trade-of.ts';

const ODDITY = 9;
/** Nearer than this it is one and the same story. */
const FAR = 5;

/** The same homely word in two places far apart: once may happen to anybody. */
export function observeWordsTwice(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  const trades = tradesOf(context);
  const met = new Map<string, Stretch>();
  for (const text of observedTexts(context)) {
    for (const {
      value: { sort },
      start,
      end,
    } of homelyWords().hits(text.text, text.tokens)) {
      const it = text.text.slice(start, end);
      const isNoun = it === it.toLowerCase() && sort !== 'feeling' && text.text.charAt(start - 1) !== '-' && text.text.charAt(end) !== '-';
      if (!isNoun || HOMELY[sort]?.unless.some((trade) => trades.has(trade)) === true) continue;
      const key = it.replace(/s$/u, '');
      const first = met.get(key);
      met.set(key, first ?? { text, start, end });
      if (first === undefined || (text.page === first.text.page && lineIndex(context, text) - lineIndex(context, first.text) < FAR)) continue;
      const places = quotesOf(context, first, { text, start, end });
      if (places !== null) return [{ kind: 'word-twice', ...places, oddity: ODDITY, facts: { it } }];
    }
  }
  return [];
}
