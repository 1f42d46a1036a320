import type { Cv } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { kindOfHeading } from '../reading/sections/heading-words.ts';

type Section = Cv['sections'][number];

/** The lines of a section below its heading, with what follows the heading on its own line: "Interests: chess, eels". */
export function linesUnder(section: Section, lines: readonly Line[]): Line[] {
  const { heading, from, to } = section;
  const own = lines.slice(from, to);
  const [first, ...below] = own;
  if (heading === null || first === undefined) return own;
  const pair = pairOf(section, lines);
  if (pair !== null)
    return lines.slice(pair.at + 1, to).flatMap((line, index) => {
      const cell = line.text.split('\t')[pair.side];
      if (line.text.includes('\t')) return cell === undefined || cell.trim() === '' ? [] : [{ ...line, text: cell }];
      return pair.at + 1 + index >= from ? [line] : [];
    });
  // "AWAY FROM THE" / "SCREEN": a heading over two lines.
  const [second] = below;
  if (second !== undefined && heading.value === `${first.text.trim()} ${second.text.trim()}`) return below.slice(1);
  const behind = first.text.trim().startsWith(heading.value.trim()) ? first.text.trim().slice(heading.value.trim().length) : '';
  const rest = /^\s?[:：\t]\s*(?=\S)/u.test(behind) ? behind.replace(/^[\s:：]+/u, '') : '';
  return rest === '' ? below : [{ ...first, text: rest }, ...below];
}

/** Where "EDUCATION [tab] SKILLS" stands, and which of the two columns is the section's; null for a heading by itself. */
function pairOf({ heading }: Section, lines: readonly Line[]): { at: number; side: 0 | 1 } | null {
  const at = lines.findIndex(({ page, line }) => page === heading?.page && line === heading.line);
  const [left = '', right = '', ...more] = (lines[at]?.text ?? '').split('\t').map((cell) => cell.trim().replace(/\s*[:：]$/u, ''));
  if (heading === null || right === '' || more.length > 0 || kindOfHeading(left) === null || kindOfHeading(right) === null) return null;
  return { at, side: heading.value.trim() === left ? 0 : 1 };
}

/** The section that stands beside another, both headings on one line; undefined where there is none. */
export function besideOf(section: Section, sections: readonly Section[], lines: readonly Line[]): Section | undefined {
  const { heading } = section;
  if (heading === null || pairOf(section, lines) === null) return undefined;
  return sections.find((other) => other !== section && other.heading?.page === heading.page && other.heading.line === heading.line);
}

/** Lines that begin so far from their heading stand in the other column, in points. */
const OTHER_COLUMN = 60;

/** Lines of a section that stands left or right of another one, without what the other column says. */
export function ownCells(section: Section, all: readonly Line[], some: readonly Line[]): Line[] {
  const pair = pairOf(section, all);
  if (pair === null) return [...some];
  const edge = (all[pair.at]?.x ?? 0) + OTHER_COLUMN;
  return some.flatMap((line) => {
    const cell = line.text.includes('\t') ? line.text.split('\t')[pair.side] : line.x < edge === (pair.side === 0) ? line.text : undefined;
    return cell === undefined ? [] : [{ ...line, text: cell }];
  });
}
