import { keysOf } from '../../../domain/keys.ts';
import type { FullRoastReport } from '../../../domain/report.ts';
import { harmOf, SCORES, type Roast, type ScoreName, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { scoreBand } from '../../scoring/bands.ts';
import { reasonsIn } from '../../scoring/ledger.ts';
import { CLOSINGS } from './scorecard-copy.ts';

/** Reasons told with a score, the heaviest first. */
const TOLD = 3;

/** The seven scores under the names that people see, each with its roast: verdict, bill, last word. */
export function writeScorecard(judgement: Judgement, roast: Roast, tone: Tone): FullRoastReport['roastScorecard'] {
  return Object.fromEntries(
    keysOf(SCORES).map((name) => {
      const score = judgement.scores[name];
      const said = roast.voices[tone].descriptions[name];
      const parts = [said, bill(judgement, name, tone, said), CLOSINGS[name][tone][scoreBand(name, score)]];
      return [SCORES[name].name, { score, roast: parts.filter((part) => part !== '').join(' ') }];
    }),
  );
}

/** The heaviest entries against the CV that the verdict has not named; where high is good and nothing was lost, what earned it. */
function bill(judgement: Judgement, name: ScoreName, tone: Tone, said: string): string {
  const entries = reasonsIn(judgement.ledger[name]).filter((entry) => entry.points !== 0);
  const losses = entries.filter(({ points }) => harmOf(name, points) > 0);
  const isSaid = (because: string): boolean => said.includes(because.replace(/\s*\.$/u, ''));
  const told = (losses.length > 0 ? losses : entries)
    .filter(({ because }) => !isSaid(because))
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, TOLD);
  if (told.length === 0) return '';
  const more = entries.some(({ because }) => isSaid(because));
  return `${LEADS[losses.length > 0 ? 'lost' : 'earned'][more ? 'more' : 'first'][tone]} ${told.map(({ points, because }) => `${because} (${points > 0 ? '+' : '−'}${Math.abs(points)})`).join('; ')}.`;
}

const LEADS = {
  lost: { first: { brutal: 'The bill:', gentle: 'What it is made of:' }, more: { brutal: 'Also on the bill:', gentle: 'The rest of it:' } },
  earned: { first: { brutal: 'What earned it:', gentle: 'What earned it:' }, more: { brutal: 'Also in its favour:', gentle: 'Also in its favour:' } },
} as const;
