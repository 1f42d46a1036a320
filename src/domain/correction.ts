import { z } from 'zod';
import { Place } from './document.ts';
import { FINDING_KINDS, FindingKind } from './finding.ts';
import { CORRECTIONS } from './limits.ts';
import { isObserved, ObservationKind } from './observation.ts';
import { ScoreName } from './roast.ts';

/** What of "What the robot saw" its owner can put right. Skills are only counted there, and links are told by their addresses. */
export const CORRECTABLE_FIELDS = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'currentTitle',
  'currentCompany',
  'period',
  'degree',
  'institution',
] as const;
export const CorrectableField = z.enum(CORRECTABLE_FIELDS);
export type CorrectableField = z.infer<typeof CorrectableField>;
export const isCorrectable = (name: string): name is CorrectableField => CorrectableField.safeParse(name).success;

/** What is wrong with a note: it is not so; what it misses is on the page; in this trade it is no fault. */
export const DISPUTES = ['not-so', 'on-page', 'no-fault'] as const;
export const Dispute = z.enum(DISPUTES);
export type Dispute = z.infer<typeof Dispute>;

const text = z.string().trim().max(CORRECTIONS.maxCharacters);

/** A field that was misread. `was` as the robot had it, null where it found nothing; `value` as the page has it, null where there is no such thing. */
export const FieldCorrection = z.object({ type: z.literal('field'), field: CorrectableField, was: text.nullable(), value: text.nullable() });
export type FieldCorrection = z.infer<typeof FieldCorrection>;

/** A note that does not hold, named by what it rests on. */
export const LineCorrection = z.object({
  type: z.literal('line'),
  dispute: Dispute,
  kind: z.union([FindingKind, ObservationKind]),
  quote: z.string().max(CORRECTIONS.maxQuoteCharacters).nullable(),
  ...Place.shape,
});
export type LineCorrection = z.infer<typeof LineCorrection>;

export const Correction = z.discriminatedUnion('type', [FieldCorrection, LineCorrection]);
export type Correction = z.infer<typeof Correction>;

/** All that an owner has put right, and the scores as they were before any of it. */
export const Corrections = z.object({ made: z.array(Correction), scoresBefore: z.record(ScoreName, z.int().min(0).max(100)) });
export type Corrections = z.infer<typeof Corrections>;

/** Kinds that say of something that it is not on the page. */
const ABSENCES: readonly FindingKind[] = [
  'missing-email',
  'missing-phone',
  'missing-location',
  'missing-link',
  'missing-summary',
  'missing-skills',
  'missing-experience',
  'missing-education',
  'job-absent',
  'skills-missing',
];

/**
 * What may be held against a note: only what is missing can be on the page after all, everything else may be untrue, and only a fault
 * may be none in a trade: a trick is one everywhere, and what is good or merely odd is no fault in the first place.
 */
export function disputesOf(kind: LineCorrection['kind']): readonly Dispute[] {
  if (isObserved(kind)) return ['not-so'];
  const { group } = FINDING_KINDS[kind];
  const isFault = group !== 'strengths' && group !== 'tricks';
  return [ABSENCES.includes(kind) ? 'on-page' : 'not-so', ...(isFault ? (['no-fault'] as const) : [])];
}

/** Whether two corrections are about the same thing: the later one stands for both. */
export function isSameTarget(a: Correction, b: Correction): boolean {
  if (a.type === 'field') return b.type === 'field' && a.field === b.field && a.was === b.was;
  return b.type === 'line' && a.kind === b.kind && a.quote === b.quote && a.page === b.page && a.line === b.line;
}
