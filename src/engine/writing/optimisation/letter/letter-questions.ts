import type { OptimisationInput } from '../optimisation-input.ts';
import { DEEDS } from './choose-deeds.ts';
import { isThing } from './prove.ts';

/** Requirements that are asked about where the CV gives little to tell. */
const MAX_ASKED = 2;
/** What is longer is no name of a thing. */
const MAX_NAME = 40;

/**
 * What only the writer knows and the letter would gain by: shown beside it, never in it. `told`: how many lines of the CV it tells.
 */
export function letterQuestions(input: OptimisationInput, told: number): string[] {
  const { context, ledger, companyName, motivation, proudestWork } = input;
  const questions: string[] = [];
  if ((context.cv.name?.value ?? '').trim() === '') questions.push('Our reader found no name in your CV. Put yours under the letter.');
  if (told < DEEDS.least) {
    const musts = ledger
      .filter((entry) => entry.must && entry.status === 'not-shown' && isThing(entry) && entry.requirement.length <= MAX_NAME)
      .map(({ requirement }) => requirement)
      .slice(0, MAX_ASKED);
    questions.push(
      ...musts.map((name) => `Have you worked with ${name}? If so: where, for whom, and what came of it?`),
      'Which piece of work should they know about? What did you do, where, and what came of it?',
    );
  }
  if ((motivation ?? '').trim() === '') questions.push(`Why ${companyName}, of all employers? One sentence of your own is worth more than any of ours.`);
  if ((proudestWork ?? '').trim() === '') questions.push('Which work are you proudest of? If the letter does not tell it, it should.');
  return questions;
}
