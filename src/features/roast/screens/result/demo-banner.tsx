import { link } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { resultWords } from '../../copy.ts';
import { roastQueryOf } from '../tone.ts';

/** Says in large letters that what follows is made up. With an id, the visitor's own roast is one press away. */
export function DemoBanner({ id, tone }: { id: string; tone: Tone | null }) {
  const words = resultWords(tone ?? 'brutal');
  return (
    <section aria-labelledby="demo" className="on-ink border-b-4 border-ink bg-pen text-white">
      <div className="mx-auto flex max-w-7xl flex-col gap-x-10 gap-y-4 px-4 py-6 sm:px-6 md:flex-row md:items-center">
        <p className="display text-7xl leading-none! sm:text-8xl">{words.demoLabel}</p>
        <div className="grow">
          <h2 id="demo" className="text-2xl">
            {words.demoHeading}
          </h2>
          <p className="mt-1 text-lg">{id === '' ? words.demoPlain : words.demo}</p>
        </div>
        <ButtonLink to={id === '' ? link('upload') : link('progress', {}, roastQueryOf(id, tone))} tone="paper" className="shrink-0">
          {id === '' ? words.demoUpload : words.demoRetry}
        </ButtonLink>
      </div>
    </section>
  );
}
