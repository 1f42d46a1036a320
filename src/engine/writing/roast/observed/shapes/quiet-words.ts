import type { Template, TemplateSource } from '../../template.ts';

/** The thing is named in the quote, and short enough to be said again. */
const named = (text: string): Template => ({ text, when: ({ it }) => typeof it === 'string' && it.length <= LONGEST_NAME });
const LONGEST_NAME = 28;

/** Where a line stands whose statement leaves nothing to ask for. */
export type QuietPlace = 'work' | 'paper' | 'entry' | 'language' | 'interest';

/**
 * The gentle voice where every other telling would ask for what is printed, or may be: these ask for nothing, want nothing added and are
 * true of any line of their place.
 */
export const QUIET_WORDS: Readonly<Record<QuietPlace, readonly TemplateSource[]>> = {
  work: [
    named('I would leave “{it}” exactly where it is: it can be pictured, and most of a CV cannot.'),
    named('Somebody from the trade stops at “{it}” and nods. Nothing more is needed there.'),
    named('“{it}” is a plain word for a real thing. It does more for this line than an adjective would.'),
    'You could talk about this line for ten minutes. On paper it is long enough.',
    'Told as plainly as that, it can be believed. I would not polish it.',
    named('Whoever has met “{it}” knows what that was like, and whoever has not will ask. Both are good.'),
    'If another line has to go for space, keep this one: here the work speaks for itself.',
    named('An interviewer may well begin at “{it}”. It is a good place to begin.'),
    'Nothing to add. It says what was done, and one can see where.',
    named('For me “{it}” is what makes this a real working day. Leave it in.'),
    'Concrete, and not a word too many. Let the summary be as concrete.',
    'There is enough here for a good question in an interview, and you know the answer.',
    'I can see somebody doing this, which is all that a line has to achieve.',
    'It is told without fuss. I would only check that it stands high enough to be read.',
    named('Keep “{it}”: words that name things are found by software and remembered by people.'),
    '{Post:a} who reads this will recognise the day. That is worth more than a slogan.',
    'It is what {post:a} does, in the words of somebody who does it. I would not polish it.',
    'Any {post} would believe this line, and that is the best test there is.',
    'Put it in front of another {post} and they would nod. Leave it.',
    'Here I can see {post:a} at work. Let the summary be as plain.',
    'A good {post} sounds like this across a table. Keep the tone.',
    'No {post} needs this explained, and anybody else can guess. It is long enough.',
    'That is {post:a} speaking and no template. Nobody could ask for more.',
    'One can see what was done at {firm}. The line has done its job.',
    'If they ring {firm} and ask, this is what they will hear. Leave it as plain as it is.',
    'Somebody from {firm} would say yes to every word of it. That is what a line needs.',
    'A stranger gets a picture of {firm} from this. Keep it.',
    'When the talk comes to {firm}, begin here: it is concrete, and it is yours.',
    'What you did at {firm} is clear from it, and clear is enough.',
    'I would not touch this line. Spend the time on the vaguest one instead.',
    'This is how the work sounds when nobody is selling it, and that is its strength.',
    'Read your weakest line next to this one. The difference is what to aim for.',
    'It needs no explanation from you and no advice from me. On to the next line.',
  ],
  paper: [
    'A paper needs no adjective. Leave this one as it is.',
    named('If the advert mentions “{it}”, move this up; if not, it is fine where it stands.'),
    named('Whoever looks for “{it}” finds it here. That is all the line has to do.'),
    'It tells a reader what you took the trouble to learn. Leave it in.',
    'Short, true and easy to check. I would leave it.',
    'It is the sort of line that is ticked off with a nod, and that is its job.',
    'Nothing to mend. The newest of them goes on top, and the rest follow by date.',
    'Nobody reads this part for pleasure, so it is right that it is brief.',
    'It is there, it can be checked, and it takes one line. That is how papers should be.',
    named('Whoever hires for {job} sees “{it}” at a glance. I would not dress it up.'),
    named('“{it}” may stand there in peace. Your work is what makes it count.'),
    'A line to be found by a search and ticked by a finger. Leave it so.',
  ],
  entry: [
    named('Leave “{it}” where it is: a list of skills is searched by name, and this is the name.'),
    'A clear name in a clear list. Nothing to change.',
    named('Whoever needs “{it}” will look exactly here.'),
    named('Expect one friendly question about “{it}”; otherwise leave it alone.'),
    named('“{it}” is enough. In a list, a name says more than a sentence about it.'),
  ],
  language: [
    'Leave it as it is. Somebody is always glad of one more language.',
    'Languages are read quickly and remembered well. This line is as short as it should be.',
    'It is easy to check, in about two minutes of conversation. I would leave it.',
    'There is nothing to mend. If the advert asks for one of them, let that one stand first.',
    'A reader finds it in a second, and it needs no more than that.',
  ],
  interest: [
    'Keep it: people remember that line when they come to the door to fetch you.',
    'It is exact enough to be believed, and that is rare for an interest.',
    'A page is allowed one line that is only you, and this is a good one.',
    'I would not make it sound more useful than it is. It is good company as it stands.',
    'If the conversation stalls, this will start it again. Leave it in.',
    'Somebody in the room will turn out to do the same. Leave it where they will see it.',
    named('I would not explain “{it}” any further. A little left to ask is no bad thing.'),
    'It takes one line and says that you finish what you begin. Leave it there.',
  ],
};
