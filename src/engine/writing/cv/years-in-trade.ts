import type { CvBuildQuestionnaire, ExperienceLevel } from '../../../domain/cv-build.ts';
import { industryOfTitle } from '../../building/industry.ts';
import { dateOf } from '../../building/printed-period.ts';
import { occupationOfTitle, tradeOf } from '../../evidence/observations/world/trade-of.ts';
import { yearsOfWork, type YearsOfWork } from './years-of-work.ts';

const LEAST_OF_BAND: Readonly<Record<string, number>> = { '0-2': 0, '3-7': 3, '8-15': 8, '15+': 15 };

/**
 * The years somebody has worked in the trade of her latest title, by the dates of its jobs; the band that was answered where there are
 * no dates to hold against it. Null where it is in doubt, for whoever learns the trade, and where one job alone makes them up: its date
 * says as much.
 */
export function yearsInTrade(questionnaire: CvBuildQuestionnaire, today: string | null): YearsOfWork | Exclude<ExperienceLevel, '0-2'> | null {
  const { experienceLevel, currentJobTitle, currentStartDate, previousRoles } = questionnaire;
  const roles = previousRoles.filter(({ jobTitle, company }) => jobTitle !== '' || company !== '');
  const title = [currentJobTitle, ...roles.map(({ jobTitle }) => jobTitle)].find((one) => one !== '') ?? '';
  if (isLearner(title)) return null;
  const working = roles.filter(({ jobTitle }) => !isLearner(jobTitle));
  // Years beside a title count that title alone; another post of the same trade is told by its own dates.
  const ofTrade = working.filter(({ jobTitle }) => isSameTitle(jobTitle, title));
  const others = working.filter((role) => !ofTrade.includes(role));
  // Of titles that we know only by their words, another word may be the same trade.
  const isSure = others.length === 0 || [title, ...others.map(({ jobTitle }) => jobTitle)].every((one) => knownTrade(one) !== undefined);
  const worked = isSure ? yearsOfWork({ ...questionnaire, previousRoles: ofTrade, experienceLevel: '' }, today) : null;
  const isAlone = ofTrade.length === 0 && dateOf(currentStartDate) !== null;
  const least = LEAST_OF_BAND[experienceLevel] ?? 0;
  if (worked !== null && (today !== null || worked.years >= least)) return isAlone && roles.length > 0 ? null : worked;
  const isDated = today !== null && (dateOf(currentStartDate) !== null || roles.some(({ startDate }) => dateOf(startDate) !== null));
  return experienceLevel === '' || experienceLevel === '0-2' || isDated ? null : experienceLevel;
}

/** Fewer years at work say nothing that the dates of the jobs do not. */
const LEAST_AT_WORK = 5;

/**
 * The years somebody has worked in one industry, where all her titles are of it; else, in several, her years at work. Null where the dates
 * of the jobs say as much, and for whoever learns the trade.
 */
export function yearsAtWork(questionnaire: CvBuildQuestionnaire, today: string | null): (YearsOfWork & { industry: string | null }) | null {
  const { currentJobTitle, currentCompany, previousRoles } = questionnaire;
  const working = previousRoles.filter(({ jobTitle, company }) => (jobTitle !== '' || company !== '') && !isLearner(jobTitle));
  const hasCurrent = currentJobTitle !== '' || currentCompany !== '';
  const titles = [...(hasCurrent ? [currentJobTitle] : []), ...working.map(({ jobTitle }) => jobTitle)];
  const [title = ''] = titles;
  if (today === null || titles.length < 2 || title === '' || isLearner(title)) return null;
  const worked = yearsOfWork({ ...questionnaire, previousRoles: working, experienceLevel: '' }, today);
  if (worked === null || worked.years < LEAST_AT_WORK) return null;
  const industry = industryOfTitle(title);
  const isOne = industry !== undefined && titles.every((one) => industryOfTitle(one) === industry);
  return { ...worked, isWhole: worked.isWhole && working.length === previousRoles.length, industry: isOne ? industry : null };
}

/** Learning a trade, or earning beside one's studies. */
const isLearner = (title: string): boolean =>
  /(?<!\p{L})(?:trainee|intern|internship|student|apprentice|apprenticeship|placement|work experience|volunteer|voluntary|weekends?|saturdays?|summers?|holiday|casual|part[- ]time|werkstudent\p{L}*|praktik\p{L}+|stagiaire|becari[oa])(?!\p{L})/iu.test(
    title,
  );

/** Whether two titles are the same but for rank, place and terms: "Senior staff nurse", "Staff nurse (bank)". */
function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [one, other].map(
    (title) =>
      title
        .toLowerCase()
        .replace(/\([^()]*\)|[,–—].*$|(?<!\p{L})(?:level|grade|band|tier|step) (?:\d|i+)(?!\p{L})/gu, ' ')
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 1 && !/^(?:senior|junior|lead|head|chief|principal|deputy|bank|relief|ii|iii)$/u.test(word))
        .at(-1) ?? '',
  );
  return a !== '' && a === b && isSameTrade(one, other);
}

/** Whether two titles are of one trade, as far as their words tell. */
export function isSameTrade(one: string, other: string): boolean {
  const [a, b] = [tradeOfTitle(one), tradeOfTitle(other)];
  const [tail, otherTail] = [tailOf(one), tailOf(other)];
  return (a !== '' && a === b) || (tail !== '' && tail === otherTail);
}

/** The two last words of a title, where they are of the work: "support technician" of desktop and of IT. */
const tailOf = (title: string): string =>
  /(?:^|\s)(\p{L}{3,} \p{L}{3,})$/u.exec(
    title
      .toLowerCase()
      .replace(/\s*\([^()]*\)|[,–—].*$|\s(?:level|grade|band|tier|step) \d$/gu, '')
      .trim(),
  )?.[1] ?? '';

function knownTrade(title: string): string | undefined {
  // "Paralegal, Housing Unit": where in the house is no trade.
  const named = title.replace(/, [^,]*(?:unit|division|department|team|ward|branch|section)$/iu, '');
  // "Staff Nurse, Theatres (Band 5)": what stands behind the name is of the post.
  const occupation = occupationOfTitle(named) ?? occupationOfTitle(named.replace(/\s*\([^()]*\)|,.*$/gu, '').trim());
  return occupation === null ? undefined : tradeOf(occupation);
}

/** What a title is of: its occupation's trade, else its last word, with the one before it where that alone says only a rank. */
function tradeOfTitle(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/\([^()]*\)|,.*$/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  return knownTrade(title) ?? words.slice(RANK.test(words.at(-1) ?? '') ? -2 : -1).join(' ');
}
const RANK =
  /^(?:manager|assistant|lead|leader|officer|coordinator|consultant|specialist|executive|supervisor|director|associate|worker|operator|operative|head|representative|advis[eo]r|agent|clerk|administrator|technician|ii|iii)$/u;
