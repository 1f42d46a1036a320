import { useState } from 'react';
import { fullReportStem } from '../../../../domain/file-names.ts';
import { localDay } from '../../../../domain/iso-day.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { pdfFrom } from '../../../../ui/pdf-call.ts';
import { TYPESET_REPORT, type TypesetReportRequest } from '../../contract.ts';

export interface ReportPdf {
  state: 'ready' | 'busy' | 'failed';
  start: () => void;
}

/** The report as a PDF with what has been answered, as often as the button is pressed. */
export function useReportPdf(cvUploadId: string, report: FullRoastReport, answers: FullRoastReport['answers'] = {}): ReportPdf {
  const [state, setState] = useState<ReportPdf['state']>('ready');
  const start = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const day = localDay(new Date());
      const content = await pdfFrom(TYPESET_REPORT, { cvUploadId, answers, day } satisfies TypesetReportRequest);
      downloadFile(content, `${fullReportStem(report.jobRole, day)}.pdf`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return { state, start: () => void start() };
}
