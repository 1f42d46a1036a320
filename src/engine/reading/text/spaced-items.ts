import type { SeenLine } from './seen-line.ts';

/** One item of a list, its lines joined. */
interface Item {
  text: string;
  marked: boolean;
}

/** Of the room between the lines of one item, how much more stands between two items. */
const WIDER = 1.2;
/** Lines nearer than so many times their size are set as running text. */
const RUNNING = 1.6;
/** So many wider gaps show that room parts the items. */
const FEWEST_WIDE = 2;
/** Lines of one column begin so near each other, in points. */
const ALIGNED = 3;
/** Of its column a line fills so much, with the word it had no room for. */
const FULL = 0.92;

/**
 * The lines of a list without signs that go on from the line above, told by the room between the lines: nearer than items stand, under a
 * line that had no room for their first word ("Amiante SS4, valable jusqu'en" / "2027"). Null where room does not part the items.
 */
export function wrappedBySpace(content: readonly SeenLine[]): ReadonlySet<SeenLine> | null {
  const pairs = content.flatMap((lower, at) => {
    const upper = content[at - 1];
    return upper && upper.line.page === lower.line.page && upper.line.column === lower.line.column && Math.abs(upper.line.x - lower.line.x) < ALIGNED
      ? [{ upper, lower, gap: lower.line.y - upper.line.y }]
      : [];
  });
  if (pairs.length < FEWEST_WIDE || content.some(({ marked, line }) => marked || line.width === 0)) return null;
  const nearest = Math.min(...pairs.map(({ gap }) => gap));
  const size = Math.max(...content.map(({ line }) => line.fontSize));
  const isNear = (gap: number): boolean => gap < nearest * WIDER && gap <= size * RUNNING;
  if (nearest <= 0 || pairs.filter(({ gap }) => !isNear(gap)).length < FEWEST_WIDE) return null;
  const edge = Math.max(...content.map(({ line }) => line.width));
  return new Set(pairs.flatMap(({ upper, lower, gap }) => (isNear(gap) && hadNoRoom(upper, lower, edge) ? [lower] : [])));
}

function hadNoRoom({ line, text }: SeenLine, lower: SeenLine, edge: number): boolean {
  const [word = ''] = lower.text.split(/\s+/u);
  const letter = line.width / Math.max(text.length, 1);
  return line.width + letter * (word.length + 1) >= edge * FULL;
}

/** The items of a list whose room parts them, each whole; null where it does not. */
export function spacedItems(content: readonly SeenLine[]): Item[] | null {
  const wrapped = wrappedBySpace(content);
  return wrapped === null ? null : joinedItems(content, (line) => wrapped.has(line) || /^[\p{Ll}(&]/u.test(line.text));
}

/** One item a line, but what goes on from the line above. */
export function joinedItems(content: readonly SeenLine[], goesOn: (line: SeenLine) => boolean): Item[] {
  const items: Item[] = [];
  for (const line of content) {
    const last = items.at(-1);
    if (last !== undefined && goesOn(line)) last.text += ` ${line.text.trim()}`;
    else if (/\p{L}/u.test(line.body)) items.push({ text: line.body.trim(), marked: line.marked });
  }
  return items;
}
