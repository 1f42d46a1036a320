import type { CvEditorData, CvEducation } from '../../../../../domain/cv-build.ts';
import { type JsonResume, OWN_FIELD } from './resume-schema.ts';
import { periodOf } from './resume-dates.ts';
import { sectionsOut } from './resume-sections.ts';
import { compact, webAddress } from './resume-values.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
export const SKILL_GROUPS = { technicalSkills: 'Technical', softSkills: 'Soft skills', toolsAndTechnologies: 'Tools and technologies' } as const;

/**
 * The CV as a JSON Resume, valid against the schema of jsonresume.org. What that has no place for (personal lines, dates as
 * they are printed) stands under `meta.x-cv`, so that reading the file gives back every field.
 */
export function exportResume(data: CvEditorData, now: Date): JsonResume {
  const { lastSaved: _lastSaved, ...own } = data;
  const { awards, ...sections } = sectionsOut(data.moreSections ?? []);
  return {
    $schema: SCHEMA,
    basics: compact({
      name: data.fullName,
      label: data.experience[0]?.jobTitle ?? '',
      // The schema wants an address or nothing; half of one stays in our own field.
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(data.email) ? data.email : '',
      phone: data.phone,
      url: webAddress(data.portfolioUrl),
      summary: data.professionalSummary,
      ...(data.location === '' ? {} : { location: { city: data.location } }),
      ...(data.linkedinUrl === '' ? {} : { profiles: [compact({ network: 'LinkedIn', url: webAddress(data.linkedinUrl) })] }),
    }),
    work: data.experience.map(({ jobTitle, company, location = '', dates, bulletPoints }) => ({
      ...compact({ name: company, position: jobTitle, location, ...periodOf(dates) }),
      highlights: bulletPoints.filter((text) => text.trim() !== ''),
    })),
    education: [data.education, ...(data.moreEducation ?? [])].flatMap(studyOf),
    skills: Object.entries(SKILL_GROUPS).flatMap(([key, name]) => {
      const keywords = skillsOf(data, key);
      return keywords.length === 0 ? [] : [{ name, keywords }];
    }),
    languages: data.otherLanguages.map(({ language, proficiency }) => compact({ language, fluency: proficiency })),
    interests: data.personalInterests === '' ? [] : [{ name: data.personalInterests }],
    awards: [...(data.proudestAchievement === '' ? [] : [{ title: data.proudestAchievement }]), ...awards],
    ...sections,
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19), [OWN_FIELD]: own },
  };
}

/** `{fullName}_CV.json`, or as the Word file's name says. */
export const resumeFile = (data: CvEditorData, now: Date): Blob =>
  new Blob([`${JSON.stringify(exportResume(data, now), null, 2)}\n`], { type: 'application/json' });

function skillsOf(data: CvEditorData, key: string): string[] {
  return key === 'technicalSkills' ? data.technicalSkills : key === 'softSkills' ? data.softSkills : data.toolsAndTechnologies;
}

function studyOf({ degree, institution, dates, details }: CvEducation): NonNullable<JsonResume['education']> {
  if ([degree, institution, dates, details].every((text) => text === '')) return [];
  const courses = details.split('\n').filter((line) => line.trim() !== '');
  return [{ ...compact({ institution, studyType: degree, ...periodOf(dates) }), ...(courses.length === 0 ? {} : { courses }) }];
}
