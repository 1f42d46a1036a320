import type { Section } from '../../../domain/cv.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** A section with its lines. `content` leaves the heading out; of "Skills: SQL, Go" it keeps "SQL, Go". */
export interface ReadSection extends Section {
  content: SeenLine[];
}
