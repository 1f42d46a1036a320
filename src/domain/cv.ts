import { z } from 'zod';
import { Place } from './document.ts';

/** A value with the place it was read from. */
export const Read = z.object({ value: z.string(), ...Place.shape });
export type Read = z.infer<typeof Read>;

/** A month of a year; `month` is null where the CV says only the year. */
export const YearMonth = z.object({ year: z.int(), month: z.int().min(1).max(12).nullable() });
export type YearMonth = z.infer<typeof YearMonth>;

/** A period as written. `end` null with `current` true means "to date", an `end` with it one that is still to come; both null and not current: nothing readable. */
export const Period = z.object({
  /** As it stands in the CV, e.g. "03/2019 – present". */
  text: z.string(),
  start: YearMonth.nullable(),
  end: YearMonth.nullable(),
  current: z.boolean(),
  ...Place.shape,
});
export type Period = z.infer<typeof Period>;

export const SECTION_KINDS = [
  'header',
  'summary',
  'objective',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
  'personal',
  'other',
] as const;
export const SectionKind = z.enum(SECTION_KINDS);
export type SectionKind = z.infer<typeof SectionKind>;

/** A stretch of the CV under one heading. `from`..`to` index the reading's visible `lines` (to is exclusive, heading included). */
export const Section = z.object({
  kind: SectionKind,
  /** Null for the block above the first heading. */
  heading: Read.nullable(),
  from: z.int(),
  to: z.int(),
});
export type Section = z.infer<typeof Section>;

/** A bullet or sentence-like statement, wrapped lines joined. The place is that of its first line. */
export const Bullet = z.object({
  text: z.string(),
  /** True when it was marked with a bullet sign, false for plain prose. */
  marked: z.boolean(),
  ...Place.shape,
});
export type Bullet = z.infer<typeof Bullet>;

/** A job. */
export const Experience = z.object({
  title: Read.nullable(),
  company: Read.nullable(),
  location: Read.nullable(),
  period: Period.nullable(),
  /** What else its head says, as printed: what a product sold, how many days a year, a team. */
  details: z.array(Read),
  bullets: z.array(Bullet),
  /** The place of its first line. */
  ...Place.shape,
});
export type Experience = z.infer<typeof Experience>;

export const Education = z.object({
  degree: Read.nullable(),
  institution: Read.nullable(),
  period: Period.nullable(),
  details: z.array(Read),
  ...Place.shape,
});
export type Education = z.infer<typeof Education>;

/** What the engine understood of a CV. Empty or null wherever nothing was found; never a placeholder. */
export const Cv = z.object({
  /** ISO 639-1 of the text, "en" when unsure; "und" for a script we do not know. */
  language: z.string(),
  name: Read.nullable(),
  /** The line under the name that says what the person is. */
  headline: Read.nullable(),
  email: Read.nullable(),
  phone: Read.nullable(),
  location: Read.nullable(),
  /** ISO 3166-1 alpha-2, from the address, the phone prefix or the section. */
  country: z.string().nullable(),
  /** Profile and portfolio addresses, in order. */
  links: z.array(Read),
  sections: z.array(Section),
  summary: z.array(Bullet),
  experience: z.array(Experience),
  education: z.array(Education),
  /** One entry a skill, in the order of the CV. */
  skills: z.array(Read),
  languages: z.array(Read),
  interests: z.array(Read),
  /** Years in jobs, overlaps counted once; 0 when no date could be read. Open ends count to the day of the upload, or else to the newest date in the CV. */
  yearsOfExperience: z.number(),
});
export type Cv = z.infer<typeof Cv>;
