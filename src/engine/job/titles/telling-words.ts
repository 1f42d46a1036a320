import { LEAD_WORDS, OPEN_HEADS, RANK_WORDS, SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import { coreOf } from './job-phrase.ts';

/** The words of a title that say what the work is about, as typed: no rank, no "manager", no bracket (that is where, not what). */
export function tellingWords(title: string): string[] {
  const outside = coreOf(title).replace(/\([^()]*\)?/gu, ' ');
  return (outside.match(/[\p{L}\p{N}+#]{2,}/gu) ?? []).filter((word) => {
    const low = word.toLowerCase();
    return !SMALL_WORDS.has(low) && !RANK_WORDS.has(low) && !LEAD_WORDS.has(low) && !OPEN_HEADS.has(low);
  });
}
