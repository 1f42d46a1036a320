import type { SectionKind } from '../../../domain/cv.ts';
import type { Place } from '../../../domain/document.ts';
import { titleCase } from '../../english/grammar/capitals.ts';
import type { Judgement } from '../../judgement.ts';
import { currentJob } from '../../reading/entries/current-job.ts';
import { isEmployer } from './is-employer.ts';
import { roleAbove } from './role-above.ts';
import type { Facts } from './template.ts';
import { jobOf } from './line-role.ts';
import { workerOf } from './worker-of.ts';

/** Whose line it is: `firm`, only where it stands under a job, and `post`, the title of that job or else of the newest. */
export function jobFacts(facts: Record<string, Facts[string]>, judgement: Judgement, place: Place | null, quote: string | null = null): void {
  const { cv, lines } = judgement;
  const here = ({ page, line }: Place): boolean => page === place?.page && line === place.line;
  const at = lines.findIndex(here);
  const entry = cv.experience.find(({ bullets }) => bullets.some(here)) ?? (place === null || quote === null ? null : jobOf(judgement, quote, place));
  const role = roleAbove(lines, at, entry);
  const around = role === null ? entry : (cv.experience.find(({ title }) => title?.value.trim() === role) ?? null);
  const firm = around?.company?.value.trim() ?? '';
  if (isEmployer(judgement, around, firm)) facts['firm'] = firm;
  if (around !== null || entry !== null) facts['inJob'] = 1;
  if (around?.period?.current === true) facts['current'] = 1;
  // A line of one job is never laid at the door of another; a skill or an interest is of all of them.
  const ofAll = place === null || (around === null && cv.sections.some(({ kind, from, to }) => OF_ALL_JOBS.has(kind) && from <= at && at < to));
  if (facts['firm'] !== undefined) facts['employer'] = facts['firm'];
  else if (!ofAll) delete facts['employer'];
  // Words of another language stand in an English sentence between quotation marks only.
  if (cv.language !== 'en') return;
  const section = place === null ? undefined : cv.sections.find(({ from, to }) => from <= at && at < to)?.kind;
  // A club, a prize and a project are no work of the post; a summary and a skill are of the newest.
  if (around === null && role === null && section !== undefined && OF_NO_POST.has(section)) return;
  const title = role ?? (around ?? currentJob(cv))?.title?.value.trim() ?? '';
  if (isPost(title)) facts['post'] = inTitleCase(title);
}
/** A firm, an institution or a union by the form of its name. */
const ANY_FIRM =
  /\b(?:LLC|L\.L\.C|Inc|Ltd|Limited|Corp|Corporation|GmbH|PLC|LLP|University|Hospital|Authority|Union|Foundation)\b|\bLocal \d|\bDistrict(?: Council)? \d/u;
const MONTHS = 12;

/**
 * Whose head holds the blank of a template: its job's title as `post`, how long it was (`postMonths`), whether it goes on, and whether the employer
 * is named where its lines or the summary say so. Where no job has its head there, nobody's title is said.
 */
export function blankFacts(facts: Record<string, Facts[string]>, { cv }: Judgement, { page, line }: Place): void {
  for (const name of ['post', 'firm', 'employer', 'current']) delete facts[name];
  const job = cv.experience.find((one) => [one, one.title, one.company].some((place) => place?.page === page && place.line === line));
  if (job === undefined) return;
  const title = job.title?.value.trim() ?? '';
  if (cv.language === 'en' && isPost(title)) facts['post'] = inTitleCase(title);
  const { period } = job;
  if (period?.current === true) facts['current'] = 1;
  if (period?.start && period.end && !period.current)
    facts['postMonths'] = (period.end.year - period.start.year) * MONTHS + (period.end.month ?? MONTHS) - (period.start.month ?? MONTHS);
  const telling = [...job.bullets, ...cv.summary].map(({ text }) => text);
  if (/\p{Lu}{4,}/u.test(title) || telling.some((text) => ANY_FIRM.test(text))) facts['employerPrinted'] = 1;
}

/** A short title that names somebody's occupation, so that it can stand behind an article. */
const isPost = (title: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’&-]+){0,3}$/u.test(title) &&
  title.length <= MAX_POST &&
  !/[&/]$|\band\b|\b(?:of|for|to|the)$|^(?:current|former|ex\b)|\b(?:student|pupil|parent|self)$/iu.test(title) &&
  workerOf(inTitleCase(title)) === inTitleCase(title) &&
  WORKER_END.test(title) &&
  !/restaurant$/iu.test(title);

const inTitleCase = (title: string): string => (title === title.toUpperCase() && title.length > 4 ? titleCase(title.toLowerCase()) : title);

const OF_ALL_JOBS: ReadonlySet<SectionKind> = new Set(['summary', 'objective', 'skills', 'interests', 'languages']);
const OF_NO_POST: ReadonlySet<SectionKind> = new Set([
  'projects',
  'volunteering',
  'awards',
  'interests',
  'education',
  'certifications',
  'publications',
  'languages',
  'other',
]);
const MAX_POST = 32;
/** Somebody who does a job, and no department or town. */
const WORKER_END =
  /(?:er|or|ist|ant|ent|ian|yst|ive|rep|eer|ee|ess|ect|tech|chef|cook|clerk|nurse|lead|head|intern|aide|coach|pilot|host|tutor|buyer|partner|dispatcher|apprentice|volunteer|associate|advocate|secretary|attorney|machinist|bookkeeper|specialist|librarian|steward|trainee|porter|guard|pa)$/iu;
