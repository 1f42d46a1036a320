import type { CvExperience } from '../../../domain/cv-build.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { isGenericName, titleInside } from '../../english/grammar/casing.ts';
import { isNoEmployer } from '../../english/no-employer.ts';
import { bare, bareTitle, fill } from './summary-parts.ts';
import type { SummaryPhrases } from './summary-phrases.ts';

/** Years that a trade has to have lasted, and the most that the new one has. */
const CHANGED = { least: 5, most: 3 } as const;
const RANKS = /^(?:senior|head|lead|leader|manager|director|chief|principal|supervisor|deputy|partner)$/u;
/** Words that say how somebody works, and not in what. */
const OF_ANY_TRADE =
  /^(?:assistant|officer|worker|operator|operative|technician|engineer|coordinator|consultant|specialist|executive|associate|agent|clerk|administrator|trainee|apprentice|junior|general|advis[eo]r|representative|full|part|time|temporary|the|and|with|for)$/u;

/** Whether two titles share the word that says of what, or one is short for the other: "AGL technician", "airfield ground lighting technician". */
export function isKinTitle(one: string, other: string): boolean {
  const wordsOf = (title: string): string[] =>
    (title.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase()).filter((word) => !RANKS.test(word) && !OF_ANY_TRADE.test(word));
  const initials = (title: string): string => (title.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toLowerCase()).join('');
  const own = wordsOf(other);
  return (
    wordsOf(one).some((word) => own.includes(word) || (word.length === 3 && initials(other).includes(word))) ||
    own.some((word) => word.length === 3 && initials(one).includes(word))
  );
}

interface Span {
  from: number;
  to: number;
  goesOn: boolean;
}

/** First and last year of a job's printed dates; null where one is missing. */
function spanOf({ dates }: CvExperience, now: number): Span | null {
  const [from, to] = dates.match(/(?:19|20)\d\d/gu) ?? [];
  const goesOn = /present/iu.test(dates);
  return from === undefined || (to === undefined && !goesOn) ? null : { from: Number(from), to: goesOn ? now : Number(to), goesOn };
}

/** "Previously a farrier at Reeder Horseshoeing LLC for 14 years.": the old trade of who has changed hers a short time ago; empty for everybody else. */
export function oldTrade(
  source: { experience: readonly CvExperience[]; hasCurrent: boolean; language: string; today: string | null },
  phrases: SummaryPhrases,
): string {
  const { experience, hasCurrent, language, today } = source;
  const [first, ...earlier] = experience;
  if (language !== 'en' || !hasCurrent || first === undefined || today === null) return '';
  const now = Number(today.slice(0, 4));
  const own = spanOf(first, now);
  if (own === null || now - own.from > CHANGED.most) return '';
  for (const job of earlier) {
    const long = spanOf(job, now);
    if (long === null || job.jobTitle === '' || long.to - long.from < CHANGED.least || long.to < now - CHANGED.most || isKinTitle(job.jobTitle, first.jobTitle))
      continue;
    const title = withArticle(bareTitle(titleInside(job.jobTitle)));
    const isNamed = job.company !== '' && !isGenericName(job.company) && !isNoEmployer(job.company);
    const at = isNamed ? fill(phrases.at, { title, company: bare(job.company) }) : title;
    return `${long.goesOn ? 'Also' : 'Previously'} ${at} for ${long.to - long.from} years.`;
  }
  return '';
}
