import { keysOf } from '../../../../domain/keys.ts';
import { REPORT_SECTIONS } from '../../../../domain/report.ts';
import { NextSteps, TroublePage } from '../../../../ui/checkout-return/trouble-page.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
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
    <TroublePage
      error={{ heading: PAYMENT_SUCCESS.errorHeading, message: PAYMENT_SUCCESS.failures[reason] }}
      heading={paid ? PAYMENT_SUCCESS.paidHeading : PAYMENT_SUCCESS.unsureHeading}
      text={paid ? PAYMENT_SUCCESS.paid : PAYMENT_SUCCESS.unsure}
      actions={
        <>
          <Button tone="red" onClick={onRetry}>
            {PAYMENT_SUCCESS.retry}
          </Button>
          <ButtonLink to={roastLink(id ?? undefined)} tone="paper">
            {PAYMENT_SUCCESS.back}
          </ButtonLink>
        </>
      }
      receipt={PAYMENT_SUCCESS.receipt}
      help={PAYMENT_SUCCESS.help}
      paymentNumber={paymentNumber}
    >
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <NextSteps heading={PAYMENT_SUCCESS.nextHeading} steps={PAYMENT_SUCCESS.next} />
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
    </TroublePage>
  );
}
