import type { Cv } from '../../domain/cv.ts';
import type { ExperienceLevel } from '../../domain/cv-build.ts';
import { COUNT_WORDS, countOf } from '../english/measures.ts';

/** "10+ years of experience", "over eight years’ professional experience", "12 Jahre Berufserfahrung". */
const STATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(\d{1,2}|${COUNT_WORDS})\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2}\s?\+?)?\s?(?:plus\s)?(?:years?|yrs?|jahren?|ans|années|años|anni|anos|jaar)['’.]?s?\s(?:(?!years?|yrs?)[\p{L}&/,’'-]+\s){0,6}?(?:experience|expertise|erfahrung|berufserfahrung|expérience|experiencia|esperienza|experiência|ervaring)(?!\p{L})|(?<!\p{L})(?:experience|berufserfahrung|expérience|experiencia)\s(?:of\s|:\s?|von\s|de\s)?(?:over\s|more than\s|about\s)?(\d{1,2}|${COUNT_WORDS})\s?\+?\s?(?:years?|yrs?|jahren?|ans|años)`,
  'giu',
);
/** "3 years as a pastry cook": a part of the years, told where the dates tell less. */
const STATED_AS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(\d{1,2}|${COUNT_WORDS})\s?\+?\s?(?:years?|yrs?|jahren?|ans|années|años|anni|anos|jaar)\s(?:working\s|employed\s)?(?:as|als|en tant que|comme|como|come)\s(?!well|of\s)\p{L}`,
  'giu',
);
/** More is no working life; it is somebody else's number. */
const MOST_YEARS = 50;

/** No CV that is imported is older than this engine: where nobody says what day it is, "to date" reaches at least here. */
const LEAST_NOW = 2025;

/** Years in jobs; a job that goes on goes on to now, even where its beginning is the newest date of the CV. */
function yearsOf(cv: Cv, today: string | null): number {
  if (today !== null) return cv.yearsOfExperience;
  const newest = Math.max(0, ...[...cv.experience, ...cv.education].flatMap(({ period }) => [period?.start?.year ?? 0, period?.end?.year ?? 0]));
  const isOpen = cv.experience.some(({ period }) => period?.current === true && period.start !== null);
  return cv.yearsOfExperience + (isOpen && newest > 0 ? Math.max(0, LEAST_NOW - newest) : 0);
}

/** Years at which the questionnaire's bands begin, and after which its last one does. */
const BANDS = { some: 3, many: 8, most: 15 } as const;

/**
 * From the years the CV says of itself or the dates of its jobs, whichever are more: a summary leaves out what is another trade or
 * was never brought up to date, and dates leave out jobs too old to be listed. Empty where neither is there.
 */
export function experienceLevelOf(cv: Cv, text: string, today: string | null = null): ExperienceLevel | '' {
  const stated = [...text.matchAll(STATED), ...text.matchAll(STATED_AS)]
    .map((found) => countOf(found[1] ?? found[2] ?? ''))
    .filter((years) => years <= MOST_YEARS);
  const years = Math.max(yearsOf(cv, today), ...stated);
  if (years === 0) return '';
  if (years < BANDS.some) return '0-2';
  if (years < BANDS.many) return '3-7';
  return years <= BANDS.most ? '8-15' : '15+';
}
