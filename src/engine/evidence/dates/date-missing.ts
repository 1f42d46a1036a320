import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import type { Detector, Draft } from '../detector.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isSideBySide } from '../format/side-by-side.ts';
import { nameOfJob, realJobs } from './dated-entries.ts';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}[./]\d{2,4}(?!\d)|['’]\d\d(?!\d)/u;

/** Rule 2's second look: a year on the line of the job, or on the one above or below it, may be its date ("2016 picker packer, agency"). */
function mayBeDated(context: Context, { page, line }: Place): boolean {
  const isHeadOfDated = (at: number): boolean =>
    realJobs(context).some(
      ({ period, title, company }) => period?.start && [title, company].some((name) => name?.page === page && name.line === at) && at !== line,
    );
  return context.lines.some((one) => one.page === page && Math.abs(one.line - line) <= 1 && YEAR.test(one.text) && !isHeadOfDated(one.line));
}

/** "Mentor personnel" is a line of work that was taken for the head of a job. */
function isDeed(name: string): boolean {
  const [first = '', second = '', ...rest] = name.split(/\s+/u);
  const last = (rest.at(-1) ?? second).toLowerCase().replace(/\W+$/u, '');
  return /^\p{Ll}/u.test(second) && verbOf(first.toLowerCase()) !== undefined && !TITLE_WORDS.has(last);
}

/** Jobs without any date, a draft each. */
export const dateMissingDetector: Detector<'date-missing'> = {
  kind: 'date-missing',
  detect(context) {
    // Rule 2: beside columns and in tables it is our reader that parts a job from its dates.
    if (isSideBySide(context) || context.document.hasTable) return [];
    const undated = realJobs(context)
      .filter(({ period }) => period === null || (period.start === null && period.end === null && !period.current))
      .flatMap((job) => nameOfJob(job) ?? [])
      .filter((named) => /^\p{L}/u.test(named.name) && !isDeed(named.name) && !isPrivateLine(context, named) && !mayBeDated(context, named))
      .slice(0, MOST);
    return undated.map(({ name, page, line }): Draft<'date-missing'> => ({
      quote: name,
      page,
      line,
      weight: undated.length > 1 ? 6 : 5,
      facts: { title: name, times: 1 },
    }));
  },
};

/** More would tell the same of every job. */
const MOST = 6;
