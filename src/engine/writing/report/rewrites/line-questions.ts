import { VERBS_OF_CHANGE } from '../../../lexicon/grammar/countable-things.ts';
import { UNCOUNTED_THINGS, VERBS_WITH_OUTCOME } from '../../../lexicon/wording/work-things.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { isMeasured } from '../../../english/measures.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { OUTCOMES } from '../../../lexicon/claims/outcomes.ts';
import { plainQuestionsFor } from '../../../lexicon/wording/asks/plain-questions.ts';
import { questionFor } from '../../asking/asked-of.ts';
import { SHARED } from '../../asking/claims/people-rules.ts';
import { isNonsense } from '../../asking/sense/nonsense.ts';
import { isTold } from '../../asking/sense/told.ts';
import { isWorkLine } from '../../asking/sense/work-line.ts';
import { isCountable, isMeasurable, partsOf, type LineParts } from './line-parts.ts';
import type { Ailment } from './rewrite-line.ts';

/** What is asked about a line whose author alone knows the answer; the best first. */
interface LineQuestions {
  ask: readonly string[];
}

/** Questions that only the ailment decides. */
const OF_AILMENT: Readonly<Partial<Record<Ailment, readonly string[]>>> = {
  help: ['Which part of it did you do yourself?'],
  involved: ['What did you do there yourself, from start to finish?', 'Which task in this was yours?'],
  attended: ['What did you do there: report, take the minutes, decide?'],
  exposed: ['What was the first thing you did with it yourself?', 'Where have you used this since, and for whom?'],
  duty: ['What did you do yourself, and how often?', 'Which part of it was your own work?', 'What did an ordinary week of it look like?'],
  passive: ['Who did this: you alone, or you with others?', 'Which part of it was yours?'],
  'worked-on': ['Which part of it was yours?'],
};

/** Of these the person's own part is what is missing. */
const OF_SHARE: ReadonlySet<Ailment> = new Set<Ailment>(['help', 'involved', 'attended', 'exposed']);

/** The plain right question, by what kind of deed a line opens with; asked where nothing more particular fits. */
const OF_DEEDS: readonly { deeds: ReadonlySet<string>; questions: readonly string[] }[] = [
  {
    deeds: verbs('write build create design redesign introduce develop establish launch devise invent compile produce draft set start draw'),
    questions: ['Who uses it, and what did they do before?', 'What came of it?'],
  },
  {
    deeds: verbs('find found notice spot discover identify recommend report suggest propose point raise'),
    questions: ['What was done about it?', 'What would it have cost had nobody noticed?'],
  },
  {
    deeds: verbs('teach train coach mentor tutor'),
    questions: ['What could they do afterwards that they could not do before?', 'What became of one of them?'],
  },
  {
    deeds: verbs('move pack set open start join close sell present complete change replace reorganise reorganize negotiate'),
    questions: ['What was different afterwards?', 'What came of it?'],
  },
];
/** Of lines whose words we do not take apart. */
const OF_ANY_LANGUAGE: readonly string[] = [
  'What came of it? A number or a name will do.',
  'How many, how much or how often was it?',
  'What was different afterwards?',
];

function verbs(bare: string): ReadonlySet<string> {
  return new Set(bare.split(' '));
}

