import { ANIMALS_AND_FOOD } from './animals-and-food.ts';
import { HOUSE_AND_STREET } from './house-and-street.ts';
import type { OfHomelyWord } from './of-homely-word.ts';

/** What is told of plain words, by the word as `HOMELY` lists it. */
export const OF_HOMELY_WORDS: Readonly<Record<string, OfHomelyWord>> = { ...ANIMALS_AND_FOOD, ...HOUSE_AND_STREET };
