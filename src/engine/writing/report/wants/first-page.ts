import type { Judgement } from '../../../judgement.ts';
import { placesInWords } from '../places.ts';
import { besideSchool } from '../rewrites/plain-asks.ts';
import { answerQuote } from './answer-want.ts';

const RESULTS =
  /\b(?:GCSEs?|A[- ]levels?|AS[- ]levels?|leaving cert\p{L}*|junior cert\p{L}*|BTEC|diploma|GPA|highers?|nat(?:ional)? ?5s?|abitur|mittlere reife|realschul\p{L}*|grades?|matric\p{L}*)\b/iu;
const REASON = /\b(?:because|since I|ever since|I want to|I(?:'|’)d like|I like|I love|I enjoy)\b/iu;

/** What is asked of somebody who has had no job yet: what they were trusted with, their results, and why this trade. Nothing of what the trained can do. */
export function wantsOfFirstPage(judgement: Judgement): string[] {
  const { lines } = judgement;
  const [done, other] = besideSchool(judgement);
  const results = lines.find(({ text }) => RESULTS.test(text));
  const reason = lines.find(({ text }) => REASON.test(text));
  const next = other === undefined ? '' : ` So is the one at ${placesInWords([other])}.`;
  return [
    done === undefined
      ? 'Something that you were trusted with. A week of work experience, a Saturday job, a club or looking after somebody’s dog will do: say what you did, how often, and who could say so.'
      : `Something that you were trusted with. “${answerQuote(done.text)}” (${placesInWords([done])}) is a good start: say which part you did by yourself.${next}`,
    results === undefined
      ? 'School results that the trade asks for. One line with the subjects and their grades, Maths and English first.'
      : `School results that the trade asks for. Yours stand at ${placesInWords([results])}: put the subjects closest to the work first, each with its grade.`,
    reason === undefined
      ? 'Why this trade. One sentence about something you have done or seen, not about what you are like.'
      : `Why this trade. Yours: “${answerQuote(reason.text)}” (${placesInWords([reason])}). Add one thing you have done that shows it.`,
    'That you turn up on time. Ask a manager, trainer or teacher to say so, and name them as your reference.',
  ];
}
