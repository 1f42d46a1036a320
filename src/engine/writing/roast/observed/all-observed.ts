import type { ObservationKind } from '../../../../domain/observation.ts';
import type { Facts, TemplateSource } from '../template.ts';
import { AGAINST_JOKES } from './against/against-jokes.ts';
import { CROSSING_JOKES } from './crossings/crossing-jokes.ts';
import { BEGUN_JOKES } from './joined/begun-jokes.ts';
import { HOME_JOKES } from './joined/home-jokes.ts';
import { WORD_TWICE_JOKES } from './joined/word-twice-jokes.ts';
import { ODD_CLAUSE_JOKES } from './odd/odd-clause-jokes.ts';
import type { ShapeJokes, ShapeKind } from './observed-jokes.ts';
import { AFTERTHOUGHT_JOKES } from './shapes/afterthought-jokes.ts';
import { ASIDE_JOKES } from './shapes/aside-jokes.ts';
import { CLAIM_JOKES } from './shapes/claim-jokes.ts';
import { MISSPELT_CLAIM_JOKES } from './shapes/misspelt-claim-jokes.ts';
import { HOMELY_JOKES } from './shapes/homely-jokes.ts';
import { ODD_WORD_JOKES } from './shapes/odd-word-jokes.ts';
import { PACE_AND_COUNT_JOKES } from './shapes/pace-and-count-jokes.ts';
import { PROMOTION_JOKES } from './shapes/promotion-jokes.ts';
import { QUALIFIER_JOKES } from './shapes/qualifier-jokes.ts';
import { TALE_JOKES } from './shapes/tale-jokes.ts';
import { SHARE_AND_CHANGE_JOKES } from './shapes/share-and-change-jokes.ts';

/** What is said of an odd detail by its shape. */
export const SHAPE_JOKES: Readonly<Record<ShapeKind, ShapeJokes>> = {
  ...ODD_CLAUSE_JOKES,
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
  ...MISSPELT_CLAIM_JOKES,
  ...HOME_JOKES,
  ...WORD_TWICE_JOKES,
  ...BEGUN_JOKES,
  ...CROSSING_JOKES,
  ...AGAINST_JOKES,
};

export const isShape = (kind: ObservationKind): kind is ShapeKind => kind in SHAPE_JOKES;

/** The ways out of the pairs and of the step to the wanted job. */
export const STORY_FIXES: Readonly<Record<'pair' | 'step', readonly TemplateSource[]>> = {
  pair: ['If they ask about one, mention the other.', 'Have one sentence ready that has both in it.', 'Put the one the new job needs nearer to the top.'],
  step: [
    unsaid('Say at the top where you are headed, and what you bring from this job.'),
    changes('Put the bullet the next job can use first.'),
    changes('Be ready to say what you bring from this job.'),
    changes('Put the part of this job that the next one needs first.'),
    unsaid('Name the job you want in the first line.'),
    stays('Put the best bullet of the job first.'),
    stays('Be ready to say why you want to move.'),
    stays('Put first what only you did in this job.'),
  ],
};

/** Into other work, or into another rank of the same; and to the same again. */
function changes(text: string): TemplateSource {
  return { text, when: (facts) => !isSameAgain(facts) };
}

/** Nowhere at the top does the page say where its owner is headed. */
function unsaid(text: string): TemplateSource {
  return { text, when: (facts) => facts['pageTarget'] !== 1 && !isSameAgain(facts) };
}

function stays(text: string): TemplateSource {
  return { text, when: isSameAgain };
}

function isSameAgain(facts: Facts): boolean {
  return String(facts['entry']).endsWith(' same');
}
