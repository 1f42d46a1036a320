import { QUERY } from '../../domain/paths.ts';
import { CV_BUILD_DATA } from '../../domain/tables.ts';
import BuildScreen from '../../features/build-cv/screens/build/build.screen.tsx';
import { keptBuild, prepare } from '../../features/build-cv/screens/kept-build.ts';
import { type Step } from '../../features/build-cv/screens/build-steps.ts';
import { withDataNotice } from './with-data-notice.tsx';

const COMPLETE: Step = 'complete';

/** /build: the questions, and at its end the CV that came of them. Which one that is only the device knows. */
export default Object.assign(
  withDataNotice(BuildScreen, {
    subject: 'build',
    table: CV_BUILD_DATA,
    column: 'id',
    parameters: [],
    idOnDevice: (query) => (query.get(QUERY.step) === COMPLETE ? (keptBuild().row?.id ?? null) : null),
  }),
  { prepare },
);
