import type { Detector } from '../detector.ts';
import { quoteStart, quoteWholeStart } from '../shared/locate.ts';
import { carriesNumber, countedBullets, isDoubtfulNumber, jobBullets } from '../shared/counts.ts';
import { bulletsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';
import { EFFECTS } from '../../lexicon/claims/effects.ts';

/** Fewer bullets than this prove nothing; below this share without a figure the CV counts well enough. Ours. */
const LEAST = 4;
const LEAST_SHARE = 0.6;
/** Above this the few figures are accidents. */
const MOST_SHARE = 0.8;
/** Words of effect that still add to how much a bullet asks for a figure. */
const MOST_CLAIMS = 4;

/** Once a CV: how many bullets carry no figure, pinned to the one that cries for it most. */
export const noNumbersDetector: Detector<'no-numbers'> = {
  kind: 'no-numbers',
  detect(context) {
    const bullets = jobBullets(context);
    const without = bullets.filter(({ text }) => !carriesNumber(text));
    const share = without.length / Math.max(1, bullets.length);
    if (bullets.length < LEAST || share < LEAST_SHARE) return [];
    // Where a digit may be no number, a reader counts otherwise than we do, and no count is printed.
    const isExact = countedBullets(context) !== null && !bullets.some(({ text }) => isDoubtfulNumber(text));
    const newest = context.cv.experience[0];
    const silent = bulletsOf(context).filter(({ passage }) => without.includes(passage));
    const hungry = silent.toSorted((a, b) => hunger(b) + (b.passage.job === newest ? 2 : 0) - hunger(a) - (a.passage.job === newest ? 2 : 0));
    // A statement that can be shown whole, if there is one among them.
    for (const quote of [quoteWholeStart, quoteStart])
      for (const bullet of hungry) {
        const quoted = quote(context, bullet.passage.text, bullet.passage);
        if (quoted)
          return [
            {
              ...quoted,
              weight: share === 1 ? 9 : share > MOST_SHARE ? 8 : 6,
              facts: { without: without.length, total: bullets.length, exact: isExact ? 1 : 0 },
            },
          ];
      }
    return [];
  },
};

/** How loudly a statement claims an effect without measuring it. */
function hunger(bullet: Statement): number {
  const claims = Math.min(MOST_CLAIMS, [...bullet.text.matchAll(EFFECTS)].length);
  return claims * 2 + (bullet.verb?.tense === 'past' ? 1 : 0) + (bullet.verb?.strong === true ? 1 : 0);
}
