import { isoDay } from '../../../domain/iso-day.ts';
import type { Advert } from '../../../engine/advert/advert.ts';
import { understandAdvert } from '../../../engine/advert/understand-advert.ts';
import type { Context } from '../../../engine/context.ts';
import { documentFromText } from '../../../engine/reading/document-from-text.ts';
import { understandCv } from '../../../engine/roast-cv.ts';
import type { cvOptimizationRequests } from './cv-optimization-requests.table.ts';

type Request = Pick<typeof cvOptimizationRequests.$inferSelect, 'extractedCvText' | 'jobRole' | 'jobDescription' | 'createdAt'>;

/** Both sides of a stored request, understood: the free look and the paid result see the same, however late the second comes. */
export function readRequest({ extractedCvText, jobRole, jobDescription, createdAt }: Request): { context: Context; advert: Advert } {
  return {
    context: understandCv(documentFromText(extractedCvText), jobRole, isoDay(createdAt)),
    advert: understandAdvert(jobDescription, jobRole),
  };
}
