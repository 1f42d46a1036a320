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

/** What one line says of a study. */
export interface Facts {
  degree: Piece | null;
  institution: Piece | null;
  period: Education['period'];
  /** True where who gave the degree is known by nothing but a word for houses of any kind. */
  isFirm?: boolean;
}
