import { keysOf } from '../../../domain/keys.ts';
import type { TableRule } from '../../../platform/rest/table-rule.ts';
import { CvAnalysisResultRow, CvUploadRow } from '../contract.ts';
import { CV_ANALYSIS_RESULTS, CV_UPLOADS } from '../../../domain/tables.ts';
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

/**
 * Who asks for the report by its name waits for it; who asks for the whole row is content with the roast.
 * So a row without a report is finished as a whole (and kept until a purchase signals), and never finished for who waits for the report.
 */
const asksForReport = (columns: readonly string[]): boolean => columns.includes(REPORT) && columns.length < ALL_COLUMNS.length;
const REPORT: keyof CvAnalysisResultRow = 'full_roast_report_data';
const ALL_COLUMNS = keysOf(CvAnalysisResultRow.shape);

export const cvAnalysisResultsRule: TableRule<typeof cvAnalysisResults, CvAnalysisResultRow> = {
  name: CV_ANALYSIS_RESULTS,
  table: cvAnalysisResults,
  key: { column: cvAnalysisResults.cvUploadId, name: 'cv_upload_id' },
  columns: ALL_COLUMNS,
  present: presentRoast,
  isReady: (row, columns) => row !== null && (row.full_roast_report_data !== null || !asksForReport(columns)),
};
