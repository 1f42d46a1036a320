import type { Detector } from '../detector.ts';
import { quoteFirst } from '../structure/placement.ts';

/** Text laid out in cells. Quotes the first line with a wide gap in it, which is where the cells show. */
export const tableLayoutDetector: Detector<'table-layout'> = {
  kind: 'table-layout',
  detect(context) {
    if (context.document.source === 'text' || !context.document.hasTable) return [];
    const quoted =
      quoteFirst(
        context,
        context.lines.filter((line) => line.text.includes('\t')),
      ) ?? quoteFirst(context, context.lines);
    return quoted ? [{ ...quoted, weight: 4, facts: {} }] : [];
  },
};
