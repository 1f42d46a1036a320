import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PROGRESS_MODES, QUERY } from '../../domain/paths.ts';
import RoastProgressScreen from '../../features/roast/screens/progress.screen.tsx';

const ReportProgressScreen = lazy(() => import('../../features/full-report/screens/report-progress.screen.tsx'));

/** /progress: what is waited for depends on the mode. */
export default function ProgressScreen() {
  const [query] = useSearchParams();
  useEffect(() => {
    // The next screen's code comes while there is time, and while there is a network.
    import('./roast.screen.tsx').catch(() => {});
  }, []);
  return query.get(QUERY.mode) === PROGRESS_MODES.fullRoastReport ? <ReportProgressScreen /> : <RoastProgressScreen />;
}
