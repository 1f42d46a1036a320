import { keysOf } from '../../../domain/keys.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { SCORES, type Roast, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { type Band, scoreBand } from '../../scoring/bands.ts';
import { stableHash } from '../roast/stable-hash.ts';
import { hasLostJobs } from './rewrites/lines-of-work.ts';
import { hasUnreadSpans } from './rewrites/unread-spans.ts';
import { listed } from '../../english/grammar/lists.ts';
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
      // Who has lost half of the page does not praise its form.
      const isBlind =
        name === 'atsRating' && scoreBand(name, score) !== 'bad' && (hasLostJobs(judgement) || hasUnreadSpans(judgement) || judgement.cv.name === null);
      if (isBlind) return [SCORES[name].name, { score, roast: blind(judgement, score) }];
      const parts = [namedAmong(said), closings[stableHash(`${seed}:${name}`) % closings.length] ?? ''];
      return [SCORES[name].name, { score, roast: parts.filter((part) => part !== '').join(' ') }];
    }),
  );
}

/** Said in place of praise where our reader has failed: its own trouble, and where the way out stands. */
function blind(judgement: Judgement, score: number): string {
  const lost = [
    ...(judgement.cv.name === null ? ['your name'] : []),
    ...(hasLostJobs(judgement) ? ['your jobs'] : hasUnreadSpans(judgement) ? ['all of your jobs'] : []),
  ];
  return `${score}, and do not believe it: our own reader could not make out ${listed(lost)}, so this number only counts what it did make out. Part 3 begins with what to change.`;
}
