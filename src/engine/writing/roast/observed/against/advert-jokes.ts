import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

/** Lines that an employer wrote before there was anybody in the job; `{it}` how they begin. */
export const OF_ADVERTS: Readonly<Record<string, ShapeTellings>> = {
  'advert-requires': {
    brutal: [
      'That’s the advert talking. They’d asked a question, and this was the space for the answer.',
      '“{it}” is how adverts talk. You got the job. You can stop auditioning for it.',
      'Somebody’s pasted the advert in. I half expected a closing date.',
      'I’ve read this before. It was on their side of the table.',
      'They wrote that before they met you, and it shows.',
      'That’s what they wanted. I was hoping to hear what they got.',
    ],
    gentle: [
      'An advert says “{it}”. A CV says when you did it, and how it went.',
      'This tells me what the job asked for. One thing you did shows that you had it.',
      'Turn it round: they wanted it, so give one example of you doing it.',
      '“{it}” is the employer’s half of the conversation. Yours is the more interesting one.',
    ],
  },
  'advert-other-duties': {
    brutal: [
      'Nobody frames the small print. You’ve put it on the wall.',
      'Whatever they were, they made so deep an impression that nobody wrote them down.',
      'Contracts keep the car park and the Christmas lights in there.',
      'The other duties have asked to remain anonymous.',
      'Every contract ends like that, and so do most arguments about who empties the dishwasher.',
    ],
    gentle: [
      'Everybody’s contract says this. If one of those duties was worth telling, tell that one.',
      'It reads as if the list had run out. One real task would end the job better.',
      'The odd jobs people get are often the best story on the page. Name one.',
    ],
  },
  'advert-position': {
    brutal: [
      'That’s about the chair. I was hoping to hear about whoever sat in it.',
      'The job’s introducing itself. You’re standing right behind it, waving.',
      'A fine description of a vacancy. Was it ever filled?',
      '“{it}” is what the chair would write, if chairs applied.',
    ],
    gentle: [
      'This introduces the job. A reader wants to meet you: what did you do in it?',
      'Begin with what you did, and the job explains itself.',
      'With “{it}” the post is the hero of the line. Give the part to yourself.',
    ],
  },
  'two-presents': {
    brutal: [
      'Both of these run to this day. Somewhere a lunch break is doing a lot of driving.',
      'Both of these are current. Do they know about each other?',
      'Both are in the present. One of them’s about to find out from this CV.',
      'According to the dates you’re in two places at once, and one of them thinks it’s your only one.',
      'Both say they’re still going. Somebody’s calendar must look like a game of Tetris.',
    ],
    gentle: [
      'Both jobs run to the present. If they do, say how: part-time, weekends, freelance. If one’s over, give it its last month.',
      'A reader stops at two present jobs and starts guessing. Two words beside one of them settle it.',
      'Two jobs at once can be a strength, once it’s clear how they fit into a week.',
    ],
  },
};

const of = (name: string, text: string): Template => ({ text, when: (facts: Facts) => facts['name'] === name });

export const FIXES_OF_ADVERTS: readonly Template[] = [
  of('advert-requires', 'Take out “{it}”, and give one example of it: what you did, and how it went.'),
  of('advert-requires', 'Start with a verb in place of “{it}”: the day it was needed, what did you do?'),
  of('advert-requires', 'Say it as something you did, or cut the line.'),
  of('advert-other-duties', 'Cut it, or name the one you did most.'),
  of('advert-other-duties', 'Put the oddest useful thing they ever asked you to do in its place.'),
  of('advert-other-duties', 'End the job with something you chose to do, not with what was left over.'),
  of('advert-position', 'Leave out “{it}”, and begin with what you did.'),
  of('advert-position', 'Make yourself the subject: start with a verb.'),
  of('advert-position', 'Cut the description of the job: its title says that already.'),
  of('two-presents', 'Add part-time, weekends or freelance to one of them, or the month it ended.'),
  of('two-presents', 'If one of the two is over, print the month it ended. If not, say how many days each takes.'),
  of('two-presents', 'Put the one that matters for the new job first, and say beside the other how they fit together.'),
];
