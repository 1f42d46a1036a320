import type { SeenLine } from '../text/seen-line.ts';
import { fold } from '../../english/folding.ts';

/** "Page 1 of 2": on every page, in none of its sections. */
const PAGE_NUMBER = /^(?:page|seite|página|pagina|strona|sida|side) \d{1,2} ?(?:of|von|sur|de|di|van|z|av|\/) ?\d{1,2}(?!\p{L})/iu;
/** "Ines Calloway, page 2" on page 2; a citation's page is hardly ever that of its own line. */
const OWN_PAGE = /^(?:\p{Lu}.{1,60}, )?(?:page|seite|página|pagina) (\d{1,2})$/iu;
/** Points that the same header may shift from page to page. */
const SHIFT = 3;
/** Lines at either end of a page among which its header and footer stand. */
const EDGE_LINES = 2;

/**
 * Indices of the lines that frame the pages and say nothing: page numbers, dates of print, and what stands at the same height at the
 * edge of several pages. On the first page a line that stands there only once (the name) is the CV's own.
 */
export function furnitureOf(lines: readonly SeenLine[]): Set<number> {
  const found = new Set(lines.filter(isPageNumber).map(({ index }) => index));
  const edges = [...new Set(lines.map(({ line }) => line.page))].flatMap((page) => edgeLines(lines.filter(({ line }) => line.page === page)));
  for (const line of edges) {
    const twins = edges.filter((other) => other.line.page !== line.line.page && isSame(line, other));
    if (twins.length === 0 || isProse(line)) continue;
    const again = lines.some((other) => other !== line && other.line.page === line.line.page && fold(other.text) === fold(line.text));
    const isFoot = !lines.some((other) => other.line.page === line.line.page && other.line.y > line.line.y + line.line.fontSize * 3);
    if (line.line.page > 1 || again || isFoot) found.add(line.index);
  }
  return found;
}

function edgeLines(page: readonly SeenLine[]): SeenLine[] {
  const byHeight = page.toSorted((a, b) => a.line.y - b.line.y);
  return [...new Set([...byHeight.slice(0, EDGE_LINES), ...byHeight.slice(-EDGE_LINES)])];
}

/** A statement that says the same on two pages, or the rest of one: it begins with a bullet or in the middle of a sentence. */
const isProse = ({ text }: SeenLine): boolean => /^\s*(?:[•●▪■◦○‣–—*-]\s|\p{Ll}.*\s.*\s.*\s)/u.test(text);

/** The same words but for their numbers, at the same height, in the same type. */
function isSame(one: SeenLine, other: SeenLine): boolean {
  const bare = (line: SeenLine): string => fold(line.text).replace(/\d+/g, '#');
  return Math.abs(one.line.y - other.line.y) <= SHIFT && one.line.fontSize === other.line.fontSize && bare(one) === bare(other);
}

function isPageNumber({ text, place }: SeenLine): boolean {
  return PAGE_NUMBER.test(text) || Number(OWN_PAGE.exec(text)?.[1]) === place.page;
}
