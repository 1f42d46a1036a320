import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { longDay } from '../../../domain/iso-day.ts';
import type { OptimizationResult } from '../../../domain/optimization.ts';
import { paperFor } from '../../../domain/paper.ts';
import { documentLanguage } from '../../../engine/english/document-language.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TypesetTask } from '../../../platform/typeset/child-messages.ts';
import { pdfReply } from '../../../platform/typeset/document-reply.ts';
import type { Typesetter } from '../../../platform/typeset/typesetter.ts';
import { letterSheet } from '../../../typeset/letter-sheet.ts';
import { optimizationSheet } from '../../../typeset/optimization-sheet.ts';
import { tailoredSheet } from '../../../typeset/tailored-sheet.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { TYPESET_APPLICATION, TypesetApplicationRequest } from '../contract.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';

/**
 * `typeset-application`: the letter, the CV with what was accepted, or the report of a paid optimization as a PDF, as they stand on the screen.
 * Nothing of it is stored or logged.
 */
export function typesetApplicationRoute(app: FastifyInstance, { db, limiter, typesetter }: { db: Db; limiter: RateLimiter; typesetter: Typesetter }): void {
  app.post(
    `/${TYPESET_APPLICATION}`,
    {
      schema: { summary: 'Set the letter, the CV or the report of a paid optimization as a PDF (JSON: optimizationId, design, letter, lines or report, day)' },
    },
    async (request, reply) => {
      await limiter.consume(request.ip, 'typeset');
      const parsed = TypesetApplicationRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'optimizationId, design, day, letter, lines or report are missing or have another shape');
      const id = parsed.data.optimizationId.toLowerCase();
      const [row] = await db
        .select({ result: cvOptimizationRequests.optimizationResult })
        .from(cvOptimizationRequests)
        .where(eq(cvOptimizationRequests.id, id));
      if (row === undefined) throw new Refusal('NOT_FOUND', 'There is no optimization by that id');
      if (row.result === null || !(await isEntitled(db, 'cv_optimization', id))) throw new Refusal('PAYMENT_REQUIRED', 'This optimization is not paid for');
      return pdfReply(reply, await typesetter.set(taskOf(parsed.data, row.result)));
    },
  );
}

function taskOf(asked: TypesetApplicationRequest, result: OptimizationResult): TypesetTask {
  const { design } = asked;
  const { sender, jobRole, companyName: company } = result;
  if ('report' in asked) {
    const { letter, accepted } = asked.report;
    const sheet = optimizationSheet({ ...result, coverLetter: letter }, { day: longDay(asked.day), accepted: new Set(accepted) });
    return { template: 'report', data: JSON.stringify(sheet), as: 'pdf', fit: false };
  }
  const paper = paperFor(sender.location);
  if ('lines' in asked) {
    const lang = documentLanguage(asked.lines.map(({ text }) => text).join('\n'));
    return { template: 'cv', data: JSON.stringify(tailoredSheet(asked.lines, { design, paper, lang, sender })), as: 'pdf', fit: true };
  }
  const { letter, day } = asked;
  const sheet = letterSheet(letter, { design, paper, lang: documentLanguage(letter), sender, jobRole, company, date: longDay(day) });
  return { template: 'letter', data: JSON.stringify(sheet), as: 'pdf', fit: true };
}
