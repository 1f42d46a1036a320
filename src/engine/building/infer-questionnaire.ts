import type { Cv, Experience } from '../../domain/cv.ts';
import {
  CAREER_PATHS,
  type CvBuildQuestionnaire,
  type CvExperience,
  type JobPlace,
  type InferredCvBuildData,
  type OtherLanguage,
  type PreviousRole,
} from '../../domain/cv-build.ts';
import { EMPTY_QUESTIONNAIRE } from '../../domain/empty-questionnaire.ts';
import type { Correction } from '../../domain/correction.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { keysOf } from '../../domain/keys.ts';
import { BUILD } from '../../domain/limits.ts';
import { currentJob, employerOf } from '../reading/entries/current-job.ts';
import { respelled, respelledTitle } from '../english/grammar/respelled.ts';
import { monthIndex } from '../reading/text/dates.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { readCv } from '../reading/read-cv.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { cellsIn } from '../reading/tables/cells.ts';
import { spacedItems } from '../reading/text/spaced-items.ts';
import { isPlaceDetail, isTitleDetail, linesOf, ownLines, proudestLine, withoutLabel } from './best-lines.ts';
import { bioOf, languagesOf, withoutSpoken } from './bio.ts';
import { breakSections, withoutBreaks } from './breaks.ts';
import { careerPathOf, targetOf } from './career-path.ts';
import { clip } from './clip.ts';
import { educationText } from './education-text.ts';
import { experienceLevelOf } from './experience-level.ts';
import { extraSections } from './extra-sections.ts';
import { industryOf, industryOfTitle } from './industry.ts';
import { ownAim, ownYears } from './own-aim.ts';
import { ownSummary } from './own-summary.ts';
import { pageAsMeant } from './page-as-meant.ts';
import { withoutPageFurniture } from './pasted-profile.ts';
import { printedPeriod, yearMonth } from './printed-period.ts';
import { withoutLicences } from './licences.ts';
import { listedSkill } from './listed-skill.ts';
import { withLevels } from './leveled-skills.ts';
import { groupedSkills } from './skill-groups.ts';
import { withLeftOvers } from './left-over.ts';
import { linesUnder } from './section-lines.ts';
import { skillsMeant } from './torn-list.ts';
import { topSkillsOf } from './top-skills.ts';
import { withoutTwins } from './twins.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });
/** What people say of themselves, and no vacancy is called: "Results-driven product leader at the intersection of …". */
const SLOGAN =
  /\b(?:\p{L}+-(?:driven|oriented|minded|focused)|passionate|motivated|dedicated|experienced|enthusiastic|dynamic|seasoned|proven|versatile|creative thinker|at the intersection|with (?:an? |over |\d)|who|seeking|looking for)\b/iu;
/** A title longer than this is a sentence. */
const MAX_TITLE = 90;
const LONG_TITLE = 45;

/**
 * The questionnaire of the build flow, filled in from a CV as far as the CV goes. What is not found stays empty and has
 * no origin; 'read' stands in the CV, 'inferred' was concluded from it and is to be confirmed. Nothing is concluded about
 * breaks between jobs (law 6). `today` (ISO) is what "Present" means; without it, the newest date on the page. `corrections`: what the CV's owner has put right. Deterministic; never throws.
 */
