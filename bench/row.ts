/** One line of the bench's table. */
export interface Row {
  what: string;
  ours: string;
  baseline: string;
  ratio: string;
  aim: string;
}
