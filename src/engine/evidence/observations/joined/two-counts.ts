import type { NoticedKind } from '../../../../domain/observation.ts';
import type { Context } from '../../../context.ts';
import { isHomely } from '../odd-words/homely.ts';
import { spokenFigure } from '../numbers/figures.ts';
import { quotesOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { countedThings, type CountedThing } from './counted-things.ts';

type TwoCounts = Extract<NoticedKind, 'counts-alike' | 'count-per' | 'many-and-one'>;

const ODDITY: Readonly<Record<TwoCounts, number>> = { 'counts-alike': 7.5, 'count-per': 3, 'many-and-one': 4.2 };
/** A small number that is met twice was counted twice; a round one was estimated. */
const LEAST_COUNTED = 7;
const isCounted = (value: number): boolean => value >= LEAST_COUNTED && value < 400 && value % 10 !== 0 && value !== 15;
/** A crowd, beside which one of something is few. */
const CROWD = 100;
/** Shared out, so many are worth a sentence: a whole number, or ten and more. */
const LEAST_EACH = 3;
const TEN = 10;
const MOST_EACH = 5000;
/** A camel is remembered where a contract is not. */
const FOR_HOMELY = 2.5;

/** Who or what the many can be shared out among: hands, places and occasions. */
const SHARED_BY =
  /\b(?:staff|colleagues|managers|supervisors|assistants|clerks|analysts|advisers|advisors|agents|engineers|developers|technicians|mechanics|fitters|apprentices|trainees|interns|volunteers|nurses|doctors|dentists|hygienists|carers|teachers|tutors|trainers|chefs|cooks|waiters|baristas|bartenders|porters|drivers|guards|officers|actuaries|accountants|lawyers|paralegals|designers|editors|writers|salespeople|reps|representatives|secretaries|receptionists|operators|operatives|workers|shops|stores|branches|offices|homes|hotels|restaurants|kitchens|sites|schools|wards|rooms|classrooms|tills|vans|lorries|trucks|vehicles|machines)$/iu;

type Pairing = readonly [CountedThing, CountedThing];

/** Two counts of two lives have nothing to do with each other, except that the eye meets both: the job, or the section, is the same. */
const isNearby = (one: CountedThing, other: CountedThing): boolean => one.text.job === other.text.job && one.text.section === other.text.section;

/** Two numbers that nobody has set beside each other: of each sort the first that fits. Both stand in the CV, and what is computed follows from them. */
export function observeTwoCounts(context: Context): AnySighting[] {
  const things = countedThings(context);
  const pairings = things.flatMap((one, at) => things.slice(at + 1).flatMap((other): Pairing[] => (isElsewhere(one, other) ? [[one, other]] : [])));
  const first = (look: (pairing: Pairing) => AnySighting | null): AnySighting[] => {
    for (const pairing of pairings) {
      const sighting = look(pairing);
      if (sighting !== null) return [sighting];
    }
    return [];
  };
  return [
    ...first(([one, other]) => (one.value === other.value && isCounted(one.value) && nounOf(one) !== nounOf(other) ? alike(context, one, other) : null)),
    ...first(([one, other]) => per(context, ...(one.value > other.value ? ([one, other] as const) : ([other, one] as const)))),
    ...first(([one, other]) => {
      const [many, single] = one.value > other.value ? [one, other] : [other, one];
      return single.value === 1 && many.value >= CROWD && isNearby(one, other) ? manyAndOne(context, many, single) : null;
    }),
  ];
}

const isElsewhere = (one: CountedThing, other: CountedThing): boolean => one.text.page !== other.text.page || one.text.line !== other.text.line;
const nounOf = ({ things }: CountedThing): string => (things.split(' ').at(-1) ?? '').toLowerCase().replace(/s$/u, '');

function alike(context: Context, one: CountedThing, other: CountedThing): AnySighting | null {
  const places = quotesOf(context, one, other);
  const facts = { number: spokenFigure(one.value), one: one.things, other: other.things };
  return places && { kind: 'counts-alike', ...places, oddity: ODDITY['counts-alike'], facts };
}

/** Only within one job: what was counted in another life is not shared out in this one. */
function per(context: Context, many: CountedThing, few: CountedThing): AnySighting | null {
  const each = many.value / few.value;
  if (many.text.job === null || many.text.job !== few.text.job || few.value < 2 || each < LEAST_EACH || each > MOST_EACH || nounOf(many) === nounOf(few))
    return null;
  if ((!Number.isInteger(each) && each < TEN) || !SHARED_BY.test(few.things)) return null;
  const places = quotesOf(context, many, few);
  const facts = {
    many: spokenFigure(many.value),
    one: many.things,
    few: spokenFigure(few.value),
    other: few.things,
    each: `${Number.isInteger(each) ? '' : 'about '}${spokenFigure(Math.round(each))}`,
  };
  return places && { kind: 'count-per', ...places, oddity: ODDITY['count-per'], facts: { ...facts, ...(Number.isInteger(each) ? { whole: 1 } : {}) } };
}

function manyAndOne(context: Context, many: CountedThing, single: CountedThing): AnySighting | null {
  const places = quotesOf(context, many, single);
  const facts = { many: spokenFigure(many.value), things: many.things, single: single.things };
  return places && { kind: 'many-and-one', ...places, oddity: ODDITY['many-and-one'] + (isHomely(single.things) ? FOR_HOMELY : 0), facts };
}
