import type { Ask } from './ask.ts';
import { GUESTS_AND_SHOPS } from './guests-and-shops.ts';
import { MAKING_AND_TECHNOLOGY } from './making-and-technology.ts';
import { OFFICE_AND_SALES } from './office-and-sales.ts';
import { PEOPLE_AND_CARE } from './people-and-care.ts';

/** What is asked about lines of work, by what they name. */
export const ASKS: readonly Ask[] = [...GUESTS_AND_SHOPS, ...PEOPLE_AND_CARE, ...MAKING_AND_TECHNOLOGY, ...OFFICE_AND_SALES];
