import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

/** A claim of which no other line has a word; `{it}` what it is about. */
export const UNSHOWN: Readonly<Record<string, ShapeTellings>> = {
  passion: {
    brutal: [
      '{It} comes up once, here. The rest of the CV is seeing somebody else.',
      'After that line {it} is never mentioned again. I’ve had holidays like that.',
      'I searched the CV for {it}. It is in this sentence, on its own, holding flowers.',
      'Passion is a strong word for something you mention once. Ask {it}.',
      'One mention of {it}, and then straight back to work. It must be the quiet kind.',
    ],
    gentle: [
      'No other line has a word of {it}. One thing you did about it would carry more than the passion.',
      'If {it} matters to you, let it turn up in the work as well, in your own words.',
      'Say what you’ve done for {it}, on whatever scale. Until then a reader has only your word.',
    ],
  },
  award: {
    brutal: [
      'No award is named. Perhaps it was for modesty.',
      'An award with no name, no year and no giver. So, a feeling.',
      'And the winner is: not mentioned again.',
      'I looked for the trophy. Try behind the radiator.',
    ],
    gentle: [
      'Name the award, who gave it and when: that’s the part that counts.',
      'The award itself is nowhere. One line for it, and this word has earned its place.',
      'If it was the company that won, say so, and say what your part was.',
    ],
  },
  leader: {
    brutal: [
      'And not one other person in the CV. Technically, that’s a walk.',
      'Population: one.',
      'I looked for somebody who was led. It’s very quiet down there.',
      'Nobody else gets a mention. They must have been led away.',
    ],
    gentle: [
      'Nobody else stands in the CV. One line with the people in it, how many and for what, proves this claim.',
      'Say whom you led and where to. If it was one person for a week, that’s already more than the word.',
      'A claim like this sends people looking for a team. Let one of your jobs have one.',
    ],
  },
};

const of = (name: string, text: string): Template => ({ text, when: (facts: Facts) => facts['name'] === name });

export const FIXES_OF_UNSHOWN: readonly Template[] = [
  of('passion', 'Put one thing that you did for {it} into the work, or leave the passion out.'),
  of('passion', 'Let one of your jobs speak of {it}: then this one may go.'),
  of('passion', 'Name {it} where you had to do with it, and the claim has a witness.'),
  of('award', 'Print the award itself: its name, its giver, its year.'),
  of('award', 'Give the award a line of its own, or take the word out.'),
  of('award', 'Swap the word for the name of what was won.'),
  of('leader', 'Put the people into one of your jobs, or take the claim out.'),
  of('leader', 'Name a day on which others did something because of you.'),
  of('leader', 'Let one bullet say who followed, and to what end.'),
];
