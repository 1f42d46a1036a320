import { Button } from '../../../../../ui/form/button.tsx';
import { TagList } from '../../../../../ui/form/tag-list.tsx';
import { BUILD } from '../../../../../domain/limits.ts';
import { FIELDS, OLD_SUMMARY, TAGS } from '../../../editor.copy.ts';
import { CvText } from './fields.tsx';
import type { PartProps } from './part-props.ts';

export function Summary({ data, edit, focusSoon }: PartProps) {
  const { oldSummary } = data;
  const putBack = () => {
    edit(null, ({ oldSummary: _old, ...cv }) => ({ ...cv, professionalSummary: oldSummary?.text ?? cv.professionalSummary }));
    focusSoon('professionalSummary');
  };
  return (
    <>
      <SummaryText {...{ data, edit, focusSoon }} />
      {oldSummary !== undefined && (
        <div className="mt-6 border-l-6 border-marker bg-desk px-4 py-3">
          <h3 className="display text-lg">{OLD_SUMMARY.heading}</h3>
          <p className="mt-1">{OLD_SUMMARY.why(oldSummary.struck.slice(0, MOST_NAMED))}</p>
          <blockquote className="mt-2 wrap-anywhere">{oldSummary.text}</blockquote>
          <Button tone="paper" size="sm" className="mt-3" onClick={putBack}>
            {OLD_SUMMARY.putBack}
          </Button>
        </div>
      )}
    </>
  );
}

/** Further words that would be struck are not named. */
const MOST_NAMED = 4;

function SummaryText({ data, edit }: PartProps) {
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
