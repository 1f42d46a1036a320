import type { CvExperience } from '../../../domain/cv-build.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { isGenericName, titleInside } from '../../english/grammar/casing.ts';
import { numberWord } from '../../english/grammar/number-words.ts';
import { fold } from '../../english/folding.ts';
import { isNoEmployer } from '../../english/no-employer.ts';
import { dateOf } from '../../building/printed-period.ts';
import { bare, bareTitle } from './summary-parts.ts';

const LOW = /^(?:junior|trainee|apprentice|assistant|graduate|intern|i)$/u;
const HIGH = /^(?:senior|lead|leader|head|chief|principal|deputy|manager|supervisor|director|sr|ii|iii|iv)$/u;
const A_YEAR = 12;
/** Under this many months a rise is told in months. */
const IN_MONTHS = 24;

/** A rise with one employer. */
interface Rise {
  company: string;
  from: string;
  to: string;
  /** "in 15 months"; empty where the months are not printed. */
  within: string;
}

/** Words of a title without rank. */
const partsOf = (title: string): { ranks: string[]; own: string[] } => {
  const words = bareTitle(title)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return { ranks: words.filter((word) => LOW.test(word) || HIGH.test(word)), own: words.filter((word) => !LOW.test(word) && !HIGH.test(word)) };
};

/** Whether the later of two titles is the same work at a higher rank: "Junior Accountant", "Accountant". */
export function isHigher(later: string, earlier: string): boolean {
  const [one, other] = [partsOf(later), partsOf(earlier)];
  if (one.own.length === 0 || one.own.join(' ') !== other.own.join(' ')) return false;
  const heightOf = (ranks: readonly string[]): number => (ranks.some((word) => HIGH.test(word)) ? 2 : 0) - (ranks.some((word) => LOW.test(word)) ? 1 : 0);
  return heightOf(one.ranks) > heightOf(other.ranks);
}

const monthOf = (date: string): number | null => {
  const read = dateOf(date);
  return read === null || read.month === null ? null : read.year * A_YEAR + read.month;
};

/** Where somebody rose with one employer, the newest first: posts that follow each other in the list of jobs. `starts`: when each began. */
export function riseOf(experience: readonly CvExperience[], starts: readonly string[]): (Rise & { isNow: boolean; used: readonly number[] }) | null {
  for (const [at, job] of experience.entries()) {
    if (job.company === '' || isGenericName(job.company) || isNoEmployer(job.company)) continue;
    const first = experience[at + 1];
    if (first === undefined || fold(first.company) !== fold(job.company) || !isHigher(job.jobTitle, first.jobTitle)) continue;
    const [later, earlier] = [monthOf(starts[at] ?? ''), monthOf(starts[at + 1] ?? '')];
    const months = later === null || earlier === null ? 0 : later - earlier;
    const years = Math.round(months / A_YEAR);
    const within =
      months < 2
        ? ''
        : months < IN_MONTHS
          ? ` in ${numberWord(months)} months`
          : months % A_YEAR < 2
            ? ` in ${numberWord(Math.floor(months / A_YEAR))} years`
            : ` in about ${numberWord(years)} years`;
    return {
      company: bare(job.company),
      from: bareTitle(titleInside(first.jobTitle)),
      to: bareTitle(titleInside(job.jobTitle)),
      within,
      isNow: at === 0,
      used: [at, at + 1],
    };
  }
  return null;
}

/** "Rose from junior accountant to accountant in 15 months at Harrison Money Management." */
export const riseSentence = ({ company, from, to, within, isNow }: Rise & { isNow: boolean }): string =>
  isNow ? `Joined as ${withArticle(from)} and rose to ${to}${within}.` : `At ${company}, rose from ${from} to ${to}${within}.`;
