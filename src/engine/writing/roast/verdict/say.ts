import { shuffled } from '../stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from '../template.ts';

/** Longest sentence of a verdict. */
export const MAX_SENTENCE = 280;

/** The first fitting template in the order of the seed; every list ends in one that needs nothing but the job. */
export function sentence(templates: readonly TemplateSource[], facts: Facts, quote: string | null, seed: string): string {
  return firstFilled(templates, facts, quote, seed) ?? '';
}

/** The same; null where none fits. */
export function firstFilled(templates: readonly TemplateSource[], facts: Facts, quote: string | null, seed: string): string | null {
  for (const template of shuffled(templates, seed, textOf)) {
    const filled = fill(template, facts, quote, seed, MAX_SENTENCE);
    if (filled !== null) return filled;
  }
  return null;
}
