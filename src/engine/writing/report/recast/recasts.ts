import { locate } from '../../../evidence/shared/locate.ts';
import { statementsOf } from '../../../evidence/shared/statements.ts';
import type { Judgement } from '../../../judgement.ts';
import { strikesAlone } from '../../asking/mend-line.ts';
import { type Candidate, isJoke, overOf } from '../rewrites/candidates.ts';
import { ailmentOf } from '../rewrites/rewrite-line.ts';
import { recastOf } from './recast-line.ts';

/** What a mere change of tense is worth: three of them show the way, more would be a list of endings. */
const TENSE = 2;
const MOST_TENSES = 3;
/** So many places are kept for what is more than a word less. */
const SHOWN_BEFORE = 3;
/** So many are judged by our own detectors at most. */
const TRIED = 24;

/**
 * Lines of work that say the same in a better sentence, the most changed first, then the newest. `isLeft`: lines that are told otherwise, or
 * praised. None that our own detectors would strike.
 */
export function recastsOf(judgement: Judgement, isLeft: (text: string) => boolean, most: number): Candidate[] {
  if (judgement.cv.language !== 'en' || most <= 0) return [];
  const statements = statementsOf(judgement);
  const seen = new Set<string>();
  const found = statements.flatMap((statement): Candidate[] => {
    const { text: before, passage } = statement;
    const { job } = passage;
    if (job === null || passage.role !== 'job' || seen.has(before) || isLeft(before) || before.length > LONGEST || !/^[\p{L}]/u.test(before)) return [];
    seen.add(before);
    const beside = [job.company?.value ?? '', job.title?.value ?? ''].filter((word) => word !== '');
    const better = recastOf({ text: before, beside, tense: overOf(statement, statements) });
    const place = better === null ? null : locate(judgement, before, passage);
    if (better === null || place === null || isJoke(before, place, judgement)) return [];
    const line = { before, after: better.after, recast: better.worth, template: null, ailment: ailmentOf(before), isClaim: false, deed: true };
    return [{ ...line, question: null, ...place, job: `${job.page}:${job.line}` }];
  });
  const inOrder = found.toSorted((a, b) => (b.recast ?? 0) - (a.recast ?? 0)).slice(0, TRIED);
  const chosen: Candidate[] = [];
  let tenses = 0;
  for (const line of inOrder) {
    if (chosen.length >= most) break;
    // A word or two less is shown where there is little else to show.
    if ((line.recast ?? 0) < TENSE && chosen.length >= most - SHOWN_BEFORE) break;
    if (line.recast === TENSE && tenses >= MOST_TENSES) continue;
    if (strikesAlone(line.after).length > 0) continue;
    tenses += line.recast === TENSE ? 1 : 0;
    chosen.push(line);
  }
  return chosen;
}

/** Longer lines are blocks: one sentence of them is no rewrite. */
const LONGEST = 360;
