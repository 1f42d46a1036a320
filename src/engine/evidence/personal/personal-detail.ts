import type { Detector, Draft } from '../detector.ts';
import { personalMarks } from '../../privacy/private-lines.ts';

/** One draft a kind of detail, quoting its label. Told, never scored, and the value is nobody's business (law 6). */
export const personalDetailDetector: Detector<'personal-detail'> = {
  kind: 'personal-detail',
  detect(context) {
    const drafts = new Map<string, Draft<'personal-detail'>>();
    for (const mark of personalMarks(context)) {
      const { what, weight, customary } = mark.label;
      const times = Number(drafts.get(what)?.facts.times ?? 0) + 1;
      const first = drafts.get(what) ?? { quote: mark.written, page: mark.page, line: mark.line };
      const shrug = customary?.includes(context.cv.language) === true;
      drafts.set(what, { ...first, weight: shrug ? 1 : weight, facts: { what, times } });
    }
    return [...drafts.values()];
  },
};
