import type { CvBio } from '../../../../../domain/cv-build.ts';
import { PAGE_LANGUAGES, type PageLanguage } from '../../../../../domain/page-words/page-language.ts';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { FIELDS } from '../../../editor.copy.ts';
import { CvLine } from './fields.tsx';
import type { PartProps } from './part-props.ts';

/** Each by its own name. */
const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
};
const OTHER_THAN_ENGLISH = PAGE_LANGUAGES.filter((language) => language !== 'en').map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Who it is about and how to reach her. "Required" is said, never enforced: half a CV must be savable, too. */
export function Bio({ data, edit }: PartProps) {
  const bind = (field: keyof CvBio) => ({
    field,
    label: FIELDS[field],
    value: data[field],
    onText: (text: string) => edit(field, (cv) => ({ ...cv, [field]: text })),
  });
  return (
    <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
      <div className="sm:max-xl:col-span-2 2xl:col-span-2">
        <CvLine {...bind('fullName')} aside={FIELDS.required} autoComplete="name" />
      </div>
      <CvLine {...bind('email')} aside={FIELDS.required} type="email" autoComplete="email" />
      <CvLine {...bind('phone')} aside={FIELDS.required} type="tel" autoComplete="tel" />
      <div className="sm:max-xl:col-span-2 2xl:col-span-2">
        <CvLine {...bind('location')} aside={FIELDS.required} hint={FIELDS.locationHint} autoComplete="off" />
      </div>
      <CvLine {...bind('linkedinUrl')} aside={FIELDS.optional} type="url" autoComplete="off" />
      <CvLine {...bind('portfolioUrl')} aside={FIELDS.optional} type="url" autoComplete="url" />
      <SelectField
        label={FIELDS.language}
        hint={FIELDS.languageHint}
        placeholder={LANGUAGE_NAMES.en}
        options={OTHER_THAN_ENGLISH}
        value={data.language === undefined || data.language === 'en' ? '' : data.language}
        onChange={({ target: { value } }) => edit(null, (cv) => ({ ...cv, language: PAGE_LANGUAGES.find((known) => known === value) ?? 'en' }))}
      />
    </div>
  );
}
