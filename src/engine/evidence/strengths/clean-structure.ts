import type { SectionKind } from '../../../domain/cv.ts';
import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { isSideBySide } from '../format/side-by-side.ts';

const NEEDED: readonly SectionKind[] = ['experience', 'education', 'skills'];
const LEAST = 4;
const MOST_UNKNOWN = 1;

/** Once a CV: the sections a parser looks for, each once and under its own name, in one column. Pinned to the experience. */
export const cleanStructureDetector: Detector<'clean-structure'> = {
  kind: 'clean-structure',
  detect(context) {
    const named = context.cv.sections.filter((section) => section.heading !== null);
    const known = named.filter((section) => section.kind !== 'other');
    const once = new Set(known.map((section) => section.kind)).size === known.length;
    const experience = known.find((section) => section.kind === 'experience')?.heading;
    if (!experience || known.length < LEAST || named.length - known.length > MOST_UNKNOWN || !once) return [];
    if (!NEEDED.every((kind) => known.some((section) => section.kind === kind)) || isSideBySide(context) || context.document.hasTable) return [];
    const quoted = quoteStart(context, experience.value, experience);
    return quoted ? [{ ...quoted, weight: 3, facts: { sections: known.length } }] : [];
  },
};
