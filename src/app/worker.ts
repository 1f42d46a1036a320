import type { Model } from '../engine/model.ts';
import { retentionJob } from '../features/roast/server/retention.job.ts';
import { roastJob } from '../features/roast/server/roast.job.ts';
import type { Db } from '../platform/database/database.ts';
import type { Signals } from '../platform/database/signals.ts';
import type { JobDefinition } from '../platform/queue/queue.ts';

/** Every kind of background work there is. */
export function allJobs(kit: { db: Db; signals: Signals; model: Model | null; now(): number }): JobDefinition<never>[] {
  return [roastJob(kit), retentionJob(kit)];
}
