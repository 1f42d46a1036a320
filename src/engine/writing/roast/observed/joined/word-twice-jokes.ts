import type { Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

/** "The rabbit" is said of one rabbit. */
const single = (text: string): Template => ({ text, when: (facts) => !/[^s]s$/u.test(String(facts['it'])) });

/** A word that comes back. Both lines stand before the telling. */
export const WORD_TWICE_JOKES = {
  'word-twice': {
    brutal: [
      'That’s “{it}” twice on one CV. The record, as far as I know, was once.',
      'First “{it}”, and further down “{it}” again, like the running gag in a very long film.',
      single('I had only just got over the first {it}.'),
      single('One {it} is a detail. Two is a pattern, and I’ve told nobody.'),
      single('Somebody who mentions {it:a} once has a story. Twice, and it’s a career.'),
      single('The {it} comes back. I had hoped it would.'),
      single('HR can overlook one {it}. For two they have to open a file.'),
      'If there’s a third “{it}”, I’ve missed it, and I’m sorry.',
      'Most people get through a working life without writing “{it}” down. You needed it twice.',
    ],
    gentle: [
      'The word “{it}” turns up in two places, far apart. If there’s a link, it’s a better story than either line tells.',
      'I smiled at “{it}” and then met it again. Once more and it’s your trademark; keep both.',
      'Somebody will ask why “{it}” comes up in two places. It’s a pleasant question; have the answer ready.',
    ],
    fixes: ['Keep both. If they belong together, say so in one of them.', 'Keep both, and make sure each also says what you did.'],
  },
} as const satisfies Record<string, ShapeJokes>;
