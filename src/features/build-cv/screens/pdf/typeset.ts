import type { CvEditorData } from '../../../../domain/cv-build.ts';
import type { CvDesign } from '../../../../domain/cv-design.ts';
import { cvFileStem } from '../../../../domain/file-names.ts';
import { localDay } from '../../../../domain/iso-day.ts';
import { callFunction, type CallFailure, type CallResult } from '../../../../ui/api.ts';
import { PREVIEW_DESIGN, type PreviewDesignRequest, TYPESET_CV, TypesetPages, type TypesetCvRequest } from '../../contract.ts';
import { COMPLETE } from '../../complete.copy.ts';
import { PDF } from '../../pdf.copy.ts';
import type { CvPhoto } from './use-cv-photo.ts';

type Answer<Value> = { ok: true; value: Value } | { ok: false; why: string };

const TOO_MANY = 429;
const NOT_PAID = 402;
const RETRY_SECONDS = 10;

/** `{fullName}_CV_{date}.pdf`. */
export const pdfFileName = (fullName: string, date: Date): string => `${cvFileStem(fullName)}_${localDay(date)}.pdf`;

/** The CV as a PDF. */
export async function pdfOf(cvBuildId: string, cv: CvEditorData, design: CvDesign, photo: CvPhoto | null): Promise<Answer<Blob>> {
  const result = await callFunction(TYPESET_CV, { cvBuildId, cv, design, as: 'pdf', ...sent(photo) } satisfies TypesetCvRequest);
  if (!result.ok) return { ok: false, why: sentenceOf(result.failure) };
  return result.data instanceof Blob ? { ok: true, value: result.data } : { ok: false, why: PDF.failed };
}

/** Its pages as one picture, or a picture of its beginning. */
export async function pagesOf(
  cvBuildId: string,
  cv: CvEditorData,
  design: CvDesign,
  as: 'pages' | 'thumbnail',
  photo: CvPhoto | null = null,
): Promise<Answer<TypesetPages>> {
  return pagesIn(await callFunction(TYPESET_CV, { cvBuildId, cv, design, as, ...sent(photo) } satisfies TypesetCvRequest));
}

const sent = (photo: CvPhoto | null): { photo?: string } => (photo === null ? {} : { photo: photo.base64 });

/** What may be read of a CV before it is paid for, in a design. Under no name: until the CV is unlocked, that stays on the device. */
export async function previewOf(cvBuildId: string, design: CvDesign): Promise<Answer<TypesetPages>> {
  return pagesIn(await callFunction(PREVIEW_DESIGN, { cvBuildId, name: COMPLETE.name, design } satisfies PreviewDesignRequest));
}

function pagesIn(result: CallResult): Answer<TypesetPages> {
  if (!result.ok) return { ok: false, why: sentenceOf(result.failure) };
  const value = TypesetPages.safeParse(result.data).data;
  return value === undefined ? { ok: false, why: PDF.failed } : { ok: true, value };
}

function sentenceOf({ status, retryAfter }: CallFailure): string {
  if (status === 0) return PDF.offline;
  if (status === TOO_MANY) return PDF.limited(retryAfter ?? RETRY_SECONDS);
  return status === NOT_PAID ? PDF.locked : PDF.failed;
}
