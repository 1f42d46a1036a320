import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { APP_MARK, type PaymentProvider } from './payment-provider.ts';
import { sandboxSessions } from './sandbox-sessions.table.ts';

/** Path of the sandbox's checkout page; `?session=` names the session. */
export const SANDBOX_CHECKOUT = '/sandbox-checkout';

/** Of one buyer. */
const MOST_SESSIONS = 100;

export type SandboxSession = typeof sandboxSessions.$inferSelect;

/** The provider of an install without a key: same port, same questions, no money. */
export interface SandboxProvider extends PaymentProvider {
  name: 'sandbox';
  /** What its page shows. */
  read(sessionId: string): Promise<SandboxSession | null>;
  /** The PAY (TEST) button. False: there is no such session. */
  pay(sessionId: string, email: string | null): Promise<boolean>;
}

export function sandboxProvider(kit: { db: Db; siteUrl: string }): SandboxProvider {
  const read = async (sessionId: string): Promise<SandboxSession | null> => {
    const [session] = await kit.db.select().from(sandboxSessions).where(eq(sandboxSessions.id, sessionId));
    return session ?? null;
  };
  return {
    name: 'sandbox',
    live: false,
    createSession: async (wanted) => {
      const fresh = {
        id: `cs_sandbox_${randomBytes(24).toString('hex')}`,
        idempotencyKey: wanted.idempotencyKey,
        productName: wanted.productName,
        amount: wanted.amount,
        currency: wanted.currency,
        metadata: { app: APP_MARK, productType: wanted.productType, entityId: wanted.entityId },
        successUrl: wanted.successUrl,
        cancelUrl: wanted.cancelUrl,
      };
      await kit.db.insert(sandboxSessions).values(fresh).onConflictDoNothing({ target: sandboxSessions.idempotencyKey });
      const [session = fresh] = await kit.db.select().from(sandboxSessions).where(eq(sandboxSessions.idempotencyKey, wanted.idempotencyKey));
      return { sessionId: session.id, url: `${kit.siteUrl}${SANDBOX_CHECKOUT}?session=${session.id}`, amount: session.amount, currency: session.currency };
    },
    fetchSession: async (sessionId) => {
      const session = await read(sessionId);
      if (session === null) return null;
      return {
        id: session.id,
        status: session.paid ? 'complete' : session.expired ? 'expired' : 'open',
        paid: session.paid,
        amount: session.amount,
        currency: session.currency,
        metadata: session.metadata,
        live: false,
        email: session.email,
        paymentIntent: session.paid ? `pi_${session.id}` : null,
        reversal: session.refunded ? 'refunded' : 'none',
      };
    },
    sessionsOf: async (email) => {
      const paid = await kit.db
        .select({ id: sandboxSessions.id })
        .from(sandboxSessions)
        .where(and(eq(sql`lower(${sandboxSessions.email})`, email), eq(sandboxSessions.paid, true)))
        .limit(MOST_SESSIONS);
      return paid.map(({ id }) => id);
    },
    closeSession: async (sessionId) => {
      await kit.db
        .update(sandboxSessions)
        .set({ expired: true })
        .where(and(eq(sandboxSessions.id, sessionId), eq(sandboxSessions.paid, false)));
    },
    refund: async (session) => {
      await kit.db
        .update(sandboxSessions)
        .set({ refunded: true })
        .where(and(eq(sandboxSessions.id, session.id), eq(sandboxSessions.paid, true)));
    },
    // It has no events: its page calls `fulfil` itself.
    parseWebhook: () => null,
    read,
    pay: async (sessionId, email) => {
      // Paid once: a second press changes nothing, the address included.
      await kit.db
        .update(sandboxSessions)
        .set({ paid: true, email })
        .where(and(eq(sandboxSessions.id, sessionId), eq(sandboxSessions.paid, false), eq(sandboxSessions.expired, false)));
      return (await read(sessionId)) !== null;
    },
  };
}
