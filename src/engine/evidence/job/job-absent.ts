import type { Context } from '../../context.ts';
import { foldedWords } from '../../english/folding.ts';
import { SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import type { Draft, Detector } from '../detector.ts';
import { jobMention } from '../../job/titles/job-mention.ts';

/** The CV nowhere names the job it is meant for. At the headline, where it should stand, or else at the first line. */
export const jobAbsentDetector: Detector<'job-absent'> = {
  kind: 'job-absent',
  detect(context): Draft<'job-absent'>[] {
    if (context.job.phrase === '' || jobMention(context) || mayBeNamed(context)) return [];
    const place = context.cv.headline ?? context.cv.name ?? context.lines[0];
    return [{ quote: null, page: place?.page ?? 1, line: place?.line ?? 1, weight: 6, facts: { job: context.job.phrase } }];
  },
};

/** So much of a word is looked for: "Directora", "direction". */
const STEM = 6;

/** The second look: all words of the job on one line, whatever their endings ("Art Directora", "art direction"). */
function mayBeNamed({ lines, job }: Context): boolean {
  const wanted = foldedWords(job.phrase).filter((word) => !SMALL_WORDS.has(word));
  if (wanted.length < 2) return false;
  return lines.some(({ text }) => {
    const there = foldedWords(text);
    return wanted.every((word) => there.some((other) => (word.length < STEM ? other === word : other.startsWith(word.slice(0, STEM)))));
  });
}
