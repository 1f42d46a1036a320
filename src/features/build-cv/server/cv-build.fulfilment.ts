import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '../../../domain/limits.ts';
import { link, QUERY } from '../../../domain/paths.ts';
import type { Db } from '../../../platform/database/database.ts';
import { recordDelivery } from '../../payment/server/entitlement.ts';
import { cvBuildData } from './cv-build-data.table.ts';

async function isWritten(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: cvBuildData.id })
    .from(cvBuildData)
    .where(and(eq(cvBuildData.id, id), isNotNull(cvBuildData.generatedCvContent)));
  return found.length > 0;
}

/**
 * How a CV build is sold: once it is written, and so it is delivered in the moment it is paid for. It is a `Fulfilment`
 * of the payment room, which `app` checks.
 */
export const cvBuildFulfilment = {
  productType: 'cv_build' as const,
  canBeBought: isWritten,
  exists: async (db: Db, id: string): Promise<boolean> => (await db.select({ id: cvBuildData.id }).from(cvBuildData).where(eq(cvBuildData.id, id))).length > 0,
  enqueue: async (tx: Db, id: string): Promise<void> => {
    await tx
      .update(cvBuildData)
      .set({ deleteAt: sql`now() + make_interval(days => ${RETENTION_DAYS})` })
      .where(eq(cvBuildData.id, id));
    if (await isWritten(tx, id)) await recordDelivery(tx, 'cv_build', id);
  },
  isDelivered: isWritten,
  /** `verify-cv-build-payment` tells nothing of it: the content is read from its row. */
  result: async (): Promise<unknown> => null,
  linkBack: (id: string): string => link('cvEditor', {}, { [QUERY.id]: id }),
};
