import { VERBS_OF_CHANGE } from '../../../lexicon/grammar/countable-things.ts';
import { VERBS_WITH_OUTCOME } from '../../../lexicon/wording/work-things.ts';
import { isMeasured, isTelling, measuresIn } from '../../../english/measures.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { questionFor } from '../../asking/asked-of.ts';
import { isCountable, isMeasurable, partsOf, type LineParts } from './line-parts.ts';
import type { Ailment } from './rewrite-line.ts';

/** What is asked about a line whose author alone knows the answer, and what an interviewer would ask; the best first. */
interface LineQuestions {
  ask: readonly string[];
  interview: readonly string[];
}

/** Questions that only the ailment decides. */
const OF_AILMENT: Readonly<Partial<Record<Ailment, readonly string[]>>> = {
  help: ['Which part of it did you do yourself?', 'What would have been left undone without you?'],
  involved: ['What did you do there yourself, from start to finish?', 'Which task in this was yours?'],
  attended: ['What did you do there: report, take the minutes, decide?', 'What was decided or done because you were there?'],
  exposed: ['What was the first thing you did with it yourself?', 'Where have you used this since, and for whom?'],
  duty: ['What did you do there on an ordinary day?', 'What did that mean in practice: what did you do first in the morning?'],
  passive: ['Who did this: you alone, or you with others?', 'Which part of it was yours?'],
  'worked-on': ['What did you do there on an ordinary shift?', 'What was your own part in it?'],
};

/** Of these the person's own part is what is missing. */
const OF_SHARE: ReadonlySet<Ailment> = new Set<Ailment>(['help', 'involved', 'attended', 'exposed']);

/** True of any work, for lines whose grammar tells us too little. */
const OF_ANY: readonly string[] = [
  'How often was that, and for how many people?',
  'What did it lead to? A number or a name will do.',
  'Who was it for, and what did they get from it?',
  'How long did it take, and who worked on it with you?',
  'How big was it: people, money, time or pieces?',
  'What was the best result you had with it?',
];

