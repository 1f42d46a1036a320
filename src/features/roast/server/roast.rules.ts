import { keysOf } from '../../../domain/keys.ts';
import type { TableRule } from '../../../platform/rest/table-rule.ts';
import { CV_ANALYSIS_RESULTS, CV_UPLOADS, CvAnalysisResultRow, CvUploadRow } from '../contract.ts';
import { cvAnalysisResults } from './cv-analysis-results.table.ts';
import { cvUploads } from './cv-uploads.table.ts';
import { presentRoast } from './roast.presenter.ts';

const isFinal = (status: CvUploadRow['processing_status']): boolean => status === 'completed' || status === 'failed';

export const cvUploadsRule: TableRule<typeof cvUploads, CvUploadRow> = {
  name: CV_UPLOADS,
  table: cvUploads,
  key: { column: cvUploads.id, name: 'id' },
  columns: keysOf(CvUploadRow.shape),
  present: (stored) => ({ id: stored.id, processing_status: stored.processingStatus }),
  isReady: (row) => row !== null && isFinal(row.processing_status),
};

export const cvAnalysisResultsRule: TableRule<typeof cvAnalysisResults, CvAnalysisResultRow> = {
  name: CV_ANALYSIS_RESULTS,
  table: cvAnalysisResults,
  key: { column: cvAnalysisResults.cvUploadId, name: 'cv_upload_id' },
  columns: keysOf(CvAnalysisResultRow.shape),
  present: presentRoast,
  isReady: (row) => row !== null,
};
