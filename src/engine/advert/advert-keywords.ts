import type { Advert } from './advert.ts';

/** The words an advert is to be found by, best first, each once. */
export const advertKeywords = ({ keywords }: Advert): string[] => [...keywords];
