import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { type CvPart, openQuestions } from '../../../../domain/cv-page.ts';

/** A field of the form by its path, as `data-field` has it. */
export interface FieldPlace {
  part: CvPart;
  field: string;
  /** Characters to select in it. */
  from: number;
  to: number;
}

/** Every text of the CV with the field it is edited in, in the order of the page. */
export function fieldsOf(data: CvEditorData): { part: CvPart; field: string; text: string }[] {
  return [
    ...(['fullName', 'email', 'phone', 'location', 'linkedinUrl', 'portfolioUrl'] as const).map((field) => ({
      part: 'bio' as const,
      field,
      text: data[field],
    })),
    ...(['nationality', 'homeLanguage', 'driversLicense', 'visaStatus', 'militaryService', 'securityClearance'] as const).map((field) => ({
      part: 'optionalBio' as const,
      field,
      text: data[field],
    })),
    { part: 'summary', field: 'professionalSummary', text: data.professionalSummary },
    ...(['technicalSkills', 'softSkills', 'toolsAndTechnologies'] as const).map((field) => ({ part: 'skills' as const, field, text: data[field].join(', ') })),
    ...data.experience.flatMap((job, at) => [
      ...(['jobTitle', 'company', 'dates', 'location'] as const).map((field) => ({
        part: 'experience' as const,
        field: `experience.${at}.${field}`,
        text: job[field] ?? '',
      })),
      ...job.bulletPoints.map((text, bullet) => ({ part: 'experience' as const, field: `experience.${at}.bulletPoints.${bullet}`, text })),
    ]),
    ...(['degree', 'institution', 'dates', 'details'] as const).map((field) => ({
      part: 'education' as const,
      field: `education.${field}`,
      text: data.education[field],
    })),
    { part: 'achievements', field: 'proudestAchievement', text: data.proudestAchievement },
    { part: 'interests', field: 'personalInterests', text: data.personalInterests },
  ];
}

/** Every blank in square brackets, in the order of the page. */
export function questionsOf(data: CvEditorData): FieldPlace[] {
  return fieldsOf(data).flatMap(({ part, field, text }) => openQuestions(text).map(({ from, to }) => ({ part, field, from, to })));
}

/** The field a line of the page comes from; null when no field holds it as it stands. */
export function fieldOfLine(data: CvEditorData, line: string): FieldPlace | null {
  const wanted = line.replace(/^[•\s]+|…$/gu, '').trim();
  if (wanted === '') return null;
  for (const { part, field, text } of fieldsOf(data)) {
    const from = text.indexOf(wanted);
    if (from >= 0) return { part, field, from, to: from + wanted.length };
  }
  return null;
}
