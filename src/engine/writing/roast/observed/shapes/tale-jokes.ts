import type { ShapeJokes } from '../observed-jokes.ts';
import { TALE_TELLINGS_OF_WORK } from './tale-tellings-of-work.ts';
import { TALE_TELLINGS } from './tale-tellings.ts';

/** A small tale that the CV tells itself: what is said of it depends on which sort it is. */
export const TALE_JOKES = {
  tale: {
    brutal: [
      'You told that in {words:words} words. I have had holidays that took longer to describe.',
      'I would have to make something up to be funnier than that, and I am not allowed to.',
      'No joke of mine can follow that. I have tried three.',
    ],
    gentle: [
      'It is told in as few words as it needs. Leave it.',
      'That is your own voice, and a page can do with one line of it. Nothing to change.',
      'It makes the page yours. I would not explain it any further.',
      'Somebody may ask about it. You will be glad if they do.',
      'I have nothing to suggest for that line. It may stay.',
      'I read it twice, and I would leave it alone.',
    ],
    by: { fact: 'name', values: { ...TALE_TELLINGS, ...TALE_TELLINGS_OF_WORK } },
    fixes: [
      'Keep it exactly as it is.',
      'Keep it, and let nobody tidy it up.',
      'It stays. If space runs out, cut a line that any CV could have.',
      'Leave it in.',
      'Nothing to mend. Leave it in.',
      'Keep the line whole.',
      'The line stays as you wrote it.',
      'Keep it, and add nothing.',
      'Leave it. Some lines are finished.',
      'Keep this one, and do not explain it.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
