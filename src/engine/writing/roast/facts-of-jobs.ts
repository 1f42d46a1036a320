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
  if (
    !/^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’&-]+){0,3}$/u.test(title) ||
    title.length > MAX_POST ||
    /[&/]$|\band\b|\b(?:of|for|to|the)$|^(?:current|former|ex\b)/iu.test(title)
  )
    return;
  const post = title === title.toUpperCase() && title.length > 4 ? titleCase(title.toLowerCase()) : title;
  if (workerOf(post) === post && WORKER_END.test(post) && !/restaurant$/iu.test(post)) facts['post'] = post;
}
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
