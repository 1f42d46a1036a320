import { useEffect, useEffectEvent, useState } from 'react';
import { awaitPurchase, type CheckoutReturn, type Room, startOf } from './await-purchase.ts';
import { browserWorld } from './browser-world.ts';

/** Goes the way back from the checkout once, until its end or until the screen is left. To start over, mount it anew. */
export function useCheckoutReturn<Item, Trouble>(room: Room<Item, Trouble>): CheckoutReturn<Item, Trouble> {
  const [state, setState] = useState(() => startOf(room));
  const go = useEffectEvent((signal: AbortSignal) => awaitPurchase(room, browserWorld(signal), (next) => !signal.aborted && setState(next)));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    go(signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, []);
  return state;
}
