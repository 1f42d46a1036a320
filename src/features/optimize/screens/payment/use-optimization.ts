import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { QUERY } from '../../../../domain/paths.ts';
import { useCheckoutReturn } from '../../../../ui/checkout-return/use-checkout-return.ts';
import type { TroubleReason } from '../../payment.copy.ts';
import { forgetPaid } from '../wizard/draft.ts';
import { optimizationRoom, type Watch } from './optimization-room.ts';

/** The ids of the address; empty where one is missing. The provider's return and the receipt name the request differently. */
export function useReturnIds(): { id: string; sessionId: string } {
  const [query] = useSearchParams();
  return { id: query.get(QUERY.entityId) ?? query.get(QUERY.optimizationId) ?? '', sessionId: query.get(QUERY.sessionId) ?? '' };
}

/** Watches a request until its result is there or never will be. To start over, mount it anew. */
export function useOptimization(ids: { id: string; sessionId: string }, missing: TroubleReason | null): Watch {
  const watch = useCheckoutReturn(optimizationRoom(ids, missing));
  const paid = watch.paid || watch.phase === 'done';
  useEffect(() => {
    if (paid) forgetPaid(ids.id);
  }, [paid, ids.id]);
  return watch;
}
