import type { Cv } from '../../domain/cv.ts';
import type { ExperienceLevel } from '../../domain/cv-build.ts';
import { NUMBER_WORDS } from '../lexicon/words/numbers.ts';

const WORDS = NUMBER_WORDS.slice(1).join('|');
/** "10+ years of experience", "over eight years’ professional experience", "12 Jahre Berufserfahrung". */
const STATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(\d{1,2}|${WORDS})\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2}\s?\+?)?\s?(?:plus\s)?(?:years?|yrs?|jahren?|ans|années|años|anni|anos|jaar)['’.]?s?\s(?:(?!years?|yrs?)[\p{L}&/,’'-]+\s){0,6}?(?:experience|expertise|erfahrung|berufserfahrung|expérience|experiencia|esperienza|experiência|ervaring)(?!\p{L})|(?<!\p{L})(?:experience|berufserfahrung|expérience|experiencia)\s(?:of\s|:\s?|von\s|de\s)?(?:over\s|more than\s|about\s)?(\d{1,2}|${WORDS})\s?\+?\s?(?:years?|yrs?|jahren?|ans|años)`,
  'giu',
);
/** "3 years as a pastry cook": a part of the years, told where the dates tell less. */
const STATED_AS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(\d{1,2}|${WORDS})\s?\+?\s?(?:years?|yrs?|jahren?|ans|années|años|anni|anos|jaar)\s(?:working\s|employed\s)?(?:as|als|en tant que|comme|como|come)\s(?!well|of\s)\p{L}`,
  'giu',
);
/** More is no working life; it is somebody else's number. */
const MOST_YEARS = 50;

/** No CV that is imported is older than this engine: "to date" reaches at least here. The reading knows no clock. */
const LEAST_NOW = 2025;

/** Years in jobs; a job that goes on goes on to now, even where its beginning is the newest date of the CV. */
function yearsOf(cv: Cv): number {
  const newest = Math.max(0, ...[...cv.experience, ...cv.education].flatMap(({ period }) => [period?.start?.year ?? 0, period?.end?.year ?? 0]));
  const isOpen = cv.experience.some(({ period }) => period?.current === true && period.start !== null);
  return cv.yearsOfExperience + (isOpen && newest > 0 ? Math.max(0, LEAST_NOW - newest) : 0);
}

/** From the years the CV says of itself, else from the dates of its jobs. Empty where neither is there. */
export function experienceLevelOf(cv: Cv, text: string): ExperienceLevel | '' {
  const stated = Math.max(0, ...[...text.matchAll(STATED)].map((found) => valueOf(found[1] ?? found[2] ?? '')).filter((years) => years <= MOST_YEARS));
  const years =
    stated > 0 ? stated : Math.max(yearsOf(cv), ...[...text.matchAll(STATED_AS)].map((found) => valueOf(found[1] ?? '')).filter((told) => told <= MOST_YEARS));
  if (years === 0) return '';
  if (years < 3) return '0-2';
  if (years < 8) return '3-7';
  return years <= 15 ? '8-15' : '15+';
}

function valueOf(written: string): number {
  const word = NUMBER_WORDS.indexOf(written.toLowerCase());
  return word >= 0 ? word : Number(written);
}
