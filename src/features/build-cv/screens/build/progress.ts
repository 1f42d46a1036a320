import { BUILD } from '../../../../domain/limits.ts';
import type { StageState } from '../../../../ui/feedback/progress.tsx';

/** Where the bar waits for content that is not there. */
const WAITING = 99;

/** The next value of the simulated bar. `share` 0..1 decides how much is added; without content it never says 100. */
export function nextPercent(percent: number, share: number, written: boolean): number {
  const { tickLeast, tickMost } = BUILD;
  const step = tickLeast + Math.floor(share * (tickMost - tickLeast + 1));
  return Math.min(percent + Math.min(step, tickMost), written ? 100 : WAITING);
}

/** The tiles: each is done above its percentage (product specification 4). */
export function stageStates(percent: number): StageState[] {
  const open = BUILD.stages.findIndex((limit) => percent <= limit);
  return BUILD.stages.map((_, index) => (open === -1 || index < open ? 'done' : index === open ? 'now' : 'next'));
}
