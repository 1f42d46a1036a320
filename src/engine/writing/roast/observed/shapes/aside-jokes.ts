import { isHomely } from '../../../../evidence/observations/odd-words/homely.ts';
import type { Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

const spoken = (text: string): Template => ({ text, when: (facts) => facts['spoken'] !== undefined });
/** It talks, and is short enough to be said again. */
const brief = (text: string): Template => ({ text, when: (facts) => facts['spoken'] !== undefined && Number(facts['insideWords']) <= SHORT_ENOUGH });
const SHORT_ENOUGH = 7;

/** It talks, and stands in a line of work: what is said of a language is no tale of the trade. */
const working = (text: string): Template => ({ text, when: (facts) => facts['spoken'] !== undefined && facts['inJob'] === 1 });
/** The thing inside is one of plain life, which nobody expects there. */
const homely = (text: string): Template => ({ text, when: ({ oddNoun }) => isHomely(String(oddNoun).split(' ').at(-1) ?? '') });
/** The thing that the line is about stands outside the brackets. */
const outside = (text: string): Template => ({ text, when: (facts) => facts['oddNoun'] === undefined });

/** What stands in brackets. */
export const ASIDE_JOKES = {
  aside: {
    brutal: [
      spoken('The sentence is wearing a tie. The brackets have taken their shoes off.'),
      spoken('You put it in brackets so that HR would miss it. HR reads nothing else.'),
      spoken('Everything outside the brackets was written for me. Everything inside was written by you.'),
      spoken('A careful friend would have cut the brackets. Never show that friend your CV again.'),
      spoken('I’ve underlined the brackets twice and will be raising them at dinner.'),
      spoken('That bracket has its hand over its mouth.'),
      spoken('You may close the brackets. I can’t unread them.'),
      spoken('Someone told you to keep it professional, and then you found the key with the bracket on it.'),
      spoken('The line went to the interview. The bracket stayed in the pub and had the better evening.'),
      spoken('That bracket is the part of the minutes where somebody asks the secretary to stop writing.'),
      spoken('One bracket, and the sentence goes from press release to phone call.'),
      spoken('A solicitor would have struck out that bracket. A juror would have put down the crossword for it.'),
      spoken('The rest of that line went through HR. The bracket went round the back.'),
      brief('“{inside}”, in brackets, is what the rest of the sentence sounds like in the car home.'),
      brief('Nobody proofreads a bracket. That’s how “{inside}” got out.'),
      working('I was reading about {post:a}. Then the brackets opened, and I was reading about you.'),
      spoken('You stayed {post:a} right up to the bracket, and then you put the kettle on.'),
      working('Every {post} has a version of that for the pub. You put a bracket round it and handed it in.'),
      working('Another {post} would have coughed there. You opened a bracket.'),
      working('They’ll read {post}, nod, reach the brackets and fetch a colleague.'),
      spoken('At {firm} that would have been said by the photocopier, with one eye on the door. You used brackets.'),
      spoken('Whoever does the communications at {firm} has just felt a draught from those brackets.'),
      outside('I was getting on so well with the {noun}, and then the bracket opened like a trapdoor.'),
      outside('I was only asking about the {noun}. The brackets got in first.'),
      outside('The {noun} kept a straight face. The bracket didn’t.'),
      outside('Legal has cleared the {noun}. Nobody showed them the bracket.'),
      outside('You told HR about the {noun} and told the bracket what happened.'),
      working('Ask any {post}: the brackets are where the work is.'),
      homely('There’s no box on the form for the {oddNoun}, so you built one out of brackets.'),
      homely('You hid the {oddNoun} in brackets, the way one hides a dog from a landlord.'),
      homely('Every project has a risk register. Yours keeps the {oddNoun} in a bracket.'),
      homely('You did the work, closed the file, opened a bracket, and out came the {oddNoun}.'),
      homely('Other people keep a date in their brackets. You keep the {oddNoun}.'),
    ],
    gentle: [
      spoken('I’d ask about those brackets in an interview. Have the two-minute version of the story ready.'),
      'People remember what stands in brackets. Decide whether “{inside}” is what you want remembered.',
      'Software reads brackets like any other words, so “{inside}” counts. Make sure it says what you mean.',
      spoken('Whoever adds “{inside}” was there and remembers it. Let the rest of the page sound like that.'),
      spoken('Could “{inside}” be the start of a short story for the interview? Have its end ready as well.'),
      'I wouldn’t touch it. A page needs one place where a reader hears you.',
      'Keep it as short as it is; one such remark makes ten dry lines easier to believe.',
      spoken('A remark like that works once a page. Choose the line that gains most from it.'),
      'If somebody asks about the bracket, two sentences are enough for an answer.',
      'I read the bracket twice. If others do as well, be ready for a question.',
      'People read what is in brackets first, because it sounds like the person.',
      spoken('I heard you speak in those brackets. One place like that on a page is welcome.'),
      'A bracket is the right place for a detail like this.',
      'I’d ask about the line first and about the bracket second. Have a sentence for each.',
      'The bracket tells an employer something extra without slowing the line down.',
      'What is in the bracket helps a reader who doesn’t know your work.',
      'Some readers skip brackets, so nothing important should stand only there.',
      'The line works with the bracket or without it, which is how it should be.',
      'One bracket like this makes a page more personal.',
      'If somebody asks about “{inside}”, have one sentence ready.',
      '“{inside}” is the detail a reader will remember from this line.',
      '“{inside}” may be in brackets, but an employer reads it all the same.',
      'At {firm} nobody would need the bracket. A stranger does, so leave it.',
      outside('If somebody asks about the {noun}, the bracket is half of the answer. Keep both.'),
      outside('I stopped at the {noun}, and the bracket told me what I wanted to know.'),
      outside('The {noun} would be clear without the bracket, but the detail makes it yours.'),
      outside('The {noun} is what they’ll ask about. The bracket has half of the answer.'),
      working('As {post:a} you may well be asked about that bracket. One sentence is enough.'),
      'The bracket adds a detail and doesn’t get in the way.',
      working('It’s the kind of thing one {post} tells another. Say what you did about it, and a stranger is told as well.'),
    ],
    by: {
      fact: 'spoken',
      values: {
        still: {
          brutal: [
            '“Still”, in brackets, is the sound of somebody not putting their bag down.',
            'Anything that needs “still” has been asked to leave at least once.',
          ],
          gentle: ['The “still” says that you stayed with it. Say why it was worth staying, and it turns into a strength.'],
        },
        mostly: {
          brutal: ['“Mostly”, in brackets. The rest is presumably with the lawyers.', 'I’d like to hear about the part that isn’t mostly.'],
          gentle: ['“Mostly” is honest. Name the main part and the exception, and nobody needs to wonder.'],
        },
        mainly: {
          brutal: ['“Mainly”, in brackets: the exact point where the truth got up and closed the door.', 'Mainly. And on the other days?'],
          gentle: ['“Mainly” makes a reader curious about the rest. Give the share, and the line becomes precise.'],
        },
        only: {
          brutal: ['“Only”, in brackets. You’re negotiating against yourself, and winning.', 'You took the whole line back with one “only”.'],
          gentle: ['The “only” makes it smaller than it may be. State what it was and let the reader weigh it.'],
        },
        never: {
          brutal: ['A “never” in brackets is a promise with the receipt kept.', 'Very firm, that “never”. I no longer want to know what happens otherwise.'],
          gentle: ['That “never” is a claim worth standing on. Say over how long, and move it out of the brackets.'],
        },
        not: {
          brutal: [
            'You put what it isn’t in brackets before I could ask. I wasn’t going to ask.',
            'A “not” in brackets. Somebody has been asked this before and is tired.',
          ],
          gentle: ['Saying what it wasn’t is a clear way to set a boundary. Say what it was with the same care.'],
        },
        once: {
          brutal: ['“Once”, in brackets. One of those experiences that you either frame or bury.', 'Once. It was enough, I take it.'],
          gentle: ['“Once” can be plenty. Describe the one time well and the count no longer matters.'],
        },
        twice: {
          brutal: ['Once is an accident. Twice, in brackets, is a loyalty scheme.', 'That “twice” came back in brackets, so as not to be recognised.'],
          gentle: ['“Twice” says more than once would. If somebody came back because of you, say so outside the brackets.'],
        },
        almost: {
          brutal: ['“Almost”, in brackets, is the most expensive word in any sentence.', 'Almost. The whole line slows down and looks back at it.'],
          gentle: ['“Almost” is honest, and it costs you. Say how close it came, in a number.'],
        },
        unofficial: {
          brutal: ['Unofficially is how most of the work in the country gets done.', 'Unofficial: all of the work, none of the lanyard.'],
          gentle: ['Work done without the title is still work done. Say who relied on you for it.'],
        },
        self: {
          brutal: ['Self, in brackets: the entire department in four letters.', 'Teacher, pupil and end-of-term report, all in one pair of brackets.'],
          gentle: ['Doing it yourself shows drive. Add what it led to, so that the reader can judge the result.'],
        },
        i: {
          brutal: [
            'There you are. I had been looking for you in this CV, and you were in the brackets.',
            'First person, in brackets, like an author waving from the crowd scene.',
          ],
          gentle: ['This is your own voice. A CV can stand a little of it; keep it where it explains a result.'],
        },
        yes: {
          brutal: [
            'You heard the question coming and answered it in brackets.',
            'Yes, in brackets: somebody at home has already raised an eyebrow at this line.',
          ],
          gentle: ['You answer the raised eyebrow before it goes up. That works once a page.'],
        },
      },
    },
    fixes: [
      'Take it out of the brackets if it’s the better half.',
      'Keep to one bracket per job.',
      'Keep dates and titles out of brackets: software may skip them.',
      'Be ready to explain what is in the brackets.',
      'Read the line without the bracket. If it loses its point, take the brackets off.',
      'Keep the bracket: it answers what a stranger would ask.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
