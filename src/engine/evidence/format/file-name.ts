import type { Detector } from '../detector.ts';
import { FILE_NAME_PATTERNS } from '../../lexicon/form/file-names.ts';
import { underName } from '../structure/placement.ts';

/** A file name that tells its own history. The place is the top of the CV: the name is seen before any line. */
export const fileNameDetector: Detector<'file-name'> = {
  kind: 'file-name',
  detect(context) {
    const name = context.document.fileName;
    if (name === null) return [];
    const stem = name.replace(/\.\w{2,5}$/u, '');
    const known = FILE_NAME_PATTERNS.find(({ test }) => test.test(stem));
    return known ? [{ quote: null, ...underName(context), weight: known.weight, facts: { name, pattern: known.pattern } }] : [];
  },
};