/** Of what is done once and for all. */
const OF_ONCE: readonly string[] = [
  'What was different afterwards?',
  'How long did it take, and who worked on it with you?',
  'What did it lead to? A number or a name will do.',
  'How big was it: people, money, time or pieces?',
];
/** Of what goes on. */
const OF_ROUTINE: readonly string[] = [
  'How often was that, and for how many people?',
  'How many times in an ordinary week?',
  'How much of it was there on a busy day?',
  'How long did it take each time, and who relied on it?',
  'How many people were you doing it for?',
];
const ONCE: ReadonlySet<string> = new Set(
  'move pack set take win receive earn achieve deliver find open recommend start join open close sell present move complete'.split(' '),
);
const isOnce = (text: string): boolean => {
  const verb = cvVerb((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase());
  return verb?.form === 'past' && (ONCE.has(verb.verb) || VERBS_WITH_OUTCOME.has(verb.verb));
};

/** "Sold tickets, found seats, answered questions". */
function isListOfDeeds(text: string): boolean {
  const items = text.split(/,\s+(?:and\s+)?|\s+and\s+/u);
  return (
    items.length > 2 &&
    items.every((item) => /^\p{L}{2,}ed\b/iu.test(item) || ['past', 'either'].includes(cvVerb((/^\p{L}+/u.exec(item)?.[0] ?? '').toLowerCase())?.form ?? ''))
  );
}

const INTERVIEW_ANY: readonly string[] = [
  'Tell me about the last time you did this.',
  'What would you do differently next time?',
  'Who did you work with on it, and what was your part?',
  'How did you learn to do it?',
  'How could you tell that it had gone well?',
  'What usually goes wrong with it, and what do you do then?',
  'How much of it was your own decision?',
  'What would a new colleague need to know about it?',
  'What does a bad day of it look like?',
  'How long did it take you to get good at it?',
  'Who checked your work, and what did they look for?',
  'What would you want to know before you did it for us?',
];

/** Questions in the line's own verb and object where its grammar is known; plain ones where it is not. */
export function questionsAbout(text: string, ailment: Ailment, language: string, after = text): LineQuestions {
  const parts = language === 'en' ? partsOf(text) : null;
  const figure = measuresIn(text).find(isTelling);
  const own = parts === null || parts.object === '' || SHOWN.has(parts.base) || /\b(?:my|our)\b/iu.test(parts.object) ? null : parts;
  return {
    ask: [
      ...ofBlank(after),
      ...(isListOfDeeds(text) ? ['Which of these did you do most, and how often?'] : []),
      ...(/^member of\b/iu.test(text) ? ['What do you do there, and how often does it meet?'] : []),
      ...(OF_SHARE.has(ailment) ? (OF_AILMENT[ailment] ?? []) : []),
      ...(language === 'en' ? [questionFor(text) ?? ''].filter((one) => one !== '') : []),
      ...(ailment === 'duty' ? ofDuty(text) : []),
      ...(OF_AILMENT[ailment] ?? []),
      ...(figure === undefined ? [] : ofFigure(figure)),
      ...(own === null ? [] : asked(own, text)),
      ...(isOnce(text) ? [...OF_ONCE, ...OF_ANY] : [...OF_ROUTINE, ...OF_ANY]),
    ],
    interview: [...(own === null ? [] : interviewed(own)), ...INTERVIEW_ANY],
  };
}

/** Verbs that only lead in what somebody has: "demonstrated attention". */
const SHOWN: ReadonlySet<string> = new Set(
  'demonstrate display show possess exhibit gain use utilize utilise have be provide perform ensure achieve earn win receive exceed gain staff act play'.split(
    ' ',
  ),
);

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

/** "What did you do about the forecourt on an ordinary day?" */
function ofDuty(text: string): string[] {
  const [, object = ''] =
    /^(?:was |were )?(?:responsible (?:for|of)|in charge of|accountable for)\s+(?!\p{L}+ing\b)([\p{L} ’'-]{3,44})[.;]?$/iu.exec(text) ?? [];
  if (object === '' || /\b(?:which|that|who|where|when|while)\b/iu.test(object)) return [];
  if (/\b(?:girls?|boys?|staff|apprentices?|trainees?|assistants?|students?|volunteers?|starters?|people|clerks?|QS)$/iu.test(object))
    return ['Who was that, and what did they learn from you?'];
  const inLine = /^\p{Lu}\p{Ll}/u.test(object) ? object : object.trim();
  return [`What did you do about ${/^(?:the|a|an|own|our|my|all)\s/iu.test(inLine) ? inLine : `the ${inLine}`} on an ordinary day?`];
}

function asked({ written, base, past, object }: LineParts, text: string): string[] {
  const named = object.replace(/^(?:the|our|my|all|any|several|various|multiple|many|numerous|some)\s/iu, '');
  const doYou = past ? 'did you' : 'do you';
  if (isMeasured(text)) return [];
  if (VERBS_OF_CHANGE.has(base) && isMeasurable(object)) return [`By how much did you ${base} ${object}, and over what time?`];
  if (isCountable(named)) return [`How many ${named} ${doYou} ${base}${past ? '' : ' in an ordinary month'}?`];
  if (VERBS_WITH_OUTCOME.has(base)) return past ? [`What was different after you ${written} ${object}?`] : [`What is different once you ${base} ${object}?`];
  // "Found" is told, and read as a verb of its own.
  return PLAIN_OBJECT.test(object) && written !== 'found' ? [`How often ${doYou} ${base} ${object}, and for how many people?`] : [];
}

/** Short enough to be said again in a question. */
const PLAIN_OBJECT = /^(?:the |an? )?[\p{Ll}-]+(?: [\p{Ll}-]+)?(?<!ed|ly| of)$/u;

function interviewed({ written, base, past, object }: LineParts): string[] {
  return past
    ? [`What was difficult when you ${written} ${object}?`, `If you had to ${base} ${object} again, what would you do differently?`]
    : [`Walk me through the last time you had to ${base} ${object}.`, `What goes wrong when people ${base} ${object}, and what do you do then?`];
}
