import type { LineTemplate } from '../../../../domain/line-template.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isMeasured } from '../../../english/measures.ts';
import { CHARACTER_WORDS, SELLING_TITLES } from '../../../lexicon/wording/empty-claims.ts';
import type { TenseOfJob } from '../../report/rewrites/rewrite-line.ts';
import { added } from '../line-shapes.ts';
import { amount, built, changedThing, choice, noun, number, perOf, told } from './built-line.ts';

/** Longer lines tell something besides. */
const MOST_WORDS = 9;

/** Whether a line of work only says what its author is like: "Dynamic, driven and tenacious". */
export function isEmptyClaim(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || isMeasured(text) || /\s\p{Lu}\p{Ll}+/u.test(text)) return false;
  if (/^(?:responsible|duties|in charge)\b/iu.test(text)) return false;
  const [opening = ''] = words.filter((word) => !word.endsWith('ly'));
  if (cvVerb(opening) !== undefined && !CHARACTER_WORDS.has(opening)) return false;
  return words.some(
    (word, at) => CHARACTER_WORDS.has(word) || CHARACTER_WORDS.has(`${word}-${words[at + 1] ?? ''}`) || word.split('-').some((part) => part === 'driven'),
  );
}

type Build = (tense: TenseOfJob, title: string) => LineTemplate | null;

/** What is done most in a trade, by the title of the job: a verb of the choice, what, for whom. */
const MOST_DONE: readonly (readonly [title: RegExp, verb: string, thing: string, whom: string])[] = [
  [/barista|waiter|waitress|server|bartender|bar staff|caf[eé]|host(?:ess)?\b/iu, 'serve', 'coffee and breakfast', '200 guests a day'],
  [/chef|cook|kitchen|baker/iu, 'make', 'lunch', '120 guests a day'],
  [/personal trainer|fitness|gym|sports coach/iu, 'teach', 'strength classes', '25 members a week'],
  [/teacher|tutor|lecturer|teaching assistant|instructor/iu, 'teach', 'reading and writing', 'two groups of 12'],
  [/driver|courier|delivery/iu, 'deliver', 'parcels', '60 households a day'],
  [/shop|store|retail|sales assistant|cashier|checkout/iu, 'sell', 'shoes', '70 customers a day'],
  [/mechanic|technician|fitter|repair/iu, 'repair', 'pumps and valves', '14 sites'],
  [/customer (?:care|service|support)|call cent(?:re|er)|help ?desk/iu, 'check', 'bills and refunds', '80 callers a day'],
];

/** What a job that sells is asked, one line after the other. */
const OF_SALES: readonly Build[] = [
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'What do you sell there, and to whom?' : 'What did you sell there, and to whom?',
          fields: [noun('what', 'What', 'vending machines'), noun('whom', 'To whom', 'hospitals and colleges')],
        },
        {
          text: 'What was your last target, and what did you sell?',
          fields: [amount('result', 'Sold', '£410,000 a year'), amount('target', 'Target', '£450,000')],
        },
      ],
      [
        added({ text: `${told('sell', tense)} ` }, { slot: 'what' }, { text: ' to ' }, { slot: 'whom' }),
        added({ text: ': ' }, { slot: 'result' }, { text: ' against a target of ' }, { slot: 'target' }),
      ],
      ['what', 'whom'],
    ),
  (tense) =>
    built(
      [
        {
          text:
            tense === 'present'
              ? 'How many customers do you look after, and which is the largest?'
              : 'How many customers did you look after, and which was the largest?',
          fields: [number('count', 'How many', 'customers', '60'), noun('largest', 'The largest', 'a hospital trust')],
        },
      ],
      [
        added(
          { text: `${tense === 'present' ? 'Look' : 'Looked'} after ` },
          { slot: 'count' },
          { text: ' ' },
          { countedBy: 'count', one: 'customer', many: 'customers' },
        ),
        added({ text: ', the largest ' }, { slot: 'largest' }),
      ],
      ['count'],
    ),
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'How many calls or visits do you make?' : 'How many calls or visits did you make?',
          fields: [number('count', 'How many', 'of them', '40'), choice('kind', 'Of what', ['sales calls', 'customer visits']), perOf('a day')],
        },
        { text: 'How many sales came of them?', fields: [amount('sales', 'Sales', '3 sales a week')] },
      ],
      [
        added({ text: `${told('make', tense)} ` }, { slot: 'count' }, { text: ' ' }, { slot: 'kind' }, { text: ' ' }, { slot: 'per' }),
        added({ text: ', which ' }, { text: tense === 'present' ? 'bring in ' : 'brought in ' }, { slot: 'sales' }),
      ],
      ['count', 'kind', 'per'],
    ),
  () =>
    built(
      [
        {
          text: 'Which customer did you win, and from whom?',
          fields: [noun('customer', 'Whom', 'a hospital trust with 34 machines'), noun('rival', 'From whom', 'a national competitor')],
        },
      ],
      [added({ text: 'Won ' }, { slot: 'customer' }), added({ text: ' from ' }, { slot: 'rival' })],
      ['customer'],
    ),
  () =>
    built(
      [
        {
          text: 'Did you win a prize, or come high in the ranking?',
          fields: [noun('prize', 'Which', 'sales executive of the quarter'), noun('among', 'Among how many', 'a team of eleven')],
        },
      ],
      [added({ text: 'Named ' }, { slot: 'prize' }), added({ text: ' in ' }, { slot: 'among' })],
      ['prize'],
    ),
  (tense) => changedThing('What do you do differently from the others who sell there?', tense),
];

/** What any other job is asked, one line after the other. */
const OF_ANY: readonly Build[] = [
  (tense, title) => {
    const most = MOST_DONE.find(([of]) => of.test(title));
    // An example of another trade is worse than none.
    if (most === undefined) return null;
    const [, first, thing, whom] = most;
    const verbs = [first, ...['serve', 'make', 'repair', 'write', 'look', 'teach', 'deliver', 'check', 'sell', 'plan'].filter((verb) => verb !== first)].map(
      (verb) => (verb === 'look' ? (tense === 'present' ? 'Look after' : 'Looked after') : told(verb, tense)),
    );
    return built(
      [
        {
          text: tense === 'present' ? 'What do you do most there, and for whom?' : 'What did you do most there, and for whom?',
          fields: [choice('verb', 'The verb', verbs), noun('thing', 'What or whom', thing), noun('whom', 'For whom', whom)],
        },
      ],
      [added({ slot: 'verb' }, { text: ' ' }, { slot: 'thing' }), added({ text: ' for ' }, { slot: 'whom' })],
      ['verb', 'thing'],
    );
  },
  (tense) => changedThing('Name one thing that you changed there.', tense),
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'Who is in your charge, or what?' : 'Who was in your charge, or what?',
          fields: [choice('verb', 'The verb', [told('train', tense), told('lead', tense), told('supervise', tense)]), noun('whom', 'Whom', 'two new starters')],
        },
      ],
      [added({ slot: 'verb' }, { text: ' ' }, { slot: 'whom' })],
      ['verb', 'whom'],
    ),
];

/**
 * A line anew from answers where the old one holds no fact to keep: by the trade of its title, each of a job's empty lines with a
 * question of its own. `at`: which of them it is. Null once there is nothing more to ask.
 */
export function claimTemplate(title: string, tense: TenseOfJob, at: number): LineTemplate | null {
  const builds = SELLING_TITLES.test(title) ? OF_SALES : OF_ANY;
  return builds[at]?.(tense, title) ?? null;
}
