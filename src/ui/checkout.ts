import { useEffect, useState } from 'react';
import { callFunction } from './api.ts';

/** What `create-checkout-session` is asked for (product specification 7). */
export interface CheckoutRequest extends Record<string, unknown> {
  priceId: string;
  entityId: string;
  productType: string;
  /** Both of our own origin: the server refuses any other. */
  successUrl: string;
  cancelUrl: string;
}

/** `busy` from the press until the browser has left; `owned`: it has been paid for already. */
export type CheckoutState = 'ready' | 'busy' | 'owned' | 'failed';

interface Checkout {
  /** Name of the function call. */
  call: string;
  /** Reads the checkout's address out of the reply; null when there is none. */
  addressIn: (reply: unknown) => string | null;
  /** Milliseconds between the reply and leaving. */
  redirectDelay: number;
}

const ALREADY_PAID = 409;

let leaving = false;

/** Whether the browser is on its way to a checkout: no moment to offer anything else. */
export const isLeavingForCheckout = (): boolean => leaving;

/**
 * Opens a checkout and sends the browser there. Knows no product: the caller says what is bought and which call opens it.
 * `start` resolves to what became of it, so that a caller with more to mend than a button can.
 */
export function useCheckoutRedirect({ call, addressIn, redirectDelay }: Checkout): {
  state: CheckoutState;
  start: (request: CheckoutRequest) => Promise<CheckoutState>;
} {
  const [state, setState] = useState<CheckoutState>('ready');

  useEffect(() => {
    // Coming back from the checkout by the back button, the page is as it was left: busy.
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      leaving = false;
      setState('ready');
    };
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);

  const start = async (request: CheckoutRequest): Promise<CheckoutState> => {
    setState('busy');
    leaving = true;
    const result = await callFunction(call, request);
    const address = result.ok ? webAddress(addressIn(result.data)) : null;
    if (address !== null) {
      setTimeout(() => location.assign(address), redirectDelay);
      return 'busy';
    }
    const end = !result.ok && result.failure.status === ALREADY_PAID ? 'owned' : 'failed';
    leaving = false;
    setState(end);
    return end;
  };
  return { state, start };
}

/** An address that a browser may be sent to; nothing that would run script. */
function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address, location.href)) return null;
  const { protocol, href } = new URL(address, location.href);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
