import type { ShapeJokes } from '../observed-jokes.ts';
import { FIXES_OF_ADVERTS, OF_ADVERTS } from './advert-jokes.ts';
import { COPIED, FIXES_OF_COPIED } from './copied-jokes.ts';
import { FIXES_OF_LINES, LINES_AGAINST } from './line-against-line-jokes.ts';
import { FIXES_OF_LISTED, LISTED } from './listed-jokes.ts';
import { MISNAMED, FIXES_OF_NAMES } from './misnamed-jokes.ts';
import { FIXES_OF_OPPOSITES, OPPOSITES_TOLD } from './opposites-jokes.ts';
import { FIXES_OF_PRAISE, PRAISED_TWICE } from './praise-twice-jokes.ts';
import { UNNAMED, FIXES_OF_UNNAMED, GENTLE_OF_UNNAMED } from './unnamed-jokes.ts';
import { FIXES_OF_UNSHOWN, UNSHOWN } from './unshown-jokes.ts';

/** What a reader notices who holds one line of a page against the rest of it. */
export const AGAINST_JOKES = {
  against: {
    brutal: [],
    gentle: [],
    by: { fact: 'name', values: { ...LINES_AGAINST, ...PRAISED_TWICE, ...OPPOSITES_TOLD, ...OF_ADVERTS } },
    fixes: [...FIXES_OF_LINES, ...FIXES_OF_PRAISE, ...FIXES_OF_OPPOSITES, ...FIXES_OF_ADVERTS],
  },
  copied: { brutal: [], gentle: [], by: { fact: 'name', values: COPIED }, fixes: FIXES_OF_COPIED },
  listed: { brutal: [], gentle: [], by: { fact: 'name', values: LISTED }, fixes: FIXES_OF_LISTED },
  misnamed: { brutal: [], gentle: [], by: { fact: 'name', values: MISNAMED }, fixes: FIXES_OF_NAMES },
  unnamed: { brutal: [], gentle: GENTLE_OF_UNNAMED, by: { fact: 'name', values: UNNAMED }, fixes: FIXES_OF_UNNAMED },
  unshown: { brutal: [], gentle: [], by: { fact: 'name', values: UNSHOWN }, fixes: FIXES_OF_UNSHOWN },
} as const satisfies Record<string, ShapeJokes>;
