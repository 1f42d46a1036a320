import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { PageLanguage } from '../../../domain/page-words/page-language.ts';
import { paperFor } from '../../../domain/paper.ts';
import { documentLanguage } from '../../../engine/english/document-language.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { pagesReply } from '../../../platform/typeset/document-reply.ts';
import type { Typesetter } from '../../../platform/typeset/typesetter.ts';
import { previewSheet } from '../../../typeset/preview-sheet.ts';
import { PREVIEW_DESIGN, PreviewDesignRequest } from '../contract.ts';
import { cvBuildData } from './cv-build-data.table.ts';

/** `preview-design`: a design with the lines of a CV that everybody may read who has its id. Made from the stored preview alone, so that nothing paid can be in it. */
export function previewDesignRoute(app: FastifyInstance, { db, limiter, typesetter }: { db: Db; limiter: RateLimiter; typesetter: Typesetter }): void {
  app.post(
    `/${PREVIEW_DESIGN}`,
    { schema: { summary: 'Show a design before paying (JSON: cvBuildId, name, design): `{svg, pages}`' } },
    async (request, reply) => {
      await limiter.consume(request.ip, 'typeset');
      const parsed = PreviewDesignRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvBuildId, name or design is missing or has another shape');
      const { cvBuildId, name, design } = parsed.data;
      const [row] = await db
        .select({
          country: cvBuildData.country,
          preview: cvBuildData.contentPreview,
          language: sql<string | null>`${cvBuildData.generatedCvContent}->>'language'`,
        })
        .from(cvBuildData)
        .where(eq(cvBuildData.id, cvBuildId.toLowerCase()));
      if (row === undefined || row.preview === null) throw new Refusal('NOT_FOUND', 'There is no written CV by that id');
      const { summary, job, bullet } = row.preview;
      const lang = documentLanguage([summary, job, bullet].join('\n'));
      const sheet = previewSheet(row.preview, { name, design, paper: paperFor(row.country), lang, language: PageLanguage.safeParse(row.language).data });
      return pagesReply(request, reply, await typesetter.set({ template: 'cv', data: JSON.stringify(sheet), as: 'svg', fit: false }));
    },
  );
}
