import { isMeasured, measuresIn } from '../../../../english/measures.ts';
import { asksOf } from '../../../asking/claims/ask-claim.ts';
import { readClaim } from '../../../asking/claims/read-claim.ts';
import { OUTSTANDING, strengthOf } from '../../../strength/line-strength.ts';
import type { Around } from '../../statement-around.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

const when = (holds: (facts: Facts) => boolean, text: string, ...parts: readonly string[]): Template => ({
  text,
  when: holds,
  ...(parts.length > 0 ? { parts } : {}),
});
/** It is not the first line of its job. */
const below = (text: string): Template => when(({ lineFirst }) => lineFirst !== 1, text);

const ANSWER = [
  'Answer one question in the line: {c}',
  'One thing would make the line longer and better: {c}',
  'Ask yourself, and write the answer behind the line: {c}',
  'Before you send it, add the answer to this: {c}',
  'What a reader would ask, the line can say first: {c}',
  'A short answer belongs in the line: {c}',
] as const;
const IN_FIGURES = ['Put the answer into the line, in figures if you can: {c}', 'A number would do, and an honest ‘about’ is allowed: {c}'] as const;
/** Of a deed without a figure, in a job that gives none. */
const SIZE: readonly string[] = [
  'If you know how many or how often, put it in: one number is enough.',
  'A size would help a stranger: rooms, people, pages, whatever it is counted in.',
  'Whoever was not there cannot see how much of it there was. An honest ‘about’ will do.',
];

/** It says how it came out. */
const OF_RESULT: readonly TemplateSource[] = [
  below('Move it up: it is a result, and the first line of a job is read most.'),
  below('Make it the first line of its job, if the job has no stronger one.'),
  'Say the result in your opening lines as well, in half as many words.',
  'Use it in the letter that goes with the CV: one such sentence is enough.',
  'If another job of yours has a result to tell, write that line next.',
];
/** It gives a figure and says nothing of what was usual. */
const OF_FIGURE: readonly TemplateSource[] = [
  'Have the source of the figure in your head, and a second one to hold against it.',
  'If the figure has grown or fallen since you began, print the older one beside it.',
  below('If this is the best figure of the job, make it the first line.'),
  below('Figures are read first: if the job has no better one, move this line up.'),
  'Check the figure once more before you send it, and do not round it up.',
];
const UNUSUAL = 'Say whether the figure was usual there or more than usual: two words do it.';
const OF_NEEDED: readonly TemplateSource[] = [
  when(
    ({ needed, itTitle, jobSpoken, lineFirst, it }) => needed === 1 && itTitle !== 1 && jobSpoken !== undefined && lineFirst !== 1 && it !== undefined,
    'Adverts for {job:a} often name “{it}”: move this line up within its job.',
  ),
  when(
    ({ needed, itTitle, jobSpoken, lineFirst, it }) => needed === 1 && itTitle !== 1 && jobSpoken !== undefined && lineFirst !== 1 && it !== undefined,
    '“{it}” is what {job:a} is asked for: let this line stand near the top of its job.',
  ),
];
/** Words of a short line, and of a long one. */
const SHORT_LINE = 8;
const LONG_LINE = 16;
/** Of a line whose topic we do not know. */
const OF_ANY: readonly TemplateSource[] = [
  when(({ lineFirst }) => lineFirst === 1, 'Keep it first under its job if it is what you do most.'),
  below('If it is what you do most, let it stand first under its job.'),
  below('If the advert asks for this first, print it first.'),
  when(({ current }) => current === 1, 'Keep it: it is today’s work, and they will want to hear about it.'),
  when(({ current, post }) => current !== 1 && post !== undefined, 'Keep it, as long as no newer job of yours says the same.'),
  when(({ firm }) => firm !== undefined, 'Keep it. If a stranger would not know what {firm} does, say so in three words above it.'),
  when(({ quoteWords }) => Number(quoteWords) <= SHORT_LINE, 'Keep it: it is as short as it should be.'),
  when(({ quoteWords }) => Number(quoteWords) > LONG_LINE, 'If the page has to get shorter, halve this line and keep the half with the noun in it.'),
  when(({ quoteDigits }) => quoteDigits !== 1, 'Keep it. If you ever counted this, print the count.'),
  'Keep it, and be ready to say what a hard day of it was like.',
];
/** For somebody who leaves the trade. */
const OF_ANOTHER_TRADE: readonly TemplateSource[] = [
  'Say it once in the words of the new advert, where they mean the same.',
  'Put first what the new trade does as well.',
  'Ask somebody from the new trade to read it, and write what they call it.',
];
const OF_ROWS: readonly TemplateSource[] = [
  'Put first in the row what the advert names, and let the last two go if it is long.',
  'Of a row like this a reader takes in three: choose which three stand first.',
];
/** Names without a verb. */
const OF_NAMES: readonly string[] = [
  'Put a verb before the names: what you did with them is the work.',
  'Say which of these you had to do with most, and for what.',
];
/** Terms of the work, and no count. */
const OF_HOURS = /\b(?:hours?|shifts?|nights?|on \d off)\b/iu;
const OF_LONG_AGO: readonly TemplateSource[] = [
  when(({ oldJob }) => oldJob === 1, 'It is long ago: shorten it to the half that the new job can use.'),
  when(({ oldJob }) => oldJob === 1, 'For a job this old two lines are enough. Choose whether this is one of them.'),
];

