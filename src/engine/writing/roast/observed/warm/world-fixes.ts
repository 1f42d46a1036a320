import type { ObservationKind } from '../../../../../domain/observation.ts';
import { areThings } from '../../facts-of-nouns.ts';
import type { LineRole } from '../../line-role.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

/** Longest words that are said again in a way out. */
const LONGEST_NAME = 28;
const isNamed = ({ it }: Facts): boolean => typeof it === 'string' && it.length <= LONGEST_NAME;
const named = (text: string): Template => ({ text, when: isNamed });
const whenAlso = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: (facts) => isNamed(facts) && holds(facts) });

/** Numbers may be written out. */
const isUnmeasured = ({ lineMeasured, quoteText }: Facts): boolean =>
  lineMeasured !== 1 &&
  !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|every|each|daily|weekly|monthly|both|all|only|no|never|none)\b/iu.test(
    String(quoteText),
  );
/** Something was done with several of a thing, they are named, and the whole line gives no figure. */
const countable = (text: string): Template => ({
  text,
  when: (facts) => facts['lineDeed'] === 1 && isUnmeasured(facts) && typeof facts['thing'] === 'string' && areThings(facts['thing']),
});
/** The number of a version or of a model measures nothing: “Windows 98”. */
const NAMED_NUMBER =
  /\b(?:Windows|Office|Excel|Word|Java|Python|PHP|iOS|Android|Oracle|Angular|Level|Grade|NVQ|ISO|Year|Unit|Stage|Phase)\s?\d[\d.:-]*|\b\p{Lu}[\p{L}.-]*\s\d{1,3}(?=$|[,;)/])/gu;
const measured = (text: string): Template => ({
  text,
  when: ({ lineMeasured, quoteText }) => lineMeasured === 1 && /\d/u.test(String(quoteText).replace(NAMED_NUMBER, '')),
});
/** It is not the first line of its job. */
const below = (text: string): Template => ({ text, when: (facts) => measured('').when?.(facts) === true && facts['lineFirst'] !== 1 });
/** Adverts for the wanted job ask for it, by our lexicon. */
const asked = (text: string): Template => whenAlso(({ needed, itTitle, jobSpoken }) => needed === 1 && itTitle !== 1 && jobSpoken !== undefined, text);
const askedBelow = (text: string): Template => ({ text, when: (facts) => asked('').when?.(facts) === true && facts['lineFirst'] !== 1 });
/** Named once on the page, and so in no line of work and in no title. */
const unused = (text: string): Template => whenAlso(({ itAgain, itTitle }) => itAgain === undefined && itTitle === undefined, text);
const crowded = (text: string): Template => ({ text, when: ({ pageRoom }) => pageRoom === undefined });
const native = (text: string): Template => ({ text, when: ({ lineNative }) => lineNative === 1 });
const learned = (text: string): Template => ({ text, when: ({ lineNative }) => lineNative !== 1 });

/** For a line that is odd and good as it is: nothing here can be wrong where no finding touches it. */
const sound = (text: string): Template => ({ text, when: ({ lineStruck }) => lineStruck !== 1 });
const soundNamed = (text: string): Template => whenAlso(({ lineStruck }) => lineStruck !== 1, text);
const KEPT: readonly TemplateSource[] = [
  soundNamed('“{it}” may stay, and so may the rest of the line.'),
  soundNamed('Keep the line about “{it}” as it is.'),
  soundNamed('Nothing to mend around “{it}”.'),
  soundNamed('Let “{it}” stand where it stands.'),
  soundNamed('Keep “{it}”. No fault was found in its line.'),
  soundNamed('“{it}” is in order: leave the line alone.'),
  soundNamed('No change needed to the line with “{it}”.'),
  soundNamed('Leave “{it}” where it is.'),
  sound('Keep it.'),
  sound('Nothing to mend here.'),
  sound('Let it stand.'),
  sound('No change needed here.'),
  sound('It can stay as it is.'),
  sound('Leave this line alone.'),
  sound('Nothing to do here. Keep the line.'),
  sound('Keep it: no fault was found in it.'),
  sound('Keep it. The joke is on us.'),
  sound('You need not change a word of it.'),
  sound('Nothing wrong with it. Go on to the next line.'),
  sound('It may stay exactly where it is.'),
  sound('Save your red pen for another line.'),
  sound('Keep this one, and spend the time on another line.'),
  sound('This one is sound. Leave it.'),
  sound('Nothing was found to mend in this line.'),
  sound('Keep this line as it is.'),
  sound('There is nothing to do here.'),
  sound('No work for you on this line.'),
  sound('It stays.'),
  sound('This line can stay, joke or no joke.'),
  sound('Keep it, and let them laugh.'),
  sound('Nothing here needs your pen.'),
  sound('A joke is not a fault: the line stays.'),
  sound('The line is in order. Leave it.'),
  sound('You can pass over this one.'),
  sound('Leave it be.'),
  sound('Here the pen only wanted a joke. Keep the line.'),
  sound('Keep the line. It has done nothing wrong.'),
];

