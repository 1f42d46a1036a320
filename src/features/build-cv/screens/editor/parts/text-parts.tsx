import type { CvEducation } from '../../../../../domain/cv-build.ts';
import { TagList } from '../../../../../ui/form/tag-list.tsx';
import { BUILD } from '../../../../../domain/limits.ts';
import { FIELDS, TAGS } from '../../../editor.copy.ts';
import { CvLine, CvText } from './fields.tsx';
import type { PartProps } from './part-props.ts';

export function Summary({ data, edit }: PartProps) {
  return (
    <CvText
      field="professionalSummary"
      label={FIELDS.professionalSummary}
      hint={FIELDS.summaryHint}
      rows={9}
      value={data.professionalSummary}
      onText={(text) => edit('professionalSummary', (cv) => ({ ...cv, professionalSummary: text }))}
    />
  );
}

const GROUPS = ['technicalSkills', 'softSkills', 'toolsAndTechnologies'] as const;

export function Skills({ data, edit }: PartProps) {
  return (
    <div className="space-y-8">
      {GROUPS.map((group) => (
        <div key={group} data-field={group}>
          <TagList
            label={FIELDS[group]}
            {...(group === 'softSkills' ? { hint: FIELDS.softSkillsHint } : {})}
            tags={data[group]}
            maxLength={BUILD.maxLineCharacters}
            words={TAGS}
            onChange={(tags) => edit(null, (cv) => ({ ...cv, [group]: tags }))}
          />
        </div>
      ))}
    </div>
  );
}

export function Education({ data, edit }: PartProps) {
  const bind = (field: keyof CvEducation) => ({
    field: `education.${field}`,
    value: data.education[field],
    onText: (text: string) => edit(`education.${field}`, (cv) => ({ ...cv, education: { ...cv.education, [field]: text } })),
  });
  return (
    <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
      <CvLine {...bind('degree')} label={FIELDS.degree} autoComplete="off" />
      <CvLine {...bind('dates')} label={FIELDS.educationDates} autoComplete="off" />
      <div className="sm:max-xl:col-span-2 2xl:col-span-2">
        <CvLine {...bind('institution')} label={FIELDS.institution} autoComplete="off" />
      </div>
      <div className="sm:max-xl:col-span-2 2xl:col-span-2">
        <CvText {...bind('details')} label={FIELDS.details} hint={FIELDS.detailsHint} rows={4} />
      </div>
    </div>
  );
}

export function Achievements({ data, edit }: PartProps) {
  return (
    <CvText
      field="proudestAchievement"
      label={FIELDS.proudestAchievement}
      value={data.proudestAchievement}
      onText={(text) => edit('proudestAchievement', (cv) => ({ ...cv, proudestAchievement: text }))}
    />
  );
}

export function Interests({ data, edit }: PartProps) {
  return (
    <CvText
      field="personalInterests"
      label={FIELDS.personalInterests}
      hint={FIELDS.interestsHint}
      rows={4}
      value={data.personalInterests}
      onText={(text) => edit('personalInterests', (cv) => ({ ...cv, personalInterests: text }))}
    />
  );
}
