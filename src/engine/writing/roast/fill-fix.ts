import { shuffled } from './stable-hash.ts';
import { fill, partsOf, textOf, type Facts, type TemplateSource } from './template.ts';

const MAX_FIX = 240;

/** The way out under a line: the first in the order of the seed that fits and that this roast has not given yet; else one again. */
export function fillFix(fixes: readonly TemplateSource[], facts: Facts, quote: string | null, slot: string, used: Set<string>): string | null {
  const options = shuffled(fixes, `${slot}:fix`, textOf);
  for (const option of [...options.filter((one) => !partsOf(one).some((part) => used.has(part))), ...options]) {
    const fix = fill(option, facts, quote, slot, MAX_FIX);
    if (fix === null) continue;
    for (const part of partsOf(option)) used.add(part);
    return fix;
  }
  return null;
}

/** The way out by several lists, the better first: one that this roast has not given yet, whichever list has it; else one again. */
export function wayOut(
  lists: readonly (() => readonly TemplateSource[])[],
  facts: Facts,
  quote: string | null,
  slot: string,
  used: Set<string>,
): string | null {
  const isNew = (one: TemplateSource): boolean => !partsOf(one).some((part) => used.has(part));
  for (const list of [...lists.map((one) => () => one().filter(isNew)), ...lists]) {
    const fix = fillFix(list(), facts, quote, slot, used);
    if (fix !== null) return fix;
  }
  return null;
}
