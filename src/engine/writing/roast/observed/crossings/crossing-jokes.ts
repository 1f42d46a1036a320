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
      sound('Of the two, the one that the new job needs may stand nearer to the top.'),
      ofClaims('Give “{one}” one example from the work, or take it out.'),
      ofClaims('Let one of your jobs show “{one}”, and the word can go.'),
      ofLapses('Renew it, or print the date it’s booked for beside “{other}”.'),
      of('aid-lapsed')('Renew it, or print the date it’s booked for.'),
      ofDetails('Write out what “{other}” stands for, or name the two that matter.'),
      ofDuties('Put what only you decided above “{other}”.'),
      'Be ready to be asked about both: they’ll be read together.',
      sound('If they ask about one, mention the other: together they’re a story.'),
      sound('Think of one sentence that joins them, for the interview.'),
      sound('One sentence of the letter could have both in it.'),
      of('rota-wish')('Say first what you bring, and then what you’d like in return.'),
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
