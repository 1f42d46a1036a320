import { QUERY } from '../../domain/paths.ts';
import { CV_OPTIMIZATION_REQUESTS } from '../../domain/tables.ts';
import OptimizationProgressScreen from '../../features/optimize/screens/payment/optimization-progress.screen.tsx';
import { withDataNotice } from './with-data-notice.tsx';
import { prepare } from '../../features/optimize/screens/wizard/draft.ts';

/** /optimization-progress: the optimization, from waiting for it to reading it. What went to the checkout is kept on the device under names of its own. */
export default Object.assign(
  withDataNotice(OptimizationProgressScreen, {
    subject: 'optimization',
    table: CV_OPTIMIZATION_REQUESTS,
    column: 'id',
    parameters: [QUERY.entityId, QUERY.optimizationId],
    deviceKeys: ['optimize-sent'],
  }),
  { prepare },
);
