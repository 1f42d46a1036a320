import { type Correction, type Corrections, disputesOf, type FieldCorrection, isSameTarget, type LineCorrection } from '../domain/correction.ts';
import type { CvDocument } from '../domain/document.ts';
import { isVerbatim } from '../domain/quote.ts';
import type { RobotView } from '../domain/roast.ts';
import type { Judgement } from './judgement.ts';
import { saneValue } from './reading/corrections/sane-value.ts';
import { robotView } from './reading/robot-view.ts';
import { judgeCv, understandCv } from './roast-cv.ts';

/** A CV judged with what its owner has put right; or the first correction that cannot be one, by its place in the list. */
export type Corrected = { ok: true; corrections: Corrections; judgement: Judgement } | { ok: false; index: number };

/**
 * Judges a CV again with all corrections of its owner. They are taken at the owner's word about what the page says and what its trade holds
 * for a fault, and about nothing else: a field must be one that was read so and get a value that can be one, and a note must be about words
 * that stand in the CV. `asked`: all of them, the later one stands where two are about the same. `scoresBefore`: as they were without any.
 */
export function correctReading(
  document: CvDocument,
  jobRole: string,
  today: string,
  asked: readonly Correction[],
  scoresBefore: Judgement['scores'],
): Corrected {
  const read = robotView(understandCv(document, jobRole, today)).fields;
  const made: Correction[] = [];
  for (const [index, correction] of asked.entries()) {
    const sane = correction.type === 'field' ? saneField(correction, read) : saneLine(correction, document);
    if (sane === null) return { ok: false, index };
    const same = made.findIndex((other) => isSameTarget(other, sane));
    if (same >= 0) made.splice(same, 1);
    made.push(sane);
  }
  return { ok: true, corrections: { made, scoresBefore }, judgement: judgeCv(understandCv(document, jobRole, today, made)) };
}

/** With its value as it is kept. Null: nothing of the kind was read, or this is no such value. */
function saneField(correction: FieldCorrection, read: RobotView['fields']): FieldCorrection | null {
  if (!read.some(({ name, value }) => name === correction.field && value === correction.was)) return null;
  if (correction.value === null) return correction.was === null ? null : correction;
  const value = saneValue(correction.field, correction.value);
  return value === null || value === correction.was ? null : { ...correction, value };
}

const saneLine = (correction: LineCorrection, document: CvDocument): LineCorrection | null =>
  disputesOf(correction.kind).includes(correction.dispute) && (correction.quote === null || isVerbatim(document, correction.quote, correction))
    ? correction
    : null;
