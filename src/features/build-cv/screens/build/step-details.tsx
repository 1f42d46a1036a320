import { useId, useState } from 'react';
import type { CvBio } from '../../../../domain/cv-build.ts';
import { type CvBuildDetails, NO_DETAILS } from '../../../../domain/cv-details.ts';
import { headingOf } from '../../../../domain/cv-extras.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { DETAILS } from '../../details.copy.ts';
import { languagesIn, languagesText } from './languages-text.ts';

interface StepDetailsProps {
  details: CvBuildDetails | null;
  onChange: (details: CvBuildDetails) => void;
}

const FIELDS = [
  { field: 'fullName', autoComplete: 'name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
  { field: 'location', autoComplete: 'address-level2' },
  { field: 'linkedinUrl', type: 'url', autoComplete: 'off' },
  { field: 'portfolioUrl', type: 'url', autoComplete: 'url' },
] as const satisfies { field: keyof CvBio; type?: string; autoComplete: string }[];

/** What is odd about an answer, once it is left; it is a hint and stops nobody. */
const DOUBTS: Partial<Record<keyof CvBio, { fits: RegExp; sentence: string }>> = {
  email: { fits: /^[^\s@]+@[^\s@]+\.[^\s@]+$/u, sentence: DETAILS.doubts.email },
  phone: { fits: /^(?=(?:\D*\d){5})[\d\s()+./-]+(?:(?:ext|x)\.?\s*\d+)?$/iu, sentence: DETAILS.doubts.phone },
  linkedinUrl: { fits: /^\S+\.\S+$/u, sentence: DETAILS.doubts.url },
  portfolioUrl: { fits: /^\S+\.\S+$/u, sentence: DETAILS.doubts.url },
};

/** Name, contact and languages: optional, and on this device until the CV is unlocked. */
export function StepDetails({ details, onChange }: StepDetailsProps) {
  const headingId = useId();
  const known = details ?? NO_DETAILS;
  const { bio, otherLanguages, moreExperience, moreSkills, summary, moreSections } = known;
  const skills = Object.values(moreSkills).reduce((sum, names) => sum + names.length, 0);
  const along = DETAILS.along({ summary: summary !== '', jobs: moreExperience.length, skills, sections: moreSections.map((section) => headingOf(section)) });
  const [left, setLeft] = useState<readonly (keyof CvBio)[]>([]);
  // As it is typed: a comma at the end must not vanish before the next language is there.
  const [languages, setLanguages] = useState(() => languagesText(otherLanguages));
  const doubtOf = (field: keyof CvBio): string | undefined => {
    const doubt = DOUBTS[field];
    return doubt === undefined || !left.includes(field) || bio[field].trim() === '' || doubt.fits.test(bio[field].trim()) ? undefined : doubt.sentence;
  };
  return (
    <section aria-labelledby={headingId} className="sheet mt-6 p-4 sm:p-8">
      <h2 id={headingId} className="text-3xl">
        {DETAILS.heading}
      </h2>
      <p className="mt-2">{DETAILS.lead}</p>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        {FIELDS.map(({ field, ...rest }) => (
          <TextField
            key={field}
            {...rest}
            label={DETAILS[field]}
            {...(doubtOf(field) === undefined ? {} : { hint: doubtOf(field) })}
            value={bio[field]}
            maxLength={BUILD_LIMITS.maxLineCharacters}
            onChange={(event) => onChange({ ...known, bio: { ...bio, [field]: event.target.value } })}
            onBlur={() => setLeft((before) => (before.includes(field) ? before : [...before, field]))}
          />
        ))}
        <TextField
          label={DETAILS.languages}
          hint={DETAILS.languagesHint}
          value={languages}
          maxLength={BUILD_LIMITS.maxLineCharacters}
          autoComplete="off"
          className="md:col-span-2"
          onChange={(event) => {
            setLanguages(event.target.value);
            onChange({ ...known, otherLanguages: languagesIn(event.target.value) });
          }}
        />
      </div>
      {along !== '' && <p className="mt-5 font-medium">{along}</p>}
    </section>
  );
}
