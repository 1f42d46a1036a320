import { QUERY } from '../../domain/paths.ts';
import { CV_BUILD_DATA } from '../../domain/tables.ts';
import EditorScreen from '../../features/build-cv/screens/editor/editor.screen.tsx';
import { withDataNotice } from './with-data-notice.tsx';

/** /cv-editor: the CV that was built. */
export default withDataNotice(EditorScreen, { subject: 'build', table: CV_BUILD_DATA, column: 'id', parameters: [QUERY.id] });
