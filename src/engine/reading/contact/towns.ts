import towns from '../../lexicon/reading/towns.json' with { type: 'json' };
import { fold } from '../../english/folding.ts';

/** Towns of several countries, none of them much the largest. */
const AMBIGUOUS = '?';

const TOWNS = new Map<string, string>();
for (const [country, names] of Object.entries(towns)) for (const name of names.split('|')) TOWNS.set(name, country);

/**
 * The country of a town by its name, null where towns of that name lie in several; undefined for what no list knows. Towns
 * from 5,000 inhabitants (Europe, North America, Australia) or 20,000 (elsewhere): words and surnames are among their names,
 * so this is asked only where a town is likely.
 */
export function townCountry(text: string): string | null | undefined {
  const country = TOWNS.get(fold(text));
  return country === AMBIGUOUS ? null : country;
}
