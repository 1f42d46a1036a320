import type { Detector } from '../detector.ts';
import { COMIC_FONT } from '../../lexicon/form/fonts.ts';
import { quoteFirst } from '../structure/placement.ts';

/** More lines than a name and two headings. */
const FEW_LINES = 3;

/** Lines set in a party typeface. A name alone in script is a matter of taste. */
export const comicFontDetector: Detector<'comic-font'> = {
  kind: 'comic-font',
  detect(context) {
    const lines = context.lines.filter((line) => COMIC_FONT.test(line.fontName));
    const quoted = quoteFirst(context, lines);
    const font = context.lines.find((line) => line.page === quoted?.page && line.line === quoted.line)?.fontName;
    if (!quoted || font === undefined) return [];
    const name = font
      .replace(/^[A-Z]{6}\+/u, '')
      .replace(/[-,].*$/u, '')
      .replace(/(?:PS)?MT$/u, '')
      .replace(/([a-z])([A-Z])/gu, '$1 $2');
    return [{ ...quoted, weight: lines.length > FEW_LINES ? 6 : 3, facts: { font: name } }];
  },
};
