import { QUERY } from '../../domain/paths.ts';
import ReportScreen from '../../features/full-report/screens/report/report.screen.tsx';
import { CV_ANALYSIS_RESULTS } from '../../domain/tables.ts';
import { withDataNotice } from './with-data-notice.tsx';

/** /full-roast-report: the report on a roast. */
export default withDataNotice(ReportScreen, { subject: 'roast', table: CV_ANALYSIS_RESULTS, column: 'cv_upload_id', parameters: [QUERY.id] });
