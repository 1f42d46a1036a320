import { OUTSTANDING, strengthOf } from '../../../strength/line-strength.ts';
import { BRIDGES } from '../../../../lexicon/wording/bridges.ts';
import type { LineRole } from '../../line-role.ts';
import { isOfNames } from './of-names.ts';
import type { Around } from '../../statement-around.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

/** Longest words that are said again. */
const LONGEST_NAME = 28;
const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: holds });
const named = (text: string): Template => when(({ it, entry }) => typeof it === 'string' && it.length <= LONGEST_NAME && entry !== undefined, text);
const namedWhen = (holds: (facts: Facts) => boolean, text: string): Template =>
  when((facts) => typeof facts['it'] === 'string' && facts['it'].length <= LONGEST_NAME && facts['entry'] !== undefined && holds(facts), text);
const isAsked = ({ needed, itTitle, jobSpoken }: Facts): boolean => needed === 1 && itTitle !== 1 && jobSpoken !== undefined;
const isUnused = ({ itAgain, itTitle, itShown }: Facts): boolean => itAgain === undefined && itTitle === undefined && itShown === undefined;
const asked = (text: string): Template => namedWhen(isAsked, text);
const unused = (text: string): Template => namedWhen(isUnused, text);
const proved = (text: string): Template => namedWhen(({ itFirm }) => itFirm !== undefined, text);

