import { keysOf } from '../../../domain/keys.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { SCORES, type Roast, type ScoreName, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { type Band, scoreBand } from '../../scoring/bands.ts';
import { listed } from '../../english/grammar/lists.ts';
import { gainsOf } from './gains.ts';
import { hasLostJobs } from './rewrites/lines-of-work.ts';
import { hasUnreadSpans } from './rewrites/unread-spans.ts';
import { MEANINGS, STEPS } from './scorecard-copy.ts';

/** Under this a length is told to be off, however near it is. */
const FITS = 90;
const lower = (band: Band): Band => (band === 'good' ? 'mid' : band);
/** Smaller steps are not worth naming. */
const LEAST_STEP = 3;

/** "“a”, “b”, “c” and 9 more" names some; the red flags list them all. */
const namedAmong = (text: string): string => text.replace(/, (“[^”]*”)(?:(?: twice| \d+ times))? and \d+ more(?=\))/u, ' and $1 among them');

/** The seven scores under the names that people see, each with its verdict, what the number means, and the one thing that moves it most. The reasons stand in the ledger below it, once. */
export function writeScorecard(judgement: Judgement, roast: Roast, tone: Tone): FullRoastReport['roastScorecard'] {
  const gains = gainsOf(judgement);
  return Object.fromEntries(
    keysOf(SCORES).map((name) => {
      const score = judgement.scores[name];
      const own = scoreBand(name, score);
      // Who has lost half of the page does not praise its form.
      const isBlind = name === 'atsRating' && own !== 'bad' && (hasLostJobs(judgement) || hasUnreadSpans(judgement) || judgement.cv.name === null);
      if (isBlind) return [SCORES[name].name, { score, roast: blind(judgement, score) }];
      const band = name === 'lengthAppropriate' && score < FITS ? lower(own) : own;
      const parts = [namedAmong(roast.voices[tone].descriptions[name]), MEANINGS[name][band], step(name, gains)];
      return [SCORES[name].name, { score, roast: parts.filter((part) => part !== '').join(' ') }];
    }),
  );
}

/** "The one step that moves it most: add an e-mail address (44 → 30)." */
function step(score: ScoreName, gains: ReturnType<typeof gainsOf>): string {
  const [most] = gains
    .flatMap(({ finding, scores }) => scores.filter(({ name }) => name === score).map(({ from, to }) => ({ kind: finding.kind, from, to })))
    .filter(({ kind, from, to }) => STEPS[kind] !== undefined && Math.abs(from - to) >= LEAST_STEP)
    .toSorted((a, b) => Math.abs(b.from - b.to) - Math.abs(a.from - a.to));
  return most === undefined ? '' : `The one step that moves it most: ${STEPS[most.kind] ?? ''} (${most.from} → ${most.to}).`;
}

/** Said in place of praise where our reader has failed: its own trouble, and where the way out stands. */
function blind(judgement: Judgement, score: number): string {
  const lost = [
    ...(judgement.cv.name === null ? ['your name'] : []),
    ...(hasLostJobs(judgement) ? ['your jobs'] : hasUnreadSpans(judgement) ? ['all of your jobs'] : []),
  ];
  return `${score}, and take it with care: our own reader could not make out ${listed(lost)}, so this only counts what it could read. Part 3 begins with what to change.`;
}
