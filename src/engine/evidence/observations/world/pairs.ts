import type { Context } from '../../../context.ts';
import { PAIRS } from '../../../lexicon/comic/all-entries.ts';
import type { ComicPair, ComicPlace, NounRole } from '../../../lexicon/comic/comic-entry.ts';
import { comicId } from '../../../lexicon/comic/entry-ids.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { beside, type Beside } from './beside.ts';
import { isForeign } from './things.ts';
import { roleOf } from './noun-role.ts';
import { PhraseIndex } from './phrase-index.ts';

const ODDITY = 8;

interface Known {
  pair: ComicPair;
  not: Beside | null;
}

interface Half {
  known: Known;
  half: 'first' | 'second';
}

interface Found {
  text: ObservedText;
  start: number;
  end: number;
}

let index: PhraseIndex<Half> | null = null;

function known(): PhraseIndex<Half> {
  if (index !== null) return index;
  index = new PhraseIndex<Half>();
  for (const pair of PAIRS) {
    const one: Known = { pair, not: beside(pair.not) };
    index.add(pair.first, { known: one, half: 'first' });
    index.add(pair.second, { known: one, half: 'second' });
  }
  return index;
}

/** What is not this person's makes no pair with what is. */
const NOT_ONES_OWN: ReadonlySet<NounRole> = new Set<NounRole>(['employer', 'title', 'elsewhere']);

const isAt = (wanted: ComicPlace = 'anywhere', { place }: ObservedText): boolean => wanted === 'anywhere' || wanted === place;

/** Two things on one page that are funny together. The quote is of the second, the first is named in `also`. */
export function observePairs(context: Context): AnySighting[] {
  const halves = new Map<Known, Partial<Record<Half['half'], Found>>>();
  const texts = observedTexts(context);
  for (const text of texts) {
    for (const { value, start, end } of known().hits(text.text, text.tokens)) {
      const { known: one, half } = value;
      const { pair } = one;
      if (
        !isAt(half === 'first' ? pair.firstIn : pair.secondIn, text) ||
        isForeign(context, text, { start, end }) ||
        NOT_ONES_OWN.has(roleOf(context, text, start, end))
      )
        continue;
      const found = halves.get(one) ?? {};
      found[half] ??= { text, start, end };
      halves.set(one, found);
    }
  }
  return [...halves].flatMap(([{ pair, not }, { first, second }]): AnySighting[] => {
    if (first === undefined || second === undefined || overlaps(first, second) || isRuledOut(not, texts)) return [];
    const [quoted, other] = [quoteOf(context, second.text, second.start, second.end), quoteOf(context, first.text, first.start, first.end)];
    if (quoted === null || other === null) return [];
    const facts = {
      entry: comicId(pair),
      it: second.text.text.slice(second.start, second.end),
      first: first.text.text.slice(first.start, first.end),
    };
    return [{ kind: 'pair', ...quoted, also: [other], oddity: ODDITY, facts }];
  });
}

/** One stretch of words cannot be both halves. */
const overlaps = (a: Found, b: Found): boolean => a.text === b.text && a.start < b.end && b.start < a.end;

/** Whether what must not stand on the page does. */
const isRuledOut = (not: Beside | null, texts: readonly ObservedText[]): boolean => not !== null && texts.some(not);
