import { NAMES_ONLY } from '../lexicon/words/word-forms.ts';
import type { Term } from '../lexicon/words/terms-notation.ts';
import { joins, keyedWords, wordKey, type KeyedWord } from './keyed-words.ts';
import { tokensOf, wordsIn, type Token } from './tokens.ts';

/** Where a phrase stands: `from` and `to` (exclusive) index the words that were searched. */
export interface Hit {
  id: number;
  from: number;
  to: number;
}

interface Node {
  next: Map<string, Node>;
  /** Ids of the phrases that end here. */
  ids: number[];
}

/** Finds any number of phrases in one pass: whole words, every phrase at every place. What makes two words equal is up to their keys. */
class PhraseTrie {
  readonly #root: Node = { next: new Map(), ids: [] };

  /** Adds a phrase; the same keys may carry several ids. Phrases without a word are ignored. */
  add(keys: readonly string[], id: number): void {
    if (keys.length === 0) return;
    let node = this.#root;
    for (const key of keys) {
      let next = node.next.get(key);
      if (!next) {
        next = { next: new Map(), ids: [] };
        node.next.set(key, next);
      }
      node = next;
    }
    if (!node.ids.includes(id)) node.ids.push(id);
  }

  /** Hits in the order of the text; of those that begin together the shorter first. No phrase reaches over a cut before a word. Time linear in the words. */
  find<W>(words: readonly W[], keyOf: (word: W) => string, isCut: (word: W, at: number) => boolean): Hit[] {
    const hits: Hit[] = [];
    for (let from = 0; from < words.length; from += 1) {
      let node: Node | undefined = this.#root;
      for (let to = from; to < words.length; to += 1) {
        const word = words[to];
        if (word === undefined) break;
        node = node.next.get(keyOf(word));
        if (!node || (to > from && isCut(word, to))) break;
        for (const id of node.ids) hits.push({ id, from, to: to + 1 });
      }
    }
    return hits;
  }
}

/** Of all hits the longest at each place, left to right, no two over the same word. What is not accepted leaves its place to the next shorter. */
export function longestHits(hits: readonly Hit[], isAccepted: (hit: Hit) => boolean = () => true): Hit[] {
  const chosen: Hit[] = [];
  let end = 0;
  for (const hit of hits.toSorted((a, b) => a.from - b.from || b.to - a.to || a.id - b.id)) {
    if (hit.from < end || !isAccepted(hit)) continue;
    chosen.push(hit);
    end = hit.to;
  }
  return chosen;
}

const NAME_KEYS: ReadonlySet<string> = new Set([...NAMES_ONLY].map(wordKey));

/** Finds terms in whatever inflection ("managed suppliers" says "managing supplier"): words are equal when their stems are. */
export class TermTrie {
  readonly #trie = new PhraseTrie();

  /** Adds a term; the same spelling may carry several ids. Terms without a word are ignored. */
  add(phrase: string, id: number): void {
    this.#trie.add(
      keyedWords(phrase).map(({ key }) => key),
      id,
    );
  }

  /** Every term at every place, in the order of the text; of those that begin together the shorter first. Time linear in the words. */
  find(words: readonly KeyedWord[]): Hit[] {
    return this.#trie
      .find(
        words,
        ({ key }) => key,
        ({ cut }) => cut,
      )
      .filter(({ from, to }) => to - from > 1 || readsAsName(words, from));
  }
}

const REACHES: ReadonlySet<string> = new Set(['to', 'up'].map(wordKey));

/** Whether a lone word that may be an everyday word is meant as a name here: "Excel, Word" or ", excel," and not "Excel at writing". */
function readsAsName(words: readonly KeyedWord[], at: number): boolean {
  const word = words[at];
  if (!word || !NAME_KEYS.has(word.key)) return true;
  const next = words[at + 1];
  const alone = word.cut && (!next || next.cut);
  if (!word.capital) return alone;
  // "Excel to Power Query": how far somebody knows it.
  const reaches = next !== undefined && REACHES.has(next.key) && words[at + 2]?.capital === true;
  return !word.cut || !next || next.cut || next.capital || reaches;
}

/** A term of a word list in a text (UTF-16 offsets). */
export interface TermMatch {
  term: Term;
  start: number;
  end: number;
  /** As it stands in the text. */
  written: string;
}

export type TermMatcher = (text: string, tokens?: readonly Token[]) => TermMatch[];

/**
 * Compiles word lists into one matcher of the spellings they give, no others: whole words, longest phrase first, left to right,
 * no overlaps. The time is linear in the text. Terms of weight 0 swallow their place and are not returned.
 */
export function termMatcher(...lists: readonly (readonly Term[])[]): TermMatcher {
  const terms = lists.flat();
  const trie = new PhraseTrie();
  for (const [id, term] of terms.entries()) for (const form of term.forms) trie.add(wordsIn(form), id);
  return (text, tokens = tokensOf(text)) => {
    const isCut = ({ start }: Token, at: number): boolean => !joins(text.slice(tokens[at - 1]?.end, start));
    const hits = trie.find(tokens, ({ word }) => word, isCut);
    return longestHits(hits).flatMap(({ id, from, to }) => {
      const [term, start, end] = [terms[id], tokens[from]?.start, tokens[to - 1]?.end];
      return term === undefined || term.weight === 0 || start === undefined || end === undefined ? [] : [{ term, start, end, written: text.slice(start, end) }];
    });
  };
}
