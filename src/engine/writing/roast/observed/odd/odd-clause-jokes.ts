import type { ShapeJokes } from '../observed-jokes.ts';
import { ODD_OF_BRACKETS } from './of-brackets.ts';
import { ODD_OF_DENIALS } from './of-denials.ts';
import { ODD_OF_NUMBERS } from './of-numbers.ts';
import { ODD_OF_PEOPLE } from './of-people.ts';
import { ODD_OF_THINGS } from './of-things.ts';
import { ODD_OF_TURNS } from './of-turns.ts';
import { ODD_OF_WORDS } from './of-words.ts';
import { several, single, when } from './odd-tellings.ts';

const atWork = (text: string): ReturnType<typeof when> => when(({ place }) => place === 'work', text);
const atHome = (text: string): ReturnType<typeof when> => when(({ place }) => place === 'interests', text);
const sum = (text: string): ReturnType<typeof when> => when(({ left }) => left !== undefined, text);
const lone = (text: string): ReturnType<typeof when> => when(({ name }) => name === 'alone', text);
const mishap = (text: string): ReturnType<typeof when> => when(({ name }) => name === 'one-went-wrong' || name === 'never-but', text);

/** A clause that nobody else has: what is said of it depends on which sort it is. */
export const ODD_CLAUSE_JOKES = {
  'odd-clause': {
    brutal: [],
    gentle: [
      'It is short, and it is yours. Nothing needs adding.',
      'I would leave it: a page can do with one line that nobody else has.',
      'Somebody will repeat that to a colleague. It may stay as it is.',
      'I stopped there and read it again, which is what you want of a line.',
      'It is told in as few words as it needs.',
    ],
    by: {
      fact: 'name',
      values: { ...ODD_OF_NUMBERS, ...ODD_OF_DENIALS, ...ODD_OF_WORDS, ...ODD_OF_THINGS, ...ODD_OF_BRACKETS, ...ODD_OF_TURNS, ...ODD_OF_PEOPLE },
    },
    fixes: [
      single('Be ready for one question: what about the other one?'),
      several('Be ready for one question: what became of the other {left:words}?'),
      'In the interview, tell it in the same few words, and then wait.',
      'If the letter has room for one human sentence, borrow this one.',
      atWork('When they ask what that job was like, answer with this, and stop.'),
      atWork('Let the hard facts of that job stand round it: a smile and a number carry each other.'),
      atWork('Put it second or third under its job: the first line is for what the new job needs.'),
      atHome('Let it stand last on the page: it is a good last thing to be remembered by.'),
      atHome('When they ask what you do after work, answer with this.'),
      atHome('Keep the interests as short as this one.'),
      sum('Know both numbers by heart: they will be quoted back to you.'),
      sum('Do not turn it into a percentage. The two numbers are the point.'),
      lone('Have an example ready of something that you had to decide alone.'),
      mishap('If they ask, say what you changed afterwards, in one sentence, and without an apology.'),
      'Say it aloud once before the interview: it should come out as short as it is written.',
      'Have the long version ready: two sentences, and where you were standing.',
      'If the page has to get shorter, cut something else.',
      'It costs one line and buys a question. Have the answer.',
      'Somebody will quote it back to you. Know what you will say next.',
      'If you have a second one like it, save that one for the interview.',
      atWork('See that a reader has met the job before this line comes: one plain sentence above it does that.'),
      'Keep it: nobody else has this line.',
      'Keep it, and trust it: it needs no explaining.',
      'Keep it where it is, and let it be the only joke of its job.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
