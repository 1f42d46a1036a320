import { link } from '../../../../domain/paths.ts';
import { MoneyBackPage } from '../../../../ui/checkout-return/money-back-page.tsx';
import { NextSteps, TroublePage } from '../../../../ui/checkout-return/trouble-page.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { MONEY_BACK, PAYMENT_SUCCESS } from '../../payment.copy.ts';
import type { CvTrouble as Trouble } from './cv-room.ts';

interface CvTroubleProps {
  trouble: Trouble;
  /** False when nothing we know of says that the payment arrived. */
  paid: boolean;
  paymentNumber: string | null;
  onRetry: () => void;
}

/** Back from the checkout, and no CV to hand over: what went wrong, what happens now, and the ways on. */
export function CvTrouble({ trouble, paid, paymentNumber, onRetry }: CvTroubleProps) {
  if ('moneyBack' in trouble)
    return (
      <MoneyBackPage
        words={MONEY_BACK.reasons[trouble.moneyBack]}
        title={MONEY_BACK.title}
        action={PAYMENT_SUCCESS.toBuilder}
        to={link('build')}
        help={PAYMENT_SUCCESS.help}
        paymentNumber={paymentNumber}
      />
    );
  return (
    <TroublePage
      error={{ heading: PAYMENT_SUCCESS.errorHeading, message: `${PAYMENT_SUCCESS.errors[trouble.failure]}${trouble.because}` }}
      heading={paid ? PAYMENT_SUCCESS.paidHeading : PAYMENT_SUCCESS.unsureHeading}
      text={paid ? PAYMENT_SUCCESS.paid : PAYMENT_SUCCESS.unsure}
      actions={
        <>
          <Button tone="red" onClick={onRetry}>
            {PAYMENT_SUCCESS.retry}
          </Button>
          <ButtonLink to={link('build')} tone="paper">
            {PAYMENT_SUCCESS.toBuilder}
          </ButtonLink>
          <ButtonLink to={link('landing')} tone="paper">
            {PAYMENT_SUCCESS.home}
          </ButtonLink>
        </>
      }
      receipt={PAYMENT_SUCCESS.receipt}
      help={PAYMENT_SUCCESS.help}
      paymentNumber={paymentNumber}
    >
      <div className="mt-8">
        <NextSteps heading={PAYMENT_SUCCESS.nextHeading} steps={PAYMENT_SUCCESS.next} />
      </div>
    </TroublePage>
  );
}
