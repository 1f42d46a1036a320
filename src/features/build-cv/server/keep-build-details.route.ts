import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { BUILD } from '../../../domain/limits.ts';
import type { Db } from '../../../platform/database/database.ts';
import { storable } from '../../../platform/database/storable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { KEEP_BUILD_DETAILS, KeepBuildDetailsReply, KeepBuildDetailsRequest } from '../contract.ts';
import { cvBuildData } from './cv-build-data.table.ts';

/**
 * `keep-build-details`: takes in what completes a CV; the last word before the payment counts. Nothing gives it out again until
 * then, and after it the editor is the place to change anything. Nothing of it is logged.
 */
export function keepBuildDetailsRoute(app: FastifyInstance, { db, limiter }: { db: Db; limiter: RateLimiter }): void {
  app.post(
    `/${KEEP_BUILD_DETAILS}`,
    { schema: { summary: 'Keep name, contact and older jobs for a CV build (JSON: cvBuildId, details)', response: { 200: KeepBuildDetailsReply } } },
    async (request): Promise<z.infer<typeof KeepBuildDetailsReply>> => {
      await limiter.consume(request.ip, 'write');
      const parsed = KeepBuildDetailsRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvBuildId or details is missing or has another shape');
      const { cvBuildId, details } = parsed.data;
      if (JSON.stringify(details).length > BUILD.maxDetailsCharacters) throw new Refusal('FILE_TOO_LARGE', 'The details are longer than a CV may be');
      const id = cvBuildId.toLowerCase();
      await db.transaction(async (tx) => {
        const [row] = await tx.select({ id: cvBuildData.id }).from(cvBuildData).where(eq(cvBuildData.id, id)).for('update');
        if (row === undefined) throw new Refusal('NOT_FOUND', 'There is no CV by that id');
        if (await isEntitled(tx, 'cv_build', id)) throw new Refusal('ALREADY_PAID', 'This CV is paid for: change it in the editor');
        await tx
          .update(cvBuildData)
          .set({ keptDetails: storable(details) })
          .where(eq(cvBuildData.id, id));
      });
      return { kept: true };
    },
  );
}
