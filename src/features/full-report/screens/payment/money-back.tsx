import { SITE_FACTS } from '../../../../domain/site-blank.ts';
import { link } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Message } from '../../../../ui/feedback/message.tsx';
import { PaymentNumber } from '../../../../ui/payment-number.tsx';
import { SupportLine } from '../../../../ui/support-line.tsx';
import type { MoneyBack } from '../../../payment/contract.ts';
import { MONEY_BACK, PAYMENT_SUCCESS } from '../../copy.ts';
import { roastLink } from '../current-upload.ts';

interface MoneyBackProps {
  reason: MoneyBack;
  paymentNumber: string | null;
  /** Of the upload, where it is known. */
  id: string | null;
}

/** A report was paid for and cannot be read: what became of the money, and the way on. */
export function MoneyBackMessage({ reason, paymentNumber, id }: MoneyBackProps) {
  useDocumentTitle(MONEY_BACK.title);
  const { heading, text } = MONEY_BACK.reasons[reason];
  const deleted = reason === 'DELETED' || reason === 'DELETED_SINCE';
  return (
    <Message
      heading={heading}
      text={text}
      action={deleted ? MONEY_BACK.upload : PAYMENT_SUCCESS.back}
      to={deleted ? link('upload') : roastLink(id ?? undefined)}
    >
      <PaymentNumber label={PAYMENT_SUCCESS.paymentNumber} number={paymentNumber} className="mt-4" />
      <p className="mt-3">
        <SupportLine words={PAYMENT_SUCCESS} email={SITE_FACTS.supportEmail} contactPage={link('contact')} />
      </p>
    </Message>
  );
}