/** The plain questions of a line, the most fitting first: by its deed, by what it is about, by the things it lists. None for what was done to its author. */
function plainOf(text: string): string[] {
  const first = cvVerb((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase());
  // "Moving & Handling trainer": a name in -ing.
  const opening = first === undefined || first.form === 'ing' || /^\p{L}+ing\s(?:&|and)\s\p{Lu}/u.test(text) ? undefined : first.verb;
  if (/^(?:was|were|got|am|is|are|been|being)\s/iu.test(text)) return [];
  return [
    ...plainQuestionsFor(text),
    ...(opening === undefined || OUTCOMES.test(text) || isListOfDeeds(text)
      ? []
      : OF_DEEDS.filter(
          ({ deeds }) => deeds.has(opening) && !/\b(?:relationships?|rapport|skills?|meals?|food|lunch|dinners?|cakes?|bread|coffee)\b/iu.test(text),
        ).flatMap(({ questions }) => questions)),
    ...(opening !== undefined && first?.form === 'past' && VERBS_WITH_OUTCOME.has(opening) && !OUTCOMES.test(text) ? ['What came of it?'] : []),
  ];
}
/** "Sold tickets, found seats, answered questions". */
function isListOfDeeds(text: string): boolean {
  const items = text.split(/,\s+(?:and\s+)?|\s+and\s+/u);
  return (
    items.length > 2 &&
    items.every((item) => /^\p{L}{2,}ed\b/iu.test(item) || ['past', 'either'].includes(cvVerb((/^\p{L}+/u.exec(item)?.[0] ?? '').toLowerCase())?.form ?? ''))
  );
}

/** Questions in the line's own verb and object where its grammar is known; plain ones where it is not. */
export function questionsAbout(text: string, ailment: Ailment, language: string, after = text): LineQuestions {
  const { ask } = allAbout(text, ailment, language, after);
  if (language !== 'en') return { ask };
  return { ask: isWorkLine(text) ? ask.filter((question) => !isNonsense(question, text) && !isTold(question, text, text, '')) : [] };
}

function allAbout(text: string, ailment: Ailment, language: string, after: string): LineQuestions {
  const parts = language === 'en' ? partsOf(text) : null;
  const own =
    parts === null || parts.object === '' || SHOWN.has(parts.base) || /\b(?:my|our|skills?|knowledge|relationships?|rapport)\b/iu.test(parts.object)
      ? null
      : parts;
  return {
    ask: [
      ...ofBlank(after),
      ...(isListOfDeeds(text) ? ['Which of these did you do most?'] : []),
      ...(/^member of\b/iu.test(text) ? ['What do you do there, and how often does it meet?'] : []),
      ...(OF_SHARE.has(ailment) && (ailment !== 'help' || SHARED.test(text)) ? (OF_AILMENT[ailment] ?? []) : []),
      ...(language === 'en' ? [questionFor(text) ?? ''].filter((one) => one !== '') : []),
      ...(ailment === 'duty' ? [...ofSpan(text), ...ofDuties(text), ...ofDuty(text)] : []),
      ...(ailment === 'help' ? [] : (OF_AILMENT[ailment] ?? [])),
      ...(own === null ? [] : asked(own, text)),
      ...(language === 'en' ? plainOf(text) : OF_ANY_LANGUAGE),
    ],
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

/** "Ran the home (11 months in total)": what a stated time of charge changed. */
function ofSpan(text: string): string[] {
  const [, span = ''] =
    /(?<![\d.,–-])((?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:weeks|months|years|seasons|terms))\b/iu.exec(text) ?? [];
  return span === '' ? [] : [`What was different at the end of those ${span}?`];
}

/** "Which took most of your time: support, orders or quotations?": of a duty that is a list. */
function ofDuties(text: string): string[] {
  const [, rest = ''] =
    /^(?:(?:was|were|also|overall|mainly|directly|primarily)\s)*(?:responsible (?:for|of)|in charge of|accountable for|(?:duties|responsibilities) (?:include[ds]?|including|were))\s+([^.;:()]+)/iu.exec(
      text,
    ) ?? [];
  const named = /\s(?:such as|including)\s(.+)$/iu.exec(rest)?.[1];
  const plain = named ?? rest.split(/\s(?:via|by|for|to|including|such as|in|with|on|at|from|as well as|through)\s/iu)[0] ?? '';
  const items = plain.split(/,\s+(?:and\s+|or\s+)?|\s+(?:and|&)\s+(?=\p{L}+(?:\s\p{L}+)?$)/u).map((item) => item.replace(/^(?:the|all|and)\s/iu, '').trim());
  const areShort =
    items.length > 1 &&
    items.length < 5 &&
    items.every((item) => /^\p{Ll}[\p{Ll} ’'-]*$/u.test(item) && item.split(' ').length <= 4 && !/\b(?:and|or)\b/u.test(item));
  return areShort ? [`Which took most of your time: ${listed(items, 'or')}?`] : [];
}

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

/** Adjectives that a question does not say again. */
const PRAISE =
  /(?<!\p{L})(?:dynamic|innovative|engaging|inspiring|exciting|unforgettable|outstanding|excellent|exceptional|world-class|best-in-class|cutting-edge|strategic|robust|comprehensive|holistic|accurate|effective|efficient|strong|high-quality|various|multiple)\s/giu;

function asked({ written, base, past, object }: LineParts, text: string): string[] {
  const plain = object.replace(PRAISE, '');
  const named = plain.replace(/^(?:the|our|my|all|any|several|various|multiple|many|numerous|some)\s/iu, '');
  const doYou = past ? 'did you' : 'do you';
  if (isMeasured(text)) return [];
  if (VERBS_OF_CHANGE.has(base) && isMeasurable(object)) return [`By how much did you ${base} ${object}, and over what time?`];
  if (isCountable(named) && !UNCOUNTED_THINGS.test(named)) return [`How many ${named} ${doYou} ${base}${past ? '' : ' in an ordinary month'}?`];
  if (/^(?:several|various|multiple|numerous|many|some|a (?:variety|range|number) of)\s/iu.test(object)) return [];
  if (VERBS_WITH_OUTCOME.has(base)) return past ? [`What was different after you ${written} ${plain}?`] : [`What is different once you ${base} ${plain}?`];
  return [];
}
