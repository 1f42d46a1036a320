import type { Correction } from '../../../domain/correction.ts';
import type { CvDocument } from '../../../domain/document.ts';
import { isoDay } from '../../../domain/iso-day.ts';
import type { EngineTasks } from '../../../engine/tasks.ts';
import type { cvOptimizationRequests } from './cv-optimization-requests.table.ts';

/** A CV that was roasted, with what its owner has put right; null where there is none (any more). `app` hands it over. */
export type Roasted = (cvUploadId: string) => Promise<{ document: CvDocument; corrections: readonly Correction[] } | null>;

/**
 * What the engine is told of a stored request: the same for the free look and for the paid result. A CV that was taken from a roast is
 * read from its page and as its owner has corrected it, as long as the roast is kept; after that from the text that was sent along.
 */
export async function orderOf(request: typeof cvOptimizationRequests.$inferSelect, roasted: Roasted): Promise<Parameters<EngineTasks['optimisation']>[0]> {
  const kept = request.cvUploadId === null ? null : await roasted(request.cvUploadId);
  return {
    cvText: request.extractedCvText,
    roasted: kept === null ? null : { document: kept.document, corrections: kept.corrections },
    jobDescription: request.jobDescription,
    today: isoDay(request.createdAt),
    jobRole: request.jobRole,
    companyName: request.companyName,
    toneOfVoice: request.toneOfVoice,
    websiteText: request.companyWebsiteText,
    linkedinText: request.companyLinkedinText,
    motivation: request.motivation,
    proudestWork: request.proudestWork,
  };
}
