import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { checkoutSessions } from './payments.table.ts';

/** Ids of every checkout session that was opened for these rows: mails about money name them. */
export async function sessionsOf(db: Db, entityIds: readonly string[]): Promise<string[]> {
  const sessions = await db
    .select({ sessionId: checkoutSessions.sessionId })
    .from(checkoutSessions)
    .where(inArray(checkoutSessions.entityId, [...entityIds]));
  return sessions.map(({ sessionId }) => sessionId);
}