const OF_SKILLS: readonly TemplateSource[] = [
  asked('Adverts for {job:a} often ask for “{it}”, so this entry earns its place.'),
  asked('Recruiters looking for {job:a} search for “{it}”. Good that it is here by name.'),
  asked('“{it}” is on most shopping lists for {job:a}. It helps to have it in black and white.'),
  proved('Your time at {itFirm} backs “{it}” up, and that makes it easy to believe.'),
  proved('A manager can see where “{it}” comes from: you used it at {itFirm}.'),
  unused('So far only the list mentions “{it}”. One line in a job would turn it from a claim into experience.'),
  unused(
    'Software will find “{it}” here. A manager will look for {~the job where you used it, and no line names it yet|it in your jobs, where I couldn’t see it|a line that shows it, and there’s none yet}.',
  ),
  unused('I believe “{it}”, but I can’t see it in your jobs. An employer will look for it there.'),
  unused('A skill is worth most when a job shows it, and “{it}” doesn’t come up in yours yet.'),
  named('“{it}” will get this CV found. What you did with it will get you invited.'),
  named('A hiring manager who needs “{it}” will want to know how well you know it: daily use, or just the basics?'),
  named(
    'If an employer needs “{it}”, it saves them training. {~That’s worth more the nearer the front it stands|Few entries can say that|Put it where they’ll see it}.',
  ),
  named('“{it}” may come up in the interview, so {~it should be one you like talking about|be sure you’d enjoy the question|have an example to go with it}.'),
  named('People who need “{it}” search for exactly that word. {~You’ve given it to them|Good that it’s here|They’ll find you by it}.'),
  named('“{it}” is a keyword here. In a job, with what you did, it’d be an argument.'),
  unused('I’d ask which job you used “{it}” in. The list can’t answer that.'),
  named('How long, and for what: two things that “{it}” doesn’t say on its own, and both fit in a job line.'),
  named('“{it}” counts for as much as the newest job that used it.'),
  named('Recruiters read a list for what’s missing. “{it}” isn’t, and that’s its job done.'),
  named('Somebody will have more years of “{it}” than you, and somebody fewer. Say in a job what you did with yours.'),
  named('Is “{it}” in the advert? Then it’s where it should be. If not, it’s in front of something that is.'),
  named('A list with “{it}” in it says what you can do. The jobs say how well.'),
  named('“{it}” is worth its line as long as you’d enjoy being asked about it.'),
  named('Next to “{it}”, a softer word on the same list looks softer still.'),
  named('Employers scan a list like this for their own words. If “{it}” is one of them, it counts.'),
  namedWhen(({ itShown }) => itShown === 1, 'The list says “{it}”, and so does one of your jobs. That’s how a list gets believed.'),
  named('If “{it}” is in the advert as well, you’re already speaking their language.'),
  named('A list is where “{it}” gets found. A job is where it gets believed.'),
  named('Somebody will ask when you last used “{it}”. Know the answer.'),
  named('“{it}” is easy to test, {~so only good news if you know it well|and somebody may, so brush it up|so it should be one of your best}.'),
];
const OF_STUDY: readonly TemplateSource[] = [
  'An employer reads this for the subject, the level and the year, and then goes on to your work.',
  'Training counts most where the job on offer uses it. If this one does, it’s worth a mention at the top.',
  'A course shows what you know; a job that used it shows that you can do it. Together they’re convincing.',
  'Early in a career this carries weight. Later, the work takes over and one line is enough.',
  'It tells an employer where you learned the basics, which is all this section has to do.',
];
const OF_PAPERS: readonly TemplateSource[] = [
  'Where the job requires it, this is checked before anything else on the page.',
  'Employers check three things here: the full name, who issued it, and the expiry date.',
  'A paper like this saves an employer time and money, while it’s valid.',
  'If the advert names it, it moves you past the first filter.',
];
const OF_INTERESTS: readonly TemplateSource[] = [
  'Interests are where small talk starts in an interview, and this one gives them something to ask about.',
  'Nobody is hired for an interest, but people remember one. The more specific it is, the better.',
  'It shows some life outside work, and one line is the right amount of space for that.',
  'If the employer shares it, it breaks the ice. If not, it does no harm.',
];
const OF_SUMMARY: readonly TemplateSource[] = [
  asked('Good that “{it}” comes this early: adverts for {job:a} often ask for it.'),
  unused('The summary promises “{it}”, so an employer will look for it in your jobs. No line there names it yet.'),
  proved('Your time at {itFirm} proves this, so it can stay short up here.'),
  'A summary is read in a few seconds. What {job:a} needs most should come first in it.',
  '{~Whatever the summary claims, a recruiter|Whoever reads a summary|A careful reader of the summary} looks for the proof in the newest job.',
  named('If “{it}” matters for the job, the top is the right place for it.'),
  named('A recruiter who meets “{it}” up here will look for it again further down.'),
  named('“{it}” in the summary is a promise, and a reader goes looking for it in the jobs.'),
  named('Whoever reads “{it}” up here turns to the jobs next.'),
  named('“{it}” sets a direction. The rest of the summary can follow it.'),
  named('Say “{it}” once up here and let a job do the rest.'),
  named('Up here, “{it}” should be what you most want to be asked about.'),
  'The top of the page gets the most attention, so {~every phrase here has to be worth it|the best thing you have belongs in it|this had better be what they’re looking for}.',
  when(({ quoteDigits }) => quoteDigits !== 1, 'A summary convinces with facts: years, people, money. This sentence has room for one.'),
];
const OF_PROJECTS: readonly TemplateSource[] = [
  'Employers like projects, and what they ask about first is your own part in it.',
  'Employers want to know of a project what it does, who uses it and which part is yours.',
  'If it can be seen online, a link is worth more than a description.',
];
const OF_VOLUNTEERING: readonly TemplateSource[] = [
  'Unpaid work counts like paid work when it shows what you were trusted with.',
  'It shows that people rely on you. How often, and for how long, is what makes it count.',
  'An employer reads this as work, as long as it says what you did.',
];
const OF_LANGUAGES: readonly TemplateSource[] = [
  'A language is worth most once an employer knows what you do in it: calls, e-mails or meetings.',
  'Where the job deals with people who speak it, this can decide between two good candidates.',
  'An employer who needs this language will test it in the first five minutes, so an honest level is best.',
];
const OF_AWARDS: readonly TemplateSource[] = [
  'An award is somebody else saying that you were good, and that’s worth more than saying it yourself.',
  'Recognition like this counts more when a stranger can tell what it was for.',
];
const OF_HEADS: readonly TemplateSource[] = [
  'The title tells an employer your level at a glance. What they look for next is the first line below it.',
  'Where the employer is well known, the name does some of the work. Where it isn’t, three words about it help.',
];
const OF_OTHER: readonly TemplateSource[] = [
  named('“{it}” is worth keeping if the new job has a use for it.'),
  named('I noticed “{it}”, and so will they.'),
  'If this belongs to one of your jobs, it would count for more under it.',
  'It does no harm here, and {~it may start a conversation|somebody may pick it up|it’s one line}.',
  'Out here it belongs to no job, and {~a reader can’t tell when it was|nobody can place it|so it counts for less}.',
  'I’d like to know which job this was. {~Put it there|It would be worth more under it|A heading would do}.',
  'Outside the jobs a line like this {~floats a little|is easily missed|needs a place and a year}.',
  asked('Adverts for {job:a} often ask for “{it}”, so it’s worth a place where nobody misses it.'),
];

/** For somebody who leaves the trade. */
const OF_ANOTHER_TRADE: readonly TemplateSource[] = [
  'Not every reader who hires {job:a} knows this trade. What carries over is what they need to see.',
  'For {job:a} this is background. It earns its place with the part that carries over.',
  'Employers take on people from other trades for the skills that stay the same. Which one is in this?',
  'Somebody hiring {job:a} will ask what this taught you that they can use.',
  'It’s honest work and it counts. For {job:a}, the skills in it count more than the details.',
  'A change of trade is easier to sell when each line names one thing the new job needs, too.',
  named('What “{it}” taught you is what carries over, and this line could say so.'),
  named('“{it}” is background now. One short line is the right size for it.'),
  named('Not everyone who reads this will know “{it}”. A plain word beside it would help.'),
];

