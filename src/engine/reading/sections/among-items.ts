import type { SeenLine } from '../text/seen-line.ts';

/** Whether the lines before and after it have signs of their own, at the same place and in the same look. */
export function isAmongItems(line: SeenLine, lines: readonly SeenLine[]): boolean {
  return [lines[line.index - 1], lines[line.index + 1]].every(
    (beside) =>
      beside?.marked === true &&
      Math.abs(beside.line.x - line.line.x) < 2 &&
      beside.line.bold === line.line.bold &&
      Math.abs(beside.line.fontSize - line.line.fontSize) < 0.25,
  );
}
