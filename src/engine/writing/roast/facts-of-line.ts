import { countWords } from '../../english/tokens.ts';
import type { Place } from '../../../domain/document.ts';
import { squeezed } from '../../english/folding.ts';
import { tradeOf, tradeOfJob } from '../../evidence/observations/world/trade-of.ts';
import { areKin } from '../../lexicon/comic/homes.ts';
import type { Judgement } from '../../judgement.ts';
import { currentJob } from '../../reading/entries/current-job.ts';
import { isEmployer } from './is-employer.ts';
import { quotedLine } from './line-role.ts';
import { spokenThing } from './spoken-thing.ts';
import type { Facts } from './template.ts';

/**
 * What a sentence may have to know of the line it stands under, prefix "line": its role, whether it tells of something done, whether a finding touches
 * it, whether it gives a figure; and of the page, whether it has room, a summary, a town. Of the words it is about (`it`), prefix "it": whether the lines of
 * a job show them, at which employer, and whether they come late in the list of skills.
 */
export function lineFacts(facts: Record<string, Facts[string]>, judgement: Judgement, at: Place & { id: string; quote: string | null }): void {
  const { cv } = judgement;
  const line = quotedLine(judgement, at, at.id);
  if (at.quote !== null) facts['lineRole'] = line.role;
  const yes = (name: string, holds: boolean): void => {
    if (holds) facts[name] = 1;
  };
  yes('lineDeed', line.isDeed);
  yes('lineStruck', line.isStruck);
  yes('lineMeasured', line.isMeasured);
  yes('pageRoom', line.hasRoom);
  yes('pageSummary', cv.summary.length > 0);
  yes('summaryLong', countWords(cv.summary.map(({ text }) => text).join(' ')) > LONG_SUMMARY);
  yes('pageTarget', namesTarget(judgement));
  yes('pageTown', cv.location !== null && !/\b(?:city|town|state|country)\b/iu.test(cv.location.value));
  const thing = typeof facts['it'] === 'string' ? spokenThing(facts['it'], String(facts['trade']), line.role === 'study' || line.role === 'paper') : null;
  if (thing !== null) facts['thing'] = thing;
  const it = String(facts['it'] ?? '').toLowerCase();
  if (it.length >= LEAST_NAME && line.role !== 'work') {
    const shownIn = cv.experience.find(({ bullets }) => bullets.some(({ text }) => hasWords(text, it)));
    const firm = shownIn?.company?.value.trim() ?? '';
    if (shownIn !== undefined && isEmployer(judgement, shownIn, firm)) facts['itFirm'] = firm;
    yes('itShown', shownIn !== undefined);
    const place = cv.skills.findIndex(({ value }) => hasWords(value, it));
    yes('itLate', place >= FRONT);
    yes('skillsLong', cv.skills.length >= LONG_LIST);
  }
  yes('itTitle', isInTitle(judgement, String(facts['it'] ?? '')));
  yes('lineNative', line.role === 'language' && NATIVE.test(line.statement ?? at.quote ?? ''));
  const { end = null, current = false } = line.job?.period ?? {};
  yes('oldJob', !current && end !== null && judgement.today !== null && Number(judgement.today.slice(0, YEAR)) - end.year > LONG_AGO);
  // Of the two newest jobs nothing is shortened, however long ago they were.
  yes('jobBelow', line.job !== null && cv.experience.indexOf(line.job) > 1);
  const [first] = line.job?.bullets ?? [];
  yes('lineFirst', first?.page === at.page && first.line === at.line);
  const term = String(facts['term'] ?? '').toLowerCase();
  const said = squeezed(line.statement ?? at.quote ?? '').toLowerCase();
  yes('termEnds', term !== '' && said.replace(/[\s.;:!,]+$/u, '').endsWith(term));
  yes('termIsLine', term !== '' && said.replace(/[\s.;:!,]+$/u, '') === term);
}

