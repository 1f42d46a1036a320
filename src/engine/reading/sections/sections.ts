import type { Section, SectionKind } from '../../../domain/cv.ts';
import { findPeriods } from '../text/dates.ts';
import { findHeadings } from './find-headings.ts';
import { opensProject } from './project-blocks.ts';
import type { ReadSection } from './read-section.ts';
import { furnitureOf } from './furniture.ts';
import { tellByContent } from './told-by-content.ts';
import { looksOf } from '../text/looks.ts';
import type { SeenLine } from '../text/seen-line.ts';

/** The CV cut at its headings, in reading order; the block above the first heading is `header`. */
export function findSections(lines: readonly SeenLine[], source: 'pdf' | 'text'): ReadSection[] {
  const headings = new Map(findHeadings(lines, source).map((heading) => [heading.line.index, heading]));
  const wraps = new Set([...headings.values()].flatMap(({ wrap }) => (wrap ? [wrap.index] : [])));
  const sections: ReadSection[] = [];
  let current: ReadSection = { kind: 'header', heading: null, from: 0, to: 0, content: [] };
  /** Whose content the lines of `current` are: another section's, where columns were read in the wrong order. */
  let sink = current;
  let headingLine: SeenLine | null = null;
  let inline = false;
  let strayUntil = -1;
  let interrupted: ReadSection | null = null;
  let beside: Beside | null = null;
  let lastBeside: Beside | null = null;
  const closing = closingFrom(lines);
  const furniture = furnitureOf(lines);
  const open = (line: SeenLine, kind: SectionKind, heading: Section['heading'], into: ReadSection | null): void => {
    current.to = line.index;
    if (current.to > current.from) sections.push(current);
    current = { kind, heading, from: line.index, to: 0, content: [] };
    sink = into ?? current;
  };
  const closeBeside = (): void => {
    if (!beside || beside.opened || beside.cells.length === 0) return;
    // Rows of a table hold both: the second section takes the last of them.
    const last = beside.cells.at(-1) ?? beside.cells[0];
    if (last && last.index > current.from) open(last, beside.kind, beside.heading, null);
    sink.content = beside.cells;
  };
  for (const line of lines) {
    if (furniture.has(line.index) || wraps.has(line.index)) continue;
    const heading = line.index < closing ? headings.get(line.index) : undefined;
    if (heading || line.index === closing) closeBeside();
    if (line.index === closing) {
      open(line, 'personal', null, null);
      beside = headingLine = interrupted = null;
      inline = false;
    }
    if (heading) {
      open(line, heading.kind, { value: heading.text, ...line.place }, null);
      if (heading.rest !== '') sink.content.push({ ...line, text: heading.rest, body: heading.rest, marked: false });
      headingLine = line;
      inline = heading.inline === true;
      interrupted = null;
      beside = heading.beside ? { ...heading.beside, heading: { value: heading.beside.text, ...line.place }, cells: [], opened: false, y: line.line.y } : null;
      lastBeside = beside ?? lastBeside;
      continue;
    }
    if (opensProject(lines, line, current.kind)) {
      closeBeside();
      open(line, 'projects', null, null);
      headingLine = interrupted = beside = null;
      inline = false;
    }
    if (beside) {
      const tab = line.text.indexOf('\t');
      if (!beside.opened && tab > 0) {
        const [left, right] = [line.text.slice(0, tab), line.text.slice(tab + 1)].map((text) => ({ ...line, text, body: text, marked: false }));
        if (left && right) {
          sink.content.push(left);
          beside.cells.push(right);
          continue;
        }
      }
      if (!beside.opened && line.line.x >= beside.x) {
        open(line, beside.kind, beside.heading, null);
        sink.content.push(...beside.cells);
        beside.opened = true;
      }
      sink.content.push(line);
      continue;
    }
    // A list that was cut into two columns is read too late, and its second half is followed by the first column's rest.
    if (headingLine && leavesColumn(headingLine, line) && runsOver(current, line) && strayRun(lines, line, headings) === line.index) headingLine = null;
    const running = headingLine === null ? null : overleaf([...sections, current], current, line);
    if (running !== null && !interrupted) {
      open(line, running.kind, null, running);
      headingLine = null;
      inline = false;
    } else if (interrupted && line.index >= strayUntil) {
      open(line, interrupted.kind, null, interrupted);
      interrupted = null;
    } else if (!interrupted && headingLine && leavesColumn(headingLine, line)) {
      // "EDUCATION [tab] SKILLS": the right one of two columns, read after what follows the left one.
      const right = lastBeside;
      const resumed = right !== null && isBelow(right, line) ? sections.findLast(({ heading: own }) => own === right.heading) : undefined;
      if (resumed) {
        open(line, resumed.kind, null, resumed);
        headingLine = null;
        sink.content.push(line);
        continue;
      }
      const stray = strayRun(lines, line, headings);
      const owner =
        stray > line.index ? [...sections, current].findLast((section) => section.heading !== null && isAbove(lines[section.from], line)) : undefined;
      if (owner) {
        interrupted = sink;
        strayUntil = stray;
        open(line, owner.kind, null, owner);
      } else {
        // A column of the page begins above this section's heading: what stands there is not under it, but under the last heading of its own column.
        const above = resumedBy(line, [...sections, current], lines);
        if (above !== undefined) above.content = above.content.filter(({ body }) => !LONE_ADDRESS.test(body));
        open(line, above?.kind ?? columnOpening(line), null, above ?? null);
        headingLine = null;
      }
    } else if (inline && isAfterInline(current, line)) {
      open(line, 'other', null, null);
      headingLine = null;
      inline = false;
    }
    sink.content.push(line);
  }
  closeBeside();
  current.to = lines.length;
  if (current.to > current.from) sections.push(current);
  return tellByContent(sections);
}

