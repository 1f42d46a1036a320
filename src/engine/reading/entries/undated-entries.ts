import { COMPANY_PLACEHOLDERS } from '../../lexicon/reading/organisations.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, isEmploymentTerm, titleScore } from '../text/evidence-words.ts';
import { looksOf } from '../text/looks.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { CARRIES_ON } from './bullets.ts';
import { readCommaHead } from './comma-heads.ts';
import type { Entry } from './entry.ts';
import { isHeadLine } from './head-lines.ts';

/** Lines that name a job without a date. */
const MAX_HEAD = 3;
/** A head without a look of its own stands so much further below what is above it than statements do. */
const APART = 1.2;
/** Lines of one paragraph stand no further apart, in font sizes. */
const LEADING = 1.9;
/** Share of the widest line from which a line may have been wrapped. */
const FULL_LINE = 0.85;

/** How the statements of a section are set. */
export interface Setting {
  /** Whether their wrapped lines begin to the right of their signs: then what begins below a sign is no wrapped line. */
  isIndented: boolean;
  /** Characters of the longest line. */
  widest: number;
}

export function settingOf(lines: readonly SeenLine[]): Setting {
  return {
    isIndented: lines.some(({ marked, line }, at) => {
      const below = lines[at + 1];
      return marked && below?.marked === false && /^\p{Ll}/u.test(below.text) && below.line.page === line.page && below.line.x > line.x + 3;
    }),
    widest: Math.max(0, ...lines.map(({ text }) => text.length)),
  };
}

/** An entry, and those without a date below it: lines set as heads are set, between statements that are set otherwise. */
export function withUndated(entry: Entry, setting: Setting): Entry[] {
  for (let at = 1; at < entry.body.length; at++) {
    const count = headAt(entry, at, setting);
    if (count === 0) continue;
    const head = entry.body.slice(at, at + count);
    if (!entry.body.slice(0, at).some(({ marked }) => marked) && !namesJob(head)) continue;
    const dated = head.flatMap((line) => findPeriods(line.text).map((found) => ({ found, line })))[0] ?? null;
    return [{ ...entry, body: entry.body.slice(0, at) }, ...withUndated({ head, period: dated, body: entry.body.slice(at + count) }, setting)];
  }
  return [entry];
}

/** How many lines from `at` on name a job: unmarked, where the head of the entry begins, over a bullet; 0 when none do. */
function headAt({ head, body }: Entry, at: number, setting: Setting): number {
  const [first] = head;
  const [above, line] = [body[at - 1], body[at]];
  if (!first || !above || !line) return 0;
  const mark = body.slice(0, at).findLast(({ marked }) => marked);
  // Behind dates in a margin, the names of jobs begin where their statements do.
  const beside = body.find(({ marked, line: { column } }) => marked && column === first.line.column);
  const overleaf = mark && beside && mark.line.column !== first.line.column ? [mark.line.x + first.line.x - beside.line.x] : [];
  const edges = [first.line.x, ...(mark && first.text.includes('\t') ? [mark.line.x] : []), ...overleaf];
  // Where nothing tells statements from heads but the room above, one line is the head.
  const limit = mark || line.line.bold ? MAX_HEAD : 0;
  let count = 0;
  while (count <= limit && isSetAs(body[at + count], first, edges)) count++;
  const outdented = outdentedAt(body, at, mark);
  if (outdented > 0) return outdented;
  const lines = body.slice(at, at + count);
  const next = body[at + count];
  if (count === 0 || count > MAX_HEAD || !next) return 0;
  // "Sales Assistant" / "Fennimore Hardware, Leigh", set as the two lines of the first head are.
  const [, second] = head;
  const isSecond =
    second !== undefined &&
    looksOf(second).key !== looksOf(first).key &&
    looksOf(next).key === looksOf(second).key &&
    looksOf(above).key !== looksOf(first).key;
  if (count === 1 && line.line.bold && isSecond && !next.marked && isHeadLine(next) && body[at + 2]?.marked === true) return 2;
  if (line.line.bold) {
    // "Corner shop, Saturdays" over a line of small talk, in a list of jobs whose heads alone are bold.
    const isNamed = namesJob(lines) || (mark !== undefined && count === 1 && line.body.includes(', ') && !/[.:;!?,]$/u.test(line.body));
    return above.line.bold || (!next.marked && (next.line.bold || !isNamed)) ? 0 : count;
  }
  if (line.line.page !== above.line.page || !next.marked) return mark === undefined && namesJob(lines) && standsApart(body, at) ? count : 0;
  if (!above.marked) return namesJob(lines) && isNoWrap(line, above, mark, setting) ? count : 0;
  const isNamed =
    namesJob(lines) ||
    (lines.some(({ body: text }) => titleScore(text) === 2) &&
      (count > 1 ? lines.some(({ body: text }) => titleScore(text) < 2) : readCommaHead(line.body) !== null));
  const isShort = lines.every(({ body: text }) => companyScore(text) < 1 || text.length < 90);
  return isNamed && isShort && (standsApart(body, at) || isNoWrap(line, above, mark, setting)) ? count : 0;
}

/**
 * How many lines from `at` on stand to the left of the statements, with more room above than these have, and name a job or a house over
 * other statements: "Fennimore Grocery bakery, Leigh" / "baker, cake finisher" / "about 4 years". 0 when they do not.
 */
