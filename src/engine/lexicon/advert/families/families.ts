import type { Family } from './family.ts';
import { FAMILIES_OF_CRAFTS } from './crafts.ts';
import { FAMILIES_OF_OFFICES } from './office.ts';
import { FAMILIES_OF_TRADES } from './trade.ts';
import { FAMILIES_OF_CARE } from './care.ts';
import { FAMILIES_OF_COUNTERS } from './common-counters.ts';
import { FAMILIES_OF_DESKS } from './common-desks.ts';
import { FAMILIES_OF_CLASSES } from './classes.ts';
import { FAMILIES_OF_DUTIES } from './duties.ts';
import { FAMILIES_OF_PEOPLE } from './people.ts';
import { FAMILIES_OF_THINGS } from './things.ts';
import { FAMILIES_OF_TRAITS } from './traits.ts';
import { FAMILIES_OF_WORK } from './work.ts';

/** Families of every trade; several may be asked for by one requirement. */
export const FAMILIES: readonly Family[] = [
  ...FAMILIES_OF_COUNTERS,
  ...FAMILIES_OF_DESKS,
  ...FAMILIES_OF_CRAFTS,
  ...FAMILIES_OF_OFFICES,
  ...FAMILIES_OF_TRADES,
  ...FAMILIES_OF_CARE,
  ...FAMILIES_OF_WORK,
  ...FAMILIES_OF_PEOPLE,
  ...FAMILIES_OF_THINGS,
  ...FAMILIES_OF_TRAITS,
  ...FAMILIES_OF_CLASSES,
  ...FAMILIES_OF_DUTIES,
];

/** Families that know every common way to tell their thing: a word in common ("cash flow", "reception class") tells it no further. */
export const FAMILIES_KNOWN_IN_FULL: readonly Family[] = [...FAMILIES_OF_COUNTERS, ...FAMILIES_OF_DESKS];

/** Families each of which asks for one thing, and not for a kind of work with any object. */
export const FAMILIES_OF_ONE_THING: readonly Family[] = [
  ...FAMILIES_OF_COUNTERS,
  ...FAMILIES_OF_DESKS,
  ...FAMILIES_OF_WORK,
  ...FAMILIES_OF_PEOPLE,
  ...FAMILIES_OF_THINGS,
  ...FAMILIES_OF_TRAITS,
];
