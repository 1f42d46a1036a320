import { isOneEmail, isOneLink, isOnePhone, type Setting } from './address-pieces.ts';
import { toRows } from '../layout/rows.ts';
import type { Word } from '../layout/words.ts';

/** Words on one baseline with no wide gap between them. */
interface Cell {
  words: Word[];
  y: number;
  size: number;
}

/** A gap wider than this many font sizes parts two cells. */
const CELL_GAP = 1.6;
/** A line further below than this many font sizes is no continuation. */
const LEADING = 1.75;
/** Edges this near are one. */
const NEAR = 2;
/** More cells than this on a page are no CV's; looking below each would take long. */
const MAX_CELLS = 4000;
/** An address is cut into so many pieces at most. */
const MAX_PIECES = 5;
const PHONE_LABEL = /^(?:tel|phone|mobile|mob|cell|handy|mobil|telefon|telephone|fon|fax|tél|téléphone|teléfono|telefone|p|t|m)[.:]*$|:$/iu;
const PHONE_PART = /^[+(]{0,2}\d[\d().–/-]*$|^\(\d+\)$/u;

const leftOf = (cell: Cell): number => cell.words[0]?.x0 ?? 0;
const rightOf = (cell: Cell): number => Math.max(...cell.words.map((word) => word.x1));

/**
 * E-mail addresses, web addresses and telephone numbers that a narrow column cut are whole again, in their first line.
 * `targets`: where the links of the file lead. Words are given in no order, upright, and come back so.
 */
export function joinAddresses(words: readonly Word[], targets: readonly string[] = []): Word[] {
  const cells = toCells(words);
  if (cells.length > MAX_CELLS) return [...words];
  const changed = new Map<Word, string>();
  const gone = new Set<Word>();
  for (const cell of cells) {
    for (let pieces = 1; pieces < MAX_PIECES && joinBelow(cell); pieces++);
  }
  return words.filter((word) => !gone.has(word)).map((word) => ({ ...word, text: changed.get(word) ?? word.text }));

  function textOf(word: Word): string {
    return changed.get(word) ?? word.text;
  }

  /** Moves the piece of an address from the cell below to the end of this one; false where there is none. */
  function joinBelow(cell: Cell): boolean {
    const left = cell.words.filter((word) => !gone.has(word));
    const end = left.at(-1);
    if (end === undefined) return false;
    const below = chainBelow(cell);
    const [first] = below;
    if (first === undefined) return false;
    // Most lines are prose, and need no look at the page around them.
    const ends = [end, ...below.flatMap((lower) => remaining(lower)[0] ?? [])].map(textOf);
    if (!ends.some((text) => /[@/\d]|\p{L}\.|\.\p{L}/u.test(text))) return false;
    const setting = settingOf(left, cell, below);
    // The longest chain first: its first pieces alone may look like an address too.
    for (let count = Math.min(below.length, MAX_PIECES - 1); count >= 1; count--) {
      const taken = below.slice(0, count).flatMap((lower) => remaining(lower)[0] ?? []);
      const lone = below.slice(0, count - 1).every((lower) => remaining(lower).length === 1);
      const tail = below[count - 1];
      if (!lone || tail === undefined) continue;
      if (isOneEmail([textOf(end), ...taken.map(textOf)], { ...setting, last: isLast(remaining(tail).slice(1)) })) return move(end, taken, '');
    }
    const [next] = remaining(first);
    if (next === undefined) return false;
    if (isOneLink(textOf(end), textOf(next), { ...setting, last: isLast(remaining(first).slice(1)) }, targets)) return move(end, [next], '');
    const [upper, lower] = [trailingFigures(left), leadingFigures(remaining(first))];
    const before = left[left.length - upper.length - 1];
    const figures = (run: readonly Word[]): string => run.map(textOf).join(' ');
    const labelled = before !== undefined && PHONE_LABEL.test(textOf(before));
    if (upper.length > 0 && lower.length > 0) {
      const lastOf = isLast(remaining(first).slice(lower.length));
      if (isOnePhone(figures(upper), figures(lower), { ...setting, last: lastOf }, labelled)) return move(end, lower, /[-–./(]$/u.test(textOf(end)) ? '' : ' ');
    }
    return false;
  }

  function move(end: Word, taken: readonly Word[], glue: string): true {
    changed.set(end, [textOf(end), ...taken.map(textOf)].join(glue));
    for (const word of taken) gone.add(word);
    return true;
  }

  function remaining(cell: Cell): Word[] {
    return cell.words.filter((word) => !gone.has(word));
  }

  function trailingFigures(run: readonly Word[]): Word[] {
    const at = run.findLastIndex((word) => !PHONE_PART.test(textOf(word)));
    return run.slice(at + 1);
  }

  function leadingFigures(run: readonly Word[]): Word[] {
    const at = run.findIndex((word) => !PHONE_PART.test(textOf(word)));
    return at < 0 ? [...run] : run.slice(0, at);
  }

  function isLast(rest: readonly Word[]): boolean {
    const [next] = rest;
    return next === undefined || /^[([|•·/,;–—-]/u.test(textOf(next));
  }

  function settingOf(left: readonly Word[], cell: Cell, below: readonly Cell[]): Omit<Setting, 'last'> {
    const letter = (rightOf(cell) - leftOf(cell)) / Math.max(1, left.map(textOf).join(' ').length);
    const edge = Math.max(
      ...cells.filter((other) => Math.abs(leftOf(other) - leftOf(cell)) < NEAR && other.size === cell.size).map(rightOf),
      ...below.map(rightOf),
    );
    return {
      full: rightOf(cell) >= edge - 1.5 * Math.max(letter, 0.5 * cell.size),
      alone: left.length === 1 || (left.length === 2 && (left[0]?.text ?? '').endsWith(':')),
    };
  }

  /** The cells that continue this one, each right below the one before and in line with it. Those whose words are all taken are passed. */
  function chainBelow(start: Cell): Cell[] {
    const chain: Cell[] = [];
    let from = start;
    while (chain.length < MAX_PIECES) {
      const next = nextBelow(from, start);
      if (next === undefined) break;
      from = next;
      if (remaining(next).length > 0) chain.push(next);
      else if (chain.length > 0) break;
    }
    return chain;
  }

  function nextBelow(cell: Cell, start: Cell): Cell | undefined {
    const limit = cell.y + LEADING * cell.size;
    let nearest: Cell | undefined;
    for (let at = cells.indexOf(cell) + 1; at < cells.length && nearest === undefined; at++) {
      const other = cells[at];
      if (other === undefined || other.y > limit) break;
      if (other.y > cell.y + 0.6 * cell.size && leftOf(other) < rightOf(start) && rightOf(other) > leftOf(start) - NEAR) nearest = other;
    }
    if (nearest === undefined || Math.abs(nearest.size - start.size) > 0.6) return undefined;
    return isInLine(start, nearest) ? nearest : undefined;
  }
}

/** Both begin at one x, or the lower where the last word above does (behind a label), or both are centred or end alike. */
function isInLine(upper: Cell, lower: Cell): boolean {
  const [a, b] = [leftOf(upper), leftOf(lower)];
  const centred = Math.abs((a + rightOf(upper)) / 2 - (b + rightOf(lower)) / 2) < NEAR;
  return upper.words.some((word) => Math.abs(word.x0 - b) < NEAR) || centred || Math.abs(rightOf(upper) - rightOf(lower)) < NEAR;
}

function toCells(words: readonly Word[]): Cell[] {
  const cells = toRows(words).flatMap((row) => {
    const parts: Cell[] = [];
    for (const word of row.words) {
      const cell = parts.at(-1);
      const before = cell?.words.at(-1);
      if (cell === undefined || before === undefined || word.x0 - before.x1 > CELL_GAP * Math.max(word.size, before.size))
        parts.push({ words: [word], y: word.y, size: word.size });
      else cell.words.push(word);
    }
    return parts;
  });
  // Columns side by side share no baseline: a row of both stands where one of them does.
  return cells.sort((a, b) => a.y - b.y);
}
