import type { Judgement } from '../../../judgement.ts';
import { questionsByVerb } from './questions-by-verb.ts';
import { isTold } from '../../asking/sense/told.ts';
import type { Candidate } from './candidates.ts';

/** So many lines of a report are asked how many of a thing there were. */
const MOST_COUNTS = 8;

/** Keeps count of the questions for a bare number: beyond a few, a line is asked what its verb asks for, where there is such a question. */
export function countingQuestions({ cv }: Judgement): { varied: (line: Candidate) => Candidate } {
  let counts = 0;
  const said = new Set<string>();
  return {
    varied: (line) => {
      const isCount = line.template?.questions.length === 1 && /^(?:Roughly )?how many\b/iu.test(line.template.questions[0]?.text ?? '');
      if (!isCount || cv.language !== 'en' || line.template?.needs.length !== 0) return line;
      counts += 1;
      const other =
        counts <= MOST_COUNTS ? undefined : questionsByVerb(line.before).find((one) => !said.has(one) && !isTold(one, line.before, line.before, ''));
      if (other === undefined) return line;
      said.add(other);
      return { ...line, template: null, question: other };
    },
  };
}
