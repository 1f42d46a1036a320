import type { CvBio } from '../../../../../domain/cv-build.ts';
import { FIELDS } from '../../../editor.copy.ts';
import { CvLine } from './fields.tsx';
import type { PartProps } from './part-props.ts';

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
    </div>
  );
}
