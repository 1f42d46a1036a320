import { isMeasured, measuresIn } from '../../../../english/measures.ts';
import { asksOf } from '../../../asking/claims/ask-claim.ts';
import { readClaim } from '../../../asking/claims/read-claim.ts';
import { OUTSTANDING, strengthOf } from '../../../strength/line-strength.ts';
import type { Around } from '../../statement-around.ts';
import { mentorQuestion } from './mentor-asks.ts';
import { acrossTrades } from './mentor-words.ts';
import { isOfNames } from './of-names.ts';
import { editsOf, editWays } from './line-edits.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

const when = (holds: (facts: Facts) => boolean, text: string, ...parts: readonly string[]): Template => ({
  text,
  when: holds,
  ...(parts.length > 0 ? { parts } : {}),
});
/** It is not the first line of its job. */
const below = (text: string): Template => when(({ lineFirst }) => lineFirst !== 1, text);

/** Behind a question that stays one: what to do with its answer. */
const ANSWER = [
  '{c} Put that in.',
  '{c} Say so here, in half a line.',
  '{c} That’s how the line should end.',
  '{c} Write the answer down: it belongs here.',
] as const;
/** Of a deed without a figure, in a job that gives none. */
const SIZE: readonly string[] = [
  'Add one number: how many, how often or how fast.',
  'Put a number on it, even if it’s an ‘about’.',
  'Say how big it was: people, money or hours, whichever fits.',
  'Give it a scale: how many a week, or how many in all.',
];

/** It says how it came out. */
const OF_RESULT: readonly TemplateSource[] = [
  below('Move it up: results belong at the top of a job.'),
  below('Make this the first bullet of its job, unless the job has an even better one.'),
  when(({ pageSummary }) => pageSummary === 1, 'Repeat it in your summary, in six words or so.'),
  'Use this one in your cover letter.',
  'Know the story behind it: what you did, and why it worked.',
  'Write the next bullet the way you wrote this one.',
];
/** It gives a figure. */
const OF_FIGURE: readonly TemplateSource[] = [
  below('Move it up: a line with a number gets read before one without.'),
  below('If this is the best number of the job, make it the first bullet.'),
  'Keep the number: it’s what makes the line believable.',
  'Leave it as it is. It has a size, and most lines on most CVs don’t.',
  'Be ready to say where the number comes from.',
  'Keep it. If something got better because of it, add that.',
];
const UNUSUAL: readonly string[] = ['If you know the target or the average, add it: then a stranger knows how good that is.'];
const isNeededHere = ({ needed, itTitle, jobSpoken, lineFirst, it }: Facts): boolean =>
  needed === 1 && itTitle !== 1 && jobSpoken !== undefined && lineFirst !== 1 && it !== undefined;
