import { queryOptions } from '@tanstack/react-query';
import type { FullRoastReport } from '../../../domain/report.ts';
import { callFunction, readRow } from '../../../ui/api.ts';
import { type MoneyBack, moneyBackIn } from '../../payment/contract.ts';
import { CvAnalysisResultRow } from '../../roast/contract.ts';
import { CV_ANALYSIS_RESULTS } from '../../../domain/tables.ts';
import { PROCESS_FULL_ROAST, ProcessFullRoastReply } from '../contract.ts';

const Column = CvAnalysisResultRow.pick({ full_roast_report_data: true });

interface ReadOptions {
  /** Seconds the server may hold the answer back until the report is there. */
  wait?: number;
  signal: AbortSignal;
}

/** The stored report of an upload: null while it is not bought or not written, undefined when there is no such roast. */
export async function readReport(id: string, options: ReadOptions): Promise<FullRoastReport | null | undefined> {
  const row = await readRow(CV_ANALYSIS_RESULTS, 'full_roast_report_data', 'cv_upload_id', id, options);
  return row === null ? undefined : Column.parse(row).full_roast_report_data;
}

export type Written = { report: FullRoastReport } | { refused: 'unpaid' | 'unknown' } | { moneyBack: MoneyBack; paymentNumber: string | null };

/** It took longer than the server would hold the answer back. */
class StillWriting extends Error {
  override name = 'StillWriting';
}
const WRITING_RETRIES = 3;

/** Has the report written, or waits for whoever is writing it. Throws when neither worked out. */
async function writeReport(id: string): Promise<Written> {
  const result = await callFunction(PROCESS_FULL_ROAST, { cvUploadId: id });
  if (result.ok) return { report: ProcessFullRoastReply.parse(result.data).fullRoastData };
  const back = moneyBackIn(result.failure.body);
  if (back !== null) return { moneyBack: back.code, paymentNumber: back.paymentNumber };
  if (result.failure.status === 402) return { refused: 'unpaid' };
  if (result.failure.status === 404) return { refused: 'unknown' };
  if (result.failure.status === 503) throw new StillWriting();
  throw new Error(`${PROCESS_FULL_ROAST} answered ${result.failure.status}`);
}

/** The report under a link. One that is paid for and still being written is waited for. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ['full-report', id],
    queryFn: async ({ signal }): Promise<Written> => {
      const stored = await readReport(id, { signal });
      if (stored === undefined) return { refused: 'unknown' };
      return stored === null ? writeReport(id) : { report: stored };
    },
    retry: (count, error) => error instanceof StillWriting && count < WRITING_RETRIES,
    // What is refused now may be bought in a minute.
    staleTime: ({ state }) => (state.data !== undefined && 'report' in state.data ? Infinity : 0),
  });
}
