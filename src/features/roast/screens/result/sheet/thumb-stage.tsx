import { useState } from 'react';
import { SHEET, type ResultWords } from '../../../copy.ts';
import { Fix, SpokenNote } from './note-list.tsx';
import { NoteReader } from './note-reader.tsx';
import { numberPlaces } from '../../../../../domain/marks/number-places.ts';
import type { PlacedNote } from '../../../../../domain/marks/place-marks.ts';
import type { Page } from '../../../../../domain/marks/mark-paths.ts';
import { SheetPage } from './sheet-page.tsx';

interface ThumbStageProps {
  pages: readonly { page: Page; number: number }[];
  notes: readonly PlacedNote[];
  words: ResultWords;
  delayOf: (number: number) => number;
}

/** On a phone: the page as wide as the screen, a number for every mark, and one note at a time. The list is there for whoever cannot see the page. */
export function ThumbStage({ pages, notes, words, delayOf }: ThumbStageProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [shown, setShown] = useState(PAGES_AT_FIRST);
  const current = notes.find(({ number }) => number === open) ?? null;
  const go = (next: number | null) => {
    setOpen(next);
    // A note that is read shows its page, and those before it.
    const page = notes.find(({ number }) => number === next)?.page;
    setShown((before) => Math.max(before, pages.findIndex(({ number }) => number === page) + 1));
  };
  return (
    <div>
      <button
        type="button"
        onClick={() => go(1)}
        className="mb-2 flex min-h-11 w-full items-center justify-center gap-2 text-base font-bold underline decoration-2 underline-offset-4"
      >
        {SHEET.start}
      </button>
      <div aria-hidden="true" className="-mx-4 space-y-5 sm:mx-0">
        {pages.slice(0, shown).map(({ page, number }) => (
          <NumberedPage key={number} page={withoutBlankFoot(page)} number={number} notes={notes} open={open} onPick={go} delayOf={delayOf} />
        ))}
      </div>
      {shown < pages.length && (
        <button
          type="button"
          onClick={() => setShown(pages.length)}
          className="mt-2 min-h-11 w-full text-base font-bold underline decoration-2 underline-offset-4"
        >
          {SHEET.morePages(pages.length - shown)}
        </button>
      )}
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
      {current !== null && <NoteReader note={current} count={notes.length} words={words} onGo={go} />}
    </div>
  );
}

/** A long CV is unfolded: the first pages are what a reader sees, and the rest of the result comes after them. */
const PAGES_AT_FIRST = 2;

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
  const { radius, x0, x1, places } = numberPlaces(page, here);
  return (
    <svg viewBox={`${x0} -4 ${x1 - x0} ${page.height + 8}`} className="block w-full overflow-visible">
      <rect x="0" y="0" width={page.width} height={page.height} className="fill-white stroke-ink" strokeWidth="4" />
      <svg x="0" y="0" width={page.width} height={page.height}>
        <SheetPage page={page} number={number} notes={notes} lit={open} onPick={onPick} delayOf={delayOf} />
      </svg>
      {here.map((note, index) => {
        const { x, y, to } = places[index] ?? { x: 0, y: 0, to: null };
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
