import type { SectionKind } from '../../../domain/cv.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** A heading where it stands. */
export interface Heading {
  line: SeenLine;
  kind: SectionKind;
  text: string;
  /** What follows the heading on its own line. */
  rest: string;
  /** True for "Skills: SQL", where the line is likely all there is. */
  inline?: boolean;
  /** The line it goes on to: "AWAY FROM THE" / "SCREEN". */
  wrap?: SeenLine;
  /** A second heading on the same line, over a column of its own that begins at `x`. */
  beside?: { kind: SectionKind; text: string; x: number };
}
