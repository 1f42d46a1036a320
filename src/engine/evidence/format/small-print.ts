import type { Detector } from '../detector.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { quoteFirst } from '../structure/placement.ts';
import { countWords } from '../shared/tokens.ts';

/** Points. Under 9 a printed page is read at arm's length by nobody. */
const READABLE = 9;
/** Sizes are read off a page to about a quarter of a point. */
const ROUNDING = 0.25;
/** Under 7 it is read by nobody. */
const TINY = 7;
/** Small captions, dates and footers are custom; statements are not. */
const STATEMENT_WORDS = 4;
const MIN_LINES = 5;

export const smallPrintDetector: Detector<'small-print'> = {
  kind: 'small-print',
  detect(context) {
    if (context.document.source === 'text') return [];
    const small = context.lines.filter(
      (line) => line.fontSize > 0 && line.fontSize < READABLE - ROUNDING && countWords(line.text) >= STATEMENT_WORDS && !isPrivateLine(context, line),
    );
    const quoted = quoteFirst(context, small);
    if (!quoted || small.length < MIN_LINES) return [];
    const sizes = small.map((line) => line.fontSize).sort((a, b) => a - b);
    const size = Math.round((sizes[Math.floor(sizes.length / 2)] ?? 0) * 2) / 2;
    return [{ ...quoted, weight: size < TINY ? 6 : 3, facts: { size, lines: small.length } }];
  },
};
