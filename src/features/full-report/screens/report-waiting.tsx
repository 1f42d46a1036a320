import { ROAST_SCREENS } from '../../../domain/limits.ts';
import { WaitingSheet } from '../../../ui/feedback/waiting-sheet.tsx';
import { REPORT_PROGRESS } from '../copy.ts';

/** The loading screen in the mode of the report. */
export function ReportWaiting({ status }: { status: string }) {
  return (
    <WaitingSheet
      heading={REPORT_PROGRESS.heading}
      messages={REPORT_PROGRESS.messages}
      rotation={ROAST_SCREENS.messageRotation}
      status={status}
      offline={REPORT_PROGRESS.offline}
      note={REPORT_PROGRESS.note}
    />
  );
}
