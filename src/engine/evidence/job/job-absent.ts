import type { Context } from '../../context.ts';
import { foldedWords } from '../../english/folding.ts';
import { RANK_WORDS, SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import type { Draft, Detector } from '../detector.ts';
import { jobMention } from '../../job/titles/job-mention.ts';

/** The CV nowhere names the job it is meant for. At the headline, where it should stand, or else at the first line. */
export const jobAbsentDetector: Detector<'job-absent'> = {
  kind: 'job-absent',
  detect(context): Draft<'job-absent'>[] {
    if (context.job.phrase === '' || jobMention(context) || mayBeNamed(context) || statesField(context)) return [];
    const place = context.cv.headline ?? context.cv.name ?? context.lines[0];
    return [{ quote: null, page: place?.page ?? 1, line: place?.line ?? 1, weight: 6, facts: { job: context.job.phrase } }];
  },
};

/** Heads of titles that name a post and no work: the work stands before them ("marketing assistant"). */
const POST =
  /^(?:assistants?|officers?|executives?|specialists?|coordinators?|co-?ordinators?|consultants?|managers?|administrators?|representatives?|advis[eo]rs?|workers?|clerks?|associates?|supervisors?|operatives?|leaders?|heads?|directors?|interns?|trainees?|apprentices?|graduates?|members?|staff|team|professionals?)$/u;
/** Letters by which one word of a family knows another: "analyst", "analysis". */
const FAMILY = 5;

/** "Moving into data analysis" on the way to data analyst: the work is named in headline or summary, whatever the post is called. */
function statesField({ cv, job }: Context): boolean {
  const wanted = foldedWords(job.phrase).filter((word) => word.length > 2 && !SMALL_WORDS.has(word) && !RANK_WORDS.has(word) && !POST.test(word));
  if (wanted.length === 0) return false;
  const said = [cv.headline?.value ?? '', ...cv.summary.flatMap(({ text }) => text.split(/[.;!?]\s/u))];
  return said.some((sentence) => {
    const there = foldedWords(sentence);
    return wanted.every((word) => there.some((other) => other.startsWith(word.slice(0, Math.max(FAMILY, wanted.length > 1 ? 0 : word.length - 2)))));
  });
}

/** So many letters an ending may add: "Directora", "managers". */
const ENDING = 3;

/** The second look: the words of the job one after the other, with any ending ("stanowiska Art Directora"). */
function mayBeNamed({ lines, job }: Context): boolean {
  const wanted = foldedWords(job.phrase).filter((word) => !SMALL_WORDS.has(word));
  if (wanted.length < 2) return false;
  const isForm = (other: string | undefined, word: string): boolean => other !== undefined && other.startsWith(word) && other.length <= word.length + ENDING;
  return lines.some(({ text }) => {
    const there = foldedWords(text).filter((word) => !SMALL_WORDS.has(word));
    return there.some((_, at) => wanted.every((word, nth) => isForm(there[at + nth], word)));
  });
}
