import { SITE_FACTS } from '../../../../domain/site-blank.ts';
import { link } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Message } from '../../../../ui/feedback/message.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SupportLine } from '../../../../ui/support-line.tsx';
import type { MoneyBack } from '../../../payment/contract.ts';
import { MONEY_BACK, PAYMENT_SUCCESS } from '../../copy.ts';

/** A CV was paid for and cannot be opened: what became of the money, and the way on. */
export function MoneyBackMessage({ reason, paymentNumber }: { reason: MoneyBack; paymentNumber: string | null }) {
  useDocumentTitle(MONEY_BACK.title);
  const { heading, text } = MONEY_BACK.reasons[reason];
  return (
    <Message heading={heading} text={text} action={PAYMENT_SUCCESS.toBuilder} to={link('build')}>
      <PaymentNumber label={PAYMENT_SUCCESS.paymentNumber} number={paymentNumber} className="mt-4" />
      <p className="mt-3">
        <SupportLine words={PAYMENT_SUCCESS} email={SITE_FACTS.supportEmail} contactPage={link('contact')} />
      </p>
    </Message>
  );
}
