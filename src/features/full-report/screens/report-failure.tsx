import { useLocation } from 'react-router';
import { z } from 'zod';
import { ErrorBox } from '../../../ui/feedback/notice.tsx';
import { REPORT_PROGRESS } from '../copy.ts';

/** What the progress screen hands to the roast when the report could not be had. */
export const REPORT_FAILED = { alert: 'full-report-failed' } as const;
const Failed = z.object({ alert: z.literal(REPORT_FAILED.alert) });

/** The alert above the roast, for whoever comes from a report that could not be written. */
export function ReportFailure() {
  const { state } = useLocation();
  if (!Failed.safeParse(state).success) return null;
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 sm:px-6">
      <ErrorBox heading={REPORT_PROGRESS.failedHeading} message={REPORT_PROGRESS.failed} />
    </div>
  );
}
