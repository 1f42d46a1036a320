import { z } from 'zod';
import { CvExtraSection } from './cv-extras.ts';
import { CvQuestion } from './cv-question.ts';
import { keysOf } from './keys.ts';
import { BUILD } from './limits.ts';
import { PageLanguage } from './page-words/page-language.ts';

// Nicknames that the specification gives, to the letter.
const BABY_SEAL = 'Baby seal';
const BEEN_AROUND_THE_BLOCK = 'Been around the block';
const SEASONED_PRO = 'Seasoned pro';
const EXECUTIVE_GLADIATOR = 'Executive gladiator';

/** Years of experience and what we call somebody who has them (product specification 3). The key is what is stored. */
export const EXPERIENCE_LEVELS = {
  '0-2': { years: '0-2 years', nickname: BABY_SEAL },
  '3-7': { years: '3-7 years', nickname: BEEN_AROUND_THE_BLOCK },
  '8-15': { years: '8-15 years', nickname: SEASONED_PRO },
  '15+': { years: '15+ years', nickname: EXECUTIVE_GLADIATOR },
} as const;
export type ExperienceLevel = keyof typeof EXPERIENCE_LEVELS;
export const ExperienceLevel = z.enum(keysOf(EXPERIENCE_LEVELS));

// Sentences and labels that the specification gives, to the letter.
const STAYING = 'Staying in the same role/industry';
const SWITCHING = 'Switching roles, same industry';
const JUMPING = 'Jumping into a whole new world';
const CLIMBING = 'Climbing back into the game after a break';

/** Where somebody is heading; stored as it is shown (product specification 3). */
export const CAREER_PATHS = [STAYING, SWITCHING, JUMPING, CLIMBING] as const;
export type CareerPath = (typeof CAREER_PATHS)[number];

const line = z.string().max(BUILD.maxLineCharacters);
const text = z.string().max(BUILD.maxTextCharacters);
/** "YYYY-MM", "YYYY", or nothing. */
const month = z.string().regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2]))?)?$/);

/** An earlier job, every field optional. */
export const PreviousRole = z.object({ jobTitle: line, company: line, startDate: month, endDate: month, achievement: text });
export type PreviousRole = z.infer<typeof PreviousRole>;

/**
 * What the build flow asks (product specification 3). Nothing is null here: what was not answered is empty.
 * `achievement` fields may hold several lines, one bullet each: that is how an imported CV arrives.
 */
export const CvBuildQuestionnaire = z.object({
  jobTitle: line,
  industry: line,
  country: line,
  experienceLevel: z.union([ExperienceLevel, z.literal('')]),
  currentJobTitle: line,
  currentCompany: line,
  currentStartDate: month,
  /** Empty while the job goes on: then "Present" is printed. Answers kept from before it was asked for have none. */
  currentEndDate: month.default(''),
  currentAchievement: text,
  topSkills: z.array(line).max(BUILD.maxSkills),
  careerPath: z.union([z.enum(CAREER_PATHS), z.literal('')]),
  education: text,
  proudestAchievement: text,
  personalInterests: text,
  previousRoles: z.array(PreviousRole).max(BUILD.maxPreviousRoles),
});
export type CvBuildQuestionnaire = z.infer<typeof CvBuildQuestionnaire>;
export type QuestionnaireField = keyof CvBuildQuestionnaire;

const words = z.array(z.string());

/** A job as it stands in a finished CV. */
export const CvExperience = z.object({
  jobTitle: z.string(),
  company: z.string(),
  /** As it is printed: "March 2019 – Present". */
  dates: z.string(),
  location: z.string().optional(),
  bulletPoints: words,
  /** What is still asked about its lines, and what has been answered; missing where nothing is. */
  questions: z.array(CvQuestion).optional(),
});
export type CvExperience = z.infer<typeof CvExperience>;

/** The town of a job: the questionnaire asks for none, the import knows it. */
export const JobPlace = z.object({ jobTitle: z.string(), company: z.string(), location: z.string() });
export type JobPlace = z.infer<typeof JobPlace>;

/** A CV's skills in their three groups. */
export const CvSkills = z.object({ technicalSkills: words, softSkills: words, toolsAndTechnologies: words });
export type CvSkills = z.infer<typeof CvSkills>;

export const CvEducation = z.object({ degree: z.string(), institution: z.string(), dates: z.string(), details: z.string() });
export type CvEducation = z.infer<typeof CvEducation>;

