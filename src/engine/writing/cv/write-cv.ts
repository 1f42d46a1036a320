import { type CvBuildQuestionnaire, type CvExperience, type CvPreview, type GeneratedCvContent } from '../../../domain/cv-build.ts';
import type { CvQuestion } from '../../../domain/cv-question.ts';
import { PageLanguage } from '../../../domain/page-words/page-language.ts';
import { dateOf, presentWord, printedMonth } from '../../building/printed-period.ts';
import { languageOf } from '../../english/language.ts';
import { ENGINE_VERSION } from '../roast/write-roast.ts';
import { isNothing, plainText } from './answers.ts';
import { isTool, nameCase, skillCase } from '../../english/grammar/casing.ts';
import { respelledTitle } from '../../english/grammar/respelled.ts';
import { previewOf } from './preview.ts';
import { ordinaryDay } from './questions.ts';
import { sortSkills } from './sort-skills.ts';
import { writeBullets, type Told } from './write-bullets.ts';
import { writeEducation } from './write-education.ts';
import { writeInterests } from './write-interests.ts';
import { isLastJob, phrasesOf } from './summary-source.ts';
import { writeSummary } from './write-summary.ts';

/** A role of the CV, with the answer behind each of its bullets. */
export interface WrittenRole {
  experience: CvExperience;
  told: readonly Told[];
}

/** The CV in parts, as a second writer needs them: whatever he changes is checked against what was answered. */
export interface WrittenCv {
  content: GeneratedCvContent;
  roles: readonly WrittenRole[];
  achievement: readonly Told[];
  language: string;
  hasCurrent: boolean;
}

/** A finished CV out of the answers, under the fact lock. `today` (ISO day) is what “Present” means for the years told. Deterministic; never throws. */
export function writeCv(questionnaire: CvBuildQuestionnaire, today: string | null = null): { content: GeneratedCvContent; preview: CvPreview } {
  const { content } = writeCvInParts(questionnaire, today);
  return { content, preview: previewOf(content) };
}

export function writeCvInParts(questionnaire: CvBuildQuestionnaire, today: string | null = null): WrittenCv {
  const answers = [questionnaire.currentAchievement, ...questionnaire.previousRoles.map(({ achievement }) => achievement), questionnaire.proudestAchievement];
  const language = languageOf([...answers, questionnaire.education, questionnaire.personalInterests].join('\n'), 'rules for writing');
  const tools = questionnaire.topSkills.map((skill) => skillCase(plainText(skill))).filter(isTool);
  // Abbreviations of her own titles ("SDR") are written alike everywhere.
  const titles = [questionnaire.currentJobTitle, ...questionnaire.previousRoles.map(({ jobTitle }) => jobTitle)].flatMap(
    (title) => nameCase(plainText(title)).match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? [],
  );
  const { roles, hasCurrent } = rolesOf(questionnaire, language, [...tools, ...titles], today);
  const told = new Set(roles.flatMap((role) => role.told.map(({ source }) => source)));
  const achievement = writeBullets(
    { jobTitle: '', company: '', achievement: questionnaire.proudestAchievement, isCurrent: false },
    language,
    [...tools, ...titles],
    0,
  )
    // Told with its job, employer and date, it is not printed a second time.
    .filter(({ source }) => !told.has(source));
  const houses = [questionnaire.currentCompany, ...questionnaire.previousRoles.map(({ company }) => company)];
  const skillsSection = sortSkills(questionnaire.topSkills, answers.map(plainText).join('\n'), houses);
  const experience = roles.map((role) => role.experience);
  const { main: educationSection, others: moreEducation } = writeEducation(questionnaire.education, language);
  const proudestAchievementSection = achievementText(achievement.map(({ text }) => text));
  const content: GeneratedCvContent = {
    professionalSummary: writeSummary({
      questionnaire: { ...questionnaire, jobTitle: heading(questionnaire.jobTitle), industry: heading(questionnaire.industry) },
      experience,
      hasCurrent,
      today,
      skills: [...skillsSection.technicalSkills, ...skillsSection.toolsAndTechnologies, ...skillsSection.softSkills],
      education: [educationSection.degree.replace(/[\s.]+$/u, ''), educationSection.institution].filter((part) => part !== '').join(', '),
      school: educationSection.institution,
      achievement: proudestAchievementSection,
      language,
    }),
    skillsSection,
    experience,
    educationSection,
    ...(moreEducation.length === 0 ? {} : { moreEducation }),
    proudestAchievementSection,
    personalInterestsSection: writeInterests(questionnaire.personalInterests, language),
    ...pageLanguage(language),
    engineVersion: ENGINE_VERSION,
  };
  return { content, roles, achievement, language, hasCurrent };
}

