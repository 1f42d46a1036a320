import { SITE_FACTS } from '../../../../domain/site-blank.ts';
import { IMMEDIATE_DELIVERY } from '../../../../domain/immediate-delivery.ts';
import { link } from '../../../../domain/paths.ts';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SupportLine } from '../../../../ui/support-line.tsx';
import { MoneyBack } from '../../../payment/contract.ts';
import { TROUBLE, TROUBLE_WORDS, type TroubleReason, WIZARD, WIZARD_ERRORS } from '../../copy.ts';
import { useOptimizationCheckout } from '../checkout.ts';

interface TroubleProps {
  reason: TroubleReason;
  /** Of the request; empty when the address lacks it. */
  id: string;
  paymentNumber?: string | null;
  /** Absent where looking again cannot help. */
  onRetry?: () => void;
}

/** Where paying (again) leads to the result. */
const PAYABLE: readonly TroubleReason[] = ['NO_SESSION', 'NOT_PAID', 'REFUNDED', 'WRONG_AMOUNT'];
/** Where looking again cannot help: the money went back. */
const FINAL: readonly TroubleReason[] = ['REFUNDED', 'UNDELIVERED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'];

/** No result to show: what went wrong to the letter, what it means, and the ways on. */
export function Trouble({ reason, id, paymentNumber, onRetry }: TroubleProps) {
  const { heading, sentence, text } = TROUBLE[reason];
  const { state, pay } = useOptimizationCheckout();
  const payable = PAYABLE.includes(reason) && id !== '' && state !== 'owned';
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 sm:px-6 lg:pt-14">
      <ErrorBox heading={MoneyBack.safeParse(reason).success ? TROUBLE_WORDS.paymentHeading : TROUBLE_WORDS.errorHeading} message={sentence} />
      <div className="sheet mt-9 px-5 py-8 shadow-hard-lg! sm:px-10">
        <h1 className="text-4xl sm:text-6xl">{heading}</h1>
        <p className="mt-3 max-w-2xl text-lg">{text}</p>
        {state === 'failed' && (
          <div className="mt-6">
            <ErrorBox heading={WIZARD.checkoutHeading} message={WIZARD_ERRORS.CHECKOUT} />
          </div>
        )}
        <div className="mt-8 flex flex-wrap gap-5">
          {payable && (
            <Button tone="red" disabled={state === 'busy'} onClick={() => void pay(id)}>
              {state === 'busy' ? WIZARD.redirecting : TROUBLE_WORDS.pay}
            </Button>
          )}
          {onRetry !== undefined && !FINAL.includes(reason) && (
            <Button tone={payable ? 'paper' : 'red'} onClick={onRetry}>
              {TROUBLE_WORDS.retry}
            </Button>
          )}
          <ButtonLink to={link('optimize')} tone="paper">
            {TROUBLE_WORDS.wizard}
          </ButtonLink>
        </div>
        {payable && <p className="mt-4 text-base text-ink-soft">{IMMEDIATE_DELIVERY}</p>}
        <p className="mt-8 border-t-2 border-ink/20 pt-5">
          <SupportLine words={TROUBLE_WORDS} email={SITE_FACTS.supportEmail} contactPage={link('contact')} />
        </p>
        <PaymentNumber label={TROUBLE_WORDS.paymentNumber} number={paymentNumber} className="mt-2" />
      </div>
    </div>
  );
}
