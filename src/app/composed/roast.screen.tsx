import { QUERY } from '../../domain/paths.ts';
import { KeepLink } from '../../features/my-link/screens/keep-link.tsx';
import { ReportFailure } from '../../features/full-report/screens/report-failure.tsx';
import { ReportOffer } from '../../features/full-report/screens/report-offer.tsx';
import { CV_ANALYSIS_RESULTS } from '../../domain/tables.ts';
import ResultScreen from '../../features/roast/screens/result.screen.tsx';
import { withDataNotice } from './with-data-notice.tsx';

/** /roast: the roast, with the call to buy the report on it and the ways to keep its link. Features do not know each other's screens; here they meet. */
function RoastScreen() {
  return (
    <>
      <ReportFailure />
      <ResultScreen Offer={ReportOffer} KeepLink={KeepLink} />
    </>
  );
}

export default withDataNotice(RoastScreen, { subject: 'roast', table: CV_ANALYSIS_RESULTS, column: 'cv_upload_id', parameters: [QUERY.id] });
