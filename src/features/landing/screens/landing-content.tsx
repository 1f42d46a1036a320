import { link, QUERY } from '../../../domain/paths.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { StrikeBig } from '../../../ui/pen/pen-mark.tsx';
import { LANDING } from '../copy.ts';
import { ExampleCv } from './example-cv.tsx';
import { KeptResultsBelow } from './kept-results-below.tsx';
import { Rules } from './rules.tsx';
import { Services } from './services.tsx';

/** Everything of the landing page. `titleAs` is h2 where a not-found notice already is the page's h1. */
export function LandingContent({ titleAs: Title = 'h1' }: { titleAs?: 'h1' | 'h2' }) {
  const { headline } = LANDING;
  return (
    <>
      <section className="overflow-x-clip">
        <div className="mx-auto grid max-w-7xl items-center gap-x-14 gap-y-10 px-4 pt-6 pb-14 sm:px-6 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:pt-16 lg:pb-24">
          <div>
            <Title className="text-[clamp(2.9rem,13.5vw,6.75rem)] leading-[1.02]! lg:text-[clamp(4rem,6.6vw,6.75rem)]">
              {headline.before} <StrikeBig>{headline.struck}</StrikeBig>{' '}
              <ins className="pen-note ml-[0.12em] inline-block -rotate-4 text-[1.12em] leading-[0.7] normal-case no-underline">{headline.inserted}</ins>
            </Title>
            <p className="mt-4 max-w-xl text-lg sm:mt-5 sm:text-xl">{LANDING.lead}</p>
            <div className="mt-5 grid max-w-xl grid-cols-[1.2fr_1fr] gap-4 sm:mt-7 sm:grid-cols-2">
              <ButtonLink to={link('upload')} tone="red" size="lg" className="col-span-2 text-3xl!">
                {LANDING.roast}
              </ButtonLink>
              <ButtonLink to={link('gentle')} tone="soft" className="px-2! text-[clamp(0.8rem,3.9vw,1.125rem)]! whitespace-nowrap">
                {LANDING.gentle}
              </ButtonLink>
              <ButtonLink to={link('build')} tone="ink" className="px-2! text-[clamp(0.8rem,3.9vw,1.125rem)]! whitespace-nowrap">
                {LANDING.build}
              </ButtonLink>
            </div>
            <Link
              to={link('roast', {}, { [QUERY.demo]: '1' })}
              className="mt-3 inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
            >
              {LANDING.seeOne}
            </Link>
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-base font-bold sm:mt-4">
              {LANDING.facts.map((fact) => (
                <li key={fact} className="flex items-center gap-2">
                  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-5">
                    <path className="pen-stroke" d="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
                  </svg>
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <ExampleCv />
        </div>
      </section>
      <KeptResultsBelow />
      <Services />
      <Rules />
    </>
  );
}
