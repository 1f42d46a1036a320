import type { Row } from './rows.ts';

/** Room between two columns. */
export interface Gutter {
  x: number;
  width: number;
  /** Baselines of the first and last row it parts. */
  top: number;
  bottom: number;
  rows: number;
  /** Set where the left side holds headings and nothing else: each belongs above the rows it stands beside. */
  headings?: Row[][] | undefined;
}

/** One way to part some rows. */
export interface Parting {
  gutter: Gutter;
  stretch: Row[];
}
