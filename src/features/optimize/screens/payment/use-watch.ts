import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import { QUERY } from '../../../../domain/paths.ts';
import { callFunction, readRow } from '../../../../ui/api.ts';
import { VERIFY_OPTIMIZATION_PAYMENT } from '../../../payment/contract.ts';
import { CV_OPTIMIZATION_REQUESTS, OptimizationRow } from '../../contract.ts';
import { forgetPaid } from '../wizard/draft.ts';
import { type Watch, WATCH_START, type WatchCalls, watch } from './watch.ts';

const COLUMNS = 'job_role,company_name,processing_status,optimization_result';
const Row = OptimizationRow.pick({ job_role: true, company_name: true, processing_status: true, optimization_result: true });

/** The ids of the address; empty where one is missing. The provider's return and the receipt name the request differently. */
export function useReturnIds(): { id: string; sessionId: string } {
  const [query] = useSearchParams();
  return { id: query.get(QUERY.entityId) ?? query.get(QUERY.optimizationId) ?? '', sessionId: query.get(QUERY.sessionId) ?? '' };
}

/** Watches a request until its result is there or never will be. To start over, mount it anew. */
export function useWatch(id: string, sessionId: string): Watch {
  const [state, setState] = useState<Watch>(() => (sessionId === '' ? { ...WATCH_START, phase: 'polling' } : WATCH_START));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    watch(sessionId !== '', callsUntil(signal, id, sessionId, setState)).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [id, sessionId]);
  const paid = state.target !== null || state.phase === 'done';
  useEffect(() => {
    if (paid) forgetPaid(id);
  }, [paid, id]);
  return state;
}

/** The calls as they go out, until the screen is left. */
function callsUntil(signal: AbortSignal, id: string, sessionId: string, show: (watch: Watch) => void): WatchCalls {
  return {
    verify: async () => {
      const result = await callFunction(VERIFY_OPTIMIZATION_PAYMENT, { sessionId, optimizationId: id });
      signal.throwIfAborted();
      return result;
    },
    read: async () => {
      const row = await readRow(CV_OPTIMIZATION_REQUESTS, COLUMNS, 'id', id, { wait: OPTIMIZE.pollWaitSeconds, signal });
      return Row.nullable().parse(row);
    },
    pause: (ms) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason instanceof Error ? signal.reason : new Error('left the screen'));
        });
      }),
    now: () => performance.now(),
    show: (next) => !signal.aborted && show(next),
  };
}
