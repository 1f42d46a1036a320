import type { Family } from './family.ts';
import { FAMILIES_OF_CRAFTS } from './crafts.ts';
import { FAMILIES_OF_OFFICES } from './office.ts';
import { FAMILIES_OF_TRADES } from './trade.ts';
import { FAMILIES_OF_CARE } from './care.ts';
import { FAMILIES_OF_WORK } from './work.ts';

/** Families of every trade; several may be asked for by one requirement. */
export const FAMILIES: readonly Family[] = [...FAMILIES_OF_CRAFTS, ...FAMILIES_OF_OFFICES, ...FAMILIES_OF_TRADES, ...FAMILIES_OF_CARE, ...FAMILIES_OF_WORK];
