import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PageView } from '../../../../../domain/page-view.ts';
import { useMedia } from '../../../../../ui/motion.ts';
import type { ResultWords } from '../../../copy.ts';
import type { RoastView } from '../roast-view.ts';
import { MarginStage } from './margin-stage.tsx';
import { placeNotes } from '../../../../../domain/marks/place-marks.ts';
import { ThumbStage } from './thumb-stage.tsx';

interface MarkedSheetsProps {
  view: PageView;
  roast: RoastView;
  words: ResultWords;
}

/** From here on there is room for margins. Tailwind's lg. */
const WIDE = '(min-width: 64rem)';
/** The pen begins when the eye has found the page, takes its time, and is done within the first ten seconds. In seconds. */
const PEN = { first: 0.5, step: 0.75, last: 9 } as const;
/** An A4 or Letter page between its margins, below the heading of the first; and what is laid out on it. In CSS pixels. */
const PRINT = { width: 700, height: 860, stage: 1150 } as const;

/** The visitor's own pages with the pen on them. */
export function MarkedSheets({ view, roast, words }: MarkedSheetsProps) {
  const wide = useMedia(WIDE);
  const printing = usePrinting();
  const notes = placeNotes(view, roast.lines);
  const pages = view.pages.map((page, index) => ({ page, number: index + 1 }));
  const step = Math.min(PEN.step, (PEN.last - PEN.first) / Math.max(1, notes.length));
  const performing = usePerformance(roast.overallAssessment);
  const at = (number: number): number => Math.round(100 * (PEN.first + step * (number - 1))) / 100;
  const delayOf = (number: number): number => (performing ? at(number) : 0);
  return (
    <>
      <div className="print:hidden">
        {wide ? (
          <MarginStage pages={pages} notes={notes} words={words} stamp={roast.stamp} delayOf={delayOf} />
        ) : (
          <ThumbStage pages={pages} notes={notes} words={words} delayOf={delayOf} />
        )}
      </div>
      {printing &&
        pages.map((each) => (
          <PrintedSheet key={each.number}>
            <MarginStage
              pages={[each]}
              notes={notes.filter((note) => note.page === each.number)}
              words={words}
              stamp={each.number === 1 ? roast.stamp : null}
              delayOf={() => 0}
              fixedWidth={PRINT.stage}
            />
          </PrintedSheet>
        ))}
    </>
  );
}

/** One page of the printer's: what is laid out in pixels shrinks until it fits. */
function PrintedSheet({ children }: { children: ReactNode }) {
  const [zoom, setZoom] = useState(PRINT.width / PRINT.stage);
  return (
    <div
      className="sheet-print"
      style={zoomTo(zoom)}
      ref={(element) => {
        const height = element?.firstElementChild?.clientHeight ?? 0;
        const fits = Math.min(PRINT.width / PRINT.stage, PRINT.height / Math.max(1, height));
        if (height > 0 && Math.abs(fits - zoom) > 0.01) setZoom(fits);
      }}
    >
      {children}
    </div>
  );
}

/** Only on paper does it shrink (styles/sheet.css): to be measured it stands in its own size. */
const zoomTo = (zoom: number): CSSProperties & Record<'--zoom', number> => ({ '--zoom': zoom });

/** True from the moment somebody prints until it is done: the printer's page is laid out before the printer looks. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => () => flushSync(() => setPrinting(value));
    const [before, after] = [set(true), set(false)];
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/** True while the pen goes over the page for the first time. In another voice its marks are there at once. */
function usePerformance(words: string): boolean {
  const [first] = useState(words);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), (PEN.last + 1) * 1000);
    return () => clearTimeout(timer);
  }, []);
  if (words !== first && !over) setOver(true);
  return !over;
}
