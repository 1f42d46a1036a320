import type { ShapeJokes } from '../observed-jokes.ts';
import { TALE_TELLINGS_OF_WORK } from './tale-tellings-of-work.ts';
import { TALE_TELLINGS } from './tale-tellings.ts';

/** A small tale that the CV tells itself: what is said of it depends on which sort it is. */
export const TALE_JOKES = {
  tale: {
    brutal: [
      'You told that in {words:words} words. I’ve had holidays that took longer to describe.',
      'I’d have to make something up to be funnier than that, and I’m not allowed to.',
      'No joke of mine can follow that. I’ve tried three.',
    ],
    gentle: [
      'It’s told in as few words as it needs. Leave it.',
      'That’s your own voice, and a page can do with one line of it. Nothing to change.',
      'It makes the page yours. I wouldn’t explain it any further.',
      'Somebody may ask about it. You’ll be glad if they do.',
      'I have nothing to suggest for that line. It may stay.',
      'I read it twice, and I’d leave it alone.',
    ],
    by: { fact: 'name', values: { ...TALE_TELLINGS, ...TALE_TELLINGS_OF_WORK } },
    fixes: [
      'Tell it just like that in the interview.',
      'Let the line before it be a plain one: two stories in a row are one too many.',
      'When they want an example of your work, this is a short one: begin there.',
      'Know who else was there: somebody may ask.',
      'In the letter it would make a first sentence.',
      'If the new job is a formal one, hold on to the fact and judge the tone by the advert.',
      'See that the line beside it says what the work was.',
      'Of everything on the page this is what they may ask first, so know your second sentence.',
      'Keep it, once: one such line shows how you talk, and two would hide the work.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
