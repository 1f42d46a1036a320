import type { FullRoastReport } from '../../../../domain/report.ts';
import { FAILED_TO_GENERATE_REPORT } from '../../copy.ts';

/** The report as a Word file and its name. The builder is large and comes when it is needed. */
export async function reportDocument(report: FullRoastReport, date: Date): Promise<{ content: Blob; name: string }> {
  try {
    const { buildFullReport, fullReportFileName } = await import('../../../../docx/full-report.docx.ts');
    return { content: await buildFullReport(report, { date }), name: fullReportFileName(report.jobRole, date) };
  } catch (error) {
    throw new Error(FAILED_TO_GENERATE_REPORT, { cause: error });
  }
}
