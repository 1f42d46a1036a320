import type { ListedWord } from './listed/listed-word.ts';
import { LOOSE_WORDS } from './listed/loose-words.ts';
import { OFFICE_WORDS } from './listed/office-words.ts';
import { PEOPLE_AND_ADJECTIVES } from './listed/people-and-adjectives.ts';
import { TORN_WORDS } from './listed/torn-words.ts';
import { TRADE_WORDS } from './listed/trade-words.ts';

export type { ListedWord } from './listed/listed-word.ts';

/** Single words that lists of skills are full of when a program has cut them from sentences: money, office, works, inc. */
export const LISTED_WORDS: readonly ListedWord[] = [...OFFICE_WORDS, ...TRADE_WORDS, ...PEOPLE_AND_ADJECTIVES, ...LOOSE_WORDS, ...TORN_WORDS];
