import type { Facts, Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';
import { PAPER_CROSSINGS } from './claims-and-papers.ts';
import { WORK_CROSSINGS_TOLD } from './figures-and-work.ts';
import { BODY_CROSSINGS } from './free-time-and-body.ts';
import { HEAD_CROSSINGS } from './free-time-and-head.ts';

const of =
  (...names: readonly string[]) =>
  (text: string): Template => ({ text, when: ({ name }: Facts) => names.includes(String(name)) });
const ofClaims = of('many-and-one-task', 'sofa', 'fast-slow', 'pressure-calm', 'calm-loud');
const ofLapses = of('organised-lapsed', 'in-date-and-out', 'aid-lapsed');
const ofDetails = of('detail-roughly');
const ofDuties = of('rank-paper', 'award-paper', 'saved-and-met');
/** Both lines are good, and nothing is asked of either. */
const isSound = ({ name }: Facts): boolean =>
  !['many-and-one-task', 'organised-lapsed', 'in-date-and-out', 'aid-lapsed', 'detail-roughly', 'rank-paper', 'award-paper', 'rota-wish', 'sofa'].includes(
    String(name),
  );
const sound = (text: string): Template => ({ text, when: isSound });

/** Two facts of one CV, out of two places, both of which stand before the telling. */
export const CROSSING_JOKES = {
  crossing: {
    brutal: [],
    gentle: [],
    by: { fact: 'name', values: { ...BODY_CROSSINGS, ...HEAD_CROSSINGS, ...PAPER_CROSSINGS, ...WORK_CROSSINGS_TOLD } },
    fixes: [
      sound('Keep both. A reader likes to notice such a thing alone.'),
      sound('Leave both where they are: each makes the other easier to remember.'),
      sound('Keep both lines, and have the story ready that joins them.'),
      ofClaims('Give “{one}” one example from the work, or take it out.'),
      ofClaims('Let a line of work show “{one}”, and the word can go.'),
      ofLapses('Renew it, or print the date it is booked for beside “{other}”.'),
      of('aid-lapsed')('Renew it, or print the date it is booked for.'),
      ofDetails('Write out what “{other}” stands for, or name the two that matter.'),
      ofDuties('Put what only you decided above “{other}”.'),
      'Keep what is true of you in both lines, and have an example ready for each.',
      sound('Keep both lines as they are.'),
      sound('Nothing to mend in either of them.'),
      sound('Both may stay, and neither needs explaining.'),
      sound('Leave both in. If they ask about one, mention the other.'),
      of('rota-wish')('Say first what you bring, and then what you would like in return.'),
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