/** The right one of two headings on one line, while its lines are collected. */
interface Beside {
  kind: SectionKind;
  heading: Section['heading'];
  x: number;
  cells: SeenLine[];
  /** Where the two headings stand. */
  y: number;
  /** True once a line of its own column has begun its section. */
  opened: boolean;
}

const isBelow = ({ heading, x, y }: Beside, { line }: SeenLine): boolean => heading?.page === line.page && line.y > y && line.x >= x - SAME_COLUMN;

/** "Emden, den 12.01.2025", "Leeds, 3 March 2025": what closes a CV, the signature under it. */
const CLOSING =
  /^\p{Lu}[\p{L} .'-]{1,40}, (?:den |le |il |the |a |em )?\d{1,2}(?:st|nd|rd|th|\.|er|º)?[ ./-]{0,2}(?:de )?(?:\d{1,2}[./-]|\p{L}{3,12}\.?,?) ?(?:de )?(?:19|20)\d\d$/iu;
/** The date and a signature: more lines below it are no signature. */
const CLOSING_LINES = 4;

/** Index of the line that closes the CV; past the end when none does. */
function closingFrom(lines: readonly SeenLine[]): number {
  const found = lines.slice(-CLOSING_LINES).find((line) => line.index > CLOSING_LINES && !line.marked && CLOSING.test(line.text));
  return found?.index ?? lines.length;
}

/** Two lines that begin so near each other stand in one column; so far apart, in two. Points. */
const SAME_COLUMN = 12;
const OTHER_COLUMN = 60;

/**
 * The section that runs on to the next page past a side column: a new page begins where that section's lines stand, and the
 * current one, read later, stood elsewhere. Null where the current section itself goes on.
 */
function overleaf(sections: readonly ReadSection[], current: ReadSection, line: SeenLine): ReadSection | null {
  const last = current.content.at(-1);
  if (last === undefined || last.line.page >= line.line.page || Math.abs(last.line.x - line.line.x) < OTHER_COLUMN) return null;
  // Labels at the left and what they label at the right: the section itself stands there, too.
  if (current.content.some(({ line: own }) => own.page === last.line.page && Math.abs(own.x - line.line.x) < SAME_COLUMN)) return null;
  const owner = sections.findLast((section) => {
    const end = section.content.at(-1);
    return (
      section.heading !== null &&
      end !== undefined &&
      end.line.page === last.line.page &&
      end.line.column !== last.line.column &&
      Math.abs(end.line.x - line.line.x) < SAME_COLUMN
    );
  });
  return owner === undefined || owner === current ? null : owner;
}

function leavesColumn(heading: SeenLine, line: SeenLine): boolean {
  return heading.line.page === line.line.page && heading.line.column !== line.line.column && line.line.y < heading.line.y - heading.line.fontSize;
}

/** Whether a column goes on at the top of the next one, as in a newspaper: with another statement, or with the rest of the last one. */
function runsOver({ kind, content }: ReadSection, line: SeenLine): boolean {
  const last = content.at(-1);
  if (kind !== 'experience' || !last || last.line.page !== line.line.page || last.line.column + 1 !== line.line.column) return false;
  const mark = content.findLast(({ marked }) => marked);
  return mark !== undefined && looksOf(mark).key === looksOf(line).key && (line.marked || /^\p{Ll}/u.test(line.text));
}

/**
 * Index after a run of lines of one column that holds no heading and is followed by the column it
 * cut into: the second half of a two-column list, read too late. The line's own index when it is none.
 */
function strayRun(lines: readonly SeenLine[], from: SeenLine, headings: ReadonlyMap<number, unknown>): number {
  let at = from.index;
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.line.page !== from.line.page || headings.has(at)) return from.index;
    if (line.line.column < from.line.column) return at;
  }
  return from.index;
}

/** Whether a label with its content beside it ("Tools: Git") is over: another label or a dated line follows. */
function isAfterInline(current: ReadSection, line: SeenLine): boolean {
  // ": Chess", "Notice period [tab] : 60 days": the next rows of a form.
  if (/^[:：]|^\p{L}[\p{L} ]{2,24}\t\s*[:：]/u.test(line.body)) return true;
  return /^[\p{L}][\p{L} &/-]{2,24}:\s*\S/u.test(line.body)
    ? current.kind !== 'skills' || !/[,;|]/.test(line.body)
    : findPeriods(line.text).some((period) => period.range);
}

/** An e-mail address that was read among the lines of the other column. */
const LONE_ADDRESS = /^\S+@\S+\.\S+$/u;

/** The section of jobs whose heading stands above a line in its own column, nearest of all, and which was left for a line of the other one. */
function resumedBy({ line }: SeenLine, sections: readonly ReadSection[], lines: readonly SeenLine[]): ReadSection | undefined {
  const above = sections.flatMap((section) => {
    const own = section.heading === null ? undefined : lines[section.from];
    return own?.line.page === line.page && own.line.column === line.column && own.line.y < line.y ? [{ section, y: own.line.y }] : [];
  });
  const nearest = above.toSorted((a, b) => b.y - a.y)[0]?.section;
  return nearest?.kind === 'experience' ? nearest : undefined;
}

function isAbove(heading: SeenLine | undefined, line: SeenLine): boolean {
  return heading !== undefined && heading.line.page === line.line.page && heading.line.y < line.line.y && heading.line.column <= line.line.column;
}

function columnOpening(line: SeenLine): SectionKind {
  return line.text.split(' ').length > 7 ? 'summary' : 'header';
}
