import { RENEWS } from '../../../../evidence/shared/lapsed.ts';
import type { ObservationKind } from '../../../../../domain/observation.ts';
import type { LineRole } from '../../line-role.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

/** Longest words that are said again in a way out. */
const LONGEST_NAME = 28;
/** What it is about is a thing that the lexicon knows. */
const isNamed = ({ it, entry }: Facts): boolean => typeof it === 'string' && it.length <= LONGEST_NAME && entry !== undefined;
const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: holds });
const named = (text: string): Template => when(isNamed, text);
const namedWhen = (holds: (facts: Facts) => boolean, text: string): Template => when((facts) => isNamed(facts) && holds(facts), text);

const isAsked = ({ needed, itTitle, jobSpoken }: Facts): boolean => needed === 1 && itTitle !== 1 && jobSpoken !== undefined;
/** Adverts for the wanted job ask for it, by our lexicon. */
const asked = (text: string): Template => namedWhen(isAsked, text);
const askedLate = (text: string): Template => namedWhen((facts) => isAsked(facts) && facts['itLate'] === 1, text);
const notAsked = (text: string): Template => namedWhen(({ needed, itTitle }) => needed !== 1 && itTitle !== 1, text);
/** Named once on the page, and so in no line of work and in no title. */
const unused = (text: string): Template =>
  namedWhen(({ itAgain, itTitle, itShown }) => itAgain === undefined && itTitle === undefined && itShown === undefined, text);
/** A line of a job at a known employer names it. */
const proved = (text: string): Template => namedWhen(({ itFirm }) => itFirm !== undefined, text);
const crowded = (text: string): Template => when(({ pageRoom }) => pageRoom === undefined, text);
/** The name of a tool, a standard or a system. */
const tool = (text: string): Template => namedWhen(({ it }) => /^\p{Lu}\S*[\p{Lu}\d]/u.test(String(it)) && String(it).length > 1, text);
const native = (text: string): Template => when(({ lineNative }) => lineNative === 1, text);
const learned = (text: string): Template => when(({ lineNative }) => lineNative !== 1, text);
const yearless = (text: string): Template => when(({ quoteText }) => !/(?:19|20)\d\d/u.test(String(quoteText)), text);
const unbooked = (text: string): Template => when(({ quoteText }) => !RENEWS.test(String(quoteText)), text);
const single = (text: string): Template => when(({ quoteText }) => !/\d|,|;/u.test(String(quoteText)), text);
const uncounted = (text: string): Template => when(({ quoteDigits }) => quoteDigits !== 1, text);

/** What follows from the page: where the skill stands on it, and whether a job shows it. */
export const SURE_OF_SKILLS: readonly TemplateSource[] = [
  askedLate('Move “{it}” to the front of the list: adverts for {job:a} often ask for it.'),
  askedLate('Put “{it}” among your first three skills. It’s what {job:a} is often hired for.'),
  namedWhen((facts) => isAsked(facts) && facts['pageSummary'] === 1, 'Name “{it}” in your summary as well: adverts for {job:a} often ask for it.'),
  proved('If they ask about “{it}”, talk about {itFirm}.'),
  unused('Add a job line that shows “{it}” in use: what for, and how it went.'),
  unused('Say in one of your jobs where you used “{it}”.'),
  unused('Give “{it}” one line in a job, or it stays a claim.'),
  unused('Pick the job where you needed “{it}” most, and mention it there too.'),
  tool('Add how well you know “{it}”: daily use, or just the basics.'),
];
const OF_SKILLS: readonly TemplateSource[] = [
  ...SURE_OF_SKILLS,
  proved('Keep “{it}”: your work at {itFirm} backs it up.'),
  notAsked('Check the advert for “{it}”. If it isn’t there, move it to the end of the list.'),
  notAsked('Let a skill the advert names go ahead of “{it}”, if there’s one.'),
  tool('Add the version or module of “{it}”, if it has one.'),
  named('Be ready to say where you last used “{it}”.'),
  'Put the skills the advert names first, in its own words.',
  'Start the list with the three skills you’d want to be asked about.',
];
const OF_STUDY: readonly TemplateSource[] = [
  'Keep it: it’s one line, and somebody may ask for it.',
  'If a job of yours used it, say so in that job.',
  'Leave it here, and let the jobs do the talking.',
  yearless('Add the year you finished, or will finish.'),
];
const OF_PAPERS: readonly TemplateSource[] = [
  when(({ pageSummary }) => pageSummary === 1, 'If the advert asks for it, name it in your summary as well.'),
  'Keep it where it is: whoever needs it looks for it here.',
  'If recruiters know it by a short name as well, give both.',
  yearless('Add the expiry date, or the year you passed if it has none.'),
  yearless('Put the year after it, so that nobody has to ask whether it’s still valid.'),
];
const OF_FREE_TIME: readonly TemplateSource[] = [
  single('Make it specific: which, where, or with whom.'),
  single('Add two words that make it yours: a club, a place, a year.'),
  crowded('Cut the interests first if you need the space.'),
  'Keep it in: it’s what they’ll chat about on the way to the lift.',
  'Leave it where it is. It’s the one line nobody else has.',
  'Put first the interest you could talk about for five minutes.',
  'Bring it up when they ask what you do outside work.',
  when(
    ({ quoteText }) => !/treasurer|captain|train|coach|secretary|chair|referee|lead|run/iu.test(String(quoteText)),
    'If you run, coach or organise any of it, say so: an employer counts that as work.',
  ),
];
const OF_ANYTHING: readonly TemplateSource[] = [
  'If it belongs to one of your jobs, move it under that one.',
  'Keep it short, and keep it.',
  asked('Move it up: adverts for {job:a} often ask for “{it}”.'),
  'Leave it, if you’d be happy to be asked about it.',
];

