import { z } from 'zod';

/** What a font looks like from afar: enough to draw a page with other fonts so that it is recognised. */
export const FACES = ['serif', 'sans', 'mono'] as const;
export type Face = (typeof FACES)[number];

/**
 * One stretch of printed text in one style. A line of the CV is one of these, or several with the same number: a bullet and its
 * text, a title and the date across from it, the cells of a table. Lengths are PDF points, origin top left.
 */
export const PageViewLine = z.object({
  /** The line's number on its page, as in `roast_evidence`. */
  line: z.int().min(1),
  x: z.number(),
  /** The top of its letters: `ASCENT` of the size above the line they stand on. */
  y: z.number(),
  width: z.number().min(0),
  size: z.number().min(0),
  face: z.enum(FACES),
  bold: z.boolean(),
  italic: z.boolean(),
  text: z.string(),
  /** Direction of writing in degrees, clockwise; missing where it runs to the right. */
  turn: z.number().optional(),
});
export type PageViewLine = z.infer<typeof PageViewLine>;

/** The CV as a person sees it: its visible lines where they stand, and nothing that is hidden. */
export const PageView = z.object({
  /** The first page first. */
  pages: z.array(z.object({ width: z.number().positive(), height: z.number().positive(), lines: z.array(PageViewLine) })),
});
export type PageView = z.infer<typeof PageView>;

/** From the top of a line (`y`) down to what its letters stand on, as a share of their size. */
export const ASCENT = 0.8;
