import { TagList } from '../../../../../ui/form/tag-list.tsx';
import { BUILD } from '../../../../../domain/limits.ts';
import { FIELDS, TAGS } from '../../../editor.copy.ts';
import { CvText } from './fields.tsx';
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
