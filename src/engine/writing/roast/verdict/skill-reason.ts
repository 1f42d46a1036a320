import { foldedWords } from '../../../english/folding.ts';
import { coarseStem } from '../../../english/keyed-words.ts';
import { learnsTrade } from '../../../job/titles/learns-trade.ts';
import { looksLikeTitle } from '../../../evidence/observations/world/steps.ts';
import type { Judgement } from '../../../judgement.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { reasonsIn } from '../../../scoring/ledger.ts';
import type { Facts } from '../template.ts';
import type { RelevanceReason } from './reasons/relevance-copy.ts';

/** What is said of a relevance, and the words that it is said with. */
export interface SkillReason {
  name: RelevanceReason;
  facts: Facts;
}

const TITLE_ENTRY = /^your (title|headline) “([^”]+)”/u;
/** A title longer than this is a sentence. */
const LONGEST_TITLE = 64;
const isWhole = (title: string): boolean => title.length <= LONGEST_TITLE && !title.endsWith('…');

/** Why a relevance is good: the title or the licence that earned most of it, a skill of the work, or the work as a whole. */
export function fitReason({ ledger, job }: Judgement): SkillReason {
  const reasons = reasonsIn(ledger.skillRelevance)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ because }) => because);
  const paper = reasons.map((because) => /^you hold [^“]*“([^”]+)”/u.exec(because)?.[1]).find((said) => said !== undefined);
  if (paper !== undefined) return { name: 'paper', facts: { paper } };
  const [, where, title] = reasons.map((because) => TITLE_ENTRY.exec(because)).find((found) => found !== null) ?? [];
  if (where !== undefined && title !== undefined && isWhole(title)) {
    const isSame = [job.title, job.phrase].some((wanted) => wanted.trim().toLowerCase() === title.trim().toLowerCase());
    return { name: isSame ? 'same-title' : 'near-title', facts: { where, title } };
  }
  const skill = reasons.map((because) => /^skill “([^”]+)” is in your work$/u.exec(because)?.[1]).find((said) => said !== undefined);
  // One plain word of a trade is no link that anybody would name.
  return skill === undefined || !/\s|\p{Lu}/u.test(skill) ? { name: 'fits', facts: {} } : { name: 'skill', facts: { skill } };
}

/** Why a relevance is no better: what the job asks for and the page does not say, or the title that comes nearest. */
export function skillReason({ findings, ledger, cv, job, scores }: Judgement): SkillReason {
  const missing = learnsTrade(job.phrase) ? undefined : findings.find(({ kind }) => kind === 'skills-missing');
  if (missing !== undefined) {
    const { missing: lacking = 0, total = 0 } = missing.facts;
    return { name: lacking === total ? 'all-lacking' : 'lacking', facts: { missing: lacking, total, matched: Number(total) - Number(lacking) } };
  }
  const reasons = reasonsIn(ledger.skillRelevance).map(({ because }) => because);
  if (reasons.some((because) => because.startsWith('you hold'))) return { name: 'unheld', facts: {} };
  const near = reasons.map((because) => /^your (?:title|headline) “([^”]+)”, /u.exec(because)?.[1]).find((title) => title !== undefined);
  if (near !== undefined && isWhole(near)) return { name: 'nearest', facts: { title: near } };
  const match = findings.find(({ kind }) => kind === 'skills-match')?.facts;
  const kindred = kindredTitle(cv, job.phrase);
  // “3 of 3” beside a score of 2 is no reason.
  const share = (100 * Number(match?.['matched'] ?? 0)) / Math.max(1, Number(match?.['total'] ?? 0));
  if (match !== undefined && share >= HALF && share - scores.skillRelevance <= MOST_APART) {
    const { matched = 0, total = 0 } = match;
    return kindred === null || !isWhole(kindred.title)
      ? { name: 'untitled', facts: { matched, total } }
      : { name: 'kindred', facts: { matched, total, title: kindred.title } };
  }
  // A post of long ago is not what somebody is now, even where the present one was not read.
  const held = ((currentJob(cv) ?? cv.experience[0])?.title ?? cv.headline)?.value ?? '';
  if (findings.some(({ kind }) => kind === 'job-absent')) {
    if (kindred !== null && isWhole(kindred.title)) return { name: kindred.isHeld ? 'held' : 'nearest', facts: { title: kindred.title } };
    return looksLikeTitle(held) && /\p{L}/u.test(held) && isWhole(held) ? { name: 'held', facts: { title: held } } : littleOf(job);
  }
  if (reasons.some((because) => /^your (?:title|headline)/u.test(because))) return { name: 'thin', facts: {} };
  return kindred === null || !isWhole(kindred.title) ? littleOf(job) : { name: kindred.isHeld ? 'held' : 'nearest', facts: { title: kindred.title } };
}

/** Per cent of the usual skills that are worth a word, and points that it may stand above the score. */
const HALF = 50;
const MOST_APART = 40;

/** What a list of ours does not find may still be there; of a trade without a list nothing was looked for. */
const littleOf = ({ occupation }: Judgement['job']): SkillReason => ({ name: occupation === null ? 'no-list' : 'few-words', facts: {} });

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
