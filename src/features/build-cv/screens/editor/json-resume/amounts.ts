import type { CvEditorData } from '../../../../../domain/cv-build.ts';
import { CV_PARTS, type CvPart } from '../../../../../domain/cv-page.ts';
import { JSON_RESUME } from '../../../editor.copy.ts';

const { amounts } = JSON_RESUME;
const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
const fieldsIn = (texts: readonly string[]): number => texts.filter((text) => text.trim() !== '').length;

const PERSONAL = [
  'nationality',
  'homeLanguage',
  'maritalStatus',
  'driversLicense',
  'gender',
  'dateOfBirth',
  'visaStatus',
  'militaryService',
  'securityClearance',
] as const;

/** How much stands in each part, in words, and the part itself to be compared. */
const PARTS_OF: Record<CvPart, (data: CvEditorData) => { amount: string; value: unknown }> = {
  bio: ({ fullName, email, phone, location, linkedinUrl, portfolioUrl }) => {
    const value = [fullName, email, phone, location, linkedinUrl, portfolioUrl];
    return { amount: amounts.fields(fieldsIn(value)), value };
  },
  optionalBio: (data) => {
    const value = [...PERSONAL.map((field) => data[field]), ...data.otherLanguages.map(({ language, proficiency }) => `${language} ${proficiency}`)];
    return { amount: amounts.fields(fieldsIn(value)), value };
  },
  summary: ({ professionalSummary: value }) => ({ amount: amounts.words(wordsIn(value)), value }),
  skills: ({ technicalSkills, softSkills, toolsAndTechnologies }) => {
    const value = [technicalSkills, softSkills, toolsAndTechnologies];
    return { amount: amounts.skills(value.flat().length), value };
  },
  experience: ({ experience: value }) => ({ amount: amounts.jobs(value.length), value }),
  education: ({ education, moreEducation = [] }) => {
    const value = [education, ...moreEducation];
    return { amount: amounts.fields(fieldsIn(value.flatMap((study) => Object.values(study)))), value };
  },
  achievements: ({ proudestAchievement: value }) => ({ amount: amounts.words(wordsIn(value)), value }),
  interests: ({ personalInterests: value }) => ({ amount: amounts.words(wordsIn(value)), value }),
  more: ({ moreSections: value = [] }) => ({ amount: amounts.sections(value.length), value }),
};

/** The parts that an import changes, with how much stood there and how much will. */
export function replacedParts(before: CvEditorData, after: CvEditorData): { part: CvPart; before: string; after: string }[] {
  return CV_PARTS.flatMap((part) => {
    const [old, fresh] = [PARTS_OF[part](before), PARTS_OF[part](after)];
    return JSON.stringify(old.value) === JSON.stringify(fresh.value) ? [] : [{ part, before: old.amount, after: fresh.amount }];
  });
}
