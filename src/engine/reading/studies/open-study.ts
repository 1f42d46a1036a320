import type { Education, Read } from '../../../domain/cv.ts';
import type { Piece } from '../entries/heads.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** A study while its lines are read. */
export interface OpenStudy {
  degree: Piece | null;
  institution: Piece | null;
  period: Education['period'];
  details: Read[];
  first: SeenLine;
  /** Sequence of what came, to know when the next entry begins. */
  closed: boolean;
}
