import { IMMEDIATE_DELIVERY } from '../../../../domain/immediate-delivery.ts';
import { link } from '../../../../domain/paths.ts';
import { TroublePage } from '../../../../ui/checkout-return/trouble-page.tsx';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { isMoneyBack } from '../../../payment/contract.ts';
import { WIZARD, WIZARD_ERRORS } from '../../copy.ts';
import { TROUBLE, TROUBLE_WORDS, type TroubleReason } from '../../payment.copy.ts';
import { useOptimizationCheckout } from '../checkout.ts';

interface TroubleProps {
  reason: TroubleReason;
  /** Of the request; empty when the address lacks it. */
  id: string;
  paymentNumber: string | null;
  onRetry: () => void;
}

/** Where paying (again) leads to the result. */
const PAYABLE: readonly TroubleReason[] = ['NO_SESSION', 'NOT_PAID', 'REFUNDED', 'WRONG_AMOUNT'];
/** Where looking again cannot help: the address lacks something, or the money went back. */
const FINAL: readonly TroubleReason[] = ['NO_ID', 'MISSING_IDS', 'REFUNDED', 'UNDELIVERED', 'DELETED', 'WRONG_AMOUNT', 'DELETED_SINCE'];

/** No result to show: what went wrong to the letter, what it means, and the ways on. */
export function Trouble({ reason, id, paymentNumber, onRetry }: TroubleProps) {
  const { heading, sentence, text } = TROUBLE[reason];
  const { state, pay } = useOptimizationCheckout();
  const payable = PAYABLE.includes(reason) && id !== '' && state !== 'owned';
  return (
    <TroublePage
      error={{ heading: isMoneyBack(reason) ? TROUBLE_WORDS.paymentHeading : TROUBLE_WORDS.errorHeading, message: sentence }}
      heading={heading}
      text={text}
      actions={
        <>
          {payable && (
            <Button tone="red" disabled={state === 'busy'} onClick={() => void pay(id)}>
              {state === 'busy' ? WIZARD.redirecting : TROUBLE_WORDS.pay}
            </Button>
          )}
          {!FINAL.includes(reason) && (
            <Button tone={payable ? 'paper' : 'red'} onClick={onRetry}>
              {TROUBLE_WORDS.retry}
            </Button>
          )}
          <ButtonLink to={link('optimize')} tone="paper">
            {TROUBLE_WORDS.wizard}
          </ButtonLink>
        </>
      }
      terms={payable ? IMMEDIATE_DELIVERY : undefined}
      help={TROUBLE_WORDS.help}
      paymentNumber={paymentNumber}
    >
      {state === 'failed' && (
        <div className="mt-6">
          <ErrorBox heading={WIZARD.checkoutHeading} message={WIZARD_ERRORS.CHECKOUT} />
        </div>
      )}
    </TroublePage>
  );
}
