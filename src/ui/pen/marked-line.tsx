import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Loop, MarkSign, Marker, Strike, Underline, type Mark } from './pen-mark.tsx';

/** A loop around more than this would run through the text, so the pen underlines instead. */
const LOOP_CHARACTERS = 64;
const LOOP_LINES = 2;
/** An oval around more than a few words cuts the first and the last letter. */
const OVAL_CHARACTERS = 20;

interface MarkedLineProps {
  mark: Mark;
  /** Verbatim, or null where something is missing. */
  quote: string | null;
  /** Stands where the missing line should. */
  gap: string;
  /** In full, e.g. "Page 1, line 14", and as it fits the gutter. */
  place: string;
  placeShort: string;
  note: string;
  fix: string | null;
  fixLabel: string;
  /** Said before the quote to whoever cannot see the stroke, e.g. "Struck out". */
  markName: string;
  /** The one line of the page under the yellow marker. */
  highlighted?: boolean;
  /** What can be done about the note, at its foot. */
  children?: ReactNode;
}

/** A line of the CV as it comes back: its place in the gutter, the line with its mark and fix, the note in the margin. */
export function MarkedLine({ mark, quote, gap, place, placeShort, note, fix, fixLabel, markName, highlighted = false, children }: MarkedLineProps) {
  return (
    <div className="marked-line grid gap-x-6 gap-y-4 px-4 py-6 sm:px-7 md:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,28rem)] xl:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,34rem)] lg:px-0 lg:py-0">
      <p className="flex items-center gap-3 text-sm font-bold text-ink-soft md:flex-col md:items-start md:gap-1 lg:py-7 lg:pl-6">
        <MarkSign mark={mark} className="size-7 shrink-0" />
        <span aria-hidden="true" className="leading-tight md:max-w-14">
          {placeShort}
        </span>
        <span className="sr-only">
          {place}. {markName}:
        </span>
      </p>
      <div className="lg:py-7">
        {quote === null ? (
          <p className="border-b-3 border-dashed border-ink-soft/50 pb-1 text-lg text-ink-soft italic">{gap}</p>
        ) : (
          <blockquote className="text-lg leading-relaxed wrap-anywhere">
            <Marked mark={mark} quote={quote} highlighted={highlighted} />
          </blockquote>
        )}
        {fix !== null && (
          <p className="mt-4 hidden gap-3 lg:flex">
            <FixLabel label={fixLabel} />
            <span>{fix}</span>
          </p>
        )}
      </div>
      <div className="pen-note border-l-3 border-pen/70 pl-4 text-[1.875rem]! lg:text-[2rem]! md:col-start-2 lg:col-start-3 lg:h-full lg:py-6 lg:pr-6 lg:pl-6">
        <p className="inline-block origin-left -rotate-1">{note}</p>
        {children !== undefined && <p className="font-text leading-normal">{children}</p>}
      </div>
      {fix !== null && (
        <p className="flex gap-3 md:col-start-2 lg:hidden">
          <FixLabel label={fixLabel} />
          <span>{fix}</span>
        </p>
      )}
    </div>
  );
}

function FixLabel({ label }: { label: string }) {
  return <span className="display mt-0.5 h-fit shrink-0 bg-ink px-2 py-0.5 text-sm text-paper">{label}</span>;
}

function Marked({ mark, quote, highlighted }: { mark: Mark; quote: string; highlighted: boolean }) {
  const marked = <Penned mark={mark} quote={quote} />;
  // The yellow goes on first, or it would cover the red.
  return highlighted ? <Marker>{marked}</Marker> : marked;
}

function Penned({ mark, quote }: { mark: Mark; quote: string }) {
  if (mark === 'strike') return <Strike>{quote}</Strike>;
  if (mark === 'circle' && quote.length <= LOOP_CHARACTERS) return <Circled key={quote}>{quote}</Circled>;
  return <Underline>{quote}</Underline>;
}

/** A loop where the passage stays on two lines, an underline where a narrow page wraps it over more. */
function Circled({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const [lines, setLines] = useState(1);
  useLayoutEffect(() => {
    const count = () => {
      const tops = Array.from(text.current?.getClientRects() ?? [], (line) => Math.round(line.top));
      setLines(new Set(tops).size);
    };
    count();
    addEventListener('resize', count);
    // Another font, other line ends.
    void document.fonts.ready.then(count);
    return () => removeEventListener('resize', count);
  }, []);
  const measured = <span ref={text}>{children}</span>;
  return lines > LOOP_LINES ? <Underline>{measured}</Underline> : <Loop wide={lines > 1 || children.length > OVAL_CHARACTERS}>{measured}</Loop>;
}
