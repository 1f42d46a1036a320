import { ReportFailure } from '../../features/full-report/screens/report-failure.tsx';
import { ReportOffer } from '../../features/full-report/screens/report-offer.tsx';
import ResultScreen from '../../features/roast/screens/result.screen.tsx';

/** /roast: the roast, with the call to buy the report on it. Features do not know each other's screens; here they meet. */
export default function RoastScreen() {
  return (
    <>
      <ReportFailure />
      <ResultScreen Offer={ReportOffer} />
    </>
  );
}
