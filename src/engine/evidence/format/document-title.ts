import type { Detector } from '../detector.ts';
import { DOCUMENT_TITLE_PATTERNS } from '../../lexicon/form/file-names.ts';
import { underName } from '../structure/placement.ts';

/** What the window bar says when somebody opens the file. */
export const documentTitleDetector: Detector<'document-title'> = {
  kind: 'document-title',
  detect(context) {
    const title = context.document.title?.trim() ?? '';
    const known = title === '' ? undefined : DOCUMENT_TITLE_PATTERNS.find(({ test }) => test.test(title));
    return known ? [{ quote: null, ...underName(context), weight: known.weight, facts: { title, pattern: known.pattern } }] : [];
  },
};
