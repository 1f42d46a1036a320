import type { Context } from '../context.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import type { Judgement } from '../judgement.ts';
import { judge } from './judge.ts';

/** Second step of the main job: what was found in a CV, and the seven scores that follow. */
export function judgeCv(context: Context): Judgement {
  return judge(context, gatherEvidence(context));
}
