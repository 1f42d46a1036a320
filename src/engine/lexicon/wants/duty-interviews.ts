import type { DutyInterview } from './duty-interview.ts';
import { DUTIES_OF_HANDS } from './duties-of-hands.ts';
import { DUTIES_OF_DESKS } from './duties-of-desks.ts';

/** The questions of the duties that a line names, the duty that it names first before the others. */
export function dutyInterviews(text: string, trade: string): DutyInterview[] {
  return [...DUTIES_OF_DESKS, ...DUTIES_OF_HANDS]
    .filter(({ of }) => of === null || of.test(trade))
    .map((duty) => ({ duty, at: text.search(duty.says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ duty }) => duty);
}
