import type { Experience } from '../../../../domain/cv.ts';
import { foldedWords } from '../../../english/folding.ts';
import { looksLikeTitle } from '../../../evidence/observations/world/steps.ts';
import type { Judgement } from '../../../judgement.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { monthIndex } from '../../../reading/text/dates.ts';
import { isEmployer } from '../is-employer.ts';
import type { Facts } from '../template.ts';

/** Fewer jobs make no story. */
const FEWEST = 3;
const LONGEST = 44;
/** A title as it can be quoted in a sentence: no dates, no remark, no list. */
const PLAIN = /^\p{Lu}[\p{L}’'&/-]+(?: [\p{L}’'&/-]+){0,5}$/u;
/** What stands among jobs and is none, or is nobody's business. */
const NO_JOB =
  /\b(?:breaks?|leave|laid off|out of work|unemployed|gap|sabbatical|carer|caring|career|volunt\w*|student|self|various|treasurer|parent\w*|mother|father|housewife|homemaker|retired|redundan\w*|travel(?:ling)?)\b/iu;
const RISEN = /\b(?:senior|lead|leading|head|chief|principal|manager|director|supervisor|master|team leader|deputy|executive)\b/iu;
const BEGUN = /\b(?:junior|assistant|trainee|apprentice|graduate|intern|jr|helper|commis)\b/iu;
const LITTLE = new Set(['of', 'and', 'the', 'for', 'in', 'at', 'to', 'senior', 'junior', 'assistant', 'head', 'lead', 'manager']);

/** The career in its own titles, as facts for an opening sentence; null where they are too few, not certain, or not in an order that the page gives. */
export function portraitOf(judgement: Judgement): Facts | null {
  const { cv } = judgement;
  if (cv.language !== 'en' || cv.experience.length < FEWEST || cv.experience.some(({ period }) => period?.start == null)) return null;
  const jobs = cv.experience.toSorted((a, b) => startOf(a) - startOf(b));
  const told = jobs.flatMap((job) => {
    const title = titleOf(job);
    return title === null ? [] : [{ job, title }];
  });
  const [first] = told;
  const last = told.findLast(({ job }) => job === currentJob(cv));
  // The earliest and the latest job have to be among them: a story that begins in its middle is another.
  if (
    first === undefined ||
    last === undefined ||
    first.job !== jobs[0] ||
    startOf(last.job) < Math.max(...jobs.map(startOf)) ||
    last.title.toLowerCase() === first.title.toLowerCase()
  )
    return null;
  const between = told.filter(
    ({ job, title }) => startOf(job) > startOf(first.job) && startOf(job) < startOf(last.job) && isNew(title, first.title, last.title),
  );
  const middle = between.at(Math.floor(between.length / 2))?.title;
  const shared = wordsOf(first.title).some((word) => wordsOf(last.title).includes(word));
  const [firstFirm, lastFirm] = [first.job, last.job].map((job) => firmOf(judgement, job));
  return {
    first: first.title,
    last: last.title,
    far: shared ? 0 : 1,
    ladder: shared && ((RISEN.test(last.title) && !RISEN.test(first.title)) || (BEGUN.test(first.title) && !BEGUN.test(last.title))) ? 1 : 0,
    ...(middle === undefined ? {} : { middle }),
    ...(firstFirm !== undefined && lastFirm !== undefined && firstFirm !== lastFirm ? { firstFirm, lastFirm } : {}),
  };
}

const startOf = ({ period }: Experience): number => (period?.start == null ? 0 : monthIndex({ ...period.start, month: period.start.month ?? 1 }));
const wordsOf = (title: string): string[] => foldedWords(title).filter((word) => word.length > 2 && !LITTLE.has(word));
const isNew = (title: string, ...others: readonly string[]): boolean => others.every((other) => other.toLowerCase() !== title.toLowerCase());

function titleOf({ title }: Experience): string | null {
  const text = title?.value.replace(/\s*\([^()]*\)\s*$/u, '').trim() ?? '';
  return text.length <= LONGEST && PLAIN.test(text) && !/^\p{Lu}{2,5}$/u.test(text) && looksLikeTitle(text) && !NO_JOB.test(text) ? text : null;
}

function firmOf(judgement: Judgement, job: Experience): string | undefined {
  const firm = job.company?.value;
  return firm !== undefined && isEmployer(judgement, job, firm) ? firm : undefined;
}
