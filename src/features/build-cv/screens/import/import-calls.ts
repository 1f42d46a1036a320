import { CvBuildQuestionnaire, type InferredCvBuildData } from '../../../../domain/cv-build.ts';
import type { CvBuildDetails } from '../../../../domain/cv-details.ts';
import { callFunction } from '../../../../ui/api.ts';
import { CARRY_INTO_BUILDER, CarryIntoBuilderReply } from '../../../full-report/contract.ts';
import { EXTRACT_AND_INFER, ExtractReply } from '../../contract.ts';
import { IMPORT_ERRORS } from '../../import.copy.ts';
import { type KeptBuild, NEW_BUILD } from '../kept-build.ts';
import { carryProblem, extractProblem, type ImportProblem } from './import-problem.ts';
import { importSummary } from './import-summary.ts';

/** A questionnaire that is half answered, or why there is none. */
export type Imported = { build: KeptBuild } | { problem: ImportProblem };

/** Has a CV read: a file, a text, or one that was roasted before. */
export async function extractBuild(body: FormData | Record<string, unknown>, tab: 'pdf' | 'text'): Promise<Imported> {
  const result = await callFunction(EXTRACT_AND_INFER, body);
  if (!result.ok) return { problem: extractProblem(result.failure, tab, navigator.onLine) };
  const reply = ExtractReply.safeParse(result.data);
  return reply.success ? { build: buildFromImport(reply.data.inferredCvBuildData) } : { problem: { box: 'error', message: IMPORT_ERRORS.noData, field: null } };
}

/** Fetches the CV of a report that is paid for, with the lines that were put together there. */
export async function carryBuild(cvUploadId: string | null): Promise<Imported> {
  const result = await callFunction(CARRY_INTO_BUILDER, { cvUploadId });
  const reply = result.ok ? CarryIntoBuilderReply.safeParse(result.data) : null;
  if (reply?.success === true) return { build: buildFromImport(reply.data.inferredCvBuildData, reply.data.asked) };
  return { problem: carryProblem(result.ok ? null : result.failure.status) };
}

/** An import takes the place of whatever was answered before. `asked`: lines that a report has put together from answers. */
export function buildFromImport(found: InferredCvBuildData, asked: CvBuildDetails['asked'] = []): KeptBuild {
  const { bio, otherLanguages, moreExperience, moreSkills, summary, summaryStruck, moreSections, places, ownYears } = found;
  return {
    ...NEW_BUILD,
    answers: CvBuildQuestionnaire.parse(found),
    origins: found.origins,
    details: { bio, otherLanguages, moreExperience, moreSkills, summary, summaryStruck, moreSections, asked, places, ownYears },
    importSummary: importSummary(found),
    arrived: true,
  };
}
