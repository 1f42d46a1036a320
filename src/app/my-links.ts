import { and, desc, eq, inArray } from 'drizzle-orm';
import { link, QUERY } from '../domain/paths.ts';
import type { PaymentKit } from '../features/payment/server/payment-kit.ts';
import { payments } from '../features/payment/server/payments.table.ts';
import { roastShelf } from '../features/roast/server/roast-shelf.ts';
import type { Db } from '../platform/database/database.ts';

interface MyLinks {
  linkOf(entityId: string): Promise<string | null>;
  paidBy(email: string): Promise<readonly string[]>;
}

/** Where results are found again, and whose they are as far as a receipt says: what `mail-my-link` has to know of the other rooms. */
export function myLinks(kit: Pick<PaymentKit, 'fulfilments' | 'provider'> & { db: Db }): MyLinks {
  const { db, fulfilments, provider } = kit;
  return {
    linkOf: async (entityId) => {
      if (await roastShelf.isKnown(db, entityId)) return link('roast', {}, { [QUERY.id]: entityId });
      for (const fulfilment of fulfilments) if (await fulfilment.exists(db, entityId)) return fulfilment.linkBack(entityId);
      return null;
    },
    paidBy: async (email) => {
      const sessions = await provider.sessionsOf(email);
      if (sessions.length === 0) return [];
      const paid = await db
        .select({ entityId: payments.entityId })
        .from(payments)
        .where(and(eq(payments.status, 'paid'), inArray(payments.sessionId, [...sessions])))
        .orderBy(desc(payments.paidAt));
      return [...new Set(paid.map(({ entityId }) => entityId))];
    },
  };
}
