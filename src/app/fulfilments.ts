import { cvBuildFulfilment } from '../features/build-cv/server/cv-build.fulfilment.ts';
import { fullReportFulfilment } from '../features/full-report/server/full-report.fulfilment.ts';
import { optimizationFulfilment } from '../features/optimize/server/optimization.fulfilment.ts';
import type { Fulfilment } from '../features/payment/server/fulfilment.ts';
import { roastShelf } from '../features/roast/server/roast-shelf.ts';
import type { Queue } from '../platform/queue/queue.ts';

/** What can be bought, and how each of it is delivered. */
export function allFulfilments(kit: { queue: Queue }): Fulfilment[] {
  return [fullReportFulfilment({ ...kit, roasts: roastShelf }), cvBuildFulfilment, optimizationFulfilment(kit)];
}
