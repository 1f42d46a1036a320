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
      'It’s short, and it’s yours. Nothing needs adding.',
      'I’d leave it: a page can do with one line that nobody else has.',
      'Somebody will repeat that to a colleague. It may stay as it is.',
      'I stopped there and read it again, which is what you want of a line.',
      'It’s told in as few words as it needs.',
    ],
    by: {
      fact: 'name',
      values: { ...ODD_OF_NUMBERS, ...ODD_OF_DENIALS, ...ODD_OF_WORDS, ...ODD_OF_THINGS, ...ODD_OF_BRACKETS, ...ODD_OF_TURNS, ...ODD_OF_PEOPLE },
    },
    fixes: [
      single('Be ready for one question: what about the other one?'),
      several('Be ready for one question: what became of the other {left:words}?'),
      'Tell it just like that in the interview.',
      'Use it in the cover letter, if there’s room.',
      atWork('Tell them this one when they ask what the job was like.'),
      atWork('Keep the line above it serious: it works better next to a number.'),
      atWork('Put it second or third in its job: the first line is for what the new job needs.'),
      atHome('Keep it last on the page. It’s a good note to end on.'),
      atHome('Bring it up when they ask what you do after work.'),
      atHome('Keep the other interests as short as this one.'),
      sum('Know both numbers by heart. They’ll ask.'),
      sum('Leave both numbers in. A percentage would be weaker.'),
      lone('Be ready to name something you decided alone.'),
      mishap('Be ready to say what you changed afterwards, in one sentence.'),
      'Practise saying it as briefly as you wrote it.',
      'Have the longer story ready, in two sentences.',
      'If you need space, cut something else.',
      'Expect a question about it, and have the answer ready.',
      'Know what you’ll say when they bring it up.',
      'If you have another one like it, save it for the interview.',
      atWork('Put a plain line about the job above it.'),
      'Keep it: nobody else has this line.',
      'Keep it. It needs no explaining.',
      'Keep it, as the only joke in that job.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
