import type { Facts, Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

/** “each” is exact: the sum comes out without a rest. */
const exact = (text: string): Template => ({ text, when: (facts: Facts) => facts['whole'] === 1 });

/** Two numbers of one CV, out of two lines that stand before the telling. */
export const COUNT_JOKES = {
  'counts-alike': {
    brutal: [
      '{number} {one}, {number} {other}. One each. Nobody goes home empty-handed.',
      'The {one} and the {other} both come to {number}. I would like to know who paired them off.',
      'As many {one} as {other}. Noah would have asked for two of each.',
      'There are {number} {other} and {number} {one}, and I like to think that they know about each other.',
      'If it ever comes to a fight, {one} against {other}, it is {number} a side.',
      'That is {number} for the {one} and {number} for the {other}. You have found a number, and you are sticking with it.',
      'The {number} {one} and the {number} {other} could share taxis.',
      'With {number} {one} and {number} {other} I can stop worrying about the seating plan.',
    ],
    gentle: [
      'You counted {number} {one} and {number} {other}. If the two belong together, say so in one line; a reader will wonder.',
      'Both come to {number}, and the eye notices. Say what the {one} and the {other} had to do with each other, if they had.',
      'I noticed the {other} because I had just read about the {one}. Which of the two took more out of you? Put that first.',
      'Exact counts are a good sign. Let the {one} and the {other} each lead to a result.',
    ],
    fixes: [
      'Keep both numbers. If the {one} and the {other} belong together, let them stand in one line.',
      'Keep both; they are exact, and exact is believed.',
    ],
  },
  'count-per': {
    brutal: [
      'Shared out evenly, that is {each} {one} to each of the {few} {other}. I hope they had pockets.',
      'That is {few} {other} and {many} {one}. I make it {each} apiece.',
      'Divide the {one} by the {other} and you get {each}. You left that for HR, and HR does not divide.',
      'I lined up the {one} behind the {other}. The queues are {each} long.',
      'One of those {other} comes to {each} of those {one}. I only did the sum; the exchange rate is yours.',
      'With {few} {other} to {many} {one}, one side was outnumbered, and I think I know which.',
      'Two lines, two figures and one sum you did not do: {each} {one} to each of the {other}.',
      exact('The {one} divide by the {other} without a remainder. Somebody was very tidy, or very lucky.'),
    ],
    gentle: [
      'I read the {one} and the {other} one after the other. Both figures are clear; leave them where they are.',
      'Two clear figures, {many} {one} and {few} {other}. Have one example for each.',
      'I would ask about the {one} first and about the {other} later. Be ready for either.',
      'Both the {one} and the {other} are counted, and counted things are believed. Leave both figures in.',
      'Figures like {many} {one} and {few} {other} are easy to ask about. Have a sentence ready for each.',
    ],
    fixes: ['Keep both figures.', 'Both figures stay where they are.', 'Keep both. If they ask about one of them, say how it came about.'],
  },
  'many-and-one': {
    brutal: [
      'From {many} {things} to one {single}. I know which of them I want to hear about.',
      'I was told about {many} {things}, and the {single} is what I shall remember.',
      'A page with {many} {things} on it, and the {single} steals it without trying.',
      'I had settled in for {things} in bulk. Nobody warned me about the {single}.',
      'Ask not about the {many} {things}. Ask about the {single}.',
      'Statisticians would drop the {single} as an outlier. That is why nobody invites statisticians.',
      '{many} to one, {things} against the {single}. My money is on the {single}.',
      'The {things} come by the hundred. The {single} came alone, and is all I can think about.',
    ],
    gentle: [
      'The {many} {things} show the scale, and the one {single} shows that you were paying attention. Keep both.',
      'Somebody will ask about the {single}, so have the story ready. It makes the {things} easier to believe.',
      'One {single} among all those {things} is the detail that people repeat. Leave it where it can be seen.',
      'I would ask about the {single} first and about the {things} after that. Have both answers ready, and short.',
    ],
    fixes: ['Keep both. The {things} get you the interview, and the {single} gets it started.', 'Keep the {single}, and say in one clause how it came about.'],
  },
} as const satisfies Record<string, ShapeJokes>;
