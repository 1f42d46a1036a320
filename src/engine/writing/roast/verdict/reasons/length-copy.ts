import type { Tone } from '../../../../../domain/roast.ts';
import type { TemplateSource } from '../../template.ts';

/** How long a CV is: {words}, {ideal}, {pages}, {idealPages}, and {again} words that stand there twice. */
export type LengthReason = 'fits' | 'short' | 'long' | 'spread' | 'again' | 'nearly';

export const LENGTH: Readonly<Record<Tone, Readonly<Record<LengthReason, readonly TemplateSource[]>>>> = {
  brutal: {
    fits: [
      'The right length. Nobody ever notices that, so I’m telling you.',
      '{words} words, and I read every one of them.',
      'You said it and sat down. Wedding speakers could learn from this.',
      'Long enough to make the case, short enough to read standing up.',
      'It ends before the coffee does.',
      'I’d cut nothing. I did look.',
      'Like a good joke, it knew when to stop.',
      'The printer didn’t have to be refilled, and neither did I.',
      '{words} words. Nobody skipped to the end, because the end turned up on its own.',
      'The length is right. Find something else to worry about.',
      'Nothing to trim except my remarks.',
    ],
    short: [
      '{words} words, where a career like this has room for about {ideal}. You’ve stopped before the good bit.',
      'You’ve used {words} words, and about {ideal} would fit. What happened on the other days?',
      '{words} words. There’s room for about {ideal}, and I’d have read them.',
      'It’s {words} words long and could be about {ideal}. You’re allowed to take the space.',
    ],
    long: [
      '{words} words where about {ideal} would do. Somebody’s going to cut it. Better you than them.',
      'It’s {words} words, and about {ideal} would do. People stop reading before you stop writing.',
      '{words} words. About {ideal} of them are for the reader.',
    ],
    spread: [
      '{words} words over {pages} pages. That’s a lot of paper for the money. Close it up.',
      '{words} words spread over {pages} pages. It reads like a waiting room. Close it up.',
    ],
    again: ['{again} words are in here twice. Once was plenty.', 'You say {again} words of this twice. I was listening the first time.'],
    nearly: [
      'Near enough. A tailor would take a pin to it, no more.',
      'A little off, and nobody will mind.',
      'The length is fine. I’d leave it and mend something else.',
    ],
  },
  gentle: {
    fits: ['The length suits what you have to tell.', 'You stopped in the right place.', 'The length needs no work.'],
    short: [
      '{words} words, and a career like this has room for about {ideal}. Add two lines to your newest job.',
      'There’s space: you’ve used {words} words, and about {ideal} would fit. Tell a little more.',
      'It could be longer, {words} words against about {ideal}. Begin with what you did last year.',
    ],
    long: [
      '{words} words, where about {ideal} would be read more closely. Cut from the oldest job first.',
      'There are {words} words, and about {ideal} would do. The oldest jobs can be shorter.',
    ],
    spread: ['{words} words over {pages} pages. Smaller gaps would bring it together.'],
    again: ['{again} words appear twice. Use the space for something new.'],
    nearly: ['Close to right. I’d leave it as it is.', 'A good length, give or take a line.'],
  },
};
