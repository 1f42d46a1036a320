import { z } from 'zod';
import { keysOf } from '../../../domain/keys.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { TableRule } from '../../../platform/rest/table-rule.ts';
import { isEntitled } from '../../payment/server/entitlement.ts';
import { OptimizationInsert, OptimizationRow } from '../contract.ts';
import { CV_OPTIMIZATION_REQUESTS } from '../../../domain/tables.ts';
import { cvOptimizationRequests } from './cv-optimization-requests.table.ts';

/** All that a visitor may say of a request's progress: that the way to the checkout failed. */
const OptimizationUpdate = z.object({ processing_status: z.literal('payment_failed') });

/** `cv_optimization_requests`: taken in, never shown again but for its result, and that for who has paid. */
export function cvOptimizationRequestsRule(kit: {
  newId(): string;
}): TableRule<typeof cvOptimizationRequests, OptimizationRow, typeof OptimizationInsert, typeof OptimizationUpdate> {
  return {
    name: CV_OPTIMIZATION_REQUESTS,
    table: cvOptimizationRequests,
    key: { column: cvOptimizationRequests.id, name: 'id' },
    columns: keysOf(OptimizationRow.shape),
    present,
    /** Who asks for the result waits for it, or for the word that there will be none. */
    isReady: (row, columns) =>
      row !== null && (!columns.includes('optimization_result') || row.optimization_result !== null || row.processing_status === 'failed'),
    insert: {
      accepts: OptimizationInsert,
      toStored: (request) => ({
        id: kit.newId(),
        jobRole: request.job_role,
        companyName: request.company_name,
        jobDescription: request.job_description,
        toneOfVoice: orNull(request.tone_of_voice),
        companyWebsiteText: orNull(request.company_website_text),
        companyLinkedinText: orNull(request.company_linkedin_text),
        motivation: orNull(request.motivation),
        proudestWork: orNull(request.proudest_work),
        cvFileName: orNull(request.cv_file_name),
        cvFileSize: request.cv_file_size ?? null,
        cvTextContent: request.input_method === 'text' ? orNull(request.cv_text_content) : null,
        extractedCvText: request.extracted_cv_text,
        cvUploadId: request.cv_upload_id ?? null,
        inputMethod: request.input_method,
      }),
    },
    update: {
      accepts: OptimizationUpdate,
      toStored: () => ({ processingStatus: 'payment_failed' }),
      // Money that came in by another tab outweighs a redirect that failed in this one.
      allows: async (row, _accepted, tx) => (row.processing_status === 'pending' && !(await isEntitled(tx, 'cv_optimization', row.id)) ? 'yes' : 'no'),
    },
  };
}

/** Trimmed; what is then empty was not given. */
function orNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

async function present(stored: typeof cvOptimizationRequests.$inferSelect, db: Db): Promise<OptimizationRow> {
  const { optimizationResult: result } = stored;
  const mayBeRead = result !== null && (await isEntitled(db, 'cv_optimization', stored.id));
  return {
    id: stored.id,
    job_role: stored.jobRole,
    company_name: stored.companyName,
    processing_status: stored.processingStatus,
    optimization_result: mayBeRead ? result : null,
    delete_at: stored.deleteAt.toISOString(),
  };
}