/** Statements as sentences of one paragraph; a single one needs no full stop. */
export const achievementText = (lines: readonly string[]): string =>
  lines.length < 2 ? (lines[0] ?? '') : lines.map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`)).join(' ');

/** Headings follow the words they stand over, where we know that language's. */
function pageLanguage(language: string): Pick<GeneratedCvContent, 'language'> {
  const known = PageLanguage.safeParse(language).data;
  return known === undefined || known === 'en' ? {} : { language: known };
}

function rolesOf(
  questionnaire: CvBuildQuestionnaire,
  language: string,
  tools: readonly string[],
  today: string | null,
): { roles: WrittenRole[]; hasCurrent: boolean } {
  const { currentJobTitle, currentCompany, currentStartDate, currentEndDate, currentAchievement } = questionnaire;
  const hasCurrent = [currentJobTitle, currentCompany, currentAchievement].some(isSaid);
  const isOver = isLastJob(questionnaire, today);
  const current = hasCurrent
    ? [
        roleOf(
          { jobTitle: currentJobTitle, company: currentCompany, achievement: currentAchievement },
          currentEndDate !== ''
            ? between(currentStartDate, currentEndDate, language)
            : isOver
              ? fromOnly(currentStartDate, language)
              : toDate(currentStartDate, language),
          !isOver,
          language,
          tools,
          true,
        ),
      ]
    : [];
  const earlier = questionnaire.previousRoles
    .filter(({ jobTitle, company, achievement }) => [jobTitle, company, achievement].some(isSaid))
    // "Same company": the one named before.
    .map((role, at, all) => (SAME.test(role.company.trim()) ? { ...role, company: [currentCompany, ...all.map(({ company }) => company)][at] ?? '' } : role))
    .map((role) => roleOf(role, between(role.startDate, role.endDate, language), false, language, tools));
  return { roles: [...current, ...earlier], hasCurrent };
}

const isSaid = (answer: string): boolean => /[\p{L}\p{N}]/u.test(plainText(answer)) && !isNothing(answer);

const SAME = /^(?:the )?same(?: (?:company|place|employer|firm|one|shop|store|hospital|school|as (?:above|before)|again))?$|^(?:as above|ditto|see above)$/iu;

function roleOf(
  role: { jobTitle: string; company: string; achievement: string },
  dates: string,
  isCurrent: boolean,
  language: string,
  tools: readonly string[],
  isFirst = false,
): WrittenRole {
  const jobTitle = nameCase(language === 'en' ? respelledTitle(heading(role.jobTitle)) : heading(role.jobTitle));
  const company = nameCase(heading(role.company)).replace(/^self[- ]?employed$/iu, 'Self-employed');
  const told = writeBullets({ jobTitle, company, achievement: role.achievement, isCurrent }, language, tools);
  const bullets = told.map(({ text }) => text);
  const isAsked = told.some(({ question }) => question !== null);
  const ofJob = (isAsked ? [] : ordinaryDay(bullets, language, isFirst)).map((text): CvQuestion => ({ line: '', text, template: null, answers: {} }));
  const questions = [...told.flatMap(({ question }) => question ?? []), ...ofJob];
  return { experience: { jobTitle, company, dates, bulletPoints: bullets, ...(questions.length === 0 ? {} : { questions }) }, told };
}

/** A name of the answers without what does not belong to one; nothing where the answer says nothing. */
const heading = (text: string): string =>
  (isNothing(text) ? '' : plainText(text))
    .replaceAll("'", '’')
    .replace(/^[\s,.;:–—-]+|[\s,;:–—-]+$/gu, '')
    .replace(/(?<=\p{Ll}{3})(?<!\b(?:Ltd|Inc|Corp|Bros|Dept|Univ|Assoc))\.$/u, '');

function toDate(start: string, language: string): string {
  const date = dateOf(start);
  return date === null ? '' : `${printedMonth(date, language)} – ${presentWord(language)}`;
}

function fromOnly(start: string, language: string): string {
  const date = dateOf(start);
  return date === null ? '' : printedMonth(date, language);
}

function between(start: string, end: string, language: string): string {
  const from = dateOf(start);
  const to = dateOf(end);
  // A lone date stands as it was given: nothing says whether it was a beginning.
  if (to === null) return from === null ? '' : printedMonth(from, language);
  if (from === null) return phrasesOf(language).until.replace('{date}', printedMonth(to, language));
  const ends = [printedMonth(from, language), printedMonth(to, language)];
  return [...new Set(ends)].join(' – ');
}
