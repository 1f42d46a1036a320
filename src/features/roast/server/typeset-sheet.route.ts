import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { longDay } from '../../../domain/iso-day.ts';
import { roastNotes } from '../../../domain/marks/roast-note.ts';
import { DEFAULT_JOB_ROLE } from '../../../domain/report.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { pdfReply } from '../../../platform/typeset/document-reply.ts';
import type { Typesetter } from '../../../platform/typeset/typesetter.ts';
import { markedSheet } from '../../../typeset/marked-sheet.ts';
import { TYPESET_SHEET, TypesetSheetRequest } from '../contract.ts';
import { resultWords, SHEET_PDF } from '../copy.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';

/** `typeset-sheet`: the marked pages of a roast with their notes as a PDF. Free, as the roast is: it is made of nothing else. */
export function typesetSheetRoute(app: FastifyInstance, { db, limiter, typesetter }: { db: Db; limiter: RateLimiter; typesetter: Typesetter }): void {
  app.post(`/${TYPESET_SHEET}`, { schema: { summary: 'Set the marked pages of a roast as a PDF (JSON: cvUploadId, tone, day)' } }, async (request, reply) => {
    await limiter.consume(request.ip, 'typeset');
    const parsed = TypesetSheetRequest.safeParse(request.body);
    if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvUploadId, tone or day is missing or has another shape');
    const { cvUploadId, tone, day } = parsed.data;
    const [row] = await db
      .select({ jobRole: cvAnalysisResults.jobRole, roast: cvAnalysisResults.roast, view: cvAnalysisResults.pageView })
      .from(cvAnalysisResults)
      .where(eq(cvAnalysisResults.cvUploadId, cvUploadId.toLowerCase()));
    if (row === undefined) throw new Refusal('NOT_FOUND', 'No such roast');
    const voice = row.roast.voices[tone];
    const { kicker, verdict, fix, gapPlace, place } = resultWords(tone);
    const sheet = markedSheet({
      jobRole: row.jobRole.trim() === '' ? DEFAULT_JOB_ROLE : row.jobRole,
      stamp: voice.stamp,
      tone,
      notes: roastNotes(voice, row.roast.evidence, tone),
      view: row.view,
      words: { ...SHEET_PDF[tone], kicker, verdict, fix, made: longDay(day), place, gap: gapPlace },
    });
    return pdfReply(reply, await typesetter.set({ template: 'sheet', data: JSON.stringify(sheet), as: 'pdf', fit: false }));
  });
}
