import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cvPage, cvPageText, type CvPageBlock } from '../../../domain/cv-page.ts';
import type { CvEditorData } from '../../../domain/cv-build.ts';
import type { CvDesign } from '../../../domain/cv-design.ts';
import { CV_PHOTO, expectsPhoto } from '../../../domain/cv-photo.ts';
import { EDITOR, HTTP } from '../../../domain/limits.ts';
import { type Paper, paperFor } from '../../../domain/paper.ts';
import { documentLanguage } from '../../../engine/english/document-language.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cleanJpeg } from '../../../platform/http/clean-jpeg.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { pagesReply, pdfReply } from '../../../platform/typeset/document-reply.ts';
import type { Typesetter } from '../../../platform/typeset/typesetter.ts';
import { type CvSheet, cvSheet } from '../../../typeset/cv-sheet.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { TYPESET_CV, TypesetCvRequest } from '../contract.ts';
import { cvBuildData } from './cv-build-data.table.ts';

/** A picture of a design shows no more than stands at the top of a first page. */
const BLOCKS_OF_THUMBNAIL = 16;

interface TypesetKit {
  db: Db;
  limiter: RateLimiter;
  typesetter: Typesetter;
}

/**
 * `typeset-cv`: a CV as it stands in the editor of a paid build, as a PDF, as pictures of its pages, or as the beginning of them.
 * Nothing of it is stored or logged.
 */
export function typesetCvRoute(app: FastifyInstance, { db, limiter, typesetter }: TypesetKit): void {
  app.post(
    `/${TYPESET_CV}`,
    {
      schema: { summary: 'Set a paid CV, storing nothing (JSON: cvBuildId, cv, design, as, photo): a PDF, or `{svg, pages}`' },
      bodyLimit: HTTP.tableBodyBytes,
    },
    async (request, reply) => {
      await limiter.consume(request.ip, 'typeset');
      const parsed = TypesetCvRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'cvBuildId, cv, design, as or photo is missing or has another shape');
      const { cvBuildId, cv, design, as } = parsed.data;
      if (JSON.stringify(cv).length > EDITOR.maxContentCharacters) throw new Refusal('FILE_TOO_LARGE', 'The CV is longer than a CV may be');
      const id = cvBuildId.toLowerCase();
      if (!(await isEntitled(db, 'cv_build', id))) throw new Refusal('PAYMENT_REQUIRED', 'This CV is not paid for');
      const [row] = await db.select({ country: cvBuildData.country }).from(cvBuildData).where(eq(cvBuildData.id, id));
      const blocks = cvPage(cv);
      const shown = as === 'thumbnail' ? blocks.slice(0, BLOCKS_OF_THUMBNAIL) : blocks;
      const places = [row?.country ?? '', cv.location];
      const photo = parsed.data.photo === undefined ? null : photoIn(parsed.data.photo, places);
      const data = JSON.stringify(sheetOf(shown, cv, { design, paper: paperFor(...places), photo: photo !== null }));
      const task = { template: 'cv', data, ...(photo === null ? {} : { photo }) };
      if (as === 'pdf') return pdfReply(reply, await typesetter.set({ ...task, as: 'pdf', fit: true }));
      return pagesReply(request, reply, await typesetter.set({ ...task, as: 'svg', fit: as === 'pages' }));
    },
  );
}

/** The picture alone, without what a camera wrote into the file. @throws Refusal INVALID_REQUEST, INVALID_FILE_TYPE, FILE_TOO_LARGE */
function photoIn(base64: string, places: readonly string[]): Uint8Array<ArrayBuffer> {
  if (!expectsPhoto(...places)) throw new Refusal('INVALID_REQUEST', 'A photo goes on CVs for countries that expect one');
  const cleaned = cleanJpeg(Buffer.from(base64, 'base64'), CV_PHOTO);
  if (cleaned.ok) return cleaned.bytes;
  if (cleaned.reason === 'too-large') throw new Refusal('FILE_TOO_LARGE', 'The photo is larger than a photo on a CV may be');
  throw new Refusal('INVALID_FILE_TYPE', 'The photo is no JPEG that can be printed');
}

function sheetOf(blocks: readonly CvPageBlock[], cv: CvEditorData, look: { design: CvDesign; paper: Paper; photo: boolean }): CvSheet {
  return cvSheet(blocks, {
    ...look,
    lang: documentLanguage(cvPageText(blocks)),
    subject: cv.experience[0]?.jobTitle ?? '',
    keywords: [...cv.technicalSkills, ...cv.toolsAndTechnologies].slice(0, 12),
  });
}
