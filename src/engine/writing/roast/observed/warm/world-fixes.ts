import type { ObservationKind } from '../../../../../domain/observation.ts';
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
  !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|every|each|daily|weekly|monthly|both|all|only)\b/iu.test(String(quoteText));
/** Something was done, and the sentence that tells it is whole. */
const deed = (text: string): Template => whenAlso((facts) => facts['lineDeed'] === 1 && isUnmeasured(facts), text);
const measured = (text: string): Template => ({ text, when: (facts) => facts['lineMeasured'] === 1 && facts['quoteDigits'] === 1 });
/** Adverts for the wanted job ask for it, by our lexicon. */
const asked = (text: string): Template => whenAlso(({ needed, jobSpoken }) => needed === 1 && jobSpoken !== undefined, text);
/** A name, or what the job asks for: adverts have a word for it. */
const called = (text: string): Template => whenAlso(({ it, needed }) => needed === 1 || /\p{Lu}/u.test(String(it)), text);
/** Named once on the page, and so in no line of work. */
const unused = (text: string): Template => whenAlso(({ itAgain }) => itAgain === undefined, text);
const crowded = (text: string): Template => ({ text, when: ({ pageRoom }) => pageRoom === undefined });

const OF_WORK: readonly TemplateSource[] = [
  deed('Keep it, and add what came of it: “[what was better afterwards]”.'),
  deed('How many, how often or for whom: any of the three would give “{it}” a size.'),
  deed('Let the line go on to what it was for.'),
  measured('The figure is what a reader remembers: whatever else is cut, let it stay.'),
  measured('If this is the best figure of the job, make it the first line.'),
  measured('Be ready to say how that figure came about.'),
  named('Have one story about “{it}” ready: a minute long, with an ending.'),
  named('If the new job has something to do with “{it}”, move this line up.'),
  called('If the advert has another word for “{it}”, use the advert’s.'),
  named('Choose what you would say about “{it}” in half a minute, and see whether the line says it.'),
  'Decide which story you would tell about this, and let the line lead up to it.',
  'If the new job has none of this, the line can be short.',
];
const OF_SKILLS: readonly TemplateSource[] = [
  asked('Adverts for {job:a} often name “{it}”: let it stand early in the list.'),
  unused('If you used “{it}” in one of your jobs, say so in the lines of that job.'),
  unused('If one of your jobs had “{it}” in it, a line there does more than an entry here.'),
  named('Have an answer ready to ‘when did you last need it?’'),
  called('If the advert has another word for “{it}”, use the advert’s.'),
  named('Decide how you would show somebody that you know “{it}”.'),
  'A list is read from the front: what the new job needs most goes first.',
];
const OF_STUDY: readonly TemplateSource[] = [
  'If they ask, have one sentence ready on what you took from it.',
  'The newest goes first, and what the new job needs least goes last.',
  'Spell it the way the certificate does: that is how it is searched for.',
];
const OF_FREE_TIME: readonly TemplateSource[] = [
  'It may stay. Have two sentences about it ready for the day they ask.',
  crowded('It may stay. If the page gets too long, cut something that everybody has instead.'),
  'It may stay: some interviews end with it.',
];
const OF_ANYTHING: readonly TemplateSource[] = [
  'Have one sentence about it ready, in case they ask.',
  'If it helps with the new job, move it up; if not, a few words are enough.',
];

/** The way out under a thing of the world: it is no fault, so it says what the line is good for, by what the line is. */
export const WORLD_FIXES: Readonly<Record<LineRole, readonly TemplateSource[]>> = {
  work: OF_WORK,
  skill: OF_SKILLS,
  study: OF_STUDY,
  paper: [...OF_STUDY, 'If the advert asks for it, name it in the first lines of the page as well.'],
  language: ['Of several languages, the one that the job asks for goes first.', 'Have a sentence or two of it ready, in case somebody tries.'],
  interest: OF_FREE_TIME,
  summary: [
    named('Have the day in mind that you would tell about, if they ask about “{it}”.'),
    named('If one of your jobs had much of “{it}”, let its lines say so as well.'),
    'A summary is three or four lines long: what the new job needs most goes first.',
  ],
  award: ['If the line does not say who gave it and what for, add that.', ...OF_ANYTHING],
  project: ['If it can be looked at, print where.', 'If the line does not say which part was yours, add that.', ...OF_ANYTHING],
  volunteering: ['It may stay: work is work, paid or not.', 'If it is close to the new job, let it stand beside the paid work.'],
  head: OF_ANYTHING,
  other: OF_ANYTHING,
};

/** Under a line whose words a finding touches, where nothing more exact is known. */
export const FIXES_OF_STRUCK: readonly TemplateSource[] = [
  named('Let “{it}” stand, and say the words around it more plainly.'),
  'Keep what the line is about, and read its words once more before you send it.',
  'The thing itself is fine. Try the sentence again in the words you would use across a table.',
];

/** Where every other way out would ask for what is printed. */
export const FIXES_OF_COMPLETE: readonly TemplateSource[] = [
  'Be ready to be asked about it.',
  'Have one sentence about it ready, in case they ask.',
  'If it helps with the new job, see that it is read early.',
];

/** Kinds that are told by the thing that their words name. */
export const WORLD: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);
