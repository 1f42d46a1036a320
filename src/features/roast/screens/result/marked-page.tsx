import type { ReactNode } from 'react';
import { link } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { MarkedLine } from '../../../../ui/pen/marked-line.tsx';
import { Stamp } from '../../../../ui/pen/stamp.tsx';
import { resultWords } from '../../copy.ts';
import type { RoastView } from './roast-view.ts';
import { ScoreBoard } from './score-board.tsx';
import { roastQueryOf } from '../tone.ts';
import { Verdicts } from './verdicts.tsx';

/** Up to this many characters a stamp fits on one line, even on a phone. */
const ONE_LINE_STAMP = 18;

interface MarkedPageProps {
  roast: RoastView;
  tone: Tone;
  /** Null for the demo, which cannot be shared. */
  id: string | null;
  /** What stands under the heading, e.g. the switch between the voices. */
  controls?: ReactNode;
  /** What stands above the roast itself. */
  intro?: ReactNode;
  /** What stands between the verdicts and the ways on. */
  children?: ReactNode;
}

/** The roast as a page that someone has been through with a pen, red or gentle. */
export function MarkedPage({ roast, tone, id, controls, intro, children }: MarkedPageProps) {
  const words = resultWords(tone);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-6 lg:pt-12">
      <header className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-5xl sm:text-7xl">{words.heading}</h1>
          <p className="mt-3 text-lg">
            {words.kicker} <strong className="wrap-anywhere">{roast.jobRole}</strong>
          </p>
          {controls}
        </div>
        <p className="justify-self-center px-4 py-2 lg:justify-self-end lg:pr-8">
          <span className="sr-only">{words.verdict}: </span>
          <Stamp
            className={`-rotate-6 ${roast.stamp.length <= ONE_LINE_STAMP ? 'text-[clamp(1.9rem,9vw,4.25rem)] whitespace-nowrap' : 'max-w-[13em] text-[clamp(1.6rem,6.5vw,2.75rem)]'}`}
          >
            {roast.stamp}
          </Stamp>
        </p>
      </header>
      {intro}

      <p className="mt-8 max-w-4xl text-xl leading-relaxed font-medium sm:text-2xl">{roast.overallAssessment}</p>

      <section aria-labelledby="lines" className="mt-14">
        <h2 id="lines" className="text-4xl sm:text-5xl">
          {words.linesHeading}
        </h2>
        <p className="mt-2">{words.linesLead}</p>
        <ol className="sheet marked-page mt-6 divide-y-2 divide-ink/15 shadow-hard-lg!">
          {roast.lines.map((line, index) => (
            <li key={`${line.page}-${line.line}-${index}`}>
              <MarkedLine
                mark={line.mark}
                quote={line.quote}
                gap={words.gap}
                place={line.quote === null ? words.gapPlace(line.page, line.line) : words.place(line.page, line.line)}
                placeShort={words.placeShort(line.page, line.line)}
                note={line.note}
                fix={line.fix}
                fixLabel={words.fix}
                markName={words.markNames[line.mark]}
                highlighted={line.note === roast.topRoastLine}
              />
            </li>
          ))}
        </ol>
      </section>

      <ScoreBoard scores={roast.scores} words={words} />
      <Verdicts roast={roast} words={words} />
      {children}

      <section aria-labelledby="next" className="mt-20">
        <h2 id="next" className="text-4xl sm:text-6xl">
          {words.nextHeading}
        </h2>
        <p className="mt-2 text-lg">{words.nextLead}</p>
        <div className="mt-7 flex flex-wrap gap-5">
          {id !== null && (
            <ButtonLink to={link('share', {}, roastQueryOf(id, tone))} tone="red" size="lg">
              {words.share}
            </ButtonLink>
          )}
          <ButtonLink to={link('build')} tone="ink" size="lg">
            {words.build}
          </ButtonLink>
          <ButtonLink to={link('optimize')} tone="paper" size="lg">
            {words.optimize}
          </ButtonLink>
          <ButtonLink to={link('upload')} tone="paper" size="lg">
            {words.again}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
