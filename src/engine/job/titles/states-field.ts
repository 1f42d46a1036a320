import type { Cv } from '../../../domain/cv.ts';
import { foldedWords } from '../../english/folding.ts';
import { RANK_WORDS, SMALL_WORDS } from '../../lexicon/titles/title-words.ts';

/** Heads of titles that name a post and no work: the work stands before them ("marketing assistant"). */
const POST =
  /^(?:assistants?|officers?|executives?|specialists?|coordinators?|co-?ordinators?|consultants?|managers?|administrators?|representatives?|advis[eo]rs?|workers?|clerks?|associates?|supervisors?|operatives?|leaders?|heads?|directors?|interns?|trainees?|apprentices?|graduates?|members?|staff|team|professionals?)$/u;
/** Letters by which one word of a family knows another: "analyst", "analysis". */
const FAMILY = 5;

/** Whether headline or summary names the work of a job, whatever the post is called: "moving into data analysis" for "Data Analyst". */
export function statesField({ headline, summary }: Pick<Cv, 'headline' | 'summary'>, job: string): boolean {
  const wanted = foldedWords(job).filter((word) => word.length > 2 && !SMALL_WORDS.has(word) && !RANK_WORDS.has(word) && !POST.test(word));
  if (wanted.length === 0) return false;
  const said = [headline?.value ?? '', ...summary.flatMap(({ text }) => text.split(/[.;!?]\s/u))];
  // A lone word is taken whole: "driver" is not meant by "driven".
  const start = (word: string): string => (wanted.length > 1 ? word.slice(0, FAMILY) : word);
  return said.some((sentence) => {
    const there = foldedWords(sentence);
    return wanted.every((word) => there.some((other) => other.startsWith(start(word))));
  });
}