const OF_NEEDED: readonly TemplateSource[] = [
  when(isNeededHere, 'Move this up within its job: adverts for {job:a} often ask for “{it}”.'),
  when(isNeededHere, 'Put this nearer the top: “{it}” is what {job:a} is often hired for.'),
];
/** It is about a thing that is named in it. */
const LONGEST_NAME = 28;
const knows = (text: string): Template => when(({ it, entry }) => typeof it === 'string' && it.length <= LONGEST_NAME && entry !== undefined, text);
/** Words of a long line. */
const LONG_LINE = 18;
/** Of a line whose topic we do not know. */
const OF_ANY: readonly TemplateSource[] = [
  when(({ lineFirst, current }) => lineFirst === 1 && current === 1, 'Keep it first if it’s what you do most.'),
  when(({ lineFirst, current }) => lineFirst !== 1 && current === 1, 'Move it to the top of the job if it’s what you do most.'),
  when(({ lineFirst, current }) => lineFirst !== 1 && current !== 1, 'Move it to the top of the job if it’s what you did most.'),
  when(({ current, jobSpoken }) => current === 1 && jobSpoken !== undefined, 'Keep it: this is current, and {job:a} gets asked about current work first.'),
  when(({ current, post }) => current !== 1 && post !== undefined, 'Keep it, unless a newer job on the page says the same.'),
  when(({ quoteWords }) => Number(quoteWords) > LONG_LINE, 'Cut this to one line: what you did, and what it changed.'),
  knows('Be ready to talk about “{it}” for a minute.'),
  knows('If the advert names “{it}”, move this line up.'),
  knows('Use “{it}” in the letter as well, if the advert asks for it.'),
  knows('Have one short story about “{it}” ready.'),
  when(
    (facts) => facts['pageSummary'] === 1 && typeof facts['it'] === 'string' && facts['it'].length <= LONGEST_NAME && facts['entry'] !== undefined,
    'Name “{it}” in your summary too, if it’s what they’re hiring for.',
  ),
];
/** It says nothing of what came of it. */
const OF_NO_OUTCOME: readonly string[] = [
  'End the line with what it changed.',
  'Add what came of it: ‘so that …’ is a good way to start.',
  'Say how you know that it worked.',
];
/** For somebody who leaves the trade. */
const OF_ANOTHER_TRADE: readonly TemplateSource[] = [
  when(({ jobSpoken }) => jobSpoken !== undefined, 'Put the lines that {job:a} needs above this one.'),
  when(({ jobSpoken }) => jobSpoken !== undefined, 'Say which part of this {job:a} does as well, and cut the rest.'),
  when(({ jobSpoken }) => jobSpoken !== undefined, 'Keep this to one short line: {job:a} is hired for other things.'),
  'Use the new advert’s words for this, where they mean the same.',
  'Name one skill from this that the new job asks for.',
  'Cut the jargon: the new reader comes from another trade.',
];
/** What carries over is named: `{b}`. */
const WAYS_ACROSS = [
  'Rewrite it for {job:a}: start with {b}, and leave the trade’s own words for last.',
  'Give one example of {b} here: that’s the part {job:a} can use.',
  'Name what carries over, {b}, and cut the rest to half a line.',
] as const;
const OF_ROWS: readonly TemplateSource[] = [
  'Cut the row to the three that matter for the new job.',
  'Pick the one you did most, and give it a line of its own.',
];
/** Names without a verb. */
const OF_NAMES: readonly string[] = [
  'Put a verb in front: what did you do with them?',
  'Turn the best of these into a line that starts with a verb.',
  'Pick one and say what you did with it.',
];
/** Terms of the work, and no count. */
const OF_HOURS = /\b(?:hours?|shifts?|nights?|on \d off)\b/iu;
/** A job of another time, in a line that the new job does not ask for and that counts nothing. */
const isLongPast = ({ oldJob, needed, quoteDigits, jobBelow }: Facts): boolean => oldJob === 1 && needed !== 1 && quoteDigits !== 1 && jobBelow === 1;
const OF_LONG_AGO: readonly TemplateSource[] = [
  when(isLongPast, 'Shorten it: this job ended over ten years ago.'),
  when(isLongPast, 'Keep two lines for a job this old, and choose whether this is one of them.'),
];

/** “How many guests on an ordinary day?”: the things, and when. */
const COUNT_OF = /^How many (?<things>[^,?]+?)(?:(?<when> (?:on|in|at|per) an? [^,?]+)|(?<roughly>, roughly, and over what time))?\?$/u;
const TURNED =
  /\b(?:did|do|does|was|were|is|are|has|have|had|can|could|would) (?:you|they|it|he|she|the|that|this|your|these|those|there)\b|\b(?:is|are|was|were)\b/iu;

