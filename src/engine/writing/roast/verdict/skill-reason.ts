import { foldedWords } from '../../../english/folding.ts';
import { coarseStem } from '../../../english/keyed-words.ts';
import { learnsTrade } from '../../../job/titles/learns-trade.ts';
import { looksLikeTitle } from '../../../evidence/observations/world/steps.ts';
import type { Judgement } from '../../../judgement.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { reasonsIn } from '../../../scoring/ledger.ts';

/** A relevance that is only earned has no loss in its ledger: what the job asks for says it then. */
export function skillReason({ findings, ledger, cv, job }: Judgement): string | null {
  const missing = learnsTrade(job.phrase) ? undefined : findings.find(({ kind }) => kind === 'skills-missing');
  if (missing !== undefined) {
    const { missing: lacking, total } = missing.facts;
    return lacking === total ? `none of ${total} usual skills is named` : `${lacking} of ${total} usual skills are not named`;
  }
  const reasons = reasonsIn(ledger.skillRelevance).map(({ because }) => because);
  if (reasons.some((because) => because.startsWith('you hold'))) return 'the licence is there, the post has not been held yet';
  const near = reasons.map((because) => /^your (?:title|headline) (“.+”), /u.exec(because)?.[1]).find((title) => title !== undefined);
  if (near !== undefined) return `no title of yours is the same, and the nearest is ${near}`;
  const match = findings.find(({ kind }) => kind === 'skills-match')?.facts;
  const kindred = kindredTitle(cv, job.phrase);
  if (match !== undefined && Number(match['matched']) * 2 >= Number(match['total']))
    return `${match['matched']} of ${match['total']} usual skills are there, ${kindred === null ? 'and no title of yours says the job' : `beside your title “${kindred.title}”`}`;
  const held = (cv.experience.find(({ title }) => title !== null)?.title ?? cv.headline)?.value ?? '';
  if (findings.some(({ kind }) => kind === 'job-absent'))
    return kindred !== null ? said(kindred, job) : looksLikeTitle(held) && /\p{L}/u.test(held) ? said({ title: held, isHeld: true }, job) : littleOf(job);
  return reasons.some((because) => /^your (?:title|headline)/u.test(because))
    ? 'too few words of the work itself beside the right title'
    : kindred === null
      ? littleOf(job)
      : said(kindred, job);
}

/** Longest name of a job that is said beside a title. */
const LONGEST_JOB = 60;

/** A title of the page beside the name of the wanted job: that the one is good is not denied. */
function said({ title, isHeld }: Kindred, { title: wanted }: Judgement['job']): string {
  const other = wanted !== '' && wanted.length <= LONGEST_JOB && wanted.toLowerCase() !== title.toLowerCase() ? `, and the job is called “${wanted}”` : '';
  return isHeld || other === '' ? `${isHeld ? 'your title' : 'the nearest of your titles'} is “${title}”${other}` : `a title of yours is “${title}”${other}`;
}

/** What a list of ours does not find may still be there; of a trade without a list nothing was looked for. */
const littleOf = ({ occupation }: Judgement['job']): string =>
  occupation === null ? 'we have no list of words for that job, and went by titles alone' : 'few of the words that adverts for it use';

interface Kindred {
  title: string;
  /** Whether it is what somebody is called now: of a job before, it is only the nearest. */
  isHeld: boolean;
}

/** The newest title or the headline with the head noun of the wanted job: who is a Maintenance Electrician has a title that says electrician. */
function kindredTitle(cv: Judgement['cv'], wanted: string): Kindred | null {
  const [head] = foldedWords(wanted.split(/[,(/]|\s[–—-]\s/u)[0] ?? '')
    .map(coarseStem)
    .slice(-1);
  if (head === undefined) return null;
  const held = currentJob(cv) ?? cv.experience[0];
  const titles = [
    ...cv.experience.flatMap((job) => (job.title === null ? [] : [{ title: job.title.value, isHeld: job === held }])),
    ...(cv.headline === null ? [] : [{ title: cv.headline.value, isHeld: true }]),
  ];
  return titles.find(({ title }) => looksLikeTitle(title) && foldedWords(title).map(coarseStem).includes(head)) ?? null;
}
