import type { ObservationKind } from '../../../../../domain/observation.ts';
import type { LineRole } from '../../line-role.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

/** Longest words that are said again in a way out. */
const LONGEST_NAME = 28;
const isNamed = ({ it }: Facts): boolean => typeof it === 'string' && it.length <= LONGEST_NAME;
const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: holds });
const named = (text: string): Template => when(isNamed, text);
const namedWhen = (holds: (facts: Facts) => boolean, text: string): Template => when((facts) => isNamed(facts) && holds(facts), text);

/** Adverts for the wanted job ask for it, by our lexicon. */
const asked = (text: string): Template => namedWhen(({ needed, itTitle, jobSpoken }) => needed === 1 && itTitle !== 1 && jobSpoken !== undefined, text);
/** Named once on the page, and so in no line of work and in no title. */
const unused = (text: string): Template => namedWhen(({ itAgain, itTitle }) => itAgain === undefined && itTitle === undefined, text);
/** The page names it on another line as well. */
const again = (text: string): Template => namedWhen(({ itAgain }) => itAgain === 1, text);
const crowded = (text: string): Template => when(({ pageRoom }) => pageRoom === undefined, text);
const native = (text: string): Template => when(({ lineNative }) => lineNative === 1, text);
const learned = (text: string): Template => when(({ lineNative }) => lineNative !== 1, text);
const yearless = (text: string): Template => when(({ quoteText }) => !/(?:19|20)\d\d/u.test(String(quoteText)), text);
const single = (text: string): Template => when(({ quoteText }) => !/\d|,|;/u.test(String(quoteText)), text);

const OF_SKILLS: readonly TemplateSource[] = [
  asked('Adverts for {job:a} often name “{it}”: let it stand early in the list.'),
  asked('“{it}” is a word that adverts for {job:a} use: have it in the first three entries.'),
  again('Another line of the page has “{it}” as well: see that it is spelled the same in both.'),
  unused('If you used “{it}” in one of your jobs, say so in the lines of that job.'),
  unused('If one of your jobs had “{it}” in it, a line there does more than an entry here.'),
  unused('No other line names “{it}”. If a job had to do with it, let that job say so.'),
  unused('Put “{it}” into a sentence of the job where you needed it, and the list can lean on that.'),
  'A list is read from the front: what the new job needs most goes first.',
  'Sort the list by the advert you answer: what it names goes to the front.',
  'Let the new job decide the order of this list.',
  'An advert names its tools in the order of their weight. Your list may follow it.',
  'Order the list by use: what you would touch on the first day goes first.',
  'Three entries of a list are read with care. Choose which three stand first.',
  'Check the order of the list: the front is for what the advert names.',
  'Put first in this list what you would want to be asked about.',
  'Group the list: what you use every day first, what you have only met last.',
  'Write the entry the way the advert writes it: that is how it is searched for.',
];
const OF_STUDY: readonly TemplateSource[] = [
  'The newest goes first among studies, and what the new job needs least goes last.',
  'Spell it the way the certificate does: that is how it is searched for.',
  'If a subject of it is asked for in the advert, name that subject in the summary, too.',
  'One line for each course is enough: the name, the place, the year.',
  'Once a newer job shows the same, the course needs no more than its name and its year.',
  'For the interview, think of one thing that you still do the way you learned it there.',
  yearless('If you know the year, print it behind the course.'),
];
const OF_PAPERS: readonly TemplateSource[] = [
  'If the advert asks for it, name it in the first lines of the page as well.',
  'Write a paper in full once, with its short name in brackets: people search for either.',
  'Sort the papers by what the job must have by law, then by date.',
  yearless('If it runs out one day, print that date; if not, the year you passed it.'),
  yearless('Put the year behind it: the first question about a paper is whether it is still good.'),
];
const OF_FREE_TIME: readonly TemplateSource[] = [
  single('Make it particular: where, or which kind. “Reading” is anybody’s, one book is yours.'.replaceAll('“', '‘').replaceAll('”', '’')),
  single('Two words more would make it yours: the club, the instrument or the place.'),
  crowded('If the page gets too long, an interest goes before any line of work does.'),
  'Let the interests stand last on the page, in one line.',
  'Of several interests, put first the one that you could talk about for five minutes.',
  'Bring it up yourself when they ask what you do after work.',
  'Think of one sentence on why you do it: that is what people ask.',
  'Three interests are enough. See that this is among the three that you would keep.',
  when(
    ({ quoteText }) => !/treasurer|captain|train|coach|secretary|chair|referee|lead|run/iu.test(String(quoteText)),
    'If it ever gave you a post (treasurer, captain, trainer), name that: it is work.',
  ),
];
const OF_ANYTHING: readonly TemplateSource[] = [
  'Read it beside the advert: if both have a word in common, let that word come first.',
  'See that the heading above it says what kind of line this is.',
  'Let it stand below the jobs, unless the advert asks for it.',
];

