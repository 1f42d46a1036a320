import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { type CvPart, openQuestions } from '../../../../domain/cv-page.ts';
import { isUnanswered, questionAbout, questionsOfJob } from '../../../../domain/cv-question.ts';

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
    ...[data.education, ...(data.moreEducation ?? [])].flatMap((study, at) =>
      (['degree', 'institution', 'dates', 'details'] as const).map((field) => ({
        part: 'education' as const,
        field: at === 0 ? `education.${field}` : `moreEducation.${at - 1}.${field}`,
        text: study[field],
      })),
    ),
    { part: 'achievements', field: 'proudestAchievement', text: data.proudestAchievement },
    { part: 'interests', field: 'personalInterests', text: data.personalInterests },
    ...(data.moreSections ?? []).flatMap((section, at) =>
      section.entries.flatMap((entry, index) => [
        ...(['title', 'place', 'dates', 'url'] as const).map((field) => ({
          part: 'more' as const,
          field: `moreSections.${at}.entries.${index}.${field}`,
          text: entry[field],
        })),
        ...entry.lines.map((text, line) => ({ part: 'more' as const, field: `moreSections.${at}.entries.${index}.lines.${line}`, text })),
      ]),
    ),
  ];
}

/** What is asked beside the lines and not answered yet: the field to answer in, or the line where the answer goes into it by hand. */
export function askedOf({ experience }: Pick<CvEditorData, 'experience'>): FieldPlace[] {
  const part = 'experience' as const;
  return experience.flatMap(({ bulletPoints, questions = [] }, at): FieldPlace[] => [
    ...bulletPoints.flatMap((text, bullet): FieldPlace[] => {
      const question = questionAbout(text, questions);
      const field = `experience.${at}.bulletPoints.${bullet}`;
      if (question === undefined || !isUnanswered(question, text)) return [];
      return [question.template === null ? { part, field, from: text.length, to: text.length } : { part, field: `${field}.question`, from: 0, to: 0 }];
    }),
    ...questionsOfJob(questions).map((_, index) => ({ part, field: `experience.${at}.question.${index}`, from: 0, to: 0 })),
  ]);
}

/** Every blank in square brackets, in the order of the page. */
export function bracketsOf(data: CvEditorData): FieldPlace[] {
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