/** The way out under a line that is no work, by what it is: what to add, to move, to cut, or to say aloud. */
export const WAYS_OUT: Readonly<Record<Exclude<LineRole, 'work'>, readonly TemplateSource[]>> = {
  skill: OF_SKILLS,
  study: OF_STUDY,
  paper: OF_PAPERS,
  language: [
    learned('List the language the job asks for first.'),
    learned('Add your level, A1 to C2, if it isn’t there yet.'),
    learned('If you used it at work, say so in that job: phone, e-mail or face to face.'),
    learned('Practise introducing yourself in it before the interview.'),
    native('List the language the job asks for first.'),
    native('Mention it in the summary if the job needs it.'),
    native('If you translate or take calls in it at work, say so in that job.'),
  ],
  interest: OF_FREE_TIME,
  summary: [
    unused('Back “{it}” up with a line in one of your jobs.'),
    proved('Keep it short up here: your work at {itFirm} shows “{it}” better.'),
    asked('Move “{it}” into the first sentence: adverts for {job:a} often ask for it.'),
    uncounted('If it has no fact in it yet, add one: years, people or money.'),
    when(({ pageTarget, jobSpoken }) => pageTarget !== 1 && jobSpoken !== undefined, 'Name the job you want in the first sentence.'),
    when(({ summaryLong }) => summaryLong === 1, 'Cut the summary to three lines, and start with what the new job needs.'),
  ],
  award: [
    'Add who gave it and what for, if the line doesn’t say.',
    'Say how many were in the running, if you know.',
    'Put it under the job or course where you won it.',
    'Say what you did to win it.',
  ],
  project: [
    'Say which part of it was yours.',
    'Add the link if it can be seen online.',
    'Start with what it does, then name the tools.',
    'Say who uses it, if somebody does.',
  ],
  volunteering: [
    'Move it up beside the paid work if it’s close to the new job.',
    'Say how often you do it, and for how many people.',
    'Name what you were trusted with: money, keys or a group.',
    'Add the years, if they’re missing.',
  ],
  head: [
    'Make the first line under this title your best one from the job.',
    'Add three words on what the company does, if a stranger wouldn’t know.',
    'Put the usual title in brackets, if yours is an in-house one.',
  ],
  other: OF_ANYTHING,
};

/** Under a paper that ran out, wherever it stands. */
export const WAYS_OF_LAPSED: readonly TemplateSource[] = [
  unbooked('Book the renewal before you apply, and print the date.'),
  unbooked('Renew it, print the new date and drop the old one.'),
  unbooked('If the advert asks for it, renew it first. A booked date already helps.'),
  unbooked('Find out what the renewal takes. If it’s a day, book the day now.'),
  'Print the new date the day you get it, and drop the old one.',
  'Be ready to say when it will be valid again.',
];

/** Under a line whose words a finding touches, where nothing more exact is known. */
export const FIXES_OF_STRUCK: readonly TemplateSource[] = [
  named('Keep “{it}”, and say the rest in plainer words.'),
  'Read this line aloud, and fix whatever you stumble over.',
];

/** Kinds that are told by the thing that their words name. */
export const WORLD: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);

/** So many ways out of a roast may say that a line stays. */
export const MOST_KEPT = 4;
const KEEPS =
  /\b(?:keep (?!what\b|every\b|an? interest|studies\b|interests\b|it (?:short|to)\b|two\b)|leave (?!out\b|“[^”]*” out)|stays?\b|(?:may|can) stay\b|let it stand\b|nothing (?:to|wrong|was)|no change\b|no fault\b|is finished\b|cut nothing|may end there|end as it does)/iu;
/** Whether a way out says that the line is fine as it stands. */
export const keeps = (fix: string): boolean => KEEPS.test(fix.replace(/“[^”]*”/gu, '“”'));