/** The way out under a line that is no work, by what it is: what to add, to move, to cut, or to say aloud. */
export const WAYS_OUT: Readonly<Record<Exclude<LineRole, 'work'>, readonly TemplateSource[]>> = {
  skill: OF_SKILLS,
  study: OF_STUDY,
  paper: OF_PAPERS,
  language: [
    learned('Of several languages, the one that the job asks for goes first.'),
    learned('Read one page of the trade in it the evening before: somebody may try.'),
    learned('If you used it at work, say in that job what for.'),
    learned('Use one of the six levels, A1 to C2, if no level stands there yet.'),
    native('Of several languages, the one that the job asks for goes first.'),
    native('Let the language that the job asks for stand first, and yours behind it.'),
    native('If the job has a use for it, say so in the summary as well.'),
  ],
  interest: OF_FREE_TIME,
  summary: [
    unused('If one of your jobs had “{it}” in it, let a line of that job say so as well.'),
    again('“{it}” comes up again on the page: three words are enough for it up here.'),
    'A summary is three or four lines long: what the new job needs most goes first.',
    'Let the first sentence of the summary be the one that the new job needs.',
    'Read the summary beside the advert: what both name goes first.',
    'Three or four lines are enough for a summary. See that this earns its place in them.',
    'Give every claim of the summary a line further down that shows it.',
    'Put the best line of the newest job into the summary, in half as many words.',
    'Say the summary aloud once: what you would not say to a person can go.',
  ],
  award: [
    'If the line does not say who gave it and what for, add that.',
    'If you know how many were in the running, add that: it is the size of the prize.',
    'Put it under the job or the course in which you won it.',
    'Name the work behind it in the lines of that job.',
  ],
  project: [
    'If the line does not say which part was yours, add that.',
    'If it can be looked at, print the link behind it.',
    'Say first what it was for, and then what you built it with.',
    'Add who uses it, if the line does not say so and somebody does.',
  ],
  volunteering: [
    'If it is close to the new job, let it stand beside the paid work.',
    'Tell it as you tell a job: what you did, for whom, and how often, where the line does not say so.',
    'Name what you were trusted with, if it was a key, a till or a group, and the line does not say so.',
    'Put the years behind it, if they are missing: staying is part of it.',
  ],
  head: [
    'Let the first line under this title be the best one of the job.',
    'If strangers do not know the employer, three words behind the name help: what, where, how large.',
    'If the title means little outside the house, put the usual one in brackets behind it.',
  ],
  other: OF_ANYTHING,
};

/** Under a paper that ran out, wherever it stands. */
export const WAYS_OF_LAPSED: readonly TemplateSource[] = [
  'If the advert asks for it, book the renewal before you apply, and print the day.',
  'Once it is renewed, print the new date and drop the old one.',
  'If the advert names it, renew it first: a booked date is nearly as good as the card.',
  'Ask what the renewal takes: if it is a day, book the day before you send this.',
];

/** Under a line whose words a finding touches, where nothing more exact is known. */
export const FIXES_OF_STRUCK: readonly TemplateSource[] = [
  named('Let “{it}” stand, and say the words around it more plainly.'),
  'Hold on to what the line is about, and read its words once more before you send it.',
  'Another finding touches this line: mend that first.',
  'The thing itself is fine. What stands around it has a fault of its own: see the report.',
];

/** Kinds that are told by the thing that their words name. */
export const WORLD: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);

/** So many ways out of a roast may say that a line stays. */
export const MOST_KEPT = 2;
const KEEPS =
  /\b(?:keep (?!what\b|every\b|an? interest)|leave (?!out\b|“[^”]*” out)|stays?\b|(?:may|can) stay\b|let it stand\b|nothing (?:to|wrong|was)|no change\b|no fault\b|is finished\b|cut nothing|may end there|end as it does)/iu;
/** Whether a way out says that the line is fine as it stands. */
export const keeps = (fix: string): boolean => KEEPS.test(fix.replace(/“[^”]*”/gu, '“”'));
