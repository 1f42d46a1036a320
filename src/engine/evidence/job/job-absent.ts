import type { Context } from '../../context.ts';
import { foldedWords } from '../../english/folding.ts';
import { SMALL_WORDS } from '../../lexicon/titles/title-words.ts';
import type { Draft, Detector } from '../detector.ts';
import { jobMention } from '../../job/titles/job-mention.ts';

/** The CV nowhere names the job it is meant for. At the headline, where it should stand, or else at the first line. */
export const jobAbsentDetector: Detector<'job-absent'> = {
  kind: 'job-absent',
  detect(context): Draft<'job-absent'>[] {
    if (context.job.phrase === '' || jobMention(context) || mayBeNamed(context) || isAimedAt(context)) return [];
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
  return lines.some(({ text }) => {
    const there = foldedWords(text).filter((word) => !SMALL_WORDS.has(word));
    return there.some((_, at) => wanted.every((word, nth) => isForm(there[at + nth], word)));
  });
}

/** A sentence that says where somebody is headed. */
const AIM =
  /\b(?:looking (?:for|to)|(?:would|['’]d) (?:like|love) (?:to|a)|i (?:now )?want|wanting (?:to|a)|seeking|hoping (?:to|for)|keen to|(?:to )?(?:move|moving|get|getting) into|my (?:next|first)|aiming (?:to|for)|to become|ready for|applying for|change of career|retraining)\b/iu;
/** Words of a title that say how high and not what. */
const RANK =
  /^(?:manager|management|head|lead|leader|senior|junior|assistant|associate|executive|officer|specialist|coordinator|director|staff|team|class|post|role|job|company|small|large|first|level|work|full|part|time)$/u;
/** Letters that two forms of a word have in common: "plumber" and "plumbing". */
const ROOT = 5;
/** Share of a title's own words that such a CV holds, one of them where it says what it wants. */
const MOST_WORDS = 0.6;
const LONGEST_AIM = 120;

/** Whoever writes "I would like to move into teaching apprentices" has said what for, though not in the words of the form. */
function isAimedAt({ lines, job, cv }: Context): boolean {
  if (cv.language !== 'en') return false;
  const roots = foldedWords(job.phrase)
    .filter((word) => !SMALL_WORDS.has(word) && !RANK.test(word) && word.length >= ROOT)
    .map((word) => word.slice(0, ROOT));
  const has = (words: readonly string[], root: string): boolean => words.some((word) => word.startsWith(root));
  const text = lines.map((line) => line.text).join(' ');
  const all = foldedWords(text);
  if (roots.length < 2 || roots.filter((root) => has(all, root)).length < roots.length * MOST_WORDS) return false;
  return text.split(/(?<=[.!?])\s+/u).some((sentence) => {
    const at = sentence.search(AIM);
    const aim = at < 0 ? [] : foldedWords(sentence.slice(at, at + LONGEST_AIM));
    return roots.some((root) => has(aim, root));
  });
}
