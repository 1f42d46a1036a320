import type { Section, SectionKind } from '../../domain/cv.ts';
import type { Line, Place } from '../../domain/document.ts';
import type { Context } from '../context.ts';
import { locate } from '../evidence/shared/locate.ts';
import { isPrivateLine } from '../privacy/private-lines.ts';
import { readBullets } from '../reading/entries/bullets.ts';
import { isRestOfPaper } from '../reading/text/rest-of-paper.ts';
import { seenLine } from '../reading/text/seen-line.ts';
import { sentencesOf } from './sentences-of.ts';

/** A statement, a sentence or an item of a list that runs over several lines. */
interface Whole extends Place {
  text: string;
  section: SectionKind;
}

/** What the sections without entries say in whole, and the lines of which nothing is left beside it (rule 7). */
interface WholeStatements {
  statements: readonly Whole[];
  /** By page and line. */
  told: ReadonlySet<string>;
}

/** Sections that are told in sentences, and those that list papers. */
const PROSE: ReadonlySet<SectionKind> = new Set(['other', 'volunteering', 'projects', 'summary', 'objective']);
const LISTS: ReadonlySet<SectionKind> = new Set(['certifications']);
/** Items of one line, by the sign between them. */
const ITEMS = /\s[·•|]\s/u;
/** A longer text is no quote. */
const LONGEST = 240;

export const placeName = ({ page, line }: Place): string => `${String(page)}.${String(line)}`;

/** "Level 5 Leadership and" over "Management: started Jan 2024" is one paper, and not half of one that is held. */
export function wholeStatements(context: Context): WholeStatements {
  const statements: Whole[] = [];
  const told = new Set<string>();
  for (const section of context.cv.sections) {
    const groups = PROSE.has(section.kind) ? proseOf(section, context) : LISTS.has(section.kind) ? papersOf(section, context) : [];
    for (const { text, lines } of groups) {
      const [first] = lines;
      if (first === undefined || lines.length < 2) continue;
      const pieces = LISTS.has(section.kind) ? text.split(ITEMS) : sentencesOf(text).map((sentence) => sentence.replace(/;$/u, ''));
      const found = pieces.flatMap((piece): Whole[] => {
        const place = piece.length <= LONGEST ? locate(context, piece, first) : null;
        return place === null ? [] : [{ ...place, text: piece, section: section.kind }];
      });
      statements.push(...found);
      if (found.length === pieces.length) for (const line of lines) told.add(placeName(line));
    }
  }
  return { statements, told };
}

interface Group {
  text: string;
  lines: readonly Line[];
}

const contentOf = ({ heading, from, to }: Section, { lines }: Context): Line[] =>
  lines.slice(from, to).filter((line) => heading === null || line.page !== heading.page || line.line !== heading.line);

/** Sentences, each with the lines it runs over. */
function proseOf(section: Section, context: Context): Group[] {
  const own = contentOf(section, context).filter((line) => !line.text.includes('\t') && !isPrivateLine(context, line));
  const bullets = readBullets(own.map(seenLine));
  return bullets.map(({ text, page, line }, nth) => {
    const from = own.findIndex((one) => one.page === page && one.line === line);
    const next = bullets[nth + 1];
    const to = next === undefined ? own.length : own.findIndex((one) => one.page === next.page && one.line === next.line);
    return { text, lines: own.slice(from, to) };
  });
}

/** Cells; so many are a row of a table. */
const A_ROW = 3;

/** Papers, one a line or over several. */
function papersOf(section: Section, context: Context): Group[] {
  const own = contentOf(section, context);
  const groups: Line[][] = [];
  for (const [at, line] of own.entries()) {
    const above = own[at - 1];
    const isMarked = seenLine(line, 0).marked;
    const goesOn =
      above !== undefined &&
      above.page === line.page &&
      above.column === line.column &&
      !isMarked &&
      !line.text.includes('\t') &&
      above.text.split('\t').length < A_ROW &&
      (/^[\p{Ll}(&]/u.test(line.text.trim()) || isRestOfPaper(line, above, own));
    if (goesOn) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((lines) => ({ lines, text: lines.map((line, at) => (at === 0 ? seenLine(line, 0).body : line.text.trim())).join(' ') }));
}
