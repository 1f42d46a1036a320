import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { link, QUERY } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { Stamp } from '../../../../ui/pen/stamp.tsx';
import { resultWords } from '../../copy.ts';
import { CopyFixes } from './copy-fixes.tsx';
import { LineList } from './line-list.tsx';
import { PageOrList } from './page-or-list.tsx';
import type { RoastView } from './roast-view.ts';
import { ScoreBoard } from './score-board.tsx';
import { SheetPdf } from './sheet-pdf.tsx';
import { MarkedSheets } from './sheet/marked-sheets.tsx';
import { ThumbBar, type ReportState } from './thumb-bar.tsx';
import { roastQueryOf } from '../tone.ts';
import { Verdicts } from './verdicts.tsx';

/** Up to this many characters a stamp fits on one line, even on a phone. */
const ONE_LINE_STAMP = 18;

interface MarkedPageProps {
  roast: RoastView;
  tone: Tone;
  /** Null for the demo, which cannot be shared. */
  id: string | null;
  /** What stands over the page, e.g. the switch between the voices. */
  controls?: ReactNode;
  /** What stands above the roast itself. */
  intro?: ReactNode;
  /** Whether the full report can be had, or is theirs. */
  report?: ReportState;
  /** What stands between the verdicts and the ways on. */
  children?: ReactNode;
}

/** The roast as a page that someone has been through with a pen, red or gentle. */
export function MarkedPage({ roast, tone, id, controls, intro, report = null, children }: MarkedPageProps) {
  const words = resultWords(tone);
  const [asList, setAsList] = useState(false);
  const lines = useRef<HTMLElement>(null);
  const showFixes = () => {
    flushSync(() => setAsList(true));
    lines.current?.scrollIntoView();
  };
  const drawn = roast.pageView !== null && !asList;
  // Of a CV with more pages than are drawn.
  const undrawn = roast.lines.filter(({ page }) => page > (roast.pageView?.pages.length ?? 0));
  return (
    <div className="mx-auto max-w-[88rem] px-4 pt-5 sm:px-6 lg:pt-12 print:px-0 print:pt-0">
      <header className="grid items-center gap-x-12 gap-y-4 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-[1.75rem] sm:text-7xl">{words.heading}</h1>
          <p className="mt-1 sm:mt-3 sm:text-lg">
            {words.kicker} <strong className="wrap-anywhere">{roast.jobRole}</strong>
          </p>
        </div>
        {/* It lands when the line below is written; where there is room, on the page itself. */}
        <p className={`justify-self-center px-4 py-1 sm:py-2 lg:justify-self-end lg:pr-8 ${drawn ? 'lg:sr-only print:hidden' : ''}`}>
          <span className="sr-only">{words.verdict}: </span>
          <Stamp
            className={`-rotate-3 [animation-delay:1.8s]! sm:-rotate-6 ${roast.stamp.length <= ONE_LINE_STAMP ? 'text-[clamp(1.9rem,9vw,4.25rem)] whitespace-nowrap' : 'max-w-[13em] text-[clamp(1.6rem,6.5vw,2.75rem)]'}`}
          >
            {roast.stamp}
          </Stamp>
        </p>
      </header>
      {roast.topRoastLine !== '' && (
        <p className={`pen-note mt-3 max-w-4xl sm:mt-6 sm:text-[2.25rem]! ${drawn ? 'print:hidden' : ''}`}>
          <span className="sr-only">{words.topLine}: </span>
          <span className="pen-written">{roast.topRoastLine}</span>
        </p>
      )}
      {intro}

      <section ref={lines} aria-labelledby="lines" className="mt-4 sm:mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 print:hidden">
          <h2 id="lines" className={drawn ? 'sr-only text-4xl sm:text-5xl lg:not-sr-only' : 'w-full text-4xl sm:w-auto sm:text-5xl'}>
            {words.linesHeading}
          </h2>
          <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:justify-end">
            {controls}
            {roast.pageView !== null && <PageOrList list={asList} onChoose={setAsList} />}
          </div>
        </div>
        {roast.pageView !== null && drawn ? (
          <div className="mt-2 sm:mt-8">
            <MarkedSheets view={roast.pageView} roast={roast} words={words} />
            {undrawn.length > 0 && <LineList lines={undrawn} topRoastLine={roast.topRoastLine} words={words} />}
          </div>
        ) : (
          <>
            <p className="mt-2">{words.linesLead}</p>
            <CopyFixes lines={roast.lines} words={words} />
            <LineList lines={roast.lines} topRoastLine={roast.topRoastLine} words={words} />
          </>
        )}
        {id !== null && <SheetPdf id={id} jobRole={roast.jobRole} tone={tone} className={drawn ? 'max-md:hidden' : ''} />}
      </section>

      <p className="mt-6 max-w-4xl text-lg leading-relaxed font-medium sm:mt-14 sm:text-2xl">{roast.overallAssessment}</p>

      <ScoreBoard scores={roast.scores} words={words} />
      <Verdicts roast={roast} words={words} />
      {children}

      <section aria-labelledby="next" className="mt-9 sm:mt-20">
        <h2 id="next" className="text-4xl sm:text-6xl">
          {words.nextHeading}
        </h2>
        <p className="mt-2 text-lg">{words.nextLead}</p>
        <div className="mt-5 flex flex-wrap gap-4 sm:mt-7 sm:gap-5">
          {id !== null && (
            <ButtonLink to={link('share', {}, roastQueryOf(id, tone))} tone="red" size="lg" className="max-md:hidden">
              {words.share}
            </ButtonLink>
          )}
          <ButtonLink to={link('build')} tone="ink" size="lg">
            {words.build}
          </ButtonLink>
          <ButtonLink to={link('optimize', {}, id === null ? {} : { [QUERY.id]: id })} tone="paper" size="lg">
            {words.optimize}
          </ButtonLink>
          <ButtonLink to={link('upload')} tone="paper" size="lg">
            {words.again}
          </ButtonLink>
        </div>
      </section>
      {id !== null && <ThumbBar id={id} tone={tone} words={words} onFixes={showFixes} report={report} />}
    </div>
  );
}
