import type { Place } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { lengthOf, wordsIn } from './length.ts';
import { lastPlace, placeOf } from './placement.ts';

/** Half as many words again as needed; or three pages and more where half as many would do. */
const TOO_LONG = { words: 1.45, pageLoad: 1.5, pages: 3 } as const;

/** Longer than a reader of this career expects; points at the line where it should have ended. */
export const tooLongDetector: Detector<'too-long'> = {
  kind: 'too-long',
  detect(context) {
    const { wordLoad, pageLoad, pages, words } = lengthOf(context);
    if (wordLoad < TOO_LONG.words && (pageLoad < TOO_LONG.pageLoad || pages < TOO_LONG.pages)) return [];
    const facts = { pages: context.document.pages, words, years: Math.round(context.cv.yearsOfExperience) };
    return [{ quote: null, ...whereToStop(context), weight: Math.min(8, Math.round(2 + 2 * wordLoad)), facts }];
  },
};

function whereToStop(context: Context): Place {
  const { idealWords, idealPages } = lengthOf(context);
  let words = 0;
  for (const line of context.lines) {
    if (!isPrivateLine(context, line)) words += wordsIn(line.text);
    if (words > idealWords || line.page > idealPages) return placeOf(line);
  }
  return lastPlace(context);
}
