import { claimsIn } from '../english/claims.ts';
import type { Cv, Experience } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { BUILD } from '../../domain/limits.ts';
import { isMeasured, isTelling, measuresIn } from '../english/measures.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { readPlace } from '../reading/contact/places.ts';
import { titleScore } from '../reading/text/evidence-words.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { clip } from './clip.ts';

/** A job with fewer lines than this and one more has no best of them. */
const LEAST_LEFT = 2;
const MAX_PROUD = 400;
/** From this worth on a line stands out: it measures something and says that something became better by it. */
const STANDS_OUT = 5;

/** What a job tells: what its head says besides its names ("two consoles; 90,000 sold"), and its statements. A lone word beside a title is no line. */
export const linesOf = ({ details, bullets }: Experience): string[] =>
  [...details.flatMap(({ value }) => (/\s/u.test(value) && !isOfHead(value) ? [value] : [])), ...bullets.map(({ text }) => text)].reduce<string[]>(
    // "only late once" over "(flood)": a bracket is the rest of what stands above it.
    (lines, text) => (lines.length > 0 && text.startsWith('(') ? [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${text}`] : [...lines, text]),
    [],
  );

/** A second post or a second place in a head is no line of work: "Analyst I", "Oro Valley, AZ". */
export const isOfHead = (detail: string): boolean => isPlaceDetail(detail) || isTitleDetail(detail);
export const isTitleDetail = (detail: string): boolean => detail.length <= MAX_TITLE_DETAIL && titleScore(detail) === 2 && !/[.;:\d]\s|[.!?]$/u.test(detail);
export const isPlaceDetail = (detail: string): boolean => detail.length <= MAX_TITLE_DETAIL && readPlace(detail) !== null && !/\p{Ll}+ing\b/u.test(detail);
/** Characters. */
const MAX_TITLE_DETAIL = 60;

/** "Key Achievements: Kept …": a label says what every line of a job is. */
const LABEL =
  /^(?:(?:key|main|major|notable|selected|other|additional|primary|core|job|essential|daily|specific|professional|my) (?:and )?){0,3}(?:achievements?|accomplishments?|responsibilit(?:y|ies)|duties|highlights|results|tasks|contributions?|activities|job description|description|roles? and responsibilities|duties and responsibilities|responsibilities and duties)(?: (?:included?|includes|including)(?: the following)?| are(?: as follows)?)?\s*(?:[:：][\s.]*(?:(?=\p{Lu})|$)|[–—-]\s+(?=\p{Lu})|$)/iu;
/** A field of a form that its owner left as it was. */
const UNFILLED = /^(?:company name|employer name|job title|city ?, ?state|action; impact|responsibilities)[.:;]?$/iu;
export const withoutLabel = (line: string): string => (UNFILLED.test(line) ? '' : line.replace(LABEL, ''));

/** The job's own lines as they stand, one a line: every one of them. */
export function ownLines(job: Experience | null): string {
  const lines = [...new Set((job === null ? [] : linesOf(job)).map(oneLine).map(withoutLabel))].filter((line) => line !== '');
  return clip(lines.join('\n'), BUILD.maxTextCharacters);
}

/**
 * What somebody is proud of: the one line under an awards heading ('read'; several stay together under it), else the line of work
 * that stands out for its result ('inferred'). It is told with its job all the same.
 */
export function proudestLine(cv: Cv, lines: readonly Line[], current: Experience | null): { line: string; origin: 'read' | 'inferred' | null } {
  const awards = cv.sections.find(({ kind }) => kind === 'awards');
  const told = awards === undefined ? [] : readBullets(lines.slice(awards.from + (awards.heading === null ? 0 : 1), awards.to).map(seenLine));
  const [award, ...others] = told.map(({ text }) => withoutLabel(oneLine(text))).filter((text) => /\p{L}{3}/u.test(text));
  if (award !== undefined && others.length === 0 && award.length <= MAX_PROUD) return { line: award, origin: 'read' };
  let best = '';
  for (const job of [current, ...cv.experience.filter((one) => one !== current)]) {
    if (job === null || job.bullets.length <= LEAST_LEFT + 1) continue;
    for (const { text } of job.bullets) if (worthOf(oneLine(text)) > Math.max(STANDS_OUT - 1, worthOf(best))) best = withoutLabel(oneLine(text));
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
