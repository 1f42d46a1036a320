import { keysOf } from '../../../domain/keys.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { SCORES, type Roast, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { type Band, scoreBand } from '../../scoring/bands.ts';
import { stableHash } from '../roast/stable-hash.ts';
import { CLOSINGS } from './scorecard-copy.ts';

/** Under this a length is told to be off, however near it is. */
const FITS = 90;
const lower = (band: Band): Band => (band === 'good' ? 'mid' : band);

/** "“a”, “b”, “c” and 9 more" names some; the red flags list them all. */
const namedAmong = (text: string): string => text.replace(/, (“[^”]*”)(?:(?: twice| \d+ times))? and \d+ more(?=\))/u, ' and $1 among them');

/** The seven scores under the names that people see, each with its roast: verdict and last word. The reasons stand in the ledger below it, once. */
export function writeScorecard(judgement: Judgement, roast: Roast, tone: Tone, seed: string): FullRoastReport['roastScorecard'] {
  return Object.fromEntries(
    keysOf(SCORES).map((name) => {
      const score = judgement.scores[name];
      const said = roast.voices[tone].descriptions[name];
      const closings = CLOSINGS[name][tone][name === 'lengthAppropriate' && score < FITS ? lower(scoreBand(name, score)) : scoreBand(name, score)];
      const parts = [namedAmong(said), closings[stableHash(`${seed}:${name}`) % closings.length] ?? ''];
      return [SCORES[name].name, { score, roast: parts.filter((part) => part !== '').join(' ') }];
    }),
  );
}
