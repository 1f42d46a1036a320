import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { arrowPaths } from '../../../../../domain/marks/strokes.ts';
import { Stamp } from '../../../../../ui/pen/stamp.tsx';
import { SHEET, type ResultWords } from '../../../copy.ts';
import { WrongNote } from '../correct/wrong-button.tsx';
import { Fix, SpokenNote } from './note-list.tsx';
import type { PlacedNote } from '../../../../../domain/marks/place-marks.ts';
import type { Page } from '../../../../../domain/marks/mark-paths.ts';
import { SheetPage } from './sheet-page.tsx';
import { dealNotes, type Side } from '../../../../../domain/marks/spread-notes.ts';

interface MarginStageProps {
  /** Pages to lay out one under the other, with their numbers. */
  pages: readonly { page: Page; number: number }[];
  notes: readonly PlacedNote[];
  words: ResultWords;
  /** Of the verdict; it lands on the first page. */
  stamp: string | null;
  delayOf: (number: number) => number;
  /** Set for the printer: so many pixels wide, whatever the window is, with narrow margins. */
  fixedWidth?: number;
}

/** Width of the page as a share of the whole, and how wide it becomes at most. */
const PAGE_SHARE = 0.46;
const MAX_PAGE = 660;
const PRINTED_SHARE = 0.56;
/** Between the page and the notes, where the arrows run. */
const ALLEY = 44;
const BETWEEN_PAGES = 40;
const NOTE_GAP = 26;
/** An arrow along a line of text looks like a stroke through it: so much longer does that way count. */
const THROUGH_TEXT = 3;
/** Room for the stamp at the upper right corner. */
const STAMP_ROOM = 92;
/** The stamp lands on the upper right corner, or on the left one where that is written on and this is not. Shares of the page, points. */
const CORNER = { width: 0.4, height: 60 } as const;
/** From a note's top to where its arrow starts, and the head of it. */
const ARROW_START = 16;
const ARROW_HEAD = 9;

