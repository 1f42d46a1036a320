import { link } from '../../../../domain/paths.ts';
import { MoneyBackPage } from '../../../../ui/checkout-return/money-back-page.tsx';
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
  const deleted = reason === 'DELETED' || reason === 'DELETED_SINCE';
  return (
    <MoneyBackPage
      words={MONEY_BACK.reasons[reason]}
      title={MONEY_BACK.title}
      action={deleted ? MONEY_BACK.upload : PAYMENT_SUCCESS.back}
      to={deleted ? link('upload') : roastLink(id ?? undefined)}
      help={PAYMENT_SUCCESS.help}
      paymentNumber={paymentNumber}
    />
  );
}
