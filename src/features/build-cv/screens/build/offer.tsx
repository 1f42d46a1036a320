import { IMMEDIATE_DELIVERY } from '../../../../domain/immediate-delivery.ts';
import type { CheckoutState } from '../../../../ui/checkout.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { COMPLETE } from '../../complete.copy.ts';
import { DETAILS } from '../../details.copy.ts';

interface OfferProps {
  state: CheckoutState;
  /** True when there is nothing to pay for, or no price. */
  blocked: boolean;
  /** Why the details could not be sent; null when they could, or nobody has tried. */
  unsent: string | null;
  /** Whether buying sends name, contact and the like along. */
  sends: boolean;
  onBuy: () => void;
}

/** What unlocking costs and opens, and the way to the checkout. */
export function Offer({ state, blocked, unsent, sends, onBuy }: OfferProps) {
  return (
    <section aria-labelledby="unlock" className="border-4 border-ink bg-desk p-5 shadow-hard-lg sm:p-7 lg:sticky lg:top-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id="unlock" className="text-4xl">
          {COMPLETE.offerHeading}
        </h2>
        <p className="sheet rotate-3 px-4 py-2">
          <span className="display text-5xl">{COMPLETE.price}</span>
        </p>
      </div>
      <p className="mt-2 font-bold">{COMPLETE.once}</p>
      <ul className="mt-4 list-[square] space-y-2 pl-5 marker:text-pen-deep">
        {COMPLETE.contents.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {state === 'failed' && (
        <div className="mt-5">
          <ErrorBox heading={COMPLETE.failedHeading} message={`${COMPLETE.failed} ${COMPLETE.failedNote}`} />
        </div>
      )}
      {unsent !== null && (
        <div className="mt-5">
          <ErrorBox heading={DETAILS.notSentHeading} message={unsent} />
        </div>
      )}
      {blocked && <p className="mt-5 font-bold text-pen-deep">{COMPLETE.blocked}</p>}
      <Button tone="red" size="lg" onClick={onBuy} aria-disabled={state === 'busy' || blocked} className="mt-5 w-full">
        {state === 'busy' ? COMPLETE.busy : COMPLETE.unlock}
      </Button>
      {sends && <p className="mt-3 text-base text-ink-soft">{DETAILS.sent}</p>}
      <p className="mt-3 text-base text-ink-soft">{IMMEDIATE_DELIVERY}</p>
      <output className="sr-only">{state === 'busy' ? COMPLETE.busy : ''}</output>
      <ul className="mt-5 space-y-1.5 border-t-3 border-ink pt-4 font-medium">
        {COMPLETE.promises.map((promise) => (
          <li key={promise} className="flex gap-2.5">
            <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-1 size-5 shrink-0">
              <path className="pen-stroke" d="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
            </svg>
            {promise}
          </li>
        ))}
      </ul>
    </section>
  );
}
