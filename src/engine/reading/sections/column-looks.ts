import type { SectionKind } from '../../../domain/cv.ts';
import { looksOf } from '../text/looks.ts';
import type { SeenLine } from '../text/seen-line.ts';
import type { HeadingStyles } from './heading-styles.ts';

/** Lines that begin so near each other stand in one column. Points. */
const SAME_COLUMN = 6;

/** Known headings of one column that show how its headings are set. */
const FEWEST_KINDS = 2;

/**
 * "Fennimore Hire" on the second page of a profile whose side column has headings as small as that: where the known headings of a
 * line's own column are all set larger, a line of words that no list knows heads no section.
 */
export function looksOfOtherColumns(lines: readonly SeenLine[], known: readonly (SectionKind | null)[], styles: HeadingStyles): (line: SeenLine) => boolean {
  const heads = lines.filter((line) => known[line.index] !== null && styles.isHeadingStyle(looksOf(line)));
  return (line) => {
    const { key, size } = looksOf(line);
    const [here, there] = [heads.filter((head) => isNear(head, line)), heads.filter((head) => !isNear(head, line))];
    return (
      new Set(here.map((head) => known[head.index])).size >= FEWEST_KINDS &&
      here.every((head) => looksOf(head).size > size && looksOf(head).key !== key) &&
      there.some((head) => looksOf(head).size <= size)
    );
  };
}

const isNear = (head: SeenLine, line: SeenLine): boolean => Math.abs(head.line.x - line.line.x) <= SAME_COLUMN;