export function inferQuestionnaire(page: CvDocument, today: string | null = null, corrections: readonly Correction[] = []): InferredCvBuildData {
  const document = pageAsMeant(page);
  const { cv: asRead, lines } = readCv(withoutPageFurniture(document), today, corrections);
  const { cv: skilled, licences } = withoutLicences(withLevels(withoutTwins(asRead), lines, cellsIn(document)));
  const whole = withoutSpoken(skilled);
  const cv = withoutBreaks(whole);
  const text = lines.map((line) => line.text).join('\n');
  const current = currentJob(cv);
  // The questionnaire's earlier jobs have ended; one that goes on beside the present one keeps its "Present" among the further ones.
  const earlier = earlierJobs(cv, current).filter(({ period }) => period?.current !== true);
  const others = [...earlier, ...earlierJobs(cv, current).filter((job) => !earlier.includes(job))];
  const proudest = proudestLine(cv, lines, current);
  const skills = topSkillsOf(cv, current).map((skill) => clip(cv.language === 'en' ? respelledTitle(skill) : skill));
  const read: CvBuildQuestionnaire = {
    ...EMPTY_QUESTIONNAIRE,
    // What somebody says she looks for; else what she calls herself.
    jobTitle: clip(ownAim(cv) || headlineOf(cv)),
    currentJobTitle: clip(titleOf(current)),
    currentCompany: clip(employerOf(current)?.value),
    currentStartDate: yearMonth(current?.period?.start ?? null),
    currentEndDate: yearMonth(current?.period?.end ?? null),
    currentAchievement: ownLines(current),
    topSkills: cv.skills.length > 0 ? skills : [],
    education: educationText(cv, lines),
    proudestAchievement: proudest.origin === 'read' ? proudest.line : '',
    personalInterests: clip(interestsText(cv, lines), BUILD.maxTextCharacters),
    previousRoles: earlier.slice(0, BUILD.maxPreviousRoles).map(roleOf),
  };
  const careerPath = careerPathOf(whole, current);
  const inferred: Partial<CvBuildQuestionnaire> = {
    jobTitle: read.currentJobTitle,
    // Who changes her line of work is asked for the industry she wants, not for the one she leaves.
    industry: careerPath === CAREER_PATHS[2] ? (industryOfTitle(read.jobTitle) ?? '') : industryOf(cv, current),
    country: cv.country === null ? '' : (COUNTRY_NAMES.of(cv.country) ?? ''),
    experienceLevel: experienceLevelOf(cv, text, today),
    topSkills: skills,
    careerPath,
    proudestAchievement: proudest.line,
  };
  const filled = withOrigins(read, inferred);
  // Whether the last job of a CV still goes on is for its owner to say: the questionnaire asks for the present one.
  if (current !== null && !goesOn(current)) for (const field of CURRENT_FIELDS) if (filled.origins[field] !== undefined) filled.origins[field] = 'inferred';
  const imported: InferredCvBuildData = {
    ...filled,
    bio: bioOf(cv),
    otherLanguages: languagesOf(cv) satisfies OtherLanguage[],
    moreSkills: groupedSkills(
      skillsMeant(cv.skills)
        .flatMap(({ value }) => listedSkill(value) ?? [])
        .map((value) => clip(cv.language === 'en' ? respelledTitle(value) : value))
        .filter((skill) => !skills.includes(skill)),
    ),
    moreExperience: others.slice(Math.min(earlier.length, BUILD.maxPreviousRoles)).map((job) => experienceOf(job, cv.language)),
    places: placesOf([current, ...earlier.slice(0, BUILD.maxPreviousRoles)]),
    ...ownSummary(cv),
    ownYears: ownYears(cv),
    moreSections: [...extraSections(whole, lines, proudest.origin === 'read' ? [proudest.line] : [], licences), ...breakSections(whole)].map((section) =>
      cv.language === 'en' ? { ...section, entries: section.entries.map((entry) => ({ ...entry, lines: entry.lines.map(respelled) })) } : section,
    ),
  };
  return withLeftOvers(imported, whole, lines);
}

/** "technical recruiter (I know…)": what a bracket says at length, or in the first person, is no part of a title; "(Band 6)" is. */
const REMARK = /\s*\((?:[^()]{30,}|[^()]*(?<!\p{L})(?:I|me|my|ich|je|yo)(?!\p{L})[^()]*)\)?$/u;
const withoutRemark = (title = ''): string =>
  title.replace(REMARK, '').replace(/^(?:currently|presently|at present)(?: working as)?(?: an?)?:? (?=\p{Lu})/iu, '');

/** The title of a job with the second post that its head names: "Senior Analyst (since 2020); Analyst I". */
function titleOf(job: Experience | null): string {
  const title = withoutRemark(job?.title?.value);
  const second = title === '' ? undefined : job?.details.find(({ value, line }) => line === job.title?.line && isTitleDetail(value))?.value;
  return second === undefined || title.length + second.length > MAX_TITLE ? title : `${title}; ${second}`;
}

/** Where a job was, with the second place that its head names. */
const placeOf = ({ location, details }: Experience): string =>
  [location?.value ?? '', ...details.flatMap(({ value, line }) => (line === location?.line && isPlaceDetail(value) ? [value] : []))].join('; ');

const CURRENT_FIELDS = ['currentJobTitle', 'currentCompany', 'currentStartDate', 'currentEndDate', 'currentAchievement'] as const;
/** A job with a lone date may have ended in it; one without dates is believed. */
const goesOn = ({ period }: Experience): boolean => period === null || period.current;

/** What was read, the rest filled with what was concluded, and which is which. */
function withOrigins(read: CvBuildQuestionnaire, inferred: Partial<CvBuildQuestionnaire>): Pick<InferredCvBuildData, keyof CvBuildQuestionnaire | 'origins'> {
  const merged: CvBuildQuestionnaire = { ...read };
  const origins: InferredCvBuildData['origins'] = {};
  for (const field of keysOf(read)) if (read[field].length > 0) origins[field] = 'read';
  for (const field of keysOf(inferred)) {
    const value = inferred[field];
    if (origins[field] !== undefined || value === undefined || value.length === 0) continue;
    Object.assign(merged, { [field]: value });
    origins[field] = 'inferred';
  }
  return { ...merged, origins };
}

