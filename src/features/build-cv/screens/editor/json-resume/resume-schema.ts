import { z } from 'zod';
import { CvEditorData } from '../../../../../domain/cv-build.ts';

const text = z.string();
const texts = z.array(text);

/**
 * The parts of jsonresume.org's schema (v1.0.0) that a CV of ours knows; everything else in a file is let through and left alone.
 * By hand in zod, because the official validator compiles its checks with eval, which our CSP forbids; tests hold the two together.
 */
export const JsonResume = z.looseObject({
  $schema: text.optional(),
  basics: z
    .looseObject({
      name: text.optional(),
      label: text.optional(),
      email: text.optional(),
      phone: text.optional(),
      url: text.optional(),
      summary: text.optional(),
      location: z
        .looseObject({ address: text.optional(), postalCode: text.optional(), city: text.optional(), countryCode: text.optional(), region: text.optional() })
        .optional(),
      profiles: z.array(z.looseObject({ network: text.optional(), username: text.optional(), url: text.optional() })).optional(),
    })
    .optional(),
  work: z
    .array(
      z.looseObject({
        name: text.optional(),
        position: text.optional(),
        location: text.optional(),
        startDate: text.optional(),
        endDate: text.optional(),
        summary: text.optional(),
        highlights: texts.optional(),
      }),
    )
    .optional(),
  education: z
    .array(
      z.looseObject({
        institution: text.optional(),
        area: text.optional(),
        studyType: text.optional(),
        startDate: text.optional(),
        endDate: text.optional(),
        score: text.optional(),
        courses: texts.optional(),
      }),
    )
    .optional(),
  skills: z.array(z.looseObject({ name: text.optional(), keywords: texts.optional() })).optional(),
  languages: z.array(z.looseObject({ language: text.optional(), fluency: text.optional() })).optional(),
  interests: z.array(z.looseObject({ name: text.optional(), keywords: texts.optional() })).optional(),
  awards: z.array(z.looseObject({ title: text.optional(), date: text.optional(), summary: text.optional(), awarder: text.optional() })).optional(),
  certificates: z.array(z.looseObject({ name: text.optional(), date: text.optional(), issuer: text.optional(), url: text.optional() })).optional(),
  projects: z
    .array(
      z.looseObject({
        name: text.optional(),
        description: text.optional(),
        highlights: texts.optional(),
        keywords: texts.optional(),
        startDate: text.optional(),
        endDate: text.optional(),
        url: text.optional(),
        roles: texts.optional(),
        entity: text.optional(),
        type: text.optional(),
      }),
    )
    .optional(),
  volunteer: z
    .array(
      z.looseObject({
        organization: text.optional(),
        position: text.optional(),
        url: text.optional(),
        startDate: text.optional(),
        endDate: text.optional(),
        summary: text.optional(),
        highlights: texts.optional(),
      }),
    )
    .optional(),
  publications: z
    .array(z.looseObject({ name: text.optional(), publisher: text.optional(), releaseDate: text.optional(), url: text.optional(), summary: text.optional() }))
    .optional(),
  references: z.array(z.looseObject({ name: text.optional(), reference: text.optional() })).optional(),
  meta: z.looseObject({ version: text.optional(), lastModified: text.optional() }).optional(),
});
export type JsonResume = z.infer<typeof JsonResume>;

/** What the schema has no place for, whole: our own files come back as they went out. */
export const OWN_FIELD = 'x-cv';
export const OwnCv = CvEditorData.omit({ lastSaved: true });
