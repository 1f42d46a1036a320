import type { FullRoastReport, InterviewItem } from '../../../domain/report.ts';
import { printedPeriod } from '../../building/printed-period.ts';
import { currentJob, employerOf } from '../../reading/entries/current-job.ts';
import type { Judgement } from '../../judgement.ts';
import { figuresOf } from './figures-of-line.ts';
import { workBesides } from './rewrites/ask-lines.ts';
import { bulletOf, containsOf, defended } from './rewrites/defend-line.ts';
import type { InterviewQuestion } from './rewrites/interview-questions.ts';

const MOST = 12;
/** An interviewer reads the newest job, and asks about what stands out in it. */
const OF_STRONG = 6;
/** So many are asked at least, as far as there are lines of work. */
const ENOUGH = 8;

type Lines = Pick<FullRoastReport, 'costliest' | 'asked' | 'beforeAfterRewrites' | 'strongLines'>;

/**
 * The questions of an interview from this CV's own lines: those that are told beside the mended lines, and one of each strong line. No
 * question stands there twice. What an answer contains is said by what the line claims; its facts are the line's own.
 */
export function writeInterviewSheet(judgement: Judgement, { costliest = [], asked = [], beforeAfterRewrites, strongLines = [] }: Lines): InterviewItem[] {
  const { language } = judgement.cv;
  const used = new Set<string>();
  const item = (before: string, { question, contains }: InterviewQuestion, place: { page: number; line: number }): InterviewItem[] => {
    if (used.has(before) || used.has(question) || used.has(contains)) return [];
    used.add(before).add(question).add(contains);
    return [{ before, question, contains, facts: factsOf(before, place, judgement), page: place.page, line: place.line }];
  };
  const isFresh = ({ question, contains }: InterviewQuestion): boolean => !used.has(question) && !used.has(contains);
  const ofMended = [...costliest, ...beforeAfterRewrites, ...asked].flatMap((one) => {
    const question = bare(one.interviewQuestion);
    return item(one.before, { question, contains: containsOf(question, bulletOf(judgement, one), language) }, one);
  });
  const ofStrong = strongLines.slice(0, OF_STRONG).flatMap(({ quote, page, line }) => {
    const question = defended({ ...bulletOf(judgement, { before: quote, page, line }), bullet: quote }, language).find(isFresh);
    return question === undefined ? [] : item(quote, question, { page, line });
  });
  const told = [...ofStrong, ...ofMended].slice(0, MOST);
  const others = workBesides(judgement, (text) => [...used].some((one) => one.includes(text) || text.includes(one)));
  const more = others.flatMap((line) => {
    const question = defended(bulletOf(judgement, line), language).find(isFresh);
    return question === undefined ? [] : item(line.before, question, line);
  });
  return [...told, ...more.slice(0, Math.max(0, ENOUGH - told.length))].toSorted((a, b) => a.page - b.page || a.line - b.line);
}

/** The question without the quotation that leads it in: the line stands above it. */
const bare = (question: string): string => question.replace(/^You write “[^”]*”\.\s*/u, '');

/** Figures of the line as printed with what they count, and title, employer and dates of its job. */
function factsOf(before: string, { page, line }: { page: number; line: number }, { cv }: Judgement): string[] {
  const job = cv.experience.findLast((one) => one.page < page || (one.page === page && one.line <= line)) ?? currentJob(cv);
  const place = job === null ? [] : [job.title?.value ?? '', employerOf(job)?.value ?? '', job.period === null ? '' : printedPeriod(job.period, cv.language)];
  const told = place.filter((part) => part !== '').join(', ');
  return [...figuresOf(before), ...(told === '' || !isWithin(job, line, page) ? [] : [told])];
}

/** Whether a line stands among those of a job, and not in a section behind the last one. */
const isWithin = (job: Judgement['cv']['experience'][number] | null, line: number, page: number): boolean =>
  job !== null && job.bullets.some((bullet, at) => bullet.page === page && bullet.line <= line && line < (job.bullets[at + 1]?.line ?? bullet.line + WRAPPED));
/** A bullet goes on for so many lines at most. */
const WRAPPED = 6;
