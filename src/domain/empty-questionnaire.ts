import type { CvBuildQuestionnaire } from './cv-build.ts';

/** The questionnaire before anything is answered. By itself, for the first screen: the schema beside it brings a library. */
export const EMPTY_QUESTIONNAIRE: CvBuildQuestionnaire = {
  jobTitle: '',
  industry: '',
  country: '',
  experienceLevel: '',
  currentJobTitle: '',
  currentCompany: '',
  currentStartDate: '',
  currentEndDate: '',
  currentAchievement: '',
  topSkills: [],
  careerPath: '',
  education: '',
  proudestAchievement: '',
  personalInterests: '',
  previousRoles: [],
};
