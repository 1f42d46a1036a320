import { openQuestionsOf } from '../../../domain/cv-question.ts';
import type { CvPreview, GeneratedCvContent } from '../../../domain/cv-build.ts';

const FIRST_SENTENCE = /^.*?[.!?](?=\s+[\p{Lu}[]|$)/su;

/** What of a CV is shown before it is paid for: its structure, its first sentence, the first job's heading and first bullet. */
export function previewOf(content: GeneratedCvContent): CvPreview {
  const {
    professionalSummary,
    skillsSection,
    experience,
    educationSection,
    moreEducation = [],
    proudestAchievementSection,
    personalInterestsSection,
  } = content;
  const [job] = experience;
  const skills = [...skillsSection.technicalSkills, ...skillsSection.softSkills, ...skillsSection.toolsAndTechnologies];
  const education = [educationSection.degree, educationSection.institution, educationSection.details].filter((text) => text !== '');
  const sections: CvPreview['sections'] = [
    { name: 'summary', items: wordsIn(professionalSummary) },
    { name: 'skills', items: skills.length },
    { name: 'experience', items: experience.reduce((sum, { bulletPoints }) => sum + bulletPoints.length, 0) || experience.length },
    {
      name: 'education',
      items:
        moreEducation.length +
        (education.length === 0
          ? 0
          : 1 + (educationSection.details === '' ? 0 : educationSection.details.split('\n').length - (education.length === 1 ? 1 : 0))),
    },
    { name: 'achievement', items: wordsIn(proudestAchievementSection) },
    { name: 'interests', items: wordsIn(personalInterestsSection) },
  ];
  return {
    sections: sections.filter(({ items }) => items > 0),
    summary: FIRST_SENTENCE.exec(professionalSummary)?.[0] ?? professionalSummary,
    job: job === undefined ? '' : [job.jobTitle, job.company, job.dates].filter((part) => part !== '').join(', '),
    bullet: job?.bulletPoints[0] ?? '',
    questions: experience.reduce((sum, one) => sum + openQuestionsOf(one), 0),
  };
}

const wordsIn = (text: string): number => text.match(/\S+/gu)?.length ?? 0;
