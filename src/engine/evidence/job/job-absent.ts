import type { Context } from '../../context.ts';
import { foldedWords } from '../../english/folding.ts';
import { SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import type { Draft, Detector } from '../detector.ts';
import { paperFor } from '../../job/kin/papers.ts';
import { jobMention } from '../../job/titles/job-mention.ts';

/** The CV nowhere names the job it is meant for, nor holds a licence for it. At the headline, where it should stand, or else at the first line. */
export const jobAbsentDetector: Detector<'job-absent'> = {
  kind: 'job-absent',
  detect(context): Draft<'job-absent'>[] {
    if (context.job.title === '' || jobMention(context) || mayBeNamed(context) || paperFor(context) !== null) return [];
    const place = context.cv.headline ?? context.cv.name ?? context.lines[0];
    return [{ quote: null, page: place?.page ?? 1, line: place?.line ?? 1, weight: 6, facts: { job: context.job.title } }];
  },
};

/** So many letters an ending may add: "Directora", "managers". */
const ENDING = 3;

/** Letters of a word that is made of two, and of the second of them. */
const JOINED = 12;
const A_PART = 7;

/** The second look: the words of the job one after the other, with any ending ("stanowiska Art Directora"). */
function mayBeNamed({ lines, job }: Context): boolean {
  const wanted = foldedWords(job.title).filter((word) => !SMALL_WORDS.has(word));
  const [only = ''] = wanted;
  // "Vertretung des Architekten" may be the "Softwarearchitekt".
  if (wanted.length === 1)
    return (
      only.length >= JOINED &&
      lines.some(({ text }) =>
        foldedWords(text).some(
          (word) => word.length > A_PART && [0, 1, 2, 3].some((cut) => only.endsWith(word.slice(0, word.length - cut)) && word.length - cut > A_PART),
        ),
      )
    );
  if (wanted.length < 2) return false;
  const isForm = (other: string | undefined, word: string): boolean => other !== undefined && other.startsWith(word) && other.length <= word.length + ENDING;
  // Over the ends of lines, too: a name may be wrapped, and in a narrow column it is.
  const there = lines.flatMap(({ text }) => foldedWords(text)).filter((word) => !SMALL_WORDS.has(word));
  return there.some((_, at) => wanted.every((word, nth) => isForm(there[at + nth], word)));
}
