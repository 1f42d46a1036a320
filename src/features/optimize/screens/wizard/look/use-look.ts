import { useState } from 'react';
import type { OptimizationPreview } from '../../../../../domain/optimization.ts';
import { type CallFailure, callFunction } from '../../../../../ui/api.ts';
import { PREVIEW_OPTIMIZATION, PreviewOptimizationReply } from '../../../contract.ts';
import { LOOK } from '../../../look.copy.ts';

interface Look {
  busy: boolean;
  /** Why there is nothing to see; null when nothing went wrong. */
  failure: string | null;
  /** What was seen last, and the request it was seen of. */
  seen: { requestId: string; preview: OptimizationPreview } | null;
}

const NOT_FOUND = 404;
const TOO_MANY = 429;
const DEFAULT_WAIT_SECONDS = 600;

/** The free look at a saved request. `onGone`: the row was deleted meanwhile, and the next press saves another. */
export function useLook(onGone: () => void): Look & { look: (requestId: string) => Promise<void> } {
  const [state, setState] = useState<Look>({ busy: false, failure: null, seen: null });
  const look = async (requestId: string): Promise<void> => {
    setState(({ seen }) => ({ busy: true, failure: null, seen }));
    const result = await callFunction(PREVIEW_OPTIMIZATION, { optimizationId: requestId });
    const preview = result.ok ? PreviewOptimizationReply.safeParse(result.data).data : undefined;
    if (preview !== undefined) return setState({ busy: false, failure: null, seen: { requestId, preview } });
    if (!result.ok && result.failure.status === NOT_FOUND) onGone();
    setState(({ seen }) => ({ busy: false, failure: result.ok ? LOOK.failed.unreachable : sentenceOf(result.failure), seen }));
  };
  return { ...state, look };
}

function sentenceOf({ status, retryAfter }: CallFailure): string {
  const { failed } = LOOK;
  if (status === 0 && !navigator.onLine) return failed.offline;
  if (status === TOO_MANY) return failed.limited(Math.max(1, Math.ceil((retryAfter ?? DEFAULT_WAIT_SECONDS) / 60)));
  return status === NOT_FOUND ? failed.gone : failed.unreachable;
}
