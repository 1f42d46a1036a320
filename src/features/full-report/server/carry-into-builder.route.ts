import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isoDay } from '../../../domain/iso-day.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { CARRY_INTO_BUILDER, CarryIntoBuilderReply, CarryIntoBuilderRequest } from '../contract.ts';
import { paidReport } from './paid-report.ts';
import type { RoastShelf } from './roast-shelf.ts';

/** `carry-into-builder`: the CV of a paid report with its mended lines in their places, as a questionnaire for the builder. Nothing is stored. */
export function carryIntoBuilderRoute(
  app: FastifyInstance,
  kit: { db: Db; roasts: RoastShelf; engine: Engine; limiter: RateLimiter; now: () => number },
): void {
  app.post(
    `/${CARRY_INTO_BUILDER}`,
    {
      schema: {
        summary: 'A CV with the mended lines of its paid report, read into a questionnaire (JSON: cvUploadId)',
        response: { 200: CarryIntoBuilderReply },
      },
    },
    async (request): Promise<z.infer<typeof CarryIntoBuilderReply>> => {
      await kit.limiter.consume(request.ip, 'upload', 'uploadDaily');
      const parsed = CarryIntoBuilderRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvUploadId is missing or of another shape');
      const cvUploadId = parsed.data.cvUploadId.toLowerCase();
      const report = await paidReport(kit, cvUploadId);
      const stored = await kit.roasts.find(kit.db, cvUploadId);
      if (stored === null) throw new Refusal('NOT_FOUND', 'No such report');
      return storable(
        await kit.engine.run('carriedOver', { document: stored.document, report, today: isoDay(new Date(kit.now())), corrections: stored.corrections }),
      );
    },
  );
}