const OF_WORK: readonly TemplateSource[] = [
  countable('If you know how many {thing} it was, put the figure in the line.'),
  countable('Add a figure: how many {thing}, or how often.'),
  countable('Count the {thing} of an ordinary week, and print the number.'),
  countable('One figure would give this line a size: how many {thing}?'),
  measured('Keep the figure, whatever else is cut.'),
  measured('Be ready to say how that figure came about.'),
  measured('Leave the figure in: it is what makes the line yours.'),
  measured('The figure stays. Have its source in your head.'),
  below('If this is the best figure of the job, make it the first line.'),
  below('Figures are read first: if the job has no better one, move this line up.'),
  askedBelow('Adverts for {job:a} often name “{it}”: move this line up within its job.'),
  askedBelow('“{it}” is what {job:a} is asked for: let this line stand near the top of its job.'),
  'Have one story about this line ready: a minute long, with an ending.',
  'Keep the line, and have an example ready in two sentences.',
  ...KEPT,
];
const OF_SKILLS: readonly TemplateSource[] = [
  asked('Adverts for {job:a} often name “{it}”: let it stand early in the list.'),
  unused('If you used “{it}” in one of your jobs, say so in the lines of that job.'),
  unused('If one of your jobs had “{it}” in it, a line there does more than an entry here.'),
  unused('No other line names “{it}”. If a job had to do with it, let that job say so.'),
  'A list is read from the front: what the new job needs most goes first.',
  'Sort the list by the advert you answer: what it names goes to the front.',
  'The end of a list is skimmed. See that what the new job needs stands before it.',
  'Let the new job decide the order of this list.',
  'An advert names its tools in the order of their weight. Your list may follow it.',
  'Order the list by use: what you would touch on the first day goes first.',
  'Three entries of a list are read with care. Choose which three stand first.',
  'Check the order of the list: the front is for what the advert names.',
  'Put first in this list what you would want to be asked about.',
];
const OF_STUDY: readonly TemplateSource[] = [
  'If they ask, have one sentence ready on what you took from it.',
  'The newest goes first, and what the new job needs least goes last.',
  'Have one thing in mind that you learned there.',
  'Spell it the way the certificate does: that is how it is searched for.',
  ...KEPT,
];
const OF_FREE_TIME: readonly TemplateSource[] = [
  'It may stay. Have two sentences about it ready for the day they ask.',
  crowded('It may stay. If the page gets too long, cut something that everybody has instead.'),
  'It may stay: some interviews end with it.',
  'Keep it. A line of free time needs no result.',
  'It may stay, and it needs no explaining.',
  'Leave it in: it costs a few words.',
];
const OF_ANYTHING: readonly TemplateSource[] = ['Have one sentence about it ready, in case they ask.', ...KEPT];

/** The way out under a thing of the world: it is no fault, so it says what the line is good for, by what the line is. */
export const WORLD_FIXES: Readonly<Record<LineRole, readonly TemplateSource[]>> = {
  work: OF_WORK,
  skill: OF_SKILLS,
  study: OF_STUDY,
  paper: [
    'If the advert asks for it, name it in the first lines of the page as well.',
    'Have the certificate where you can find it: they may want to see it.',
    'Spell it the way the certificate does: that is how it is searched for.',
    ...KEPT,
  ],
  language: [
    learned('Of several languages, the one that the job asks for goes first.'),
    learned('Have a sentence or two of it ready, in case somebody tries.'),
    native('Of several languages, the one that the job asks for goes first.'),
    native('Keep it, and let the language that the job asks for stand first.'),
    native('It may stay where it is. If the job asks for it, move it to the front.'),
  ],
  interest: OF_FREE_TIME,
  summary: [
    unused('If one of your jobs had “{it}” in it, let a line of that job say so as well.'),
    'A summary is three or four lines long: what the new job needs most goes first.',
    'Let the first sentence of the summary be the one that the new job needs.',
    'Read the summary beside the advert: what both name goes first.',
    'Three or four lines are enough for a summary. See that this earns its place in them.',
    'Have an example ready for every claim in the summary.',
  ],
  award: ['If the line does not say who gave it and what for, add that.', ...OF_ANYTHING],
  project: ['If the line does not say which part was yours, add that.', ...OF_ANYTHING],
  volunteering: ['It may stay: work is work, paid or not.', 'If it is close to the new job, let it stand beside the paid work.', ...KEPT],
  head: OF_ANYTHING,
  other: OF_ANYTHING,
};

/** Under a line whose words a finding touches, where nothing more exact is known. */
export const FIXES_OF_STRUCK: readonly TemplateSource[] = [
  named('Let “{it}” stand, and say the words around it more plainly.'),
  'Keep what the line is about, and read its words once more before you send it.',
  'Another finding touches this line: mend that, and the rest may stay.',
  'The thing itself is fine. What stands around it has a fault of its own: see the report.',
];

/** Where every other way out would ask for what is printed. */
export const FIXES_OF_COMPLETE: readonly TemplateSource[] = [
  'Be ready to be asked about it.',
  'Have one sentence about it ready, in case they ask.',
  'Have an example ready, in case they ask.',
  ...KEPT,
];

/** Kinds that are told by the thing that their words name. */
export const WORLD: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);
