import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type Correction, type Corrections, isSameTarget } from '../../../domain/correction.ts';
import { isoDay } from '../../../domain/iso-day.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { CORRECT_READING, CorrectReadingReply, CorrectReadingRequest } from '../contract.ts';
import { CORRECTION_REFUSALS } from '../correction.copy.ts';
import { isStillThere, previousOf } from './previous-upload.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';

interface CorrectionKit {
  db: Db;
  signals: Signals;
  engine: Engine;
  limiter: RateLimiter;
  metrics: Registry;
}

/**
 * `correct-reading`: what the CV's owner puts right is kept with the roast, and everything that rests on it is judged and written
 * again: scores, roast, comparison, and a report that was written already. Whoever knows the id is the owner, as everywhere.
 */
export function correctReadingRoute(app: FastifyInstance, kit: CorrectionKit): void {
  const disputed = new Counter({
    name: 'roast_corrections_total',
    help: 'What owners of CVs put right, by what it is about',
    labelNames: ['type', 'about'],
    registers: [kit.metrics],
  });
  app.post(
    `/${CORRECT_READING}`,
    { schema: { summary: 'Put a reading right (JSON: cvUploadId, corrections)', response: { 200: CorrectReadingReply } } },
    async (request): Promise<CorrectReadingReply> => {
      await kit.limiter.consume(request.ip, 'correct');
      const parsed = CorrectReadingRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvUploadId or corrections are missing or of another shape');
      const { corrections, fresh } = await correct(kit, parsed.data.cvUploadId.toLowerCase(), parsed.data.corrections);
      for (const correction of fresh) disputed.inc(labelsOf(correction));
      return { corrections };
    },
  );
}

/** No word of the CV: a field's name, or the kind of a note. */
const labelsOf = (correction: Correction): { type: string; about: string } =>
  correction.type === 'field'
    ? { type: correction.value === null ? 'no-field' : 'field', about: correction.field }
    : { type: correction.dispute, about: correction.kind };

async function correct(
  kit: CorrectionKit,
  cvUploadId: string,
  asked: readonly Correction[],
): Promise<{ corrections: Corrections | null; fresh: Correction[] }> {
  const [stored] = await kit.db
    .select({ upload: cvUploads, result: cvAnalysisResults })
    .from(cvAnalysisResults)
    .innerJoin(cvUploads, eq(cvUploads.id, cvAnalysisResults.cvUploadId))
    .where(eq(cvAnalysisResults.cvUploadId, cvUploadId));
  if (stored === undefined) throw new Refusal('NOT_FOUND', 'No such roast');
  const { upload, result } = stored;
  const corrected = await kit.engine.run('corrected', {
    document: upload.document,
    jobRole: result.jobRole,
    today: isoDay(upload.createdAt),
    asked,
    scoresBefore: result.corrections?.scoresBefore ?? result.roast.scores,
    tone: result.tone,
    previous: await previousOf(kit.db, upload.previousUploadId),
    withReport: result.fullRoastReport !== null,
  });
  if (!corrected.ok) throw refusal(asked[corrected.index]);
  const { roast, comparison, report } = corrected;
  const corrections = corrected.corrections.made.length === 0 ? null : corrected.corrections;
  const kept = await kit.db.transaction(async (tx) => {
    const here = eq(cvAnalysisResults.cvUploadId, cvUploadId);
    const [still] = await tx.select({ report: cvAnalysisResults.fullRoastReport }).from(cvAnalysisResults).where(here).for('update');
    if (still === undefined) return 'gone';
    // One that was finished meanwhile knew nothing of this.
    if (still.report !== null && report === null) return 'again';
    const compared = comparison !== null && (await isStillThere(tx, comparison.previousUploadId)) ? storable(comparison) : null;
    await tx
      .update(cvAnalysisResults)
      .set({
        roast: storable(roast),
        comparison: compared,
        corrections: corrections === null ? null : storable(corrections),
        fullRoastReport: report === null ? null : storable({ ...report, ...(still.report?.answers === undefined ? {} : { answers: still.report.answers }) }),
      })
      .where(here);
    await kit.signals.send(tx, cvUploadId);
    return 'kept';
  });
  if (kept === 'again') return correct(kit, cvUploadId, asked);
  if (kept === 'gone') throw new Refusal('NOT_FOUND', 'No such roast');
  kit.signals.committed(cvUploadId);
  const known = result.corrections?.made ?? [];
  return { corrections, fresh: corrected.corrections.made.filter((one) => !known.some((other) => isSameTarget(one, other))) };
}

function refusal(correction: Correction | undefined): Refusal {
  const sentence = correction?.type === 'field' ? CORRECTION_REFUSALS.fields[correction.field] : CORRECTION_REFUSALS.line;
  return new Refusal('INVALID_CORRECTION', sentence, { userMessage: sentence, details: sentence });
}
