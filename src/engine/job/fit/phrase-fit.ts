import type { CvWords } from '../cv-words.ts';
import { printed } from '../printed.ts';
import { TermTrie } from '../../english/matching.ts';
import type { LanguageFit } from './language-fit.ts';

/** `counts`: whether a word on that line says anything. How many of these words of a job stand in the CV: all that can be said of its fit, besides the titles, where we do not know the job. */
export function wordsFit(asked: readonly string[], cv: CvWords, counts: (line: number, word: number) => boolean = () => true): LanguageFit {
  const trie = new TermTrie();
  for (const [at, word] of asked.entries()) trie.add(word, at);
  const found = new Map<number, string>();
  for (const hit of trie.find(cv.words)) if (!found.has(hit.id) && counts(cv.lineOf[hit.from] ?? -1, hit.from)) found.set(hit.id, printed(hit, cv));
  return { fit: asked.length === 0 ? 0 : found.size / asked.length, words: [...found].map(([at, name]) => ({ name, key: asked[at] ?? name, weight: 1 })) };
}
