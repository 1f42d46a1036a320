import { changesIn } from '../../../english/changes.ts';
import { isTelling, measuresIn } from '../../../english/measures.ts';

interface Defence {
  claims: RegExp;
  questions: readonly string[];
  /** What an answer to them has to hold. */
  contains: string;
}

/** What an interviewer asks, by what a line claims; the first that fits is asked first. */
const DEFENCES: readonly Defence[] = [
  {
    claims:
      /^(?:led|lead|managed?|supervised?|ran|headed|oversaw|directed)\b.*\b(?:team|staff|people|colleagues|engineers|nurses|shift|drivers|apprentices|assistants)\b/iu,
    questions: [
      'Who in that team disagreed with you most, and what did you do about it?',
      'Whom did you have to tell that their work was not good enough, and how?',
    ],
    contains: 'One person, without the name; what was at stake; what you said; and what was different a month later.',
  },
  {
    claims: /^(?:train|mentor|coach|taught|teach|induct)/iu,
    questions: ['How did you know that they could do it without you afterwards?', 'Who found it hard, and what did you change for them?'],
    contains: 'One person who could not do it at first, what you changed for them, and how you saw that they could do it alone.',
  },
  {
    claims: /\b(?:budget|£|\$|€|costs?|savings?|revenue|in sales)\b/iu,
    questions: ['How much of that money could you decide about yourself?', 'What would you do with the same money today?'],
    contains: 'The sum, what you could decide without asking, one thing you turned down, and how it ended against plan.',
  },
  {
    claims: /^(?:wrote|write|built|build|designed?|developed?|created?|introduced?|launched|set up|established)\b/iu,
    questions: ['What did people do before it existed?', 'What would you do differently if you made it again?'],
    contains: 'Who needed it, what they did before, what was hard to build, and who still uses it.',
  },
  {
    claims: /^(?:improved?|increased?|reduced?|cut|raised?|streamlined?|optimi[sz]ed?|boosted)\b/iu,
    questions: ['How was it measured, and what else changed at that time?', 'What did you do first?'],
    contains: 'Where the figure stood when you began, what you changed, how it was counted, and what else may have helped.',
  },
  {
    claims: /^(?:answer|handle|serve|dealt|deal|resolve|process|respond)/iu,
    questions: ['Tell me about the hardest one, from beginning to end.', 'Which of them did you pass on, and to whom?'],
    contains: 'One case from its first minute to its last: what they wanted, what you did, and what you would do sooner today.',
  },
  {
    claims: /\b(?:complaints?|customers?|clients?|patients?|guests?|residents?|pupils|students)\b/iu,
    questions: ['Tell me about a difficult one, and how it ended.', 'What did they thank you for?'],
    contains: 'One of them, what they needed, what was in your power and what was not, and how you told them.',
  },
  {
    claims: /^(?:check|audit|inspect|test|review|reconcile|monitor|maintain|repair)/iu,
    questions: ['What is the worst thing you found, and what happened next?', 'What do you look at first, and why?'],
    contains: 'What you looked for, the worst thing that turned up, whom you told, and what was changed because of it.',
  },
  {
    claims: /^(?:plan|organi[sz]e|arrange|schedule|coordinate|co-ordinate|prepare)/iu,
    questions: ['What went wrong on the day, and who put it right?', 'What did you plan for that did not happen?'],
    contains: 'What you had planned, what happened instead, who noticed first, and how the day was saved.',
  },
  {
    claims: /\b(?:responsible for|in charge of|duties|accountable for)\b/iu,
    questions: ['What did an ordinary day of that look like?', 'What would have gone wrong in a week without you?'],
    contains: 'One ordinary day of it in three steps, and the one thing that would have gone wrong without you.',
  },
  {
    claims:
      /^(?:(?:was|were) )?(?:help(?:ed|ing)?\s(?:to|with|on|out|in)\b|(?:assist|support)(?:ed|ing)?\s(?:with|in|on)\b|involved|took part|participat|contribut)/iu,
    questions: ['Which part was yours, and who did the rest?', 'What would have been late or missing without you?'],
    contains: 'Your own share in one sentence, who did the rest, and what would have been late without you.',
  },
];

/** Of sentences whose big words hide the deed. */
const PLAINLY: readonly string[] = [
  'What did that look like on an ordinary day?',
  'What did you yourself do there, in plain words?',
  'Give me one example of that, with what came of it.',
  'How would I have seen that, had I stood beside you?',
  'What would your colleagues say that you did there?',
  'Tell me about a day when you needed that.',
  'Who would say that of you, and why?',
  'When did that help you most?',
  'When was that not enough?',
  'What got done because of it?',
];

const OF_FIGURES = 'Who counted it, over what time and against what; and what the figure leaves out.';
/** True of any question about work. */
const OF_ANY: readonly string[] = [
  'One case with a date: what you found, what you did yourself, and how it ended.',
  'How it was before you, one thing you changed, and who noticed.',
  'What was asked of you, what made it hard, and what you would do again.',
  'What you decided alone, whom you asked, and what it led to.',
];

/** What good answers about a line contain, by what the line claims; the most fitting first. */
export function goodAnswers(before: string, language: string): string[] {
  const claimed = language === 'en' ? DEFENCES.filter(({ claims }) => claims.test(before)).map(({ contains }) => contains) : [];
  return [...(measuresIn(before).some(isTelling) ? [OF_FIGURES] : []), ...claimed, ...OF_ANY];
}

/** Money that somebody has a part in; a limit or a petty sum is none. */
const isLarge = (figure: string, before: string): boolean =>
  /[£$€]/u.test(figure) &&
  /\d[.,]\d{3}|\d{4}|[km]/iu.test(figure) &&
  !/\b(?:under|over|up to|below|above|than)\s*$/iu.test(before.slice(0, before.indexOf(figure)));

/** "Defend this line": what an interviewer would ask about what an English line claims, the most fitting first. `isPuffed`: its words were struck. */
export function defended(before: string, language: string, isPuffed = false): string[] {
  if (language !== 'en') return [];
  // What is struck in the line is not said again by who asks about it.
  if (isPuffed) return [...PLAINLY];
  const [change] = changesIn(before);
  const figure = measuresIn(before).find(isTelling);
  const ofFigures =
    change !== undefined && change.before !== null && change.after !== null
      ? ['What did you change to get there, and how was it measured?', 'What else happened at that time that may have helped?']
      : figure === undefined
        ? []
        : isLarge(figure, before)
          ? [`What was your own part in the ${figure}?`]
          : figure.includes('%')
            ? [`How was the ${figure} measured, and over what time?`]
            : [];
  return [...ofFigures, ...DEFENCES.filter(({ claims }) => claims.test(before)).flatMap(({ questions }) => questions)];
}
