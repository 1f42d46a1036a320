import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '../../domain/limits.ts';
import type { Db } from '../database/database.ts';
import { sandboxSessions } from './sandbox-sessions.table.ts';

/** Takes the buyers' addresses out of the sandbox's books of these rows. What a real provider keeps is its own to delete. */
export async function forgetBuyersOf(tx: Db, entityIds: readonly string[]): Promise<void> {
  await tx
    .update(sandboxSessions)
    .set({ email: null })
    .where(and(isNotNull(sandboxSessions.email), inArray(sql`${sandboxSessions.metadata}->>'entityId'`, [...entityIds])));
}

export async function sweepBuyers(kit: { db: Db; now(): number }): Promise<void> {
  const old = new Date(kit.now() - RETENTION_DAYS * 86_400_000);
  await kit.db
    .update(sandboxSessions)
    .set({ email: null })
    .where(and(isNotNull(sandboxSessions.email), lt(sandboxSessions.createdAt, old)));
}
