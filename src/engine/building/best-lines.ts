import { claimsIn } from '../english/claims.ts';
import type { Cv, Experience } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { BUILD } from '../../domain/limits.ts';
import { isMeasured, isTelling, measuresIn } from '../english/measures.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { clip } from './clip.ts';

/** More lines about one job than this are not read; those with a result stay. */
const MOST_LINES = 6;
/** A job keeps at least so many of its own lines when its best becomes the proudest achievement. */
const LEAST_LEFT = 2;
const MAX_PROUD = 400;
/** From this worth on a line stands out: it measures something and says that something became better by it. */
const STANDS_OUT = 5;

/** What a job tells: what its head says besides its names ("two consoles; 90,000 sold"), and its statements. A lone word beside a title is no line. */
export const linesOf = ({ details, bullets }: Experience): string[] => [
  ...details.flatMap(({ value }) => (/\s/u.test(value) ? [value] : [])),
  ...bullets.map(({ text }) => text),
];

/** The job's own lines, the best ones in the order of the CV, one a line; `but` is told elsewhere. */
export function bestLines(job: Experience | null, but = ''): string {
  const lines = [...new Set((job === null ? [] : linesOf(job)).map(oneLine))].filter((line) => line !== '' && line !== but);
  const kept = new Set(lines.toSorted((a, b) => worthOf(b) - worthOf(a) || lines.indexOf(a) - lines.indexOf(b)).slice(0, MOST_LINES));
  return clip(lines.filter((line) => kept.has(line)).join('\n'), BUILD.maxTextCharacters);
}

/**
 * What somebody is proud of: the first line under an awards heading ('read'), else the line of work that stands out for its result
 * ('inferred'), unless its job would be left with nearly nothing.
 */
export function proudestLine(cv: Cv, lines: readonly Line[], current: Experience | null): { line: string; origin: 'read' | 'inferred' | null } {
  const awards = cv.sections.find(({ kind }) => kind === 'awards');
  const told = awards === undefined ? [] : readBullets(lines.slice(awards.from + (awards.heading === null ? 0 : 1), awards.to).map(seenLine));
  const award = told.map(({ text }) => oneLine(text)).find((text) => /\p{L}{3}/u.test(text));
  if (award !== undefined && award.length <= MAX_PROUD) return { line: award, origin: 'read' };
  let best = '';
  for (const job of [current, ...cv.experience.filter((one) => one !== current)]) {
    if (job === null || job.bullets.length <= LEAST_LEFT + 1) continue;
    for (const { text } of job.bullets) if (worthOf(oneLine(text)) > Math.max(STANDS_OUT - 1, worthOf(best))) best = oneLine(text);
  }
  return best === '' || best.length > MAX_PROUD ? { line: '', origin: null } : { line: best, origin: 'inferred' };
}

const MEASURED = 2;
/** Characters; a shorter line leaves the reader wanting. */
const SHORT = 20;

/** An outcome tells most, being answerable something, having been there less than nothing. */
function claimWorth(strongest: number): number {
  if (strongest === 5) return 2;
  if (strongest >= 3) return 1;
  return strongest <= 1 ? -1 : 0;
}

/** How much a line tells a recruiter: a result, a figure, the strength of its claim; short of nothing. */
export function worthOf(line: string): number {
  const strongest = Math.max(0, ...claimsIn(line).map(({ strength }) => strength));
  const figures = measuresIn(line);
  const telling = figures.some(isTelling) ? 1 : 0;
  return (isMeasured(line) ? MEASURED + telling : 0) + claimWorth(strongest) + (line.length < SHORT ? -1 : 0);
}

const oneLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s•●▪■◦‣*·–—-]+/u, '')
    .trim();
