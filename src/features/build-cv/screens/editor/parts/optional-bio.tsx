import { GENDERS, LANGUAGE_PROFICIENCIES, MARITAL_STATUSES, type OtherLanguage } from '../../../../../domain/cv-build.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { FIELDS, OPTIONAL_BIO } from '../../../editor.copy.ts';
import { CvLine } from './fields.tsx';
import type { PartProps } from './part-props.ts';

const LINES = ['driversLicense', 'dateOfBirth', 'visaStatus', 'militaryService', 'securityClearance'] as const;

/** What is asked for in some countries and forbidden in others. */
export function OptionalBio(props: PartProps) {
  const { data, edit } = props;
  const line = (field: 'nationality' | 'homeLanguage' | (typeof LINES)[number]) => (
    <CvLine
      key={field}
      field={field}
      label={FIELDS[field]}
      value={data[field]}
      autoComplete="off"
      {...(field === 'dateOfBirth' && isDateOrEmpty(data.dateOfBirth) ? { type: 'date' } : {})}
      onText={(text) => edit(field, (cv) => ({ ...cv, [field]: text }))}
    />
  );
  return (
    <>
      <p className="border-3 border-tip-ink bg-tip p-4">
        <strong className="display block text-lg font-normal text-tip-ink">{OPTIONAL_BIO.warningHeading}</strong>
        {OPTIONAL_BIO.warning}
      </p>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {line('nationality')}
        {line('homeLanguage')}
        <SelectField
          label={FIELDS.maritalStatus}
          options={MARITAL_STATUSES}
          placeholder={FIELDS.unchosen}
          value={data.maritalStatus}
          onChange={({ target: { value } }) => edit(null, (cv) => ({ ...cv, maritalStatus: MARITAL_STATUSES.find((known) => known === value) ?? '' }))}
        />
        <SelectField
          label={FIELDS.gender}
          options={GENDERS}
          placeholder={FIELDS.unchosen}
          value={data.gender}
          onChange={({ target: { value } }) => edit(null, (cv) => ({ ...cv, gender: GENDERS.find((known) => known === value) ?? '' }))}
        />
        {LINES.map(line)}
      </div>
      <Languages {...props} />
    </>
  );
}

/** A date field empties what it cannot show, so anything else keeps its plain field. */
const isDateOrEmpty = (text: string): boolean => text === '' || /^\d{4}-\d{2}-\d{2}$/u.test(text);

function Languages({ data, edit, focusSoon }: PartProps) {
  const { otherLanguages } = data;
  const put = (field: string | null, at: number, change: Partial<OtherLanguage>) =>
    edit(field, (cv) => ({ ...cv, otherLanguages: cv.otherLanguages.map((one, index) => (index === at ? { ...one, ...change } : one)) }));
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="display text-2xl">{OPTIONAL_BIO.languages}</legend>
      <ul className="mt-2 space-y-4">
        {otherLanguages.map(({ language, proficiency }, at) => (
          // Languages have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid items-end gap-3 border-b-2 border-ink/15 pb-4 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]">
            <CvLine
              field={`otherLanguages.${at}.language`}
              label={OPTIONAL_BIO.language}
              value={language}
              autoComplete="off"
              onText={(text) => put(`otherLanguages.${at}.language`, at, { language: text })}
            />
            <SelectField
              label={OPTIONAL_BIO.proficiency}
              options={LANGUAGE_PROFICIENCIES}
              placeholder={FIELDS.unchosen}
              value={proficiency}
              onChange={({ target: { value } }) => put(null, at, { proficiency: LANGUAGE_PROFICIENCIES.find((known) => known === value) ?? '' })}
            />
            <Button
              tone="paper"
              size="sm"
              className="min-h-14"
              aria-label={OPTIONAL_BIO.remove(language)}
              onClick={() => {
                edit(null, (cv) => ({ ...cv, otherLanguages: cv.otherLanguages.filter((_, index) => index !== at) }));
                focusSoon('add-language');
              }}
            >
              <Cross />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        tone="paper"
        size="sm"
        className="mt-4"
        data-focus="add-language"
        onClick={() => {
          edit(null, (cv) => ({ ...cv, otherLanguages: [...cv.otherLanguages, { language: '', proficiency: '' }] }));
          focusSoon(`otherLanguages.${otherLanguages.length}.language`);
        }}
      >
        {OPTIONAL_BIO.add}
      </Button>
    </fieldset>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-4">
      <path d="M4 5c5 4 10 9 16 15M19 4C14 9 9 14 5 20" strokeLinecap="round" />
    </svg>
  );
}
