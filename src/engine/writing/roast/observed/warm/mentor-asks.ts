import { openingVerb } from '../../../../english/grammar/retense.ts';
import { isMeasured } from '../../../../english/measures.ts';
import { MENTOR_QUESTIONS } from '../../../../lexicon/wording/asks/mentor-questions.ts';
import { asksForWhatIsThere } from '../../asks.ts';
import type { Around } from '../../statement-around.ts';
import type { Template } from '../../template.ts';

/** Words of a statement that is so long that its end may have answered. */
const MOST_WORDS = 26;
const FRAMES = [
  '{c} You know, and a reader doesn’t.',
  '{c} An interviewer will start there.',
  '{c} I’d read on for that.',
  '{c} The line stops just before it.',
  '{c} That’s what I’d like to hear.',
] as const;

/** The question that the verb of a line of work leaves open, in the tense of its job; null where it counts, tells its end, or opens with another verb. */
export function mentorQuestion({ line, answers, isEnglish, text }: Around): string | null {
  const said = line.statement ?? text;
  if (!isEnglish || line.role !== 'work' || !line.isDeed || isMeasured(said) || said.split(/\s+/u).length > MOST_WORDS) return null;
  const opening = openingVerb(said);
  const question = opening === null ? undefined : MENTOR_QUESTIONS.find(({ verbs, about }) => verbs.has(opening.verb) && (about === null || about.test(said)));
  if (question === undefined) return null;
  const asked = line.job?.period?.current === true ? question.present : question.past;
  return asksForWhatIsThere(asked, answers) ? null : asked;
}

/** The question as a mentor asks it beside the line. */
export const askedKindly = (question: string): Template[] =>
  FRAMES.map((frame): Template => ({ text: frame.replace('{c}', () => question), parts: [frame, question] }));
