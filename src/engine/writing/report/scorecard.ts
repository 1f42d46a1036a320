import { keysOf } from '../../../domain/keys.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { SCORES, type Roast, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { scoreBand } from '../../scoring/bands.ts';
import { CLOSINGS } from './scorecard-copy.ts';

/** The seven scores under the names that people see, each with its roast: verdict and last word. The reasons stand in the ledger below it, once. */
export function writeScorecard(judgement: Judgement, roast: Roast, tone: Tone): FullRoastReport['roastScorecard'] {
  return Object.fromEntries(
    keysOf(SCORES).map((name) => {
      const score = judgement.scores[name];
      const said = roast.voices[tone].descriptions[name];
      const parts = [said, CLOSINGS[name][tone][scoreBand(name, score)]];
      return [SCORES[name].name, { score, roast: parts.filter((part) => part !== '').join(' ') }];
    }),
  );
}
