import { VERBS_OF_CHANGE } from '../../../lexicon/grammar/countable-things.ts';
import { isMeasured, isTelling, measuresIn } from '../../../english/measures.ts';
import { isCountable, isMeasurable, partsOf, type LineParts } from './line-parts.ts';
import type { Ailment } from './rewrite-line.ts';

/** What is asked about a line whose author alone knows the answer, and what an interviewer would ask; the best first. */
interface LineQuestions {
  ask: readonly string[];
  interview: readonly string[];
}

/** Questions that only the ailment decides. */
const OF_AILMENT: Readonly<Partial<Record<Ailment, readonly string[]>>> = {
  help: ['Which part of this was yours alone? Open the line with it.', 'Without you, which part would not have been done?'],
  involved: ['Which task in this was yours? Put it in place of the involvement.', 'What did you do there yourself, from start to finish?'],
  attended: ['What was decided or done because you were there?', 'What did you bring to it, and what did you take back to your work?'],
  exposed: ['What was the first thing you did with it yourself?', 'Where have you used this since, and for whom?'],
  duty: ['What did you do about it on an ordinary day, and how well did it go?', 'How much of it was there, and what was better when you left?'],
  passive: ['Did you do this, or did the team? Say who.', 'Who did this: you alone, or you with others?'],
  'worked-on': ['Did you build it, change it or check it? Open with that verb.', 'Which piece of it did you finish yourself?'],
};

/** True of any work, for lines whose grammar tells us too little. */
const OF_ANY: readonly string[] = [
  'What came of it, and who would have noticed if nobody had done it?',
  'Who needed this, and what could they do afterwards that they could not before?',
  'What would you show a colleague who took this over from you?',
  'How large was it: people, money, time or pieces?',
  'How would somebody else know that it had been done well?',
  'How did it look when you came, and how when you left?',
];

const INTERVIEW_ANY: readonly string[] = [
  'Give me one example, with a date and an ending.',
  'What was the hardest part of it?',
  'What did you try first that did not work?',
  'What would you do differently today?',
  'Who else worked on it, and what was your share?',
  'How did you know that it had gone well?',
  'What would have happened without you?',
  'Explain it to somebody who has never heard of your trade.',
  'What did you learn from it that you still use?',
  'Who would confirm it if I rang them?',
  'What did you find when you started, and what did you hand over?',
  'How would somebody do this badly?',
];

/** Questions in the line's own verb and object where its grammar is known; plain ones where it is not. */
export function questionsAbout(text: string, ailment: Ailment, language: string, after = text): LineQuestions {
  const parts = language === 'en' ? partsOf(text) : null;
  const figure = measuresIn(text).find(isTelling);
  const own = parts === null || parts.object === '' || SHOWN.has(parts.base) ? null : parts;
  return {
    ask: [
      ...ofBlank(after),
      ...(OF_AILMENT[ailment] ?? []),
      ...(figure === undefined ? [] : ofFigure(figure)),
      ...(own === null ? [] : asked(own, text)),
      ...OF_ANY,
    ],
    interview: [
      ...(figure === undefined ? [] : [`Where does “${figure}” come from: who worked it out, and how?`]),
      ...(own === null ? [] : interviewed(own)),
      ...INTERVIEW_ANY,
    ],
  };
}

/** Verbs that only lead in what somebody has: "demonstrated attention". */
const SHOWN: ReadonlySet<string> = new Set('demonstrate display show possess exhibit gain use utilize utilise have be provide perform ensure'.split(' '));

/** The question behind the first blank, by the words it stands beside. */
function ofBlank(after: string): string[] {
  const [, things] = /\[how many\?\] ((?:[\p{L}-]+ ){0,3}?[\p{L}-]{2,}s)(?![\p{L}-])/iu.exec(after) ?? [];
  if (things !== undefined) return [`How many ${things}? The nearest honest number will do.`];
  if (/\bteam of \[how many\?\]/iu.test(after)) return ['How many people were in the team?'];
  if (/\bbudget of \[how much\?\]/iu.test(after)) return ['How large was the budget?'];
  return /^\[[^\]]*\?\]/u.test(after) ? ['Which of these did you do? Open the line with that verb.'] : [];
}

const ofFigure = (figure: string): string[] =>
  figure.includes('%') ? [`Over what time was “${figure}” measured, and against what?`] : [`How was “${figure}” counted, and over what time?`];

function asked({ written, base, past, object }: LineParts, text: string): string[] {
  const named = object.replace(/^(?:the|our|my|all|any|several|various|multiple|many|numerous|some)\s/iu, '');
  const changed = past ? `What changed because you ${written} ${object}?` : `What changes because you ${base} ${object}?`;
  if (isMeasured(text)) return [changed];
  if (VERBS_OF_CHANGE.has(base) && isMeasurable(object)) return [`By how much did you ${base} ${object}, and over what time?`, changed];
  if (isCountable(named))
    return past ? [`How many ${named} did you ${base}, and what came of it?`, changed] : [`How many ${named} do you ${base} in an ordinary month?`, changed];
  return [changed, past ? `Why was it worth it to ${base} ${object}?` : `How often do you ${base} ${object}, and for whom?`];
}

function interviewed({ written, base, past, object }: LineParts): string[] {
  return past
    ? [
        `Walk me through how you ${written} ${object}: where did you begin?`,
        `What was hardest when you ${written} ${object}?`,
        `If you had to ${base} ${object} again tomorrow, what would you do differently?`,
      ]
    : [`Walk me through the last time you had to ${base} ${object}.`, `What goes wrong when people ${base} ${object}, and what do you do then?`];
}
