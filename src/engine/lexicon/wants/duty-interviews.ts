import { DUTIES_OF_HANDS } from './duties-of-hands.ts';
import { DUTIES_OF_DESKS } from './duties-of-desks.ts';

/** What an interviewer of the trade asks about a duty, and what a good answer contains. Without a tense: the job may be over. */
export interface DutyInterview {
  says: RegExp;
  question: string;
  contains: string;
  /** The trades in which it is asked, by the title of the line's job or the wanted one; null where the words alone decide. */
  of: RegExp | null;
}

/** The questions of the duties that a line names, the duty that it names first before the others. */
export function dutyInterviews(text: string, trade: string): DutyInterview[] {
  return [...DUTIES_OF_DESKS, ...DUTIES_OF_HANDS]
    .filter(({ of }) => of === null || of.test(trade))
    .map((duty) => ({ duty, at: text.search(duty.says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ duty }) => duty);
}