/** Questions whose answers make a line of this kind better; the others fit only in a talk. */
const SHAPES = /^(?:sense |many$|taught$|often$|calls$|took$)/u;
const LONGEST_ASK = 90;
const COUNTED = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|both|daily|weekly|monthly)\b/iu;
const joined = (frames: readonly string[], clauses: readonly string[]): Template[] =>
  clauses.flatMap((clause) => frames.map((frame): Template => ({ text: frame.replace('{c}', () => clause), parts: [frame, clause] })));
/** Entries of a list from which on a line is a row of things. */
const ROW = 3;

/**
 * The ways out under a line of work that is odd and has no fault: the question that its very words leave open; else, by what it holds, what to add and
 * where it should stand. `shown` is as much of it as the roast quotes: what is said of a result or a figure is said where a reader sees it.
 */
export function workWays({ line, text, isRich, answers }: Around, shown: string, isAway: boolean): readonly TemplateSource[] {
  const said = line.statement ?? text;
  const isResult = strengthOf(shown, true, 'en') >= OUTSTANDING;
  if (isResult && !line.isStruck) return OF_RESULT;
  if (isAway) return OF_ANOTHER_TRADE;
  const questions = line.isDeed
    ? asksOf(readClaim(said, said), text)
        .filter(({ shape, question }) => SHAPES.test(shape) && question.length <= LONGEST_ASK)
        .map(({ question }) => question)
        .slice(0, 1)
    : [];
  const isFigure = line.isMeasured && measuresIn(shown).length > 0 && !OF_HOURS.test(said);
  const isBare = line.isDeed && !isRich && !isMeasured(said) && !COUNTED.test(said) && !answers.has('number');
  return [
    ...joined(ANSWER, questions),
    ...joined(
      IN_FIGURES,
      questions.filter((question) => /^How (?:many|much|often)\b/u.test(question)),
    ),
    ...(questions.length === 0 && isBare ? SIZE : []),
    ...(isFigure ? OF_FIGURE : []),
    ...(isFigure && !answers.has('standard') && !answers.has('change') && !answers.has('rank') ? [UNUSUAL] : []),
    ...OF_NEEDED,
    ...(said.split(',').length > ROW && !line.isMeasured ? OF_ROWS : []),
    ...(!line.isDeed && said.includes(',') && !line.isMeasured && !/\p{Ll}ed\b/u.test(said) ? OF_NAMES : []),
    ...OF_LONG_AGO,
    ...OF_ANY,
  ];
}

/** Frames and sentences of these, for the laws that bind them. */
export const ALL_WORK_WAYS: readonly TemplateSource[] = [
  ...ANSWER,
  ...IN_FIGURES,
  ...SIZE,
  ...OF_RESULT,
  ...OF_FIGURE,
  ...OF_ANY,
  ...OF_ANOTHER_TRADE,
  ...OF_ROWS,
  ...OF_NAMES,
  ...OF_LONG_AGO,
];
