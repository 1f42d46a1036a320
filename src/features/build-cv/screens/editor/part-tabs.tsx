import type { ReactNode } from 'react';
import { CV_PARTS, type CvPart } from '../../../../domain/cv-page.ts';
import type { Tab } from '../../../../ui/form/tabs.tsx';
import { PARTS } from '../../editor.copy.ts';
import { Bio } from './parts/bio.tsx';
import { Education } from './parts/education.tsx';
import { Experience } from './parts/experience.tsx';
import { MoreSections } from './parts/more-sections.tsx';
import { OptionalBio } from './parts/optional-bio.tsx';
import type { PartProps } from './parts/part-props.ts';
import { Achievements, Interests, Skills, Summary } from './parts/text-parts.tsx';
import type { CvEditorState } from './hooks/use-cv-editor.ts';

const PANELS: Record<CvPart, (props: PartProps) => ReactNode> = {
  bio: Bio,
  optionalBio: OptionalBio,
  summary: Summary,
  skills: Skills,
  experience: Experience,
  education: Education,
  achievements: Achievements,
  interests: Interests,
  more: MoreSections,
};

/** The eight sections of the form, and what comes after them. */
export function partTabs({ data, edit }: CvEditorState, focusSoon: PartProps['focusSoon']): Tab<CvPart>[] {
  return CV_PARTS.map((part) => {
    const Panel = PANELS[part];
    return {
      id: part,
      label: PARTS[part],
      panel: (
        <div data-field={`part.${part}`}>
          <h2 className="mb-5 text-3xl">{PARTS[part]}</h2>
          <Panel data={data} edit={(field, change) => edit(part, field, change)} focusSoon={focusSoon} />
        </div>
      ),
    };
  });
}
