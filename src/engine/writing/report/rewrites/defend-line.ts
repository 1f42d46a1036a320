import { changesIn } from '../../../english/changes.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isTelling, measuresIn } from '../../../english/measures.ts';
import { VERBS_OF_CHARGE } from '../../../lexicon/grammar/countable-things.ts';
import { VERBS_WITH_OUTCOME } from '../../../lexicon/wording/work-things.ts';
import { tellsOfChange } from '../wants/answering-lines.ts';
import { type InterviewQuestion, OF_CHANGES, OF_CHARGES, OF_EVENTS, OF_FIGURES, OF_MONEY, OF_ROUTINE, PLAINLY } from './interview-questions.ts';
import { partsOf } from './line-parts.ts';

interface Defence {
  claims: RegExp;
  questions: readonly InterviewQuestion[];
}

const defence = (claims: RegExp, ...questions: readonly (readonly [string, string])[]): Defence => ({
  claims,
  questions: questions.map(([question, contains]) => ({ question, contains })),
});

/** What an interviewer asks, by what a line claims, each with what its answer contains; the first that fits is asked first. */
const DEFENCES: readonly Defence[] = [
  defence(/^(?:awarded|won|named|received|chosen|nominated|selected|ranked|shortlisted)\b/iu, [
    'What was it given for, and who else was up for it?',
    'What was counted, over what time, among how many people, and what you had done differently from them.',
  ]),
  defence(
    /^(?:led|lead|managed?|supervised?|ran|headed|oversaw|directed|line[- ]manag\p{L}+)\b.*\b(?:team|staff|people|colleagues|engineers|nurses|shift|drivers|apprentices|assistants|workers)\b/iu,
    [
      'Who in that team disagreed with you most, and what did you do about it?',
      'One person, without the name; what was at stake; what you said; and what was different a month later.',
    ],
    [
      'Whom did you have to tell that their work was not good enough, and how?',
      'When and where you said it, in which words, what you agreed on, and how their work was afterwards.',
    ],
  ),
  defence(
    /^(?:train|mentor|coach|taught|teach|induct|took on)/iu,
    ['How did you know that they could do it without you afterwards?', 'What they could not do at first, the moment you let go, and how you saw that it held.'],
    ['Who found it hard, and what did you change for them?', 'One person, without the name: what they stumbled over, what you tried first, and what worked.'],
  ),
  defence(
    /\b(?:budgets?|£|\$|€|savings?|revenue|in sales)/iu,
    [
      'How much of that money could you decide about yourself?',
      'The sum, what you could decide without asking, one thing you turned down, and how it ended against plan.',
    ],
    ['What would you do with the same money today?', 'What it went on, what was not worth it, and what you would put first now.'],
  ),
  defence(
    /^(?:wrote|write|built|build|designed?|developed?|created?|introduced?|launched|set up|established)\b/iu,
    ['What did people do before it existed?', 'Who needed it, how they managed without it, and who still uses it.'],
    ['What would you do differently if you made it again?', 'What took longest, what nobody used, and what you would leave out.'],
  ),
  defence(
    /^(?:improved?|increased?|reduced?|cut|raised?|streamlined?|optimi[sz]ed?|boosted)\b/iu,
    ['How was it measured, and what else changed at that time?', 'Where it stood when you began, who counted it, and what else may have helped.'],
    ['What did you do first?', 'The first step, why that one, and what you saw a week later.'],
  ),
  defence(/^(?:found|noticed|spotted|discovered|identified)\b/iu, [
    'How did you come to see it when others had not?',
    'What you were doing at the time, what looked wrong, and whom you told first.',
  ]),
  defence(
    /^(?:answer|handle|serve|dealt|deal|resolve|process|respond)/iu,
    [
      'Tell me about the hardest one, from beginning to end.',
      'One case from its first minute to its last: what they wanted, what you did, and what you would do sooner today.',
    ],
    ['Which of them did you pass on, and to whom?', 'Where your own limit lay, one case beyond it, and what you handed over with it.'],
  ),
  defence(
    /\b(?:complaints|customers|clients|patients|guests|residents|pupils|students|learners)\b(?! (?:base|satisfaction|meetings?))/iu,
    ['Tell me about a difficult one, and how it ended.', 'One of them, what they needed, what was in your power and what was not, and how you told them.'],
    ['What did they thank you for?', 'One of them, what you had done that you need not have, and what they said.'],
  ),
  defence(
    /^(?:check|audit|inspect|test|review|reconcile|monitor|maintain|repair)/iu,
    ['What is the worst thing you found, and what happened next?', 'What you looked for, what turned up, whom you told, and what was changed because of it.'],
    ['What do you look at first, and why?', 'The order you go in, the fault it is meant to catch, and one that it did catch.'],
  ),
  defence(
    /^(?:plan|organi[sz]e|arrange|coordinate|co-ordinate|ran|run)\p{L}*\b.*\b(?:events?|weddings?|trips?|fairs?|conferences?|shows?|festivals?|part(?:y|ies)|tours?|camps?|lunches|exhibitions?)\b/iu,
    ['What went wrong on the day, and who put it right?', 'What you had planned, what happened instead, who noticed first, and how the day was saved.'],
  ),
  defence(/^(?:prepare|draft|compile|present|report)\p{L}*\b/iu, [
    'Who read them, and what did they do with them?',
    'One reader by their post, one decision that was taken from what you wrote, and how you know.',
  ]),
  defence(
    /\b(?:responsible for|in charge of|duties|accountable for)\b/iu,
    ['What did an ordinary day of that look like?', 'One ordinary day of it in three steps, and the one thing that would have gone wrong without you.'],
    ['What would have gone wrong in a week without you?', 'What only you did, who would have noticed first, and how soon.'],
  ),
  defence(
    /^(?:(?:was|were) )?(?:help(?:ed|ing)?\s(?:to|with|on|out|in)\b|(?:assist|support)(?:ed|ing)?\s(?:with|in|on)?|involved|took part|participat|contribut|attend)/iu,
    ['Which part was yours, and who did the rest?', 'Your own share in one sentence, who did the rest, and what would have been late without you.'],
    ['What would have been late or missing without you?', 'The piece that only you had, by when it was needed, and what waited for it.'],
  ),
];

