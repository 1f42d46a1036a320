import { shuffled } from './stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from './template.ts';

const MAX_FIX = 240;

/** The way out under a line: the first in the order of the seed that fits and that this roast has not given yet; else one again. */
export function fillFix(fixes: readonly TemplateSource[], facts: Facts, quote: string | null, slot: string, used: Set<string>): string | null {
  const options = shuffled(fixes, `${slot}:fix`, textOf);
  for (const option of [...options.filter((one) => !used.has(textOf(one))), ...options]) {
    const fix = fill(option, facts, quote, slot, MAX_FIX);
    if (fix === null) continue;
    used.add(textOf(option));
    return fix;
  }
  return null;
}
