import { findPeriods } from '../text/dates.ts';
import { companyScore, titleScore } from '../text/evidence-words.ts';
import { looksOf } from '../text/looks.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { readCommaHead } from './comma-heads.ts';
import type { Entry } from './entry.ts';
import { isHeadLine } from './head-lines.ts';

/** Lines that name a job without a date. */
const MAX_HEAD = 3;
/** A head without a look of its own stands so much further below what is above it than statements do. */
const APART = 1.2;

/** An entry, and those without a date below it: lines set as heads are set, between statements that are set otherwise. */
export function withUndated(entry: Entry): Entry[] {
  for (let at = 1; at < entry.body.length; at++) {
    const count = headAt(entry, at);
    if (count === 0 || !entry.body.slice(0, at).some(({ marked }) => marked)) continue;
    const head = entry.body.slice(at, at + count);
    const dated = head.flatMap((line) => findPeriods(line.text).map((found) => ({ found, line })))[0] ?? null;
    return [{ ...entry, body: entry.body.slice(0, at) }, ...withUndated({ head, period: dated, body: entry.body.slice(at + count) })];
  }
  return [entry];
}

/** How many lines from `at` on name a job: unmarked, where the head of the entry begins, over a bullet; 0 when none do. */
function headAt({ head, body }: Entry, at: number): number {
  const [first] = head;
  const [above, line] = [body[at - 1], body[at]];
  if (!first || !above || !line) return 0;
  const key = looksOf(first).key;
  let count = 0;
  while (count <= MAX_HEAD && isSetAs(first, body[at + count], key)) count++;
  const lines = body.slice(at, at + count);
  if (count === 0 || count > MAX_HEAD || body[at + count]?.marked !== true) return 0;
  if (line.line.bold) return above.line.bold ? 0 : count;
  const isNamed =
    lines.some(({ body: text }) => titleScore(text) === 2) &&
    (count > 1 ? lines.some(({ body: text }) => titleScore(text) < 2) : readCommaHead(line.body) !== null);
  return above.marked &&
    line.line.page === above.line.page &&
    isNamed &&
    standsApart(body, at) &&
    lines.every(({ body: text }) => companyScore(text) < 1 || text.length < 90)
    ? count
    : 0;
}

function isSetAs(first: SeenLine, line: SeenLine | undefined, key: string): boolean {
  return line !== undefined && !line.marked && looksOf(line).key === key && Math.abs(line.line.x - first.line.x) < 2 && isHeadLine(line);
}

/** More room above it than between any two statements over it. */
function standsApart(body: readonly SeenLine[], at: number): boolean {
  const drops = body.slice(1, at).map((line, i) => line.line.y - (body[i]?.line.y ?? 0));
  const [line, above] = [body[at], body[at - 1]];
  const own = (line?.line.y ?? 0) - (above?.line.y ?? 0);
  const usual = drops.length > 0 ? Math.max(...drops) : (body[at + 2]?.line.y ?? Infinity) - (body[at + 1]?.line.y ?? 0);
  return own > usual * APART;
}