/** Money that somebody has a part in; a limit or a petty sum is none. */
const isLarge = (figure: string, before: string): boolean =>
  /[£$€]/u.test(figure) &&
  /\d[.,]\d{3}|\d{4}|[km]/iu.test(figure) &&
  !/\b(?:under|over|up to|below|above|than)\s*$/iu.test(before.slice(0, before.indexOf(figure)));

/** What an interviewer asks about the figures of a line: of a change how it was brought about, of a lone figure what stands behind it. */
function ofFigures(before: string): InterviewQuestion[] {
  const [change] = changesIn(before);
  if ((change !== undefined && change.before !== null && change.after !== null) || tellsOfChange(before))
    return [
      { question: 'What did you change to get there, and how was it measured?', contains: OF_CHANGES },
      {
        question: 'What else happened at that time that may have helped?',
        contains: 'Everything else that changed that year, and why you think that it was your part that did it.',
      },
    ];
  const telling = measuresIn(before).filter(isTelling);
  const [figure] = telling;
  // Of two figures nobody knows which one is meant.
  if (figure === undefined || telling.length > 1) return [];
  if (isLarge(figure, before)) return [{ question: `What was your own part in the ${figure}?`, contains: OF_MONEY }];
  return figure.includes('%') ? [{ question: `How was the ${figure} measured, and over what time?`, contains: OF_FIGURES }] : [];
}

/** By what a line tells of: something done once, a charge, or work that goes on. */
function ofKind(before: string): readonly InterviewQuestion[] {
  const opening = cvVerb((/^\p{L}+/u.exec(before)?.[0] ?? '').toLowerCase());
  if (tellsOfChange(before) || (opening !== undefined && opening.form !== 'bare' && VERBS_WITH_OUTCOME.has(opening.verb))) return OF_EVENTS;
  if (opening !== undefined && (VERBS_OF_CHARGE.has(opening.verb) || /^(?:own|curate|keep|look|hold)$/u.test(opening.verb))) return OF_CHARGES;
  return ONCE.test(before) && !RATED.test(before) ? OF_EVENTS : OF_ROUTINE;
}
const RATED = /\b(?:a|per|each|every) (?:hour|day|night|shift|week|month|year|season)\b|\b(?:daily|weekly|monthly)\b/iu;
/** Told as one deed: its verb is in the past and its object is one thing, or a sentence says what came of it. */
const ONCE = /^\p{L}+(?:ed|t|k|ght|de|ve|ew|ote|ound)\s(?:a|an|the|two|three|\d)\b|\bonce\b|[.;]\s/iu;

/** "Defend this line": what an interviewer would ask about what an English line claims, the most fitting first. `isPuffed`: its words were struck. */
export function defended(before: string, language: string, isPuffed = false): InterviewQuestion[] {
  if (language !== 'en') return [...ofFigures(before), ...OF_ROUTINE, ...OF_EVENTS];
  // What is struck in the line is not said again by who asks about it.
  if (isPuffed) return [...PLAINLY, ...OF_EVENTS];
  const claimed = DEFENCES.filter(({ claims }) => claims.test(before)).flatMap(({ questions }) => questions);
  return [...ofFigures(before), ...claimed, ...ofParts(before), ...ofKind(before), ...OF_ROUTINE, ...OF_EVENTS];
}

/** In the line's own verb and object, where they are short and plain. */
function ofParts(before: string): InterviewQuestion[] {
  const parts = partsOf(before);
  if (
    parts === null ||
    !/^(?:the |an? )?\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?$/u.test(parts.object) ||
    /\b(?:my|our|myself)\b/iu.test(parts.object) ||
    NOT_SAID_AGAIN.has(parts.base)
  )
    return [];
  const { written, object, past } = parts;
  return past
    ? [{ question: `What was difficult when you ${written} ${object}?`, contains: 'What was asked of you, what made it hard, and how you got round it.' }]
    : [
        {
          question: `What goes wrong when people ${parts.base} ${object}, and what do you do then?`,
          contains: 'The usual mistake, how you see it coming, and what you do about it.',
        },
      ];
}
/** Verbs that only lead in what somebody has: "demonstrated attention". */
const NOT_SAID_AGAIN: ReadonlySet<string> = new Set(
  'demonstrate display show possess exhibit gain use utilize utilise have be provide perform ensure achieve earn win receive exceed staff act play support help assist find award do put get'.split(
    ' ',
  ),
);

const KNOWN: ReadonlyMap<string, string> = new Map(
  [...DEFENCES.flatMap(({ questions }) => questions), ...OF_EVENTS, ...OF_ROUTINE, ...OF_CHARGES, ...PLAINLY].map(({ question, contains }) => [
    question,
    contains,
  ]),
);

/** What a good answer to a question about a line contains. */
export const containsOf = (question: string, before: string, language: string): string =>
  KNOWN.get(question) ?? defended(before, language).find((one) => one.question === question)?.contains ?? OF_FIGURES;
