import type { Detector } from '../detector.ts';
import { quoteFirst } from '../structure/placement.ts';
import { familyOf } from './typefaces.ts';

/** One family for the text, one for the headings, one to be forgiven. */
const FORGIVEN = 3;
/** More than this is a ransom note. */
const MANY = 5;
/** A family on fewer lines is a bullet sign or an accident. */
const MIN_LINES = 2;

export const fontMixDetector: Detector<'font-mix'> = {
  kind: 'font-mix',
  detect(context) {
    const families = Map.groupBy(
      context.lines.filter((line) => /\p{L}{3}/u.test(line.text)),
      (line) => familyOf(line.fontName),
    );
    families.delete(null);
    const used = [...families.values()].filter((lines) => lines.length >= MIN_LINES);
    if (used.length <= FORGIVEN) return [];
    const quoted = quoteFirst(context, used[FORGIVEN] ?? []);
    return quoted ? [{ ...quoted, weight: used.length > MANY ? 4 : 3, facts: { fonts: used.length } }] : [];
  },
};