const hasWords = (text: string, words: string): boolean =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')} `.includes(` ${words.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()} `);
/** Entries of a list that are read first, and from how many on it is worth sorting. */
const FRONT = 4;
/** Words of a summary that is worth cutting. */
const LONG_SUMMARY = 60;
const LONG_LIST = 12;
/** Years after which nobody asks about a job first. */
const LONG_AGO = 10;
const YEAR = 4;
/** Said of a language that somebody grew up with, or speaks like one. */
const NATIVE =
  /\b(?:native|mother tongue|first language|langue maternelle|muttersprache\p{L}*|lengua materna|l[ií]ngua materna|madrelingua|moedertaal|bilingual|fluent(?:ly)?|c2)\b/iu;

/** Lines at the top of a page that may say where its owner is headed. */
const TOP = 20;
const HEADED =
  /\b(?:objective|position (?:desired|sought)|(?:job|post|position|role) (?:applied for|sought|wanted)|looking (?:for|to)|seeking|applying for|want(?:s|ed)? to|hop(?:e|ing) to|aim(?:s|ing)? to|would like to|move into|career change)\b/iu;

/** Whether the top of the page names the wanted job, or says that its owner wants something. */
function namesTarget({ lines, job, cv }: Judgement): boolean {
  const said = [...lines.slice(0, TOP), ...cv.summary].map(({ text }) => text.toLowerCase());
  return said.some((text) => HEADED.test(text) || (job.title !== '' && text.includes(job.title.toLowerCase())));
}

/** Whether a title of the CV holds the words. */
function isInTitle({ cv }: Judgement, words: string): boolean {
  const wanted = words.trim().toLowerCase().replace(/s$/u, '');
  return wanted !== '' && [cv.headline, ...cv.experience.map(({ title }) => title)].some((title) => title?.value.toLowerCase().includes(wanted) === true);
}

/** Shorter words stand in any sentence. */
const LEAST_NAME = 3;
/** Titles that say what somebody was learning, and not what they know. */
const LEARNERS = /\b(?:student|pupil|intern|trainee|volunteer)s?$/iu;

/**
 * The same facts for somebody who means well. A skill or a sentence of the summary is told of no newest post that is of another trade than the wanted one,
 * where there were others, or of a learner; a wish for any job is no title; and a summary that names one employer is told of no other.
 */
export function asMentor(judgement: Judgement, facts: Facts): Facts {
  const { cv, job } = judgement;
  const { lineRole, employer, quoteText } = facts;
  const isOpen = ANY_JOB.test(job.title);
  const isNoWork = lineRole !== 'skill' && lineRole !== 'summary' && lineRole !== 'other';
  if (isNoWork && !isOpen) return facts;
  const newest = currentJob(cv);
  const trades = new Set(cv.experience.map((one) => tradeOfJob(one)));
  const [held, wanted] = [newest === null ? undefined : tradeOfJob(newest), job.occupation === null ? undefined : tradeOf(job.occupation)];
  const isOfAnother = held !== undefined && wanted !== undefined && held !== wanted && !areKin(held, wanted);
  const isAside = (trades.size > 1 && isOfAnother) || LEARNERS.test(String(facts['post']));
  const said = String(quoteText).toLowerCase();
  const namesOther = cv.experience.some(
    ({ company }) => company !== null && company.value.length > LEAST_NAME && company.value !== employer && said.includes(company.value.toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name]) =>
        !(isOpen && (name === 'job' || name === 'jobSpoken')) &&
        (isNoWork || (!(name === 'post' && isAside) && !((name === 'employer' || name === 'firm') && namesOther))),
    ),
  );
}
/** “Job or apprenticeship”, “any work near Leek”: what somebody looks for, and no title that could stand in a headline. */
const ANY_JOB =
  /^(?:(?:a|any|some|full[- ]time|part[- ]time) )*(?:jobs?|work|employment|position|anything|something|apprenticeship)\b(?=$|\s+(?:or|in|as|with|near|at|for|and)\b|[,/])/iu;