/** The line under the name, where it names a job; a slogan names none. Of a long one what stands before its first comma. */
/** Lines. */
const NEAR_NAME = 12;

function headlineOf(cv: Cv): string {
  // A line that far from the name is no headline: it is a job of the margin, read late.
  const isNear = cv.name === null || cv.headline === null || (cv.name.page === cv.headline.page && Math.abs(cv.name.line - cv.headline.line) <= NEAR_NAME);
  const headline = targetOf(isNear ? (cv.headline?.value ?? '') : '');
  const [bare = ''] = headline.split(/\s(?:at|@|bei|chez)\s(?=\p{Lu})/u);
  const short = bare.length > LONG_TITLE ? (bare.split(/,\s|\s(?:\||•|·|–|—)\s/u)[0] ?? '') : bare;
  const title = withoutRemark(short);
  // The name over again, with letters behind it, is no job.
  const name = cv.name?.value.toLowerCase().split(/[^\p{L}]+/u) ?? [];
  if (
    title
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1 && name.includes(word)).length > 1
  )
    return '';
  return title.length > MAX_TITLE || /[.!?]$|\p{Ll}{3}[.!?]\s|\swith (?:an? )?(?:\p{L}+ ){0,2}experience\b/u.test(title) || SLOGAN.test(title) ? '' : title;
}

/** All but the current job, the newest first; jobs without a date keep their place behind the one they follow. */
function earlierJobs(cv: Cv, current: Experience | null): Experience[] {
  const jobs = cv.experience.filter((job) => job !== current);
  if (current !== null && cv.experience.length > 1 && cv.experience.at(-1) === current) return jobs.toReversed();
  const starts = jobs.map(({ period }) => (period?.start ? monthIndex(period.start) : null));
  return starts.some((start) => start === null) ? jobs : jobs.toSorted((a, b) => startOf(b) - startOf(a));
}

const startOf = ({ period }: Experience): number => (period?.start ? monthIndex(period.start) : 0);

function roleOf(job: Experience): PreviousRole {
  return {
    jobTitle: clip(titleOf(job)),
    company: clip(employerOf(job)?.value),
    startDate: yearMonth(job.period?.start ?? null),
    endDate: yearMonth(job.period?.end ?? null),
    achievement: ownLines(job),
  };
}

/** The towns of those jobs for which the questionnaire has no field for one. */
const placesOf = (jobs: readonly (Experience | null)[]): JobPlace[] =>
  jobs.flatMap((job) => {
    const company = clip(employerOf(job)?.value);
    return job === null || job.location === null || (company === '' && clip(titleOf(job)) === '')
      ? []
      : [{ jobTitle: clip(titleOf(job)), company, location: placeOf(job) }];
  });

/** A job as it stands in the CV. */
function experienceOf(job: Experience, language: string): CvExperience {
  return {
    jobTitle: titleOf(job),
    company: employerOf(job)?.value ?? '',
    dates: job.period === null ? '' : printedPeriod(job.period, language),
    ...(job.location === null ? {} : { location: placeOf(job) }),
    bulletPoints: linesOf(job)
      .map(withoutLabel)
      .filter((line) => line !== '')
      .map((line) => withoutStop(language === 'en' ? respelled(line) : line)),
  };
}

/** One typography with the bullets that are written anew: no stop at the end, but that of an abbreviation. */
const withoutStop = (text: string): string => text.replace(/(?<=[\p{Ll}\d)%”’]{3})(?<!\b(?:Ltd|Inc|Corp|etc|Dept|approx|incl))\.$/u, '');

/** Interests as their owner put them, qualifiers included: "open water swimming, mostly in reservoirs". */
function interestsText(cv: Cv, lines: readonly Line[]): string {
  const section = cv.sections.find(({ kind }) => kind === 'interests');
  if (section === undefined) return cv.interests.map(({ value }) => value).join(', ');
  const own = linesUnder(section, lines).filter(({ text }) => !REFERENCES.test(text.trim()));
  const seen = own.map(seenLine);
  return (spacedItems(seen) ?? readBullets(seen))
    .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .join('\n');
}

/** The line at the foot of a page, under whatever heading it ended up. */
const REFERENCES = /^(?:references?|referees?)\b.{0,60}\b(?:request|available|provided|furnished|supplied)\b/iu;