/** Who it is about and how to reach her; the questionnaire asks for none of it, the editor and the import know it. */
export const CvBio = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  linkedinUrl: z.string(),
  portfolioUrl: z.string(),
});
export type CvBio = z.infer<typeof CvBio>;

export const LANGUAGE_PROFICIENCIES = ['Native', 'Fluent', 'Advanced', 'Intermediate', 'Basic', 'Conversational'] as const;
export const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed', 'Prefer not to say'] as const;
export const GENDERS = ['Male', 'Female', 'Non-binary', 'Prefer not to say'] as const;

export const OtherLanguage = z.object({ language: z.string(), proficiency: z.union([z.enum(LANGUAGE_PROFICIENCIES), z.literal('')]) });
export type OtherLanguage = z.infer<typeof OtherLanguage>;

/** The editor's "optional bio": only what is legal and relevant where the CV goes. */
export const CvOptionalBio = z.object({
  nationality: z.string(),
  homeLanguage: z.string(),
  otherLanguages: z.array(OtherLanguage),
  maritalStatus: z.union([z.enum(MARITAL_STATUSES), z.literal('')]),
  driversLicense: z.string(),
  gender: z.union([z.enum(GENDERS), z.literal('')]),
  dateOfBirth: z.string(),
  visaStatus: z.string(),
  militaryService: z.string(),
  securityClearance: z.string(),
});
export type CvOptionalBio = z.infer<typeof CvOptionalBio>;

/** The summary of an imported CV that our own pen would go through: it is not printed, and can be put back. */
export const OldSummary = z.object({ text: z.string(), struck: words });
export type OldSummary = z.infer<typeof OldSummary>;

/** The CV as the editor holds it (product specification 3). Text that is not there is empty. */
export const CvEditorData = z.object({
  ...CvBio.shape,
  ...CvOptionalBio.shape,
  professionalSummary: z.string(),
  technicalSkills: words,
  softSkills: words,
  toolsAndTechnologies: words,
  experience: z.array(CvExperience),
  education: CvEducation,
  /** Studies beyond the main one, and what has a heading of its own after the eight parts, in the order of the page. */
  moreEducation: z.array(CvEducation).optional(),
  moreSections: z.array(CvExtraSection).optional(),
  oldSummary: OldSummary.optional(),
  proudestAchievement: z.string(),
  personalInterests: z.string(),
  /** Of its headings and labels; English where it does not say. */
  language: PageLanguage.optional(),
  /** ISO time; added by saving. */
  lastSaved: z.string().optional(),
});
export type CvEditorData = z.infer<typeof CvEditorData>;

/**
 * `cv_build_data.generated_cv_content`: what was written, later with what the editor changed and added. `bio` and
 * `optionalBio` are missing until somebody saved them.
 */
export const GeneratedCvContent = z.object({
  professionalSummary: z.string(),
  skillsSection: CvSkills,
  experience: z.array(CvExperience),
  educationSection: CvEducation,
  moreEducation: z.array(CvEducation).optional(),
  moreSections: z.array(CvExtraSection).optional(),
  proudestAchievementSection: z.string(),
  personalInterestsSection: z.string(),
  oldSummary: OldSummary.optional(),
  /** What it is written in, and its headings with it; missing for English, for what we cannot write and for what is older. */
  language: PageLanguage.optional(),
  bio: CvBio.optional(),
  optionalBio: CvOptionalBio.optional(),
  lastSaved: z.string().optional(),
  /**
   * Grows by one with each save. Who saves says which number his copy will have; the server refuses a number that has
   * been given away meanwhile, so that a second tab cannot silently overwrite the first. Without it the last save wins.
   */
  revision: z.int().min(0).optional(),
  engineVersion: z.string().optional(),
});
export type GeneratedCvContent = z.infer<typeof GeneratedCvContent>;

/** What is shown before it is paid for: the structure and the first lines, nothing more of the content. */
export const CvPreview = z.object({
  /** In their order, with the number of entries, bullets or words in each. */
  sections: z.array(z.object({ name: z.enum(['summary', 'skills', 'experience', 'education', 'achievement', 'interests']), items: z.int().min(0) })),
  /** First sentence of the summary; empty where there is none. */
  summary: z.string(),
  /** First job's heading and its first bullet; empty where there is none. */
  job: z.string(),
  bullet: z.string(),
  /** What the editor will ask about its lines. */
  questions: z.int().min(0),
});
export type CvPreview = z.infer<typeof CvPreview>;

