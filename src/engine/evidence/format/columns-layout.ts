import type { Detector } from '../detector.ts';
import { isSideBySide } from './side-by-side.ts';
import { quoteFirst } from '../structure/placement.ts';

/** Text side by side in columns; many parsers read straight across. Quotes the first line to the right. */
export const columnsLayoutDetector: Detector<'columns-layout'> = {
  kind: 'columns-layout',
  detect(context) {
    const { columns } = context.document;
    if (context.document.source === 'text' || columns < 2 || !isSideBySide(context)) return [];
    const quoted =
      quoteFirst(
        context,
        context.lines.filter((line) => line.column > 0),
      ) ?? quoteFirst(context, context.lines);
    return quoted ? [{ ...quoted, weight: columns > 2 ? 6 : 4, facts: { columns } }] : [];
  },
};
