import { type Correction, type Corrections, disputesOf, type FieldCorrection, isSameTarget, type LineCorrection } from '../domain/correction.ts';
import type { CvDocument } from '../domain/document.ts';
import { isAbout } from './evidence/disputed.ts';
import type { Judgement } from './judgement.ts';
import { saneValue } from './reading/corrections/sane-value.ts';
import { robotView } from './reading/robot-view.ts';
import { judgeCv, understandCv } from './roast-cv.ts';

/** A CV judged with what its owner has put right; or the first correction that cannot be one, by its place in the list. */
export type Corrected = { ok: true; corrections: Corrections; judgement: Judgement } | { ok: false; index: number };

/**
 * Judges a CV again with all corrections of its owner. They are taken at the owner's word about what the page says and what its trade holds
 * for a fault, and about nothing else: a field must be one that was read so and get a value that can be one, and a note must rest on something that
 * is found. What has become of no effect through another correction is left out. `asked`: all of them, the later one stands where two are about the same.
 */
export function correctReading(document: CvDocument, jobRole: string, today: string, asked: readonly Correction[]): Corrected {
  const before = judgeCv(understandCv(document, jobRole, today));
  const kept: Correction[] = [];
  for (const [index, correction] of asked.entries()) {
    const sane = correction.type === 'field' ? saneField(correction, before) : saneLine(correction);
    if (sane === null) return { ok: false, index };
    const same = kept.findIndex((other) => isSameTarget(other, sane));
    if (same >= 0) kept.splice(same, 1);
    kept.push(sane);
  }
  const fields = kept.filter((correction) => correction.type === 'field');
  const undisputed = judgeCv(understandCv(document, jobRole, today, fields));
  const found = [...undisputed.findings, ...undisputed.observations];
  const made = kept.filter(
    (correction) => correction.type === 'field' || found.some((evidence) => evidence.kind === correction.kind && isAbout(correction, evidence)),
  );
  const judgement = judgeCv(understandCv(document, jobRole, today, made));
  return { ok: true, corrections: { made, scoresBefore: before.scores }, judgement };
}

/** With its value as it is kept. Null: nothing of the kind was read, or this is no such value. */
function saneField(correction: FieldCorrection, before: Judgement): FieldCorrection | null {
  const read = robotView(before).fields.filter(({ name }) => name === correction.field);
  if (!read.some(({ value }) => value === correction.was)) return null;
  if (correction.value === null) return correction.was === null ? null : correction;
  const value = saneValue(correction.field, correction.value);
  return value === null || value === correction.was ? null : { ...correction, value };
}

const saneLine = (correction: LineCorrection): LineCorrection | null => (disputesOf(correction.kind).includes(correction.dispute) ? correction : null);
