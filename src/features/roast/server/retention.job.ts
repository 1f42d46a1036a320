import { lt } from 'drizzle-orm';
import { RETENTION_DAYS } from '../../../domain/limits.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/queue/queue.ts';
import { cvUploads } from './cv-uploads.table.ts';

/** Every hour, so that an install that is switched off at night keeps its word too: uploads older than 30 days go, and their roasts with them (terms, law 7). */
export function retentionJob(kit: { db: Db; now(): number }): JobDefinition<object> {
  return {
    name: 'roast-retention',
    retries: 3,
    schedule: '17 * * * *',
    handle: async () => {
      const oldest = new Date(kit.now() - RETENTION_DAYS * 86_400_000);
      await kit.db.delete(cvUploads).where(lt(cvUploads.createdAt, oldest));
    },
  };
}