function outdentedAt(body: readonly SeenLine[], at: number, mark: SeenLine | undefined): number {
  const isOut = (line: SeenLine | undefined): boolean =>
    mark !== undefined &&
    line !== undefined &&
    !line.marked &&
    line.line.fontName !== '' &&
    line.line.page === mark.line.page &&
    line.line.column === mark.line.column &&
    line.line.x < mark.line.x - 3;
  if (body[at]?.line.bold !== false || !isOut(body[at]) || isOut(body[at - 1]) || !standsApart(body, at)) return 0;
  let count = 0;
  while (isOut(body[at + count]) && count <= MAX_HEAD) count++;
  const lines = body.slice(at, at + count);
  const next = body[at + count];
  const isShort = lines.every(({ body: text }) => text.split(/\s+/u).length <= MAX_OUTDENTED && !/[:;]$/u.test(text));
  if (count > MAX_HEAD || !isShort || (next !== undefined && !next.marked)) return 0;
  const parts = lines.flatMap(({ body: text }) => text.split(PARTS));
  const [first] = lines;
  return first !== undefined && isHeadLine(first) && parts.length > 1 && (companyScore(parts[0] ?? '') >= 2 || parts.some((part) => titleScore(part) === 2))
    ? count
    : 0;
}

/** Words of a line of such a head. */
const MAX_OUTDENTED = 9;

/** Whether a line cannot be what the statement above it wrapped to. */
function isNoWrap(line: SeenLine, above: SeenLine, mark: SeenLine | undefined, { isIndented, widest }: Setting): boolean {
  if (CARRIES_ON.test(above.text)) return false;
  // Nothing wraps to the left of its sign.
  if (mark && line.line.fontName !== '' && mark.line.page === line.line.page && mark.line.column === line.line.column && line.line.x < mark.line.x - 3)
    return true;
  if (isIndented && mark && mark.line.page === line.line.page && line.line.x <= mark.line.x + 1) return true;
  // Pasted text shows no place: then signs between the names, or a line above that had room for more.
  return line.line.fontName === '' && namesJob([line]) && (/ [|·] /u.test(line.text) || above.text.length < widest * FULL_LINE);
}

const PARTS = /\s*[|·•\t]\s*|\s+[–—-]\s+|,\s+|\s+(?:at|bei|chez|presso|bij)\s+/u;
/** Words of a title or of a name. */
const MAX_NAME = 7;
/** Work for many, by what it was and not for whom: "Casual - various agencies", "Temp – Reed". */
const CASUAL = /^(?:temp|temping|casual|agency|aushilfe|intérim|holiday work|odd jobs|zero[- ]hours?)(?: work| worker| jobs?)?$/iu;

/** "Legal Assistant Company Name": nobody's name, and so no part of the title. */
const PLACEHOLDER = new RegExp(String.raw`(?<!\p{L})(?:${COMPANY_PLACEHOLDERS.join('|')})(?!\p{L})`, 'giu');

/** Whether lines read as a title with who it was for: in one line, or each on one of its own. */
export function namesJob(lines: readonly SeenLine[]): boolean {
  const parts = lines.flatMap(({ body }) => body.replace(PLACEHOLDER, ' | $& | ').split(PARTS)).filter((part) => /\p{L}{2}/u.test(part));
  if (parts.length < 2 || lines.some(({ body }) => /[.;:!?]$/u.test(body) && companyScore(body) < 3)) return false;
  const [first = '', second = ''] = parts;
  const isTitle = (part: string): boolean => part.split(/\s+/u).length <= MAX_NAME && (titleScore(part) === 2 || CASUAL.test(part) || isEmploymentTerm(part));
  const isName = (part: string): boolean => part.split(/\s+/u).length <= MAX_NAME && titleScore(part) < 2;
  return (isTitle(first) && isName(second)) || (isName(first) && companyScore(first) > 0 && isTitle(second));
}

/** Whether a line is set as the head of the entry is: in its look, from the same edge or about the same middle. */
function isSetAs(line: SeenLine | undefined, first: SeenLine, edges: readonly number[]): boolean {
  if (!line || line.marked || looksOf(line).key !== looksOf(first).key || !isHeadLine(line)) return false;
  const isCentred = line.line.bold && line.line.column === first.line.column && Math.abs(middleOf(line) - middleOf(first)) < CENTRED;
  return isCentred || edges.some((x) => Math.abs(line.line.x - x) < 2);
}

/** Middles of centred lines differ by no more, in points. */
const CENTRED = 4;
const middleOf = ({ line }: SeenLine): number => line.x + line.width / 2;

/** More room above it than between any two statements over it. */
function standsApart(body: readonly SeenLine[], at: number): boolean {
  const drops = body.slice(1, at).map((line, i) => line.line.y - (body[i]?.line.y ?? 0));
  const [line, above] = [body[at], body[at - 1]];
  const own = (line?.line.y ?? 0) - (above?.line.y ?? 0);
  const below = body[at + 2];
  const usual = drops.length > 0 ? Math.max(...drops) : below ? below.line.y - (body[at + 1]?.line.y ?? 0) : (line?.line.fontSize ?? 0) * LEADING;
  return own > usual * APART;
}
