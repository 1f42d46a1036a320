import type { Finding } from '../domain/finding.ts';
import type { Observation } from '../domain/observation.ts';
import type { ScoreLedger, ScoreName } from '../domain/roast.ts';
import type { Context } from './context.ts';

/** What the engine concluded, before anybody writes a word about it. */
export interface Judgement extends Context {
  /** In document order. */
  findings: readonly Finding[];
  /** What is odd about this CV, in document order: told, and worth no point. */
  observations: readonly Observation[];
  scores: Record<ScoreName, number>;
  ledger: ScoreLedger;
  binnedPercent: number;
  interview: 'no' | 'maybe' | 'yes';
  clarityPercent: number;
}
