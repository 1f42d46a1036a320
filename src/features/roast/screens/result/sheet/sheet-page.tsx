import { Fragment } from 'react';
import { ASCENT, type PageViewLine } from '../../../../../domain/page-view.ts';
import { underlinePath } from '../../../../../domain/marks/strokes.ts';
import { type Page, pathsOf } from '../../../../../domain/marks/mark-paths.ts';
import type { Box, PlacedNote } from '../../../../../domain/marks/place-marks.ts';
import { isSpaced } from '../../../../../domain/marks/text-width.ts';

interface SheetPageProps {
  page: Page;
  /** 1-based. */
  number: number;
  notes: readonly PlacedNote[];
  /** The note whose mark is lit. */
  lit: number | null;
  onPoint?: (number: number | null) => void;
  onPick?: (number: number) => void;
  /** When the pen gets to a note, in seconds after the page appears. */
  delayOf: (number: number) => number;
  className?: string;
}

/** A page of the CV as the reader saw it, in points, with the pen's marks on it. For the eye only: the notes are the text. */
export function SheetPage({ page, number, notes, lit, onPoint, onPick, delayOf, className = '' }: SheetPageProps) {
  const here = notes.filter((note) => note.page === number);
  const also = notes.flatMap((note) => note.alsoAt.filter((at) => at.page === number).flatMap(({ boxes }) => boxes.map((box) => ({ note: note.number, box }))));
  return (
    <svg viewBox={`0 0 ${page.width} ${page.height}`} className={`sheet-page ${className}`}>
      <Lit boxes={here.find((note) => note.number === lit)?.boxes ?? []} />
      {page.lines.map((line, index) => (
        // Stretches of a printed page have no names but their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Printed key={index} line={line} />
      ))}
      {also.map(({ note, box }) => (
        <Stroke key={`${note} ${box.x0} ${box.y}`} path={underlinePath(box)} delay={delayOf(note)} />
      ))}
      {here.map((note) => (
        <g key={note.number} onPointerEnter={() => onPoint?.(note.number)} onPointerLeave={() => onPoint?.(null)} onClick={() => onPick?.(note.number)}>
          {note.boxes.map((box) => (
            <rect key={`${box.x0} ${box.y}`} x={box.x0 - 4} y={box.y - 3} width={box.x1 - box.x0 + 8} height={box.size * 1.3 + 4} fill="transparent" />
          ))}
          {pathsOf(note, page).map((path) => (
            <Stroke key={path} path={path} delay={delayOf(note.number)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const FACES = { serif: 'sheet-serif', sans: 'sheet-sans', mono: 'sheet-mono' } as const;
/** Letters of scripts that run to the left. */
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

function Printed({ line }: { line: PageViewLine }) {
  const { x, y, width, size, face, bold, italic, text, turn } = line;
  const baseline = y + ASCENT * size;
  return (
    <text
      x={x}
      y={baseline}
      fontSize={size}
      // Letters are stored from left to right as they stand; the browser shall not turn them round.
      className={LEFTWARD.test(text) ? `${FACES[face]} sheet-as-it-stands` : FACES[face]}
      fontWeight={bold ? 700 : undefined}
      fontStyle={italic ? 'italic' : undefined}
      textLength={text.length > 1 && width > 0 ? width : undefined}
      lengthAdjust={isSpaced(line) ? 'spacing' : 'spacingAndGlyphs'}
      transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
    >
      {text}
    </text>
  );
}

function Stroke({ path, delay }: { path: string; delay: number }) {
  return <path d={path} pathLength={1} className="sheet-stroke" style={{ animationDelay: `${delay}s` }} />;
}

/** The marker behind what a note is about. */
function Lit({ boxes }: { boxes: readonly Box[] }) {
  return (
    <Fragment>
      {boxes.map((box) => (
        <rect key={`${box.x0} ${box.y}`} x={box.x0 - 3} y={box.y - 2} width={box.x1 - box.x0 + 6} height={box.size * 1.25 + 2} className="fill-marker" />
      ))}
    </Fragment>
  );
}
