import type { Cv } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { kindOfHeading } from '../reading/sections/heading-words.ts';

/** The lines of a section below its heading, with what follows the heading on its own line: "Interests: chess, eels". */
export function linesUnder({ heading, from, to }: Cv['sections'][number], lines: readonly Line[]): Line[] {
  const own = lines.slice(from, to);
  const [first, ...below] = own;
  if (heading === null || first === undefined) return own;
  const behind = first.text.trim().startsWith(heading.value.trim()) ? first.text.trim().slice(heading.value.trim().length) : '';
  const rest = /^\s?[:：\t]\s*(?=\S)/u.test(behind) ? behind.replace(/^[\s:：]+/u, '') : '';
  // Two headings on one line.
  return rest === '' || kindOfHeading(rest) !== null ? below : [{ ...first, text: rest }, ...below];
}
