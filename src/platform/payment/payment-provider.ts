import type { ProductType } from '../../domain/prices.ts';

export type ProviderName = 'stripe' | 'sandbox';

/** What we write on a session, and ask to see again before we believe in it. */
export interface SessionMetadata {
  app: string;
  productType: string;
  entityId: string;
}

/** Our mark on a session, so that a session of another shop on the same account is not taken for ours. */
export const APP_MARK = 'roastume';

export interface NewSession {
  productType: ProductType;
  productName: string;
  entityId: string;
  /** The provider's id of the price; null: it takes `amount` and `currency` as they are. */
  priceId: string | null;
  /** Smallest unit of the currency. */
  amount: number;
  currency: string;
  /** Holds `{CHECKOUT_SESSION_ID}` where the session's id shall stand. */
  successUrl: string;
  cancelUrl: string;
  /** Stands beside the button that pays. */
  note: string;
  /** The same key gives the same session, however often it is asked for. */
  idempotencyKey: string;
}

/** A session as its provider tells it: the truth about money. */
export interface ProviderSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  amount: number | null;
  currency: string | null;
  metadata: Partial<SessionMetadata>;
  live: boolean;
  email: string | null;
  paymentIntent: string | null;
  /** Whether the money went back. `dispute-won`: it was disputed, and the dispute was decided for us. */
  reversal: 'none' | 'refunded' | 'disputed' | 'dispute-won';
}

/** An event only rings the bell; it says which session to ask about, and nothing it says is believed. */
export type Bell = { about: 'session'; sessionId: string } | { about: 'payment'; paymentIntent: string } | { about: 'nothing' };

/** Port to whoever takes the money. Every method may throw ProviderUnavailable. */
export interface PaymentProvider {
  name: ProviderName;
  /** Whether real money moves. */
  live: boolean;
  createSession(session: NewSession): Promise<{ sessionId: string; url: string; amount: number | null; currency: string | null }>;
  /** Null: the provider knows no such session. */
  fetchSession(sessionId: string): Promise<ProviderSession | null>;
  /** Ids of the sessions that were paid with this address for the receipt, the newest hundred at most. */
  sessionsOf(email: string): Promise<readonly string[]>;
  /** From now on nobody can pay it. One that is paid or over already stays as it is. */
  closeSession(sessionId: string): Promise<void>;
  /** All of it. The same key refunds once; what is refunded already is a success. */
  refund(session: ProviderSession, idempotencyKey: string): Promise<void>;
  /** Null: the signature is missing, wrong or stale. */
  parseWebhook(raw: Buffer, signature: string | undefined): Bell | null;
}

/** The provider did not answer, or not in a way that says anything about the payment. Asking again later is right. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
