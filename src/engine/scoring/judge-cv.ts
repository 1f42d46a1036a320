import type { Context } from '../context.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import { observe } from '../evidence/observations/observe.ts';
import type { Judgement } from '../judgement.ts';
import { judge } from './judge.ts';

/** Second step of the main job: what was found in a CV, the seven scores that follow, and what is odd about it. */
export function judgeCv(context: Context): Judgement {
  const findings = gatherEvidence(context);
  return { ...judge(context, findings), observations: observe(context, findings) };
}
