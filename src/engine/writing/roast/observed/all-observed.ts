import type { ObservationKind } from '../../../../domain/observation.ts';
import type { Facts, TemplateSource } from '../template.ts';
import { CROSSING_JOKES } from './crossings/crossing-jokes.ts';
import { BEGUN_JOKES } from './joined/begun-jokes.ts';
import { COUNT_JOKES } from './joined/count-jokes.ts';
import { EVIDENCE_JOKES } from './joined/evidence-jokes.ts';
import { HOME_JOKES } from './joined/home-jokes.ts';
import type { ShapeJokes, ShapeKind, WorldKind } from './observed-jokes.ts';
import { AFTERTHOUGHT_JOKES } from './shapes/afterthought-jokes.ts';
import { ASIDE_JOKES } from './shapes/aside-jokes.ts';
import { CLAIM_JOKES } from './shapes/claim-jokes.ts';
import { HOMELY_JOKES } from './shapes/homely-jokes.ts';
import { ODD_WORD_JOKES } from './shapes/odd-word-jokes.ts';
import { PACE_AND_COUNT_JOKES } from './shapes/pace-and-count-jokes.ts';
import { PROMOTION_JOKES } from './shapes/promotion-jokes.ts';
import { QUALIFIER_JOKES } from './shapes/qualifier-jokes.ts';
import { TALE_JOKES } from './shapes/tale-jokes.ts';
import { SHARE_AND_CHANGE_JOKES } from './shapes/share-and-change-jokes.ts';

/** What is said of an odd detail by its shape. */
export const SHAPE_JOKES: Readonly<Record<ShapeKind, ShapeJokes>> = {
  ...ASIDE_JOKES,
  ...QUALIFIER_JOKES,
  ...ODD_WORD_JOKES,
  ...AFTERTHOUGHT_JOKES,
  ...TALE_JOKES,
  ...HOMELY_JOKES,
  ...SHARE_AND_CHANGE_JOKES,
  ...PACE_AND_COUNT_JOKES,
  ...PROMOTION_JOKES,
  ...CLAIM_JOKES,
  ...COUNT_JOKES,
  ...HOME_JOKES,
  ...EVIDENCE_JOKES,
  ...BEGUN_JOKES,
  ...CROSSING_JOKES,
};

export const isShape = (kind: ObservationKind): kind is ShapeKind => kind in SHAPE_JOKES;

/** What a line about a thing of the world is: a bare entry of a list, a paper that was passed, a language, a line with a figure in it, a line without one. */
export type LineShape = 'entry' | 'paper' | 'language' | 'measured' | 'plain';

/** Numbers may be written out. */
const isUnmeasured = (facts: Facts): boolean =>
  !/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|every|each|daily|weekly|monthly|both|all)\b/iu.test(String(facts['quoteText']));
const unmeasured = (text: string): TemplateSource => ({ text, when: isUnmeasured });

/** Somebody counted: a figure that is not round, no year, grade, stock figure or hour of the day. */
const COUNTED =
  /(?<![\p{L}\d.,:/+-])(?!(?:19|20)\d\d(?!\d))(?:\d{1,3},)?\d*[1-9]\d*[1-9](?![\d.,:/%-]|(?:st|nd|rd|th)\b)\s(?!(?:hours?|hrs|days?|weeks?|months?|years?|minutes?|states|beds|seats|rooms|percent|am|pm)\b)\p{Ll}/u;
const counted = (text: string): TemplateSource => ({ text, when: (facts) => COUNTED.test(String(facts['quoteText'])) });

/** Only what there are several of can be counted. */
const several = (text: string): TemplateSource => ({ text, when: (facts) => isUnmeasured(facts) && /[^s]s$/u.test(String(facts['it'])) });

/** Named once on the page, and so in no line of work. */
const unused = (text: string): TemplateSource => ({ text, when: (facts) => facts['itAgain'] === undefined });

const OF_WORK: Readonly<Record<LineShape, readonly TemplateSource[]>> = {
  entry: [
    unused('Keep it, and let one bullet say what you did with “{it}”.'),
    'It may stay. If the job asks for “{it}”, see that it stands early in the list.',
    unused('Keep it, and say somewhere what you used “{it}” for.'),
    'Leave “{it}” where it is: software looks for it, and so will whoever asks you about it.',
  ],
  paper: [
    'It stays. If the advert asks for it, let it stand where nobody has to look for it.',
    'Keep it. The newest goes first, and what the new job does not need goes last.',
    'Leave it as it is: a paper needs no adjective.',
  ],
  language: [
    'It stays. A language is looked for by name and level, so keep the two together.',
    'Keep it as it is; the one that the job asks for goes first.',
    'Leave it as it is: it is found in a second and read in two.',
  ],
  measured: [
    'Keep it as it is. The figure does the work.',
    'Nothing to mend here. If it is your best line, move it up.',
    'Leave it alone, and be ready to tell the story behind it.',
    counted('Keep it, figure and all. Rounded, it would be worth half.'),
    'A line with a number in it. Make it the first one under its job.',
  ],
  plain: [
    'Keep it, and add what came of it: “[what was better afterwards]”.',
    unmeasured('Keep “{it}”. How many, how often or for whom would make it yours.'),
    'Keep it, and let the line say what it was for.',
    several('It can stay. Put the size of it beside it: “[how many?]”.'),
    'Keep it as it is: it says what the work was.',
    'It stays. If space runs out, cut a line that any CV could have.',
    'Leave it where it is, and let the strongest line of this job stand above it.',
  ],
};
const OF_FREE_TIME: readonly TemplateSource[] = [
  'Keep it: it is what they will ask about at the end.',
  'Leave it in. If space is short, cut something that everybody has instead.',
  'Keep it. An interest with a detail in it is worth the line.',
];

/** The way out under a thing of the world: it is no fault, so it stays, with what would make it count. */
export const WORLD_FIXES: Readonly<Record<WorldKind, Readonly<Record<LineShape, readonly TemplateSource[]>>>> = {
  thing: OF_WORK,
  trade: OF_WORK,
  interest: {
    entry: OF_FREE_TIME,
    language: OF_FREE_TIME,
    paper: OF_FREE_TIME,
    measured: OF_FREE_TIME,
    plain: [...OF_FREE_TIME, 'Keep it, and make it a little more exact: how far, how long, which one.'],
  },
  pair: sameForAll([
    'Keep both. If they belong together, say so in one line; it is your story.',
    'Leave both where they are: each makes the other easier to remember.',
  ]),
  step: sameForAll([
    changes('Say in one sentence at the top where you are headed, and what you bring along from this job.'),
    changes('Name the part of this job that the next one needs, and put it first.'),
    changes('See that the first line says where you are headed, and let this job prove it.'),
    stays('Say in the first line what you want more of in the next one.'),
    stays('Put first what only you did in this job: the title says the rest.'),
  ]),
};

function sameForAll(fixes: readonly TemplateSource[]): Readonly<Record<LineShape, readonly TemplateSource[]>> {
  return { entry: fixes, paper: fixes, language: fixes, measured: fixes, plain: fixes };
}

/** Into other work, or into another rank of the same; and to the same again. */
function changes(text: string): TemplateSource {
  return { text, when: (facts) => !isSameAgain(facts) };
}

function stays(text: string): TemplateSource {
  return { text, when: isSameAgain };
}

function isSameAgain(facts: Facts): boolean {
  return String(facts['entry']).endsWith(' same');
}
