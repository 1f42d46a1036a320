import type { CvBuildQuestionnaire, CvPreview, GeneratedCvContent } from '../../../domain/cv-build.ts';
import { ENGINE_VERSION } from '../roast/write-roast.ts';
import { previewOf } from './preview.ts';

/** A finished CV out of the answers, under the fact lock. Deterministic; never throws. */
export function writeCv(questionnaire: CvBuildQuestionnaire): { content: GeneratedCvContent; preview: CvPreview } {
  const content: GeneratedCvContent = {
    professionalSummary: '',
    skillsSection: { technicalSkills: questionnaire.topSkills, softSkills: [], toolsAndTechnologies: [] },
    experience: [],
    educationSection: { degree: '', institution: '', dates: '', details: questionnaire.education },
    proudestAchievementSection: questionnaire.proudestAchievement,
    personalInterestsSection: questionnaire.personalInterests,
    engineVersion: ENGINE_VERSION,
  };
  return { content, preview: previewOf(content) };
}