/** How a field of an import came to be: read off the CV, or concluded from it (to be confirmed). */
export const FIELD_ORIGINS = ['read', 'inferred'] as const;
export type FieldOrigin = (typeof FIELD_ORIGINS)[number];

/** What an import found. Fields nothing was found for are empty and have no origin; there is never a placeholder person. */
export const InferredCvBuildData = CvBuildQuestionnaire.extend({
  origins: z.partialRecord(z.enum(keysOf(CvBuildQuestionnaire.shape)), z.enum(FIELD_ORIGINS)),
  /** Kept on the visitor's device for the editor; never part of the questionnaire. */
  bio: CvBio,
  otherLanguages: z.array(OtherLanguage),
  /** Jobs beyond the current one and the two the questionnaire has room for, as they stand in the imported CV. */
  moreExperience: z.array(CvExperience),
  /** Skills that the CV lists beyond those five. */
  moreSkills: CvSkills,
  /** The summary as it stands in the imported CV; empty where it has none. */
  summary: z.string(),
  /** What our own detectors would strike in it. */
  summaryStruck: words,
  /** What stands there under headings that no question asks for: certificates, projects, volunteering. */
  moreSections: z.array(CvExtraSection),
  /** Towns of the jobs in the questionnaire. */
  places: z.array(JobPlace).optional(),
  /** "nine years in pastry": the number that the CV gives itself, with what it is of; empty where it gives none. */
  ownYears: z.string().optional(),
  /** What the page says and the import left out on purpose, as printed: private matters, why a job ended, empty praise. */
  leftOut: words.optional(),
});
export type InferredCvBuildData = z.infer<typeof InferredCvBuildData>;

export const NO_SKILLS: CvSkills = { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] };
export const NO_BIO: CvBio = { fullName: '', email: '', phone: '', location: '', linkedinUrl: '', portfolioUrl: '' };
export const NO_OPTIONAL_BIO: CvOptionalBio = {
  nationality: '',
  homeLanguage: '',
  otherLanguages: [],
  maritalStatus: '',
  driversLicense: '',
  gender: '',
  dateOfBirth: '',
  visaStatus: '',
  militaryService: '',
  securityClearance: '',
};

/** Stored content as the editor shows it. */
export function editorDataOf(content: GeneratedCvContent): CvEditorData {
  return {
    ...NO_BIO,
    ...content.bio,
    ...NO_OPTIONAL_BIO,
    ...content.optionalBio,
    professionalSummary: content.professionalSummary,
    ...content.skillsSection,
    experience: content.experience,
    education: content.educationSection,
    ...(content.moreEducation === undefined ? {} : { moreEducation: content.moreEducation }),
    ...(content.moreSections === undefined ? {} : { moreSections: content.moreSections }),
    ...(content.oldSummary === undefined ? {} : { oldSummary: content.oldSummary }),
    proudestAchievement: content.proudestAchievementSection,
    personalInterests: content.personalInterestsSection,
    ...(content.language === undefined ? {} : { language: content.language }),
    ...(content.lastSaved === undefined ? {} : { lastSaved: content.lastSaved }),
  };
}

/** The editor's data as it is stored; `editorDataOf` undoes it. `revision` is the number this save is to have. */
export function contentOf(data: CvEditorData, revision: number): GeneratedCvContent {
  return {
    professionalSummary: data.professionalSummary,
    skillsSection: { technicalSkills: data.technicalSkills, softSkills: data.softSkills, toolsAndTechnologies: data.toolsAndTechnologies },
    experience: data.experience,
    educationSection: data.education,
    ...(data.moreEducation === undefined ? {} : { moreEducation: data.moreEducation }),
    ...(data.moreSections === undefined ? {} : { moreSections: data.moreSections }),
    ...(data.oldSummary === undefined ? {} : { oldSummary: data.oldSummary }),
    proudestAchievementSection: data.proudestAchievement,
    personalInterestsSection: data.personalInterests,
    bio: CvBio.parse(data),
    optionalBio: CvOptionalBio.parse(data),
    ...(data.language === undefined ? {} : { language: data.language }),
    ...(data.lastSaved === undefined ? {} : { lastSaved: data.lastSaved }),
    revision,
  };
}