/** What carries over is named: `{b}`. */
const SAYS_ACROSS = [
  'For {job:a} the part that counts here is {b}. Say it in those words.',
  'What carries over from this is {b}. At the moment the line keeps it to itself.',
  'I read {b} in this line. Somebody hiring {job:a} may not, unless you say so.',
  'The trade changes, and {b} goes with you. That’s the half of this line to keep.',
] as const;

/** What a mentor says of what carries over from a line into another trade; none where its words show nothing that we know of. */
export const saidAcross = (said: string): Template[] => acrossTrades(said, SAYS_ACROSS);

/** Such sentences, filled in by what the main clause of a line shows: what it was done for ("to give visitors …") shows nothing. */
export function acrossTrades(said: string, sentences: readonly string[]): Template[] {
  const [done = ''] = said.split(/\s(?:in order )?to\s/u);
  const bridge = BRIDGES.find(({ says }) => says.test(done));
  return bridge === undefined
    ? []
    : sentences.map((text) => ({ text: text.replace('{b}', () => bridge.what), when: ({ jobSpoken }) => jobSpoken !== undefined, parts: [text, bridge.what] }));
}

/** Under a line of work that says how it came out. */
const OF_RESULTS: readonly TemplateSource[] = [
  'This is a result, and results are what a manager repeats to the next manager.',
  'It says what changed because you were there. An employer pays for exactly that.',
  'A stranger can check this, and what can be checked gets believed.',
  named('“{it}” with an outcome beside it is what gets people rung.'),
  named('This is how a line about “{it}” should end: with what it led to.'),
  named('Anyone can claim “{it}”. You’ve said what came of it.'),
  named('“{it}”, and then what it led to. That’s the order to tell it in.'),
  named('They’ll want to hear how “{it}” got you there.'),
  named('If I were hiring for “{it}”, this is the line I’d underline.'),
  named('“{it}” and a result in one line: that’s all anybody asks.'),
  named('You can stop at “{it}”, or go on to what came of it. You went on.'),
  named('Tell “{it}” the same way in the interview, and then stop talking.'),
  'It begins with you and ends with a result. Write the others like it.',
  'I’d read this one out in the interview if they let you.',
  'Of all your lines, this is the kind that gets people invited.',
];
const OF_FIGURES: readonly TemplateSource[] = [
  'The number does the work here: an employer can picture the size of the job.',
  named('The number beside “{it}” makes it believable.'),
  named('“{it}” with a figure is a different line from “{it}” without one.'),
  named('A reader can size “{it}” up at once, and moves on convinced.'),
  named('You counted. With “{it}”, few people do.'),
  'There’s a figure in it, so nobody has to take your word.',
  'It can be checked, and so it’s believed.',
  'A figure like this is what people copy into their notes.',
  'You counted, and that already sets this apart from most CVs.',
  'A number makes this easy to compare, and easy to ask about. Know where it comes from.',
  'With the number in it, this line answers the question most CVs leave open: how much?',
];
const OF_UNCOUNTED: readonly TemplateSource[] = [
  'I can see what you did. An employer will also want to know how much of it there was.',
  'The work is clear. Its size isn’t yet, and one number would show it.',
  'For somebody in the trade this is clear; for everybody else, one number would make it real.',
  'It could be ten minutes a week or the whole job. Tell the reader which.',
];
const OF_NO_OUTCOME: readonly TemplateSource[] = [
  'A useful line. It gets stronger with half a sentence on what came of it.',
  'This tells me about the task. I’d also like to know how it turned out.',
];
const OF_NAMES: readonly TemplateSource[] = [
  'It names the subject. What you did about it is what an employer is looking for.',
  'This tells a reader what it was about. A verb in front would tell them what you did.',
  asked('Adverts for {job:a} often ask for “{it}”. What you did with it is the part that gets you invited.'),
  'As a keyword it’s useful. As a line it needs you in it: what did you do?',
];
const OF_ANY_WORK: readonly TemplateSource[] = [
  asked('Adverts for {job:a} often ask for “{it}”, so this is experience an employer is looking for.'),
  asked('“{it}” is part of what {job:a} is hired for, and this line shows that you’ve done it.'),
  named('“{it}” is where a recruiter’s eye will stop in this line.'),
  named('“{it}” tells them what your days were made of. That helps.'),
  named('With “{it}” in it, this line can be found by anyone who searches for it.'),
  named('“{it}” is concrete, and {~concrete words are remembered|that’s what a reader takes away|it says more than praise would}.'),
  named('A reader can picture “{it}”. {~Plenty of lines don’t manage that|That’s worth keeping|It makes the rest easier to believe}.'),
  named('I’d expect a question about “{it}”, so {~have a short answer ready|know what you’d say|think of an example tonight}.'),
  named('If the advert mentions “{it}”, {~bring it up in the letter as well|make sure nobody misses it here|say more about it}.'),
  named('{~Whoever interviews you may well have|The manager across the table may have|Somebody on the panel may have} a view on “{it}”. Have one, too.'),
  named('“{it}” is said plainly here, and {~plain is good|that’s easy to trust|it doesn’t need more}.'),
  named('Look for “{it}” in the advert. If it’s there, this line is worth a better place.'),
  named('“{it}” means more to some employers than to others. {~The advert will tell you|Look for it in theirs|Their own page will say}.'),
  named('Have one example of “{it}” ready {~that isn’t on the page|for the first interview|and know how it ended}.'),
  named('You’ll be asked about “{it}” by somebody who knows it well, or by somebody who doesn’t. Be ready for both.'),
  named('Somebody may ask you to explain “{it}” to a beginner. Try it once before you go.'),
  named('If “{it}” comes up, an example beats an explanation. Have one.'),
  namedWhen(({ firm }) => firm !== undefined, 'I know one thing about your time at {firm} now: “{it}”. I’d ask for a second.'),
  named('“{it}” is ordinary to you and news to a reader. Say it as plainly as you do here.'),
  named('You could say more about “{it}” than fits here. Save the rest for the interview.'),
  named('“{it}” belongs on the page. Whether it belongs near the top depends on the advert.'),
  named('“{it}” gives this line {~something to hold on to|its one hard fact|a word that people look for}.'),
  named('I’d rather read about “{it}” than about {~anybody’s passion for excellence|a results-driven mindset|strong interpersonal skills}.'),
  namedWhen(({ firm }) => firm !== undefined, 'They may ask how “{it}” was done at {firm}. You’re the one who knows.'),
  namedWhen(({ firm }) => firm !== undefined, 'Somebody who has never heard of {firm} can still see from “{it}” what you did there.'),
  namedWhen(({ current }) => current === 1, '“{it}” is what you do now, so it’s what they’ll ask about first.'),
  namedWhen(({ oldJob }) => oldJob === 1, '“{it}” was a while ago. It’s still worth a line if the new job needs it.'),
];

