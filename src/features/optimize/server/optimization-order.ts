import { isoDay } from '../../../domain/iso-day.ts';
import type { EngineTasks } from '../../../engine/tasks.ts';
import type { cvOptimizationRequests } from './cv-optimization-requests.table.ts';

/** What the engine is told of a stored request: the same for the free look and for the paid result. */
export function orderOf(request: typeof cvOptimizationRequests.$inferSelect): Parameters<EngineTasks['optimisation']>[0] {
  return {
    cvText: request.extractedCvText,
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
