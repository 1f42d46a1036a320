import { QUERY } from '../../domain/paths.ts';
import { CV_ANALYSIS_RESULTS } from '../../domain/tables.ts';
import ShareScreen from '../../features/roast/screens/share/share.screen.tsx';
import { withDataNotice } from './with-data-notice.tsx';

/** /share: the picture of a roast. */
export default withDataNotice(ShareScreen, { subject: 'roast', table: CV_ANALYSIS_RESULTS, column: 'cv_upload_id', parameters: [QUERY.id] });