/** A question that a line leaves open, as one asks a friend to answer it: several ways. */
export function asRequests(question: string): TemplateSource[] {
  const { things, when: time = '', roughly } = COUNT_OF.exec(question)?.groups ?? {};
  if (things === undefined || TURNED.test(things) || things.split(/\s+/u).length > LONGEST_THINGS)
    return ANSWER.map((frame): Template => ({ text: frame.replace('{c}', () => question), parts: [frame, question] }));
  const frames =
    roughly === undefined
      ? [`Say how many ${things} that was${time}.`, `Put a number on it: how many ${things}${time}?`, `Add a rough count: how many ${things}${time}?`]
      : [`Say roughly how many ${things}, and over how long.`, `Put a number on the ${things}, even an ‘about’.`, `Count the ${things}, and print the number.`];
  return frames.map((text, at): Template => ({ text, parts: [`count ${at} ${roughly === undefined}`, question] }));
}
const LONGEST_THINGS = 4;

/** Questions whose answers make a line of this kind better; the others fit only in a talk. */
const SHAPES = /^(?:sense |many$|taught$|often$|calls$|took$)/u;
const LONGEST_ASK = 90;
const COUNTED = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|both|daily|weekly|monthly)\b/iu;
/** Entries of a list from which on a line is a row of things. */
const ROW = 3;

/**
 * The ways out under a line of work, the surest lists first: the question that its very words leave open, and what is to be mended in its wording; then, by
 * what it holds, what to add; last where it should stand. `shown` is as much of it as the roast quotes: what is said of a result or a figure is said where a reader sees it.
 */
export function workWays(around: Around, shown: string, isAway: boolean): readonly (readonly TemplateSource[])[] {
  const { line, text, isRich, answers } = around;
  const said = line.statement ?? text;
  const edits = editWays(editsOf(around));
  const isResult = strengthOf(shown, true, 'en') >= OUTSTANDING;
  if (isResult && !line.isStruck) return [edits, OF_RESULT];
  const further = mentorQuestion(around);
  const asked = further === null ? [] : asRequests(further);
  if (isAway) return [[...asked, ...edits, ...acrossTrades(said, WAYS_ACROSS)], OF_ANOTHER_TRADE];
  const questions = line.isDeed
    ? asksOf(readClaim(said, said), text)
        .filter(({ shape, question }) => SHAPES.test(shape) && question.length <= LONGEST_ASK)
        .map(({ question }) => question)
        .slice(0, 1)
    : [];
  const isFigure = line.isMeasured && measuresIn(shown).length > 0 && !OF_HOURS.test(said);
  const isBare = line.isDeed && !isRich && !isMeasured(said) && !COUNTED.test(said) && !answers.has('number');
  const isOpen = line.isDeed && !line.isMeasured && !isRich;
  return [
    [...questions.flatMap(asRequests), ...(questions.length === 0 ? asked : []), ...edits],
    [
      ...(questions.length === 0 && isBare ? SIZE : []),
      ...(isFigure ? OF_FIGURE : []),
      ...(isFigure && !answers.has('standard') && !answers.has('change') && !answers.has('rank') ? UNUSUAL : []),
      ...OF_NEEDED,
      ...(isOpen && !answers.has('result') && !answers.has('change') ? OF_NO_OUTCOME : []),
      ...(said.split(',').length > ROW && !line.isMeasured ? OF_ROWS : []),
      ...(said.includes(',') && !line.isMeasured && isOfNames(line, said) ? OF_NAMES : []),
      ...(isFigure ? [] : OF_LONG_AGO),
    ],
    OF_ANY,
  ];
}

/** Frames and sentences of these, for the laws that bind them. */
export const ALL_WORK_WAYS: readonly TemplateSource[] = [
  ...ANSWER,
  ...SIZE,
  ...OF_RESULT,
  ...OF_FIGURE,
  ...UNUSUAL,
  ...OF_NO_OUTCOME,
  ...OF_ANY,
  ...WAYS_ACROSS,
  ...OF_ANOTHER_TRADE,
  ...OF_ROWS,
  ...OF_NAMES,
  ...OF_LONG_AGO,
];
