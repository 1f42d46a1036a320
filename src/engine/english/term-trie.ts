import type { KeyedWord } from './keyed-words.ts';
import { wordKey, keyedWords } from './keyed-words.ts';

interface Node {
  next: Map<string, Node>;
  /** Ids of the terms that end here. */
  ids: number[];
}

/** Where a term stands: `from` and `to` (exclusive) index the words that were searched. */
export interface Hit {
  id: number;
  from: number;
  to: number;
}

/** Names that are also everyday words or single letters: alone they count only where they are written like names. */
const NAMES_ONLY: ReadonlySet<string> = new Set(
  (
    'go r c it swift rust spark hive excel word access teams puppet express less ant flask storm impala pig sage dart react sketch principle helm salt cypress jest vault basic lotus notes room realm remix ' +
    'make ada bean struts swing prince maya era pos'
  )
    .split(' ')
    .map(wordKey),
);

/** Finds any number of terms in one pass: whole words, inflections included, every term at every place. */
export class TermTrie {
  readonly #root: Node = { next: new Map(), ids: [] };

  /** Adds a term; the same spelling may carry several ids. Terms without a word are ignored. */
  add(phrase: string, id: number): void {
    const words = keyedWords(phrase);
    if (words.length === 0) return;
    let node = this.#root;
    for (const word of words) {
      let next = node.next.get(word.key);
      if (!next) {
        next = { next: new Map(), ids: [] };
        node.next.set(word.key, next);
      }
      node = next;
    }
    if (!node.ids.includes(id)) node.ids.push(id);
  }

  /** Hits in the order of the text; of those that begin together the shorter first. Time linear in the words. */
  find(words: readonly KeyedWord[]): Hit[] {
    const hits: Hit[] = [];
    for (let from = 0; from < words.length; from += 1) {
      let node: Node | undefined = this.#root;
      for (let to = from; to < words.length; to += 1) {
        const word = words[to];
        if (!word || (to > from && word.cut)) break;
        node = node.next.get(word.key);
        if (!node) break;
        if (node.ids.length === 0 || (to === from && !readsAsName(words, from))) continue;
        for (const id of node.ids) hits.push({ id, from, to: to + 1 });
      }
    }
    return hits;
  }
}

/** Whether a lone word that may be an everyday word is meant as a name here: "Excel, Word" or ", excel," and not "Excel at writing". */
function readsAsName(words: readonly KeyedWord[], at: number): boolean {
  const word = words[at];
  if (!word || !NAMES_ONLY.has(word.key)) return true;
  const next = words[at + 1];
  const alone = word.cut && (!next || next.cut);
  if (!word.capital) return alone;
  return !word.cut || !next || next.cut || next.capital;
}
