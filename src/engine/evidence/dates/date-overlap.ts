import type { Experience, YearMonth } from '../../../domain/cv.ts';
import type { Detector, Draft } from '../detector.ts';
import { nameOfJob, realJobs } from './dated-entries.ts';
import { SIDE_JOB } from '../../lexicon/reading/side-jobs.ts';

/** Every pair is compared, and nobody had more jobs. */
const MOST_JOBS = 50;
/** Months two jobs may share: a notice period, a hand-over. */
const TOLERANCE = 3;

/**
 * Two employers at once for more than a quarter; two that both look like full time before one that is called a side job. Weight 2: there
 * may be a good reason, but a reader stumbles. `side` is 1 where the page says itself that one of them is a side job: that costs nothing.
 */
export const dateOverlapDetector: Detector<'date-overlap'> = {
  kind: 'date-overlap',
  detect(context) {
    const jobs = realJobs(context)
      .filter((job) => isNamed(job) && months(job.period?.start) !== null)
      .slice(0, MOST_JOBS);
    // "from April 2020" under a newer job may end with it: no word says that it still goes on.
    const isSure = ({ period }: Experience): boolean => period?.current !== true || !OPEN_START.test(period.text) || period === jobs[0]?.period;
    const drafts: Draft<'date-overlap'>[] = [];
    for (const [at, one] of jobs.entries()) {
      for (const other of jobs.slice(at + 1)) {
        const first = employerOf(one);
        const second = nameOfJob({ ...other, title: employerOf(other) });
        if (!first || !second || !isSure(one) || !isSure(other) || sharedMonths(one, other) <= TOLERANCE || isSameEmployer(one, other)) continue;
        const side = isSideJob(one) || isSideJob(other) ? 1 : 0;
        drafts.push({ quote: second.name, page: second.page, line: second.line, weight: 2 - side, facts: { one: first.value, other: second.name, side } });
      }
    }
    const told = drafts.find(({ facts }) => facts.side === 0) ?? drafts[0];
    return told === undefined ? [] : [told];
  },
};

/** What a job is called beside another: by its employer, or by its title where the employer is only a kind of one. */
const employerOf = ({ title, company }: Experience): Experience['title'] =>
  company !== null && KIND_OF_EMPLOYER.test(company.value) ? title : (company ?? title);

/** "From April 2020" may have lost its end; "since" says that it goes on. */
const OPEN_START = /^(?:from|ab|desde|dal|vanaf|fra)\s/iu;

const isSideJob = ({ title, company, period }: Experience): boolean => SIDE_JOB.test(`${title?.value ?? ''} ${company?.value ?? ''} ${period?.text ?? ''}`);

/** Whether title and employer were read for certain; a side job may name only one of them ("Snow plow operator, self"). */
function isNamed(job: Experience): boolean {
  // "Various primary schools" name no employer; then the title must do.
  const company = job.company !== null && KIND_OF_EMPLOYER.test(job.company.value) ? null : job.company;
  if (company === null && job.company !== null) return job.title !== null && isName(job.title.value);
  const read = [job.title, company].flatMap((name) => (name === null ? [] : [name.value]));
  return (
    read.every(isName) && (read.length === 2 || (read.length === 1 && (isSideJob(job) || /^(?:since|seit|depuis|sinds|od)\s/iu.test(job.period?.text ?? ''))))
  );
}

/** An employer told by its kind, in lower case: "various primary schools", "lycée Anita-Le Bihan". */
const KIND_OF_EMPLOYER = /^(?:various|several|different|diverse|verschiedene|divers|varios|lycée|collège|école|académie|colegio|instituto|escuela)\s\p{L}/u;

/** The employers (the titles, where one names none) must differ: several titles under one employer are a career, not a contradiction. */
function isSameEmployer(one: Experience, other: Experience): boolean {
  const [a, b] = [one, other].map((job) => (job.company ?? job.title)?.value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') ?? '');
  return a === undefined || b === undefined || a === '' || b === '' || a.includes(b) || b.includes(a);
}

/** A sentence, a list or a date that was taken for an employer accuses nobody. */
function isName(text: string): boolean {
  return (
    /^(?:[\p{Lu}\d]|freelance|self)/u.test(text) &&
    /^[^)]*(?:\([^)]*\)[^)]*)*$/u.test(text) &&
    text.split(/\s+/u).length <= LONGEST_NAME &&
    !/,.*,|[.;:]\s|^\d{4}/u.test(text) &&
    !MONTH.test(text) &&
    !DIRECTION.test(text) &&
    !/^\p{L}+ed\s|\s(?:by|our|my|to|with)\s/u.test(text)
  );
}
const LONGEST_NAME = 7;
const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?:\s|$)/iu;
/** Half of an address: "West" of "West Wharf". */
const DIRECTION = /^(?:north|south|east|west|central|upper|lower|great|little|road|street|lane)$/iu;

interface Span {
  start: number;
  end: number;
  /** Whether a month is missing at either end: then whole years are compared. */
  coarse: boolean;
}

/** Months both jobs certainly run. "2017 - 2019" and "2018 - 2021" share the turn of a year at least, and a reader says a year. */
function sharedMonths(one: Experience, other: Experience): number {
  const [a, b] = [spanOf(one), spanOf(other)];
  if (a === null || b === null) return 0;
  if (!a.coarse && !b.coarse) return Math.min(a.end, b.end) - Math.max(a.start, b.start);
  const years = Math.floor(Math.min(a.end, b.end) / 12) - Math.floor(Math.max(a.start, b.start) / 12);
  return years >= 1 ? 12 * years : 0;
}

/** Null where a year is not written, or the period runs backwards. An open end goes on for ever: both say so. */
function spanOf({ period }: Experience): Span | null {
  const [start, end] = [months(period?.start), period?.current === true ? Infinity : months(period?.end)];
  if (start === null || end === null || end < start) return null;
  return { start, end, coarse: period?.start?.month == null || (!period.current && period.end?.month == null) };
}

/** Months since the year 0, January being 0; a year alone is its January. */
function months(date: YearMonth | null | undefined): number | null {
  return date ? date.year * 12 + (date.month ?? 1) - 1 : null;
}
