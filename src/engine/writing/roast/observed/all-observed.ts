import type { ObservationKind } from '../../../../domain/observation.ts';
import type { TemplateSource } from '../template.ts';
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
import { SHARE_AND_CHANGE_JOKES } from './shapes/share-and-change-jokes.ts';

/** What is said of an odd detail by its shape. */
export const SHAPE_JOKES: Readonly<Record<ShapeKind, ShapeJokes>> = {
  ...ASIDE_JOKES,
  ...QUALIFIER_JOKES,
  ...ODD_WORD_JOKES,
  ...AFTERTHOUGHT_JOKES,
  ...HOMELY_JOKES,
  ...SHARE_AND_CHANGE_JOKES,
  ...PACE_AND_COUNT_JOKES,
  ...PROMOTION_JOKES,
  ...CLAIM_JOKES,
  ...COUNT_JOKES,
  ...HOME_JOKES,
  ...EVIDENCE_JOKES,
  ...BEGUN_JOKES,
};

export const isShape = (kind: ObservationKind): kind is ShapeKind => kind in SHAPE_JOKES;

/** The way out under a thing of the world: it is no fault, so it stays, with what would make it count. */
export const WORLD_FIXES: Readonly<Record<WorldKind, readonly TemplateSource[]>> = {
  thing: [
    'Keep it: it is something a reader can see. Add what came of it.',
    'Keep “{it}”, and say how much, how often or for whom.',
    'Leave it in. A concrete thing is worth three adjectives.',
    'Keep it, and put the result beside it: “[what was better afterwards]”.',
    'It may stay. If the job needs “{it}”, move it up to where they look first.',
    'Keep it, and be ready to talk about “{it}” for two minutes.',
  ],
  trade: [
    'Keep it: people of the trade will nod. Add the number they would ask for.',
    'Keep “{it}”, and say what it was like when you were in charge of it: how many, how often, how well.',
    'Leave it in, and say in one clause what you were better at than the rota asked.',
    'Keep it, and name the result that a colleague would respect.',
  ],
  interest: [
    'Keep it: it is the line they will remember at lunch.',
    'Keep it, and make it a little more exact: how far, how long, which one.',
    'Leave it in. If space is short, cut something that everybody has instead.',
  ],
  pair: [
    'Keep both. If they belong together, say so in one line; it is your story.',
    'Keep both, and let each show what it led to.',
    'Leave it as it is: two things that do not fit make one person that does.',
  ],
  step: [
    'Say in one sentence at the top why you are moving, and what you bring along from this job.',
    'Name the part of this job that the next one needs, and put it first.',
    'Add a line under your name that says where you are headed, and let this job prove it.',
  ],
};
