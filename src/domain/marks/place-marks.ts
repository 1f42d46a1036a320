import { ASCENT, type PageView, type PageViewLine } from '../page-view.ts';
import type { RoastNote } from './roast-note.ts';
import { shareOf } from './text-width.ts';

/** A stretch of text that the pen marks, in points of its page. */
export interface Box {
  x0: number;
  x1: number;
  /** Top of the letters, and what they stand on. */
  y: number;
  baseline: number;
  size: number;
}

/** A roast line with its place on the drawn pages. */
export interface PlacedNote extends RoastNote {
  /** 1-based, down the pages in the order of reading. */
  number: number;
  /** What is marked; for what is missing, the line before which it should stand. Empty where nothing of it can be seen. */
  boxes: readonly Box[];
  /** How much text stands on the line of the mark between it and either edge of the page, in points. */
  inTheWay: { left: number; right: number };
  /** Further stretches that it rests on. */
  alsoAt: readonly { page: number; boxes: readonly Box[] }[];
}

/** How many lines below its own a quote may reach (domain/quote.ts). */
const SPAN = 12;
/** What a quote and a print may differ in: white space, cut words, bullets. */
const LOOSE = /[\s\-\u2010\u2011\u00AD•]/u;

/** Every roast line that has a page to stand on, from the top of the first page to the foot of the last. */
export function placeNotes(view: PageView, lines: readonly RoastNote[]): PlacedNote[] {
  const boxesOf = (at: { page: number; line: number; quote: string | null }): Box[] => {
    const page = view.pages[at.page - 1];
    return page === undefined ? [] : locate(page.lines, at.line, at.quote);
  };
  const top = ({ boxes }: Pick<PlacedNote, 'boxes'>): number => boxes[0]?.y ?? Infinity;
  return lines
    .filter(({ page }) => view.pages[page - 1] !== undefined)
    .map((line) => ({ line, boxes: boxesOf(line) }))
    .map(({ line, boxes }) => ({
      ...line,
      number: 0,
      boxes,
      inTheWay: inTheWay(view.pages[line.page - 1]?.lines ?? [], boxes[0], line.quote === null),
      alsoAt: line.also.map((also) => ({ page: also.page, boxes: boxesOf(also) })).filter((also) => also.boxes.length > 0),
    }))
    .toSorted((a, b) => a.page - b.page || (top(a) === top(b) ? 0 : top(a) - top(b)))
    .map((note, index, all) => ({ ...note, boxes: apart(note, all.slice(0, index)), number: index + 1 }));
}

/** Signs for what is missing stand before their line: further ones before the same line keep this distance, in its size. */
const NEXT_SIGN = 1.3;

/** The place of a sign that finds others before its line already: further left, so that none covers another. */
function apart({ page, quote, boxes }: PlacedNote, above: readonly PlacedNote[]): readonly Box[] {
  const [first, ...rest] = boxes;
  if (quote !== null || first === undefined) return boxes;
  const there = above.filter((other) => other.quote === null && other.page === page && other.boxes[0]?.baseline === first.baseline).length;
  return [{ ...first, x0: tenth(Math.max(NEXT_SIGN * first.size, first.x0 - there * NEXT_SIGN * first.size)) }, ...rest];
}

/** Where a quote stands on a page: one box for each printed stretch. The whole line where the quote is not found, or is null. */
export function locate(lines: readonly PageViewLine[], line: number, quote: string | null): Box[] {
  const near = lines.filter((run) => run.line >= line && run.line <= line + SPAN);
  const found = quote === null ? [] : find(near, quote);
  const whole = near.filter((run) => run.line === line).map((run) => boxOf(run, 0, run.text.length));
  return joined(found.length > 0 ? found : whole);
}

/** Nearer in height than this share of its size, a line stands beside another and not above or below it. */
const BESIDE = 0.9;

/** `before`: the mark stands before the line and not on it. */
function inTheWay(lines: readonly PageViewLine[], box: Box | undefined, before: boolean): PlacedNote['inTheWay'] {
  if (box === undefined) return { left: 0, right: 0 };
  // Lines of a neighbouring column stand as high or half a line off.
  const beside = lines.filter(({ y, size }) => Math.abs(y + ASCENT * size - box.baseline) < BESIDE * box.size);
  const sum = (widths: number[]): number => widths.reduce((all, width) => all + Math.max(0, width), 0);
  return {
    left: sum(beside.map(({ x, width }) => Math.min(x + width, box.x0) - x)),
    right: sum(beside.map(({ x, width }) => x + width - Math.max(x, before ? box.x0 : box.x1))),
  };
}

interface Letter {
  run: PageViewLine;
  at: number;
}

function find(runs: readonly PageViewLine[], quote: string): Box[] {
  const letters: Letter[] = [];
  let text = '';
  for (const run of runs) {
    for (let at = 0; at < run.text.length; at += 1) {
      const letter = run.text.charAt(at);
      if (LOOSE.test(letter)) continue;
      letters.push({ run, at });
      text += letter;
    }
  }
  const wanted = Array.from(quote, (letter) => (LOOSE.test(letter) ? '' : letter)).join('');
  const start = wanted === '' ? -1 : text.indexOf(wanted);
  if (start < 0) return [];
  const spans = new Map<PageViewLine, [number, number]>();
  for (const { run, at } of letters.slice(start, start + wanted.length)) {
    const span = spans.get(run);
    if (span === undefined) spans.set(run, [at, at + 1]);
    else span[1] = at + 1;
  }
  return [...spans].map(([run, [from, to]]) => boxOf(run, from, to));
}

function boxOf(run: PageViewLine, from: number, to: number): Box {
  const { x, y, width, size } = run;
  return { x0: tenth(x + width * shareOf(run, from)), x1: tenth(x + width * shareOf(run, to)), y, baseline: y + ASCENT * size, size };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Stretches in two styles on one line are marked in one go. */
function joined(boxes: readonly Box[]): Box[] {
  const out: Box[] = [];
  for (const box of boxes) {
    const last = out.at(-1);
    const goesOn = last !== undefined && Math.abs(last.baseline - box.baseline) < 0.3 * box.size && box.x0 >= last.x0 && box.x0 - last.x1 < 2 * box.size;
    if (goesOn) {
      last.x1 = Math.max(last.x1, box.x1);
      last.y = Math.min(last.y, box.y);
      last.size = Math.max(last.size, box.size);
    } else out.push({ ...box });
  }
  return out;
}
