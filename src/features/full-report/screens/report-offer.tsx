import { IMMEDIATE_DELIVERY } from '../../../domain/immediate-delivery.ts';
import { keysOf } from '../../../domain/keys.ts';
import { link, PROGRESS_MODES, QUERY } from '../../../domain/paths.ts';
import { REPORT_SECTIONS } from '../../../domain/report.ts';
import { ErrorBox } from '../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { useMedia } from '../../../ui/motion.ts';
import { OFFER } from '../copy.ts';
import { useReportCheckout } from './checkout.ts';
import { FoldMark } from '../../../ui/pen/fold-mark.tsx';

/** The call to buy the report on this CV: what is in it, what it costs, and the way to the checkout. `owned`: it is paid for and written. */
export function ReportOffer({ cvUploadId, owned = false }: { cvUploadId: string; owned?: boolean }) {
  const { state: checkout, buy } = useReportCheckout();
  const state = owned ? 'owned' : checkout;
  return (
    <section aria-labelledby="full-report" className="mt-8 scroll-mt-4 border-4 border-ink bg-desk p-5 shadow-hard-lg sm:mt-20 sm:p-9">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
        <div className="max-w-3xl grow basis-80">
          <h2 id="full-report" className="text-4xl sm:text-6xl">
            {OFFER.heading}
          </h2>
          <p className="mt-3 text-lg">{OFFER.lead}</p>
        </div>
        <p className="sheet rotate-2 px-4 py-2 text-center max-sm:flex max-sm:items-center max-sm:gap-4 sm:px-6 sm:py-4">
          <span className="display block text-5xl sm:text-7xl">{OFFER.price}</span>
          <span className="mt-1 block max-w-40 text-base font-bold">{OFFER.once}</span>
        </p>
      </div>
      <Contents />
      <p className="mt-6 font-bold">{OFFER.word}</p>
      {state === 'owned' ? (
        <div className="sheet mt-7 p-5 sm:p-6">
          <h3 className="display text-3xl">{OFFER.ownedHeading}</h3>
          <p className="mt-1 mb-5">{owned ? OFFER.ownedReady : OFFER.owned}</p>
          <ButtonLink to={link('progress', {}, { [QUERY.mode]: PROGRESS_MODES.fullRoastReport, [QUERY.id]: cvUploadId })} tone="red" size="lg">
            {OFFER.ownedAction}
          </ButtonLink>
        </div>
      ) : (
        <>
          {state === 'failed' && (
            <div className="mt-7">
              <ErrorBox heading={OFFER.failedHeading} message={`${OFFER.failed} ${OFFER.failedNote}`} />
            </div>
          )}
          <Button tone="red" size="lg" onClick={() => buy(cvUploadId)} aria-disabled={state === 'busy'} className="mt-7 w-full sm:w-auto">
            {state === 'busy' ? OFFER.busy : OFFER.buy}
          </Button>
          <p className="mt-4 max-w-3xl text-base text-ink-soft">{IMMEDIATE_DELIVERY}</p>
        </>
      )}
      <output className="sr-only">
        {state === 'busy' ? OFFER.busy : state === 'owned' ? `${OFFER.ownedHeading}. ${owned ? OFFER.ownedReady : OFFER.owned}` : ''}
      </output>
      <Promises />
    </section>
  );
}

/** On a phone the six sections are folded away: the page is long enough. */
function Contents() {
  const wide = useMedia('(min-width: 48rem)');
  if (wide) return <ReportContents />;
  return (
    <details className="group mt-5 border-y-3 border-ink">
      <summary className="display flex min-h-12 list-none items-center justify-between text-lg [&::-webkit-details-marker]:hidden">
        {OFFER.contentsHeading}
        <FoldMark />
      </summary>
      <div className="-mt-4 pb-5">
        <ReportContents />
      </div>
    </details>
  );
}

/** The six sections, numbered as in the report, and what each holds. */
export function ReportContents() {
  return (
    <ol aria-label={OFFER.contentsHeading} className="mt-8 grid gap-x-10 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
      {keysOf(REPORT_SECTIONS).map((key, index) => (
        <li key={key} className="flex gap-4">
          <span aria-hidden="true" className="display w-9 shrink-0 text-4xl text-pen-deep">
            {index + 1}
          </span>
          <span>
            <strong className="block text-lg leading-snug">{REPORT_SECTIONS[key]}</strong>
            {OFFER.contents[key]}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Promises() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-1 border-t-3 border-ink pt-4 font-medium sm:mt-7 sm:gap-y-2.5 sm:pt-5">
      {OFFER.promises.map((promise) => (
        <li key={promise} className="flex gap-2.5">
          <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-1 size-5 shrink-0">
            <path className="pen-stroke" d="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
          </svg>
          {promise}
        </li>
      ))}
    </ul>
  );
}
