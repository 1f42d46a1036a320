import { keysOf } from '../../../domain/keys.ts';
import type { ComicEntry, ComicPair, ComicStep } from './comic-entry.ts';
import { INDOOR_HOBBIES } from './hobbies/indoors.ts';
import { OUTDOOR_HOBBIES } from './hobbies/outdoors.ts';
import { CLUB_PAIRS } from './pairs/clubs.ts';
import { HOBBY_PAIRS } from './pairs/hobbies.ts';
import { PLAIN_PAIRS } from './pairs/plain.ts';
import { TOOL_AND_CLAIM_PAIRS } from './pairs/tools-and-claims.ts';
import { WORK_PAIRS } from './pairs/work.ts';
import { STEPS_BETWEEN } from './steps/between.ts';
import { STEPS_NEIGHBOURS } from './steps/neighbours.ts';
import { STEPS_TO_DESKS } from './steps/to-desks.ts';
import { STEPS_WITHIN } from './steps/within.ts';
import { BUILDING_THINGS } from './things/building.ts';
import { CAMPUS_AND_SEASON_THINGS } from './things/campus-and-seasons.ts';
import { CERTIFICATES_AND_STUDIES } from './things/certificates-and-studies.ts';
import { CLASSROOM_AND_SHELF_THINGS } from './things/classroom-and-shelves.ts';
import { CLINIC_THINGS } from './things/clinic.ts';
import { CLUB_AND_APP_THINGS } from './things/clubs-and-apps.ts';
import { DESIGN_AND_STAGE_THINGS } from './things/design-and-stage.ts';
import { FORM_AND_PROGRAM_THINGS } from './things/forms-and-programs.ts';
import { GERMAN_THINGS } from './things/german.ts';
import { GUEST_THINGS } from './things/guests.ts';
import { KITCHEN_THINGS } from './things/kitchen.ts';
import { LABORATORY_THINGS } from './things/laboratory.ts';
import { LAND_SEA_AND_GUARD_THINGS } from './things/land-sea-and-guard.ts';
import { MACHINE_THINGS } from './things/machines.ts';
import { OFFICE_AND_MONEY_THINGS } from './things/office-and-money.ts';
import { OUT_OF_PLACE_THINGS } from './things/out-of-place.ts';
import { PLAIN_WORK_THINGS } from './things/plain-work.ts';
import { PROJECT_LAW_AND_PEOPLE_THINGS } from './things/projects-law-and-people.ts';
import { SELLING_AND_MEDIA_THINGS } from './things/selling-and-media.ts';
import { SHOP_THINGS } from './things/shops.ts';
import { SOFTWARE_THINGS } from './things/software.ts';
import { UPKEEP_AND_EVENT_THINGS } from './things/upkeep-and-events.ts';
import { VEHICLE_AND_STORE_THINGS } from './things/vehicles-and-stores.ts';
import { OF_CARE_AND_HOSPITALS } from './trades/care-and-hospital.ts';
import { OF_CLASSROOMS_AND_WARDS } from './trades/classroom-and-ward.ts';
import { OF_CLINICS_AND_HOTELS } from './trades/clinic-and-hotel.ts';
import { OF_CODE_AND_BOOKS } from './trades/code-and-books.ts';
import { OF_DATA_AND_SERVERS } from './trades/data-and-servers.ts';
import { OF_DRAWING_OFFICES_AND_ROADS } from './trades/drawing-office-and-road.ts';
import { OF_GARAGE_AND_EMERGENCY } from './trades/garage-and-emergency.ts';
import { GERMAN_OF_TRADES } from './trades/german.ts';
import { OF_HAIR_AND_GYM } from './trades/hair-and-gym.ts';
import { OF_KITCHENS_AND_BARS } from './trades/kitchen-and-bar.ts';
import { OF_LAW_AND_PUBLIC } from './trades/law-and-public-service.ts';
import { OF_MARKETING_AND_DESIGN } from './trades/marketing-and-design.ts';
import { OF_PEOPLE_AND_PROJECTS } from './trades/people-and-projects.ts';
import { OF_PHARMACY_NURSERY_AND_LIBRARY } from './trades/pharmacy-nursery-and-library.ts';
import { OF_PHONES_AND_BANKS } from './trades/phones-and-banks.ts';
import { OF_SALES_AND_OFFICE } from './trades/sales-and-office.ts';
import { OF_SHOPS_AND_WAREHOUSES } from './trades/shop-floor-and-warehouse.ts';
import { OF_SITES_AND_PIPES } from './trades/site-and-pipes.ts';
import { OF_STAGE_AND_SECURITY } from './trades/stage-and-security.ts';
import { OF_SUPPLY_PLANTS_AND_LABS } from './trades/supply-plant-and-lab.ts';
import { MORE_OF_DESKS } from './trades/more-of-desks.ts';
import { MORE_OF_FOUR } from './trades/more-of-four.ts';
import { MORE_OF_HANDS } from './trades/more-of-hands.ts';
import { MORE_OF_CLASSROOMS } from './trades/more-of-classrooms.ts';
import { MORE_OF_CODE } from './trades/more-of-code.ts';
import { MORE_OF_GUESTS } from './trades/more-of-guests.ts';
import { MORE_OF_OFFICES } from './trades/more-of-offices.ts';
import { MORE_OF_SCREENS } from './trades/more-of-screens.ts';
import { MORE_OF_SITES } from './trades/more-of-sites.ts';
import { MORE_OF_UNIFORMS } from './trades/more-of-uniforms.ts';
import { MORE_OF_WARDS } from './trades/more-of-wards.ts';
import { OF_WORDS_AND_BUILDING_OFFICE } from './trades/words-and-building-office.ts';
import { TRADES, type Trade } from './trades.ts';

