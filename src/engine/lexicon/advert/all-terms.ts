import type { AdvertTerm } from './terms-notation.ts';
import { PEOPLE_TERMS } from './terms-people.ts';
import { SECTOR_TOOLS } from './terms-sectors.ts';
import { TECH_TERMS } from './terms-tech.ts';
import { WORK_TERMS } from './terms-work.ts';

/** Everything with a name that adverts ask for. Where two entries share a spelling the earlier has it. */
export const ADVERT_TERMS: readonly AdvertTerm[] = [...TECH_TERMS, ...SECTOR_TOOLS, ...WORK_TERMS, ...PEOPLE_TERMS];