const OF_ROLES: Readonly<Record<Exclude<LineRole, 'work'>, readonly TemplateSource[]>> = {
  skill: OF_SKILLS,
  study: OF_STUDY,
  paper: OF_PAPERS,
  interest: OF_INTERESTS,
  summary: OF_SUMMARY,
  project: OF_PROJECTS,
  volunteering: OF_VOLUNTEERING,
  language: OF_LANGUAGES,
  award: OF_AWARDS,
  head: OF_HEADS,
  other: OF_OTHER,
};

/**
 * What a mentor says of a line where nothing is known of the thing itself: what it is worth to an employer, or what it does not show yet, by what the line
 * is on its page and what it says. `quote` is as much of it as a reader sees.
 */
export function mentorWords({ line, answers, isRich }: Around, quote: string, isAway: boolean): readonly TemplateSource[] {
  if (isAway) return OF_ANOTHER_TRADE;
  if (line.role !== 'work') return OF_ROLES[line.role];
  if (strengthOf(quote, true, 'en') >= OUTSTANDING) return OF_RESULTS;
  if (line.isMeasured && /\d/u.test(quote)) return OF_FIGURES;
  const isBare = !line.isMeasured && !answers.has('number') && !isRich;
  const isWithoutEnd = line.isDeed && !answers.has('result') && !answers.has('change') && !isRich;
  const isName = !line.isStruck && line.statement !== null && line.statement.split(/\s+/u).length <= MOST_OF_NAME && isOfNames(line, line.statement);
  return [...(line.isDeed && isBare ? OF_UNCOUNTED : []), ...(isWithoutEnd ? OF_NO_OUTCOME : []), ...(isName ? OF_NAMES : []), ...OF_ANY_WORK];
}
/** Words of a line that names its subject and does not say what was done. */
const MOST_OF_NAME = 6;

/** All of them, for the laws that bind them. */
export const ALL_MENTOR_WORDS: readonly TemplateSource[] = [
  ...Object.values(OF_ROLES).flat(),
  ...SAYS_ACROSS,
  ...OF_ANOTHER_TRADE,
  ...OF_RESULTS,
  ...OF_FIGURES,
  ...OF_UNCOUNTED,
  ...OF_NO_OUTCOME,
  ...OF_NAMES,
  ...OF_ANY_WORK,
];
