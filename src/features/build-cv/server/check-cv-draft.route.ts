import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { EDITOR, UPLOAD } from '../../../domain/limits.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { CHECK_CV_DRAFT, CheckCvDraftReply, CheckCvDraftRequest } from '../contract.ts';

/**
 * `check-cv-draft`: scores a CV as it stands in the editor of a paid build; what would raise the score is what the Full Roast
 * Report sells, so nobody else may ask. Nothing of it is stored or logged.
 */
export function checkCvDraftRoute(app: FastifyInstance, { db, engine, limiter }: { db: Db; engine: Engine; limiter: RateLimiter }): void {
  app.post(
    `/${CHECK_CV_DRAFT}`,
    { schema: { summary: 'Score a CV draft, storing nothing (JSON: cvBuildId, cv, jobTitle)', response: { 200: CheckCvDraftReply } } },
    async (request): Promise<z.infer<typeof CheckCvDraftReply>> => {
      await limiter.consume(request.ip, 'draft');
      const parsed = CheckCvDraftRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvBuildId, cv or jobTitle is missing or has another shape');
      const { cvBuildId, cv, jobTitle } = parsed.data;
      if (JSON.stringify(cv).length > EDITOR.maxContentCharacters) throw new Refusal('FILE_TOO_LARGE', 'The CV is longer than a CV may be');
      if (!(await isEntitled(db, 'cv_build', cvBuildId.toLowerCase()))) throw new Refusal('PAYMENT_REQUIRED', 'This CV is not paid for');
      return engine.run('draft', { cv, jobTitle: jobTitle.trim().slice(0, UPLOAD.maxJobRoleCharacters) });
    },
  );
}
