import type { Trade } from './trades.ts';

/**
 * Titles by which people of a trade call their jobs and that name no occupation of `lexicon/occupations`, or another one: what they laugh about is
 * that of the trade. Singular, lower case, parted by "|"; the longest that stands in a title decides.
 */
export const TRADE_TITLES: Partial<Record<Trade, string>> = {
  nursery: 'early years practitioner|early years assistant|nursery practitioner',
};

/** Names of sorts of places of work that say the trade where the title does not. */
export const TRADE_PLACES: Partial<Record<Trade, string>> = {
  nursery: 'day nursery|outdoor nursery|kindergarten',
};
