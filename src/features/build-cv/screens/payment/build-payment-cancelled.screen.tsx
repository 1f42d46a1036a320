import { link } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { ButtonLink } from '../../../../ui/form/button.tsx';
import { Stamp } from '../../../../ui/pen/stamp.tsx';
import { COMPLETE, PAYMENT_CANCELLED } from '../../copy.ts';
import { hasAnswers, useKeptBuild } from '../kept-build.ts';

/** Left the checkout without paying. */
export default function BuildPaymentCancelledScreen() {
  useDocumentTitle(PAYMENT_CANCELLED.title);
  const { build } = useKeptBuild();
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6 lg:pt-14">
      <header className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-w-3xl">
          <h1 className="text-5xl sm:text-7xl">{PAYMENT_CANCELLED.heading}</h1>
          <p className="mt-4 text-xl">{hasAnswers(build) ? PAYMENT_CANCELLED.text : PAYMENT_CANCELLED.textEmpty}</p>
          <p className="pen-note mt-3 -rotate-1">{PAYMENT_CANCELLED.note}</p>
        </div>
        <p className="justify-self-center px-4 lg:pr-8">
          <Stamp className="-rotate-6 text-[clamp(1.9rem,9vw,3.75rem)] whitespace-nowrap">{PAYMENT_CANCELLED.stamp}</Stamp>
        </p>
      </header>
      <div className="mt-9 flex flex-wrap gap-5">
        <ButtonLink to={link('build')} tone="red" size="lg">
          {PAYMENT_CANCELLED.back}
        </ButtonLink>
        <ButtonLink to={link('landing')} tone="paper" size="lg">
          {PAYMENT_CANCELLED.home}
        </ButtonLink>
      </div>
      <section aria-labelledby="pitch" className="mt-14 border-4 border-ink bg-desk p-5 shadow-hard-lg sm:p-9">
        <h2 id="pitch" className="text-3xl sm:text-5xl">
          {PAYMENT_CANCELLED.pitchHeading}
        </h2>
        <ul className="mt-4 list-[square] space-y-2 pl-5 text-lg marker:text-pen-deep">
          {COMPLETE.contents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
