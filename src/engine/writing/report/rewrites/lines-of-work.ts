import type { Judgement } from '../../../judgement.ts';
import { type Statement, statementsOf } from '../../../evidence/shared/statements.ts';

/** The statements that lines of work are taken from. */
export interface LinesOfWork {
  statements: readonly Statement[];
  /** Whether they are taken from the page as it lies, because our reader found hardly a job. */
  isFallback: boolean;
}

/** What a CV says of work. */
export function linesOfWork(judgement: Judgement): LinesOfWork {
  return { statements: statementsOf(judgement), isFallback: false };
}
