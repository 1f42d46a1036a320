import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CvBuildQuestionnaire } from '../../../domain/cv-build.ts';
import { isoDay } from '../../../domain/iso-day.ts';
import type { Engine } from '../../../engine/tasks.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import { storable } from '../../../platform/database/storable.ts';
import { troubleOf } from '../../../platform/database/unavailable.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { describeError } from '../../../platform/log.ts';
import { GENERATE_CV, GenerateCvReply } from '../contract.ts';
import { GENERATE_REFUSALS } from '../refusals.copy.ts';
import { cvBuildData } from './cv-build-data.table.ts';

interface GenerateKit {
  db: Db;
  signals: Pick<Signals, 'send' | 'committed'>;
  engine: Engine;
  limiter: RateLimiter;
}

const Request = z.object({ cvBuildDataId: z.uuid() });

/**
 * `generate-cv`: writes the CV of a questionnaire, once; what was written, bought or edited stays as it is. A row never
 * changes its answers, so a reload, a second press or a step back asks for the same CV: what is there, or under way in this
 * process, counts as a read and not as a generation. Two processes at once may both write; the first to finish is kept.
 */
export function generateCvRoute(app: FastifyInstance, kit: GenerateKit): void {
  const running = new Map<string, Promise<void>>();
  app.post(
    `/${GENERATE_CV}`,
    { schema: { summary: 'Write the CV of a questionnaire (JSON: cvBuildDataId)', response: { 200: GenerateCvReply } } },
    async (request): Promise<z.infer<typeof GenerateCvReply>> => {
      kit.limiter.consumeRead(request.ip);
      const parsed = Request.safeParse(request.body);
      if (!parsed.success) {
        await kit.limiter.consume(request.ip, 'generate');
        throw refusal('INVALID_REQUEST');
      }
      const id = parsed.data.cvBuildDataId.toLowerCase();
      // Asked and noted without a pause between: no second request can slip in before the row is read.
      const under = running.get(id) ?? generate(kit, id, request).finally(() => running.delete(id));
      running.set(id, under);
      await under;
      return { success: true };
    },
  );
}

async function generate(kit: GenerateKit, id: string, request: FastifyRequest): Promise<void> {
  const [row] = await kit.db.select().from(cvBuildData).where(eq(cvBuildData.id, id));
  if (row?.generatedCvContent != null) return;
  await kit.limiter.consume(request.ip, 'generate');
  if (row === undefined) throw refusal('NOT_FOUND');
  if ((row.honeypot ?? '') !== '') return;
  try {
    await write(kit, row);
  } catch (error) {
    if (troubleOf(error) !== null) throw error;
    // The message may quote an answer; where it happened tells enough.
    const { type, stack } = describeError(error instanceof Error ? error : new Error('no error'));
    request.log.error({ type, stack }, 'a CV could not be written');
    throw refusal('GENERATION_FAILED');
  }
}

async function write(kit: GenerateKit, row: typeof cvBuildData.$inferSelect): Promise<void> {
  const { content, preview } = await kit.engine.run('cv', { answers: questionnaireOf(row), today: isoDay(row.createdAt) });
  await kit.db.transaction(async (tx) => {
    await tx
      .update(cvBuildData)
      .set({ generatedCvContent: storable(content), contentPreview: storable(preview) })
      .where(and(eq(cvBuildData.id, row.id), isNull(cvBuildData.generatedCvContent)));
    await kit.signals.send(tx, row.id);
  });
  kit.signals.committed(row.id);
}

/** @throws ZodError for a row that is not what an insert could have made */
function questionnaireOf(row: typeof cvBuildData.$inferSelect): CvBuildQuestionnaire {
  return CvBuildQuestionnaire.parse({
    jobTitle: row.jobTitle,
    industry: row.industry,
    country: row.country,
    experienceLevel: row.experienceLevel ?? '',
    currentJobTitle: row.currentJobTitle,
    currentCompany: row.currentCompany,
    currentStartDate: row.currentStartDate ?? '',
    currentEndDate: row.currentEndDate ?? '',
    currentAchievement: row.currentAchievement ?? '',
    topSkills: row.topSkills,
    careerPath: row.careerPath ?? '',
    education: row.education ?? '',
    proudestAchievement: row.proudestAchievement ?? '',
    personalInterests: row.personalInterests ?? '',
    previousRoles: row.previousRoles,
  });
}

/** The sentence goes along as `details`, where the client of this call looks for it. */
function refusal(code: keyof typeof GENERATE_REFUSALS): Refusal {
  const sentence = GENERATE_REFUSALS[code];
  return new Refusal(code, sentence, { userMessage: sentence, details: sentence });
}
