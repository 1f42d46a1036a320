import { useState } from 'react';
import { SHEET, type ResultWords } from '../../../copy.ts';
import { Fix, SpokenNote } from './note-list.tsx';
import { NoteReader } from './note-reader.tsx';
import type { PlacedNote } from './place-marks.ts';
import { SheetPage, type Page } from './sheet-page.tsx';
import { dealNotes, type Side } from './spread-notes.ts';

interface ThumbStageProps {
  pages: readonly { page: Page; number: number }[];
  notes: readonly PlacedNote[];
  words: ResultWords;
  delayOf: (number: number) => number;
}

/** Numbers stand half over the edge of the paper, and further out where the text begins at once. Shares of the page's width. */
const CLEAR = 0.01;
const RADIUS = 0.038;
const GAP = 0.012;
/** A line to a number along text looks like a stroke through it: so much longer does that way count. */
const THROUGH_TEXT = 3;

/** On a phone: the page as wide as the screen, a number for every mark, and one note at a time. The list is there for whoever cannot see the page. */
export function ThumbStage({ pages, notes, words, delayOf }: ThumbStageProps) {
  const [open, setOpen] = useState<number | null>(null);
  const current = notes.find(({ number }) => number === open) ?? null;
  return (
    <div>
      <button
        type="button"
        onClick={() => setOpen(1)}
        className="mb-2 flex min-h-11 w-full items-center justify-center gap-2 text-base font-bold underline decoration-2 underline-offset-4"
      >
        {SHEET.start}
      </button>
      <div aria-hidden="true" className="-mx-4 space-y-5 sm:mx-0">
        {pages.map(({ page, number }) => (
          <NumberedPage key={number} page={withoutBlankFoot(page)} number={number} notes={notes} open={open} onPick={setOpen} delayOf={delayOf} />
        ))}
      </div>
      <ol className="sr-only">
        {notes.map((note) => (
          <li key={note.number}>
            <SpokenNote note={note} words={words}>
              <p>{note.note}</p>
              {note.fix !== null && <Fix fix={note.fix} words={words} />}
            </SpokenNote>
          </li>
        ))}
      </ol>
      {current !== null && <NoteReader note={current} count={notes.length} words={words} onGo={setOpen} />}
    </div>
  );
}

/** White paper below the last line, in points: so much stays. */
const FOOT = 60;

/** A page that ends early is cut off below its last line: a phone has no room for blank paper. */
function withoutBlankFoot(page: Page): Page {
  const end = Math.max(0, ...page.lines.map(({ y, size }) => y + size));
  return { ...page, height: Math.min(page.height, Math.max(end + FOOT, 0.3 * page.height)) };
}

interface NumberedPageProps {
  page: Page;
  number: number;
  notes: readonly PlacedNote[];
  open: number | null;
  onPick: (number: number) => void;
  delayOf: (number: number) => number;
}

function NumberedPage({ page, number, notes, open, onPick, delayOf }: NumberedPageProps) {
  const here = notes.filter((note) => note.page === number);
  const radius = RADIUS * page.width;
  const clear = radius + CLEAR * page.width;
  const xs: Record<Side, number> = {
    left: Math.min(0, ...page.lines.map(({ x }) => x - clear)),
    right: Math.max(page.width, ...page.lines.map(({ x, width }) => x + width + clear)),
  };
  const [x0, x1] = [xs.left - clear, xs.right + clear];
  const dealt = dealNotes(
    here.map(({ boxes: [first], inTheWay }) => ({
      y: (first === undefined ? page.height - radius : (first.y + first.baseline) / 2) - radius,
      height: 2 * radius,
      left: (first?.x0 ?? 0) + THROUGH_TEXT * inTheWay.left,
      right: page.width - (first?.x1 ?? 0) + THROUGH_TEXT * inTheWay.right,
    })),
    GAP * page.width,
    { left: 0, right: 0 },
  );
  return (
    <svg viewBox={`${x0} -4 ${x1 - x0} ${page.height + 8}`} className="block w-full overflow-visible">
      <rect x="0" y="0" width={page.width} height={page.height} className="fill-white stroke-ink" strokeWidth="4" />
      <svg x="0" y="0" width={page.width} height={page.height}>
        <SheetPage page={page} number={number} notes={notes} lit={open} onPick={onPick} delayOf={delayOf} />
      </svg>
      {here.map((note, index) => {
        const { side, top } = dealt[index] ?? { side: 'left', top: 0 };
        const [first] = note.boxes;
        const x = xs[side];
        const y = top + radius;
        const to = first === undefined ? null : { x: side === 'left' ? first.x0 - 5 : first.x1 + 5, y: (first.y + first.baseline) / 2 };
        return (
          <g
            key={note.number}
            id={markId(note.number)}
            className="sheet-note"
            style={{ animationDelay: `${delayOf(note.number)}s` }}
            onClick={() => onPick(note.number)}
          >
            {to !== null && <path d={`M${x} ${y}L${to.x} ${to.y}`} strokeDasharray="0.1 5" className="sheet-arrow" />}
            <circle cx={x} cy={y} r={radius * 1.35} fill="transparent" />
            <circle cx={x} cy={y} r={radius} className={open === note.number ? 'fill-ink stroke-white' : 'fill-pen stroke-white'} strokeWidth="3" />
            <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={radius * 1.15} className="display fill-white">
              {note.number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Id of a mark's number on the page, to scroll to. */
const markId = (number: number): string => `mark-${number}`;
