import type { Draft, Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { countedBullets, jobBullets } from '../shared/counts.ts';
import { bulletsOf } from '../shared/statements.ts';

/** From how many bullets on, and from which share of all, one opening verb is a tic. Ours. */
const LEAST = 4;
const LEAST_SHARE = 0.12;
const MOST = 2;

/** One verb that opens bullet after bullet; at most two verbs, the busiest first chosen. */
export const repeatedVerbDetector: Detector<'repeated-verb'> = {
  kind: 'repeated-verb',
  detect(context) {
    const bullets = bulletsOf(context);
    const byVerb = Map.groupBy(
      bullets.filter((bullet) => bullet.verb !== null),
      (bullet) => bullet.verb?.verb ?? '',
    );
    const busiest = [...byVerb.values()]
      .filter((uses) => uses.length >= LEAST && uses.length >= bullets.length * LEAST_SHARE)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, MOST);
    const drafts = busiest.flatMap((uses): Draft<'repeated-verb'>[] => {
      const first = uses[0];
      const quoted = first && quoteStart(context, first.passage.text, first.passage);
      if (!first?.verb || !quoted) return [];
      return [
        {
          ...quoted,
          weight: Math.min(7, uses.length),
          facts: {
            verb: first.verb.written.toLowerCase(),
            times: uses.length,
            total: jobBullets(context).length,
            exact: countedBullets(context) === null ? 0 : 1,
          },
        },
      ];
    });
    return drafts.toSorted((a, b) => a.page - b.page || a.line - b.line);
  },
};