/** The pages in the middle, the notes in both margins at the height of their lines, and an arrow from each to its mark. */
export function MarginStage({ pages, notes, words, stamp, delayOf, fixedWidth }: MarginStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [measured, setMeasured] = useState<{ width: number; heights: readonly number[] }>({ width: fixedWidth ?? 0, heights: [] });
  const [pointed, setPointed] = useState<number | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const lit = pointed ?? picked;

  const count = notes.length;
  useLayoutEffect(() => {
    const items = Array.from(list.current?.children ?? []).slice(0, count);
    const measure = () => {
      const heights = items.map((item) => (item instanceof HTMLElement ? item.offsetHeight : 0));
      const width = fixedWidth ?? stage.current?.clientWidth ?? 0;
      setMeasured((last) => (last.width === width && String(last.heights) === String(heights) ? last : { width, heights }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [stage.current, ...items]) if (each !== null) observer.observe(each);
    return () => observer.disconnect();
  }, [fixedWidth, count]);
  usePointedItem(list, (index) => setPointed(notes[index]?.number ?? null));

  const stampSide = sideOfStamp(pages[0]?.page);
  const { width, heights } = measured;
  const pageWidth = Math.min(MAX_PAGE, width * (fixedWidth === undefined ? PAGE_SHARE : PRINTED_SHARE));
  const pageLeft = (width - pageWidth) / 2;
  const noteWidth = Math.max(0, pageLeft - ALLEY);
  const tops: number[] = [];
  let height = 0;
  for (const { page } of pages) {
    tops.push(height);
    height += (pageWidth / page.width) * page.height + BETWEEN_PAGES;
  }
  const anchors = notes.map((note) => anchorOf(note, pages, tops, pageWidth));
  const wayOf = (index: number, side: Side): number => THROUGH_TEXT * (notes[index]?.inTheWay[side] ?? 0);
  const dealt = dealNotes(
    anchors.map(({ y, x0, x1 }, index) => ({
      y: y - ARROW_START,
      height: heights[index] ?? 0,
      left: x0 + wayOf(index, 'left'),
      right: pageWidth - x1 + wayOf(index, 'right'),
    })),
    NOTE_GAP,
    { left: stamp !== null && stampSide === 'left' ? STAMP_ROOM : 0, right: stamp !== null && stampSide === 'right' ? STAMP_ROOM : 0 },
  );
  const foot = Math.max(height - BETWEEN_PAGES, ...dealt.map(({ top }, index) => top + (heights[index] ?? 0)));
  const leftOf = (side: Side): number => (side === 'left' ? 0 : width - noteWidth);

  return (
    <div ref={stage} className="relative" style={{ height: foot, width: fixedWidth }}>
      <div aria-hidden="true">
        {pages.map(({ page, number }, index) => (
          <div key={number} className="absolute bg-white shadow-hard-lg outline-3 outline-ink" style={{ top: tops[index], left: pageLeft, width: pageWidth }}>
            <SheetPage page={page} number={number} notes={notes} lit={lit} onPoint={setPointed} onPick={setPicked} delayOf={delayOf} className="block w-full" />
          </div>
        ))}
        {stamp !== null && (
          <p
            className="absolute -top-6 z-10 w-max"
            style={
              stampSide === 'right' ? { left: Math.min(pageLeft + pageWidth - 150, width - 330) } : { right: Math.min(width - pageLeft - 150, width - 330) }
            }
          >
            <Stamp className={`rotate-6 mix-blend-multiply ${stamp.length > LONG_STAMP ? 'max-w-[11em] text-2xl' : 'text-4xl whitespace-nowrap'}`}>
              {stamp}
            </Stamp>
          </p>
        )}
        <svg className="pointer-events-none absolute inset-0 size-full overflow-visible">
          {dealt.map(({ side, top }, index) => {
            const [note, anchor] = [notes[index], anchors[index]];
            if (note === undefined || anchor === undefined || note.boxes.length === 0) return null;
            const from = { x: side === 'left' ? noteWidth + 6 : width - noteWidth - 6, y: top + ARROW_START };
            // Text in its way: it comes along the gap below the line.
            const to = { x: pageLeft + (side === 'left' ? anchor.x0 - 8 : anchor.x1 + 8), y: note.inTheWay[side] > 0 ? anchor.foot : anchor.y };
            const { way, head } = arrowPaths(from, to, ARROW_HEAD);
            return (
              <g
                key={note.number}
                className={`sheet-arrow ${lit === note.number ? 'is-lit' : ''}`}
                style={{ animationDelay: `${delayOf(note.number) + AFTER_MARK}s` }}
              >
                <path d={way} strokeDasharray="0.1 5" />
                <path d={head} />
              </g>
            );
          })}
        </svg>
      </div>
      <ol ref={list}>
        {notes.map((note, index) => {
          const { side, top } = dealt[index] ?? { side: 'left', top: 0 };
          return (
            <li
              key={note.number}
              className={`sheet-note absolute ${side === 'left' ? 'text-right' : 'text-left'} ${lit === note.number ? 'z-20' : ''}`}
              style={{ top, left: leftOf(side), width: noteWidth, animationDelay: `${delayOf(note.number) + AFTER_MARK}s` }}
            >
              <SpokenNote note={note} words={words}>
                <p className="pen-note">{note.note}</p>
                {note.fix !== null && (
                  <>
                    <button
                      type="button"
                      onClick={() => setPicked(note.number)}
                      onFocus={() => setPicked(note.number)}
                      onBlur={() => setPicked(null)}
                      className="display min-h-6 text-sm text-ink-soft underline decoration-2 underline-offset-4 print:hidden"
                    >
                      {words.fix}
                      <span className="sr-only"> {SHEET.noteOf(note.number, notes.length)}</span>
                    </button>
                    <Fix
                      fix={note.fix}
                      words={words}
                      className={lit === note.number ? 'absolute inset-x-0 top-full border-3 border-ink bg-sheet p-3 text-left shadow-hard-sm' : 'sr-only'}
                    />
                  </>
                )}
                <WrongNote line={note} className="ml-4 min-h-6" />
              </SpokenNote>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function sideOfStamp(page: Page | undefined): Side {
  const { lines = [], width = 0 } = page ?? {};
  const high = lines.filter(({ y }) => y < CORNER.height);
  const isWrittenOn = high.some((line) => line.x + line.width > (1 - CORNER.width) * width);
  return isWrittenOn && !high.some(({ x }) => x < CORNER.width * width) ? 'left' : 'right';
}

/** Tells which item of a list the pointer is over, -1 for none. It only lights what belongs together; by keyboard the button does. */
function usePointedItem(list: RefObject<HTMLElement | null>, onPoint: (index: number) => void): void {
  const point = useEffectEvent(onPoint);
  useEffect(() => {
    const element = list.current;
    const over = ({ target }: PointerEvent) => {
      const at = target instanceof Node ? Array.from(element?.children ?? []).findIndex((item) => item.contains(target)) : -1;
      point(at);
    };
    const leave = () => point(-1);
    element?.addEventListener('pointerover', over);
    element?.addEventListener('pointerleave', leave);
    return () => {
      element?.removeEventListener('pointerover', over);
      element?.removeEventListener('pointerleave', leave);
    };
  }, [list]);
}

/** From a mark to its arrow and its note, in seconds. */
const AFTER_MARK = 0.25;
const LONG_STAMP = 16;

interface Anchor {
  x0: number;
  x1: number;
  y: number;
  /** The gap below its line. */
  foot: number;
}

/** Where on the stage a note's mark is; the foot of its page where nothing of it can be seen. */
function anchorOf(note: PlacedNote, pages: MarginStageProps['pages'], tops: readonly number[], pageWidth: number): Anchor {
  const index = pages.findIndex(({ number }) => number === note.page);
  const page = pages[index]?.page;
  if (page === undefined) return { x0: 0, x1: 0, y: 0, foot: 0 };
  const scale = pageWidth / page.width;
  const top = tops[index] ?? 0;
  const [first] = note.boxes;
  if (first === undefined) return { x0: 0, x1: pageWidth, y: top + page.height * scale, foot: top + page.height * scale };
  // The sign for what is missing stands before its line.
  const x1 = note.mark === 'caret' || note.quote === null ? first.x0 - first.size : first.x1;
  return {
    x0: (first.x0 - (x1 < first.x0 ? first.size : 0)) * scale,
    x1: x1 * scale,
    y: top + ((first.y + first.baseline) / 2) * scale,
    foot: top + (first.baseline + 0.3 * first.size) * scale,
  };
}
