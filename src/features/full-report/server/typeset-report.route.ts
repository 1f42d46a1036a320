import type { FastifyInstance } from 'fastify';
import { longDay } from '../../../domain/iso-day.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { pdfReply } from '../../../platform/typeset/document-reply.ts';
import type { Typesetter } from '../../../platform/typeset/typesetter.ts';
import { reportSheet } from '../../../typeset/report-sheet.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { TYPESET_REPORT, TypesetReportRequest } from '../contract.ts';
import type { RoastShelf } from './roast-shelf.ts';

/** `typeset-report`: a paid Full Roast Report, with the answers that were kept, as a PDF. */
export function typesetReportRoute(app: FastifyInstance, kit: { db: Db; roasts: RoastShelf; limiter: RateLimiter; typesetter: Typesetter }): void {
  app.post(`/${TYPESET_REPORT}`, { schema: { summary: 'Set a paid report as a PDF (JSON: cvUploadId, answers, day)' } }, async (request, reply) => {
    await kit.limiter.consume(request.ip, 'typeset');
    const parsed = TypesetReportRequest.safeParse(request.body);
    if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvUploadId, answers or day is missing or has another shape');
    const cvUploadId = parsed.data.cvUploadId.toLowerCase();
    const report = await kit.roasts.findReport(kit.db, cvUploadId);
    if (report === undefined) throw new Refusal('NOT_FOUND', 'No such report');
    if (report === null || !(await isEntitled(kit.db, 'full_roast_report', cvUploadId)))
      throw new Refusal('PAYMENT_REQUIRED', 'The report of this roast is not paid for');
    const data = JSON.stringify(reportSheet({ ...report, answers: parsed.data.answers }, longDay(parsed.data.day)));
    return pdfReply(reply, await kit.typesetter.set({ template: 'report', data, as: 'pdf', fit: false }));
  });
}
