import { keysOf } from '../../../domain/keys.ts';
import type { ComicEntry } from './comic-entry.ts';
import { BUILDING_THINGS } from './things/building.ts';
import { CERTIFICATES_AND_STUDIES } from './things/certificates-and-studies.ts';
import { CLASSROOM_AND_SHELF_THINGS } from './things/classroom-and-shelves.ts';
import { CLINIC_THINGS } from './things/clinic.ts';
import { DESIGN_AND_STAGE_THINGS } from './things/design-and-stage.ts';
import { GUEST_THINGS } from './things/guests.ts';
import { KITCHEN_THINGS } from './things/kitchen.ts';
import { LABORATORY_THINGS } from './things/laboratory.ts';
import { LAND_SEA_AND_GUARD_THINGS } from './things/land-sea-and-guard.ts';
import { MACHINE_THINGS } from './things/machines.ts';
import { SHOP_THINGS } from './things/shops.ts';
import { SOFTWARE_THINGS } from './things/software.ts';
import { VEHICLE_AND_STORE_THINGS } from './things/vehicles-and-stores.ts';
import type { Trade } from './trades.ts';

const SITES = ['building', 'pipes-and-wires', 'building-office', 'engineering-office', 'cleaning-and-caretaking', 'factory'] as const;
const WARDS = ['nursing', 'medicine', 'care', 'therapy-and-clinic', 'pharmacy-and-dental', 'animals', 'emergency'] as const;
const TABLES = ['kitchen', 'bar-and-floor', 'hotel-and-travel'] as const;
const ROADS = ['warehouse', 'logistics', 'driving', 'garage', 'shop', 'factory', 'public-service'] as const;
/** Trades at a screen. */
export const SCREENS = ['software', 'servers-and-support', 'data', 'design', 'projects', 'engineering-office', 'research'] as const;

/** Lists of things, and the trades in which their words mean these things. Lists that are in no trade's keeping are not here. */
const AT_HOME: readonly (readonly [readonly ComicEntry[], readonly Trade[]])[] = [
  [BUILDING_THINGS, SITES],
  [CLASSROOM_AND_SHELF_THINGS, ['school', 'nursery', 'library-and-museum', 'research', 'public-service']],
  [CLINIC_THINGS, WARDS],
  [DESIGN_AND_STAGE_THINGS, ['design', 'stage-and-screen', 'marketing', 'words-and-news', 'hotel-and-travel']],
  [GUEST_THINGS, TABLES],
  [KITCHEN_THINGS, TABLES],
  [LABORATORY_THINGS, ['research', 'data', 'factory', 'medicine', 'pharmacy-and-dental', 'school']],
  [LAND_SEA_AND_GUARD_THINGS, ['land-and-garden', 'animals', 'sea-and-air', 'security', 'army', 'emergency']],
  [MACHINE_THINGS, [...SITES, 'garage', 'sea-and-air']],
  [SHOP_THINGS, ['shop', 'sales', 'warehouse', 'logistics', 'hotel-and-travel']],
  [SOFTWARE_THINGS, SCREENS],
  [VEHICLE_AND_STORE_THINGS, ROADS],
];

/** Whether two trades share their things: whoever goes from a bar to a venue leaves none of them behind. */
export const areKin = (one: Trade, other: Trade): boolean => AT_HOME.some(([, trades]) => trades.includes(one) && trades.includes(other));

/** Cards and tickets whose few letters are something else in another trade, by the first of their names. */
const CARDS: Readonly<Record<string, readonly Trade[]>> = {
  cscs: SITES,
  cpcs: SITES,
  smsts: SITES,
  pasma: [...SITES, 'stage-and-screen'],
  adr: ROADS,
  sia: ['security', 'bar-and-floor', 'hotel-and-travel'],
};

/** The trades in which the words of an entry mean what it tells of; none where they mean it anywhere. */
export const HOMES: ReadonlyMap<ComicEntry, ReadonlySet<Trade>> = new Map([
  ...AT_HOME.flatMap(([entries, trades]) => entries.map((entry): [ComicEntry, ReadonlySet<Trade>] => [entry, new Set(trades)])),
  ...CERTIFICATES_AND_STUDIES.flatMap((entry): [ComicEntry, ReadonlySet<Trade>][] =>
    keysOf(CARDS)
      .filter((card) => entry.says.split('|')[0] === card)
      .map((card) => [entry, new Set(CARDS[card])]),
  ),
]);
