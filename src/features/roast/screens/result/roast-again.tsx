import { link, QUERY } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { comparisonWords } from '../../comparison.copy.ts';

/** The way to the second round: the mended CV for the same job, in the same hand. */
export function RoastAgain({ id, tone }: { id: string; tone: Tone }) {
  const words = comparisonWords(tone);
  return (
    <section aria-labelledby="roast-again" className="sheet mt-8 flex sm:mt-14 flex-wrap items-center justify-between gap-x-10 gap-y-5 p-5 sm:p-8">
      <div className="max-w-3xl grow basis-72">
        <h2 id="roast-again" className="text-3xl sm:text-5xl">
          {words.againHeading}
        </h2>
        <p className="mt-2 text-lg">{words.againLead}</p>
      </div>
      <ButtonLink to={link(tone === 'gentle' ? 'gentle' : 'upload', {}, { [QUERY.previous]: id })} tone="ink" size="lg" className="w-full sm:w-auto">
        {words.again}
      </ButtonLink>
    </section>
  );
}
