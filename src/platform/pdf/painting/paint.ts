import { area, liesOnEarth } from './boxes.ts';
import { OPERATORS } from './operators.ts';
import type { Box, Fill, PageContent } from './page-content.ts';
import { beginPainting, type PageFrame, type Painting } from './painting.ts';

/** The operators of one page as pdf.js returns them. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** A picture smaller than this (points, either way) is no picture, but the dot of an empty transformation. */
const LEAST_PICTURE = 4;

/**
 * Plays the operators of a page and notes what they paint: glyphs with place, size, colour and order,
 * filled areas and pictures. The text state follows PDF 32000-1, 9.3 and 9.4.
 */
export function paintPage({ fnArray, argsArray }: Operators, frame: PageFrame): PageContent {
  const painting = beginPainting(frame);
  for (const [index, code] of fnArray.entries()) {
    const args = argsArray[index];
    OPERATORS.get(code)?.(painting, Array.isArray(args) ? args : [], index);
  }
  const images = [...painting.images, ...skippedPictures(painting)].filter(liesOnEarth);
  const behind = images.map((box): Fill => ({ ...box, color: null, solid: false, opaque: false, z: 0 }));
  const { fonts, glyphs, fills } = painting;
  return { page: frame.page, width: frame.width, height: frame.height, fonts, glyphs, fills: [...fills, ...behind].filter(liesOnEarth), images };
}

/** The pictures that pdf.js was told to leave out: as many of the transformations after which nothing was painted, the largest first. */
function skippedPictures({ emptyTransforms, frame }: Painting): Box[] {
  return emptyTransforms
    .filter((box) => box.x1 - box.x0 > LEAST_PICTURE && box.y1 - box.y0 > LEAST_PICTURE)
    .sort((a, b) => area(b) - area(a))
    .slice(0, frame.skippedImages);
}
