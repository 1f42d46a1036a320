import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { countWords } from '../../english/tokens.ts';

/** A reader may lose the bullet signs of short lines; paragraphs of this many words never had any. Ours. */
const PARAGRAPH = 35;
const LEAST_JOBS = 2;

/** Jobs told in paragraphs throughout, pinned to the first of them. */
export const noBulletsDetector: Detector<'no-bullets'> = {
  kind: 'no-bullets',
  detect(context) {
    const told = context.cv.experience.filter((job) => job.bullets.length > 0);
    const statements = told.flatMap((job) => job.bullets);
    if (told.length < LEAST_JOBS || statements.some((bullet) => bullet.marked)) return [];
    const words = statements.map((bullet) => countWords(bullet.text));
    const average = words.reduce((sum, count) => sum + count, 0) / statements.length;
    const first = statements.find((_, at) => (words[at] ?? 0) >= PARAGRAPH);
    if (!first || average < PARAGRAPH) return [];
    const quoted = quoteStart(context, first.text, first);
    return quoted ? [{ ...quoted, weight: 6, facts: { jobs: told.length } }] : [];
  },
};
