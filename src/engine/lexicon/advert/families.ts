import { FAMILIES_OF_OFFICES } from './families-office.ts';
import { FAMILIES_OF_TRADES } from './families-trade.ts';
import { FAMILIES_OF_CARE } from './families-care.ts';

/** The languages a family has a name in. */
export type FamilyLanguage = 'en' | 'de' | 'fr' | 'es' | 'nl';

/**
 * Something that adverts ask for in one set of words and people tell in another. Patterns are matched against folded text (lower
 * case, no accents). `shows` proves it without saying it; `says` are words that mean nothing else.
 */
export interface Family {
  /** As a CV may call it; the sentence that is offered begins with it. */
  name: Readonly<Record<FamilyLanguage, string>>;
  asks: RegExp;
  says: RegExp | null;
  shows: RegExp | null;
}

/** Families of every trade; several may be asked for by one requirement. */
export const FAMILIES: readonly Family[] = [...FAMILIES_OF_OFFICES, ...FAMILIES_OF_TRADES, ...FAMILIES_OF_CARE];
