import { link } from '../../../../domain/paths.ts';
import { SITE_FACTS } from '../../../../domain/site-blank.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { REPORT_SECTIONS } from '../../../../domain/report.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SupportLine } from '../../../../ui/support-line.tsx';
import { type FailureReason, PAYMENT_SUCCESS } from '../../copy.ts';
import { roastLink } from '../current-upload.ts';

interface PaymentTroubleProps {
  reason: FailureReason;
  /** False when nothing we know of says that the payment arrived. */
  paid: boolean;
  paymentNumber: string | null;
  id: string | null;
  onRetry: () => void;
}

/** Paid, and no report to show: what went wrong, what happens now, and the ways on. */
export function PaymentTrouble({ reason, paid, paymentNumber, id, onRetry }: PaymentTroubleProps) {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-14">
      <ErrorBox heading={PAYMENT_SUCCESS.errorHeading} message={PAYMENT_SUCCESS.failures[reason]} />
      <div className="sheet mt-9 px-5 py-8 shadow-hard-lg! sm:px-10">
        <h1 className="text-4xl sm:text-6xl">{paid ? PAYMENT_SUCCESS.paidHeading : PAYMENT_SUCCESS.unsureHeading}</h1>
        <p className="mt-3 text-lg">{paid ? PAYMENT_SUCCESS.paid : PAYMENT_SUCCESS.unsure}</p>
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          <section aria-labelledby="next">
            <h2 id="next" className="text-2xl">
              {PAYMENT_SUCCESS.nextHeading}
            </h2>
            <ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-bold marker:text-pen-deep">
              {PAYMENT_SUCCESS.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="contents">
            <h2 id="contents" className="text-2xl">
              {PAYMENT_SUCCESS.contentsHeading}
            </h2>
            <ul className="mt-3 list-[square] space-y-2 pl-6 marker:text-pen-deep">
              {keysOf(REPORT_SECTIONS).map((key) => (
                <li key={key}>{REPORT_SECTIONS[key]}</li>
              ))}
            </ul>
          </section>
        </div>
        <div className="mt-9 flex flex-wrap gap-5">
          <Button tone="red" onClick={onRetry}>
            {PAYMENT_SUCCESS.retry}
          </Button>
          <ButtonLink to={roastLink(id ?? undefined)} tone="paper">
            {PAYMENT_SUCCESS.back}
          </ButtonLink>
        </div>
        <p className="mt-8 border-t-2 border-ink/20 pt-5">
          {PAYMENT_SUCCESS.receipt} <SupportLine words={PAYMENT_SUCCESS} email={SITE_FACTS.supportEmail} contactPage={link('contact')} />
        </p>
        <PaymentNumber label={PAYMENT_SUCCESS.paymentNumber} number={paymentNumber} className="mt-2" />
      </div>
    </div>
  );
}
