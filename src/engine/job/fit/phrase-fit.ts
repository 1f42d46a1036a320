import { LEAD_WORDS, OPEN_HEADS, RANK_WORDS, SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import type { TargetJob } from '../../context.ts';
import type { CvWords } from '../cv-words.ts';
import { printed } from '../printed.ts';
import { TermTrie } from '../../english/matching.ts';
import { coreOf } from '../titles/job-phrase.ts';
import type { LanguageFit } from './language-fit.ts';

/** How many of the words of a job we do not know stand in the CV: all that can be said of its fit besides the titles. */
export function phraseFit(job: TargetJob, cv: CvWords): LanguageFit {
  const asked = (coreOf(job.phrase).match(/[\p{L}\p{N}+#]{2,}/gu) ?? []).filter((word) => {
    const low = word.toLowerCase();
    return !SMALL_WORDS.has(low) && !RANK_WORDS.has(low) && !LEAD_WORDS.has(low) && !OPEN_HEADS.has(low);
  });
  const trie = new TermTrie();
  for (const [at, word] of asked.entries()) trie.add(word, at);
  const found = new Map<number, string>();
  for (const hit of trie.find(cv.words)) if (!found.has(hit.id)) found.set(hit.id, printed(hit, cv));
  return { fit: asked.length === 0 ? 0 : found.size / asked.length, words: [...found].map(([at, name]) => ({ name, key: asked[at] ?? name, weight: 1 })) };
}
