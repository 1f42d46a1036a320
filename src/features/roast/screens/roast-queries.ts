import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ROAST_SCREENS } from '../../../domain/limits.ts';
import { ReadError, readRow } from '../../../ui/api.ts';
import { CvAnalysisResultRow, CvUploadRow } from '../contract.ts';
import { CV_ANALYSIS_RESULTS, CV_UPLOADS } from '../../../domain/tables.ts';
import { failureOutcome, nextStep, type NextStep, type PollCount, type PollOutcome } from './poll-policy.ts';

/** The stored roast of an upload, or null when there is none (yet). A reload shows the same one. */
export function roastQuery(id: string) {
  return queryOptions({
    queryKey: ['roast', id],
    queryFn: async ({ signal }) => CvAnalysisResultRow.nullable().parse(await readRow(CV_ANALYSIS_RESULTS, '*', 'cv_upload_id', id, { signal })),
  });
}

/** How far the server is with an upload; null when it does not know the id. */
export function stageQuery(id: string) {
  return queryOptions({
    queryKey: ['stage', id],
    queryFn: async ({ signal }) => CvUploadRow.nullable().parse(await readRow(CV_UPLOADS, 'id,processing_status', 'id', id, { signal })),
    staleTime: 0,
  });
}

/** How often the progress screen asks for the stage. */
const STAGE_INTERVAL = 1_500;

/** The stage the server is at, asked for until `until` is true. */
export function useStage(id: string, until: boolean) {
  const { data } = useQuery({ ...stageQuery(id), refetchInterval: until ? false : STAGE_INTERVAL, enabled: !until });
  return data?.processing_status ?? 'pending';
}

/** How long a browser may take to notice that its network is gone. */
const OFFLINE_NOTICE = 1_000;

interface Poll extends PollCount {
  next: NextStep;
  blocked: boolean;
}

/** Polls for the roast by the policy; the row it finds is in the cache when the result screen asks for it. */
export function useRoastPoll(id: string): Poll | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['roast-poll', id],
    queryFn: async ({ signal }): Promise<Poll> => {
      const last = client.getQueryData<Poll>(['roast-poll', id]);
      const begun = performance.now();
      const step = (outcome: PollOutcome): Poll => {
        const count = { attempts: (last?.attempts ?? 0) + 1, failures: outcome === 'failed' ? (last?.failures ?? 0) + 1 : 0 };
        return { ...count, next: nextStep(outcome, count, performance.now() - begun), blocked: outcome === 'blocked' };
      };
      try {
        const row = await readRow(CV_ANALYSIS_RESULTS, '*', 'cv_upload_id', id, { wait: ROAST_SCREENS.pollWaitSeconds, signal });
        if (row === null) return step('not-yet');
        client.setQueryData(roastQuery(id).queryKey, CvAnalysisResultRow.parse(row));
        return step('there');
      } catch (error) {
        // Left the screen: nobody is waiting for an answer.
        if (signal.aborted) throw error;
        if (!(error instanceof ReadError)) return step('failed');
        // A request that a lost network cuts off fails before the browser knows that it is offline.
        if (error.status === 0) await new Promise((resolve) => setTimeout(resolve, OFFLINE_NOTICE));
        return step(failureOutcome(error.status, navigator.onLine));
      }
    },
    refetchInterval: ({ state }) => (state.data?.next.do === 'poll' ? state.data.next.after : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
