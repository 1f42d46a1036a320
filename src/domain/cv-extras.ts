import { z } from 'zod';

/** Headings that a CV may have after the eight parts of the specification, and what stands over each on an English page. */
export const EXTRA_KINDS = {
  certificates: 'Certifications',
  projects: 'Projects',
  volunteering: 'Volunteering',
  awards: 'Awards',
  publications: 'Publications',
  references: 'References',
  custom: 'Further Information',
} as const;
export const ExtraKind = z.enum(['certificates', 'projects', 'volunteering', 'awards', 'publications', 'references', 'custom']);
export type ExtraKind = z.infer<typeof ExtraKind>;

/** A certificate, a project, a post held for nothing. Text that is not there is empty. */
export const CvExtraEntry = z.object({
  title: z.string(),
  /** Who awarded, published or hosted it. */
  place: z.string(),
  dates: z.string(),
  url: z.string(),
  lines: z.array(z.string()),
});
export type CvExtraEntry = z.infer<typeof CvExtraEntry>;

/** A further section of a CV. */
export const CvExtraSection = z.object({
  kind: ExtraKind,
  /** In its owner's words; empty for ours. */
  heading: z.string(),
  entries: z.array(CvExtraEntry),
});
export type CvExtraSection = z.infer<typeof CvExtraSection>;

export const NEW_ENTRY: CvExtraEntry = { title: '', place: '', dates: '', url: '', lines: [] };

/** What stands over a section on the page. */
export const headingOf = ({ kind, heading }: Pick<CvExtraSection, 'kind' | 'heading'>, kinds: Readonly<Record<ExtraKind, string>> = EXTRA_KINDS): string =>
  heading.trim() === '' ? kinds[kind] : heading;
