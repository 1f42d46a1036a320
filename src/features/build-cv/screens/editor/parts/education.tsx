import type { CvEducation } from '../../../../../domain/cv-build.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { FIELDS } from '../../../editor.copy.ts';
import { STUDIES } from '../../../sections.copy.ts';
import { CvLine, CvText } from './fields.tsx';
import { IconButton } from './icon-button.tsx';
import type { PartProps } from './part-props.ts';

const NEW_STUDY: CvEducation = { degree: '', institution: '', dates: '', details: '' };

/** The main course of study, and the others below it. */
export function Education({ data, edit, focusSoon }: PartProps) {
  const others = data.moreEducation ?? [];
  const change = (field: string | null, next: (all: CvEducation[]) => CvEducation[]) =>
    edit(field, (cv) => ({ ...cv, moreEducation: next(cv.moreEducation ?? []) }));
  return (
    <>
      <Study
        study={data.education}
        path="education"
        change={(field, part) => edit(`education.${field}`, (cv) => ({ ...cv, education: { ...cv.education, ...part } }))}
      />
      <ol className="mt-8 space-y-8">
        {others.map((study, at) => {
          const name = STUDIES.study(at + 2, study.degree.trim());
          return (
            // Studies have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="border-3 border-ink bg-paper p-3 sm:p-5">
              <div className="mb-4 flex items-start justify-between gap-3">
                <h3 className="display min-w-0 text-xl wrap-anywhere">{name}</h3>
                <IconButton
                  icon="cross"
                  label={STUDIES.remove(name)}
                  focusName={`study.${at}.remove`}
                  onClick={() => {
                    change(null, (all) => all.toSpliced(at, 1));
                    focusSoon('add-study');
                  }}
                />
              </div>
              <Study
                study={study}
                path={`moreEducation.${at}`}
                change={(field, part) => change(`moreEducation.${at}.${field}`, (all) => all.map((one, index) => (index === at ? { ...one, ...part } : one)))}
              />
            </li>
          );
        })}
      </ol>
      <Button
        tone="paper"
        size="sm"
        className="mt-6"
        data-focus="add-study"
        onClick={() => {
          change(null, (all) => [...all, NEW_STUDY]);
          focusSoon(`moreEducation.${others.length}.degree`);
        }}
      >
        {STUDIES.add}
      </Button>
    </>
  );
}

interface StudyProps {
  study: CvEducation;
  path: string;
  change: (field: keyof CvEducation, part: Partial<CvEducation>) => void;
}

function Study({ study, path, change }: StudyProps) {
  const bind = (field: keyof CvEducation) => ({
    field: `${path}.${field}`,
    value: study[field],
    onText: (text: string) => change(field, { [field]: text }),
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