// The comic lexicon whole, by how its entries are found.

/** Things of working life. */
export const THINGS: readonly ComicEntry[] = [
  ...BUILDING_THINGS,
  ...CAMPUS_AND_SEASON_THINGS,
  ...CERTIFICATES_AND_STUDIES,
  ...CLASSROOM_AND_SHELF_THINGS,
  ...CLINIC_THINGS,
  ...CLUB_AND_APP_THINGS,
  ...DESIGN_AND_STAGE_THINGS,
  ...FORM_AND_PROGRAM_THINGS,
  ...GERMAN_THINGS,
  ...GUEST_THINGS,
  ...KITCHEN_THINGS,
  ...LABORATORY_THINGS,
  ...LAND_SEA_AND_GUARD_THINGS,
  ...MACHINE_THINGS,
  ...OFFICE_AND_MONEY_THINGS,
  ...OUT_OF_PLACE_THINGS,
  ...PLAIN_WORK_THINGS,
  ...PROJECT_LAW_AND_PEOPLE_THINGS,
  ...SELLING_AND_MEDIA_THINGS,
  ...SHOP_THINGS,
  ...SOFTWARE_THINGS,
  ...UPKEEP_AND_EVENT_THINGS,
  ...VEHICLE_AND_STORE_THINGS,
];

/** Interests. */
export const HOBBIES: readonly ComicEntry[] = [...INDOOR_HOBBIES, ...OUTDOOR_HOBBIES];

/** Two things on one page. */
export const PAIRS: readonly ComicPair[] = [...CLUB_PAIRS, ...HOBBY_PAIRS, ...PLAIN_PAIRS, ...TOOL_AND_CLAIM_PAIRS, ...WORK_PAIRS];

/** From the latest job to the wanted one. */
export const STEPS: readonly ComicStep[] = [...STEPS_BETWEEN, ...STEPS_NEIGHBOURS, ...STEPS_TO_DESKS, ...STEPS_WITHIN];

const PIECES: readonly Partial<Record<Trade, readonly ComicEntry[]>>[] = [
  OF_CARE_AND_HOSPITALS,
  OF_CLASSROOMS_AND_WARDS,
  OF_CLINICS_AND_HOTELS,
  OF_CODE_AND_BOOKS,
  OF_DATA_AND_SERVERS,
  OF_DRAWING_OFFICES_AND_ROADS,
  OF_GARAGE_AND_EMERGENCY,
  OF_HAIR_AND_GYM,
  OF_KITCHENS_AND_BARS,
  OF_LAW_AND_PUBLIC,
  OF_MARKETING_AND_DESIGN,
  OF_PEOPLE_AND_PROJECTS,
  OF_PHARMACY_NURSERY_AND_LIBRARY,
  OF_PHONES_AND_BANKS,
  OF_SALES_AND_OFFICE,
  OF_SHOPS_AND_WAREHOUSES,
  OF_SITES_AND_PIPES,
  OF_STAGE_AND_SECURITY,
  OF_SUPPLY_PLANTS_AND_LABS,
  OF_WORDS_AND_BUILDING_OFFICE,
  MORE_OF_DESKS,
  MORE_OF_FOUR,
  MORE_OF_HANDS,
  GERMAN_OF_TRADES,
  MORE_OF_CLASSROOMS,
  MORE_OF_CODE,
  MORE_OF_GUESTS,
  MORE_OF_OFFICES,
  MORE_OF_SCREENS,
  MORE_OF_SITES,
  MORE_OF_UNIFORMS,
  MORE_OF_WARDS,
];

/** What the people of a trade laugh about; a trade may be told of in several pieces. */
export const OF_TRADES: Partial<Record<Trade, readonly ComicEntry[]>> = Object.fromEntries(
  keysOf(TRADES)
    .map((trade) => [trade, PIECES.flatMap((piece) => piece[trade] ?? [])] as const)
    .filter(([, entries]) => entries.length > 0),
);
