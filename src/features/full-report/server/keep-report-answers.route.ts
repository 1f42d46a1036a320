import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { assembleLine, type LineAnswers } from '../../../domain/line-template.ts';
import { type FullRoastReport, lineKey, mendedLinesOf } from '../../../domain/report.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { KEEP_REPORT_ANSWERS, KeepReportAnswersReply, KeepReportAnswersRequest } from '../contract.ts';
import { paidReport } from './paid-report.ts';
import type { RoastShelf } from './roast-shelf.ts';

type Reply = z.infer<typeof KeepReportAnswersReply>;

/**
 * `keep-report-answers`: what the buyer answered is kept with the paid report, and the lines that it makes are put together and read
 * by our own detectors again. Answers to questions that were not asked are dropped.
 */
export function keepReportAnswersRoute(
  app: FastifyInstance,
  kit: { db: Db; signals: Signals; engine: Engine; roasts: RoastShelf; limiter: RateLimiter },
): void {
  app.post(
    `/${KEEP_REPORT_ANSWERS}`,
    { schema: { summary: 'Keep answers with a paid report (JSON: cvUploadId, answers)', response: { 200: KeepReportAnswersReply } } },
    async (request): Promise<Reply> => {
      await kit.limiter.consume(request.ip, 'verify');
      const parsed = KeepReportAnswersRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvUploadId or answers are missing or of another shape');
      const cvUploadId = parsed.data.cvUploadId.toLowerCase();
      const report = await paidReport(kit, cvUploadId);
      const answers = askedFor(report, parsed.data.answers);
      const isKept = await kit.db.transaction(async (tx) => {
        if (!(await kit.roasts.keepAnswers(tx, cvUploadId, answers))) return false;
        // Finished rows are remembered by whoever read them.
        await kit.signals.send(tx, cvUploadId);
        return true;
      });
      if (!isKept) throw new Refusal('NOT_FOUND', 'No such report');
      kit.signals.committed(cvUploadId);
      const lines = assembled(report, answers);
      const struck = await kit.engine.run('struckWords', { lines: lines.map(({ text }) => text) });
      return { lines: lines.map((line, at) => ({ ...line, struck: struck[at] ?? [] })) };
    },
  );
}

/** Only what was asked about a line of this report. */
function askedFor(report: FullRoastReport, answers: Readonly<Record<string, LineAnswers>>): Record<string, LineAnswers> {
  return Object.fromEntries(
    mendedLinesOf(report).flatMap((line): [string, LineAnswers][] => {
      const given = answers[lineKey(line)];
      if (given === undefined || line.template === null || line.template === undefined) return [];
      const slots = line.template.questions.flatMap(({ fields }) => fields.map(({ slot }) => slot));
      const own = Object.fromEntries(slots.flatMap((slot) => ((given[slot] ?? '').trim() === '' ? [] : [[slot, given[slot] ?? '']])));
      return Object.keys(own).length === 0 ? [] : [[lineKey(line), own]];
    }),
  );
}

function assembled(report: FullRoastReport, answers: Readonly<Record<string, LineAnswers>>): { key: string; text: string }[] {
  return mendedLinesOf(report).flatMap((line) => {
    const key = lineKey(line);
    const given = answers[key];
    if (given === undefined || line.template === null || line.template === undefined) return [];
    const { text } = assembleLine(line.template, given, line.after);
    return [{ key, text }];
  });
}
