import { REFUND_DAYS } from '../../../domain/limits.ts';
import { link } from '../../../domain/paths.ts';
import { PRODUCTS, type ProductType } from '../../../domain/prices.ts';
import type { Db } from '../../../platform/database/database.ts';
import { letterPage, letterText } from '../../../platform/mail/letter.ts';
import { type Mail, postMail } from '../../../platform/mail/outbox.ts';
import { MAIL, type MailWords } from '../copy.ts';
import { fulfilmentOf, type PaymentKit } from './payment-kit.ts';
import type { RefundReason } from './payments.table.ts';

type Letter = Omit<Mail, 'recipient'>;
/** What of a sale goes into a letter. */
interface Sale {
  number: string;
  sessionId: string;
  productType: ProductType;
  entityId: string;
  amount: number;
  currency: string;
  paidAt: Date;
}

/** What was bought, when, from whom, for how much, what the payment is called, and the way back to it. */
export const receiptMail = (kit: PaymentKit, sale: Sale): Letter => letter(kit, 'receipt', sale);
/** Money goes back by itself, and why. */
export const moneyBackMail = (kit: PaymentKit, sale: Sale, reason: RefundReason): Letter => letter(kit, reason, sale);

/** Posts it if the provider told us an address. */
export async function postToBuyer(kit: PaymentKit, tx: Db, email: string | null, mail: Letter): Promise<void> {
  if (email !== null) await postMail(tx, kit.queue, { ...mail, recipient: email });
}

function letter(kit: PaymentKit, kind: keyof typeof MAIL, sale: Sale): Letter {
  const words: MailWords = MAIL[kind]({
    paymentNumber: sale.number,
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(sale.paidAt),
    product: PRODUCTS[sale.productType].name,
    price: new Intl.NumberFormat('en-US', { style: 'currency', currency: sale.currency }).format(sale.amount / 100),
    refundDays: REFUND_DAYS[sale.productType],
    seller: kit.seller,
    supportEmail: kit.seller.supportEmail,
    siteUrl: kit.siteUrl,
    contactUrl: `${kit.siteUrl}${link('contact')}`,
    testMode: !kit.provider.live,
  });
  const back = words.linkTo === 'site' ? link('landing') : (fulfilmentOf(kit, sale.productType)?.linkBack(sale.entityId) ?? link('landing'));
  const address = `${kit.siteUrl}${back}`;
  return {
    key: `${kind}:${sale.sessionId}`,
    subject: words.subject,
    text: letterText(words, words.linkLabel, address),
    html: letterPage(words, words.linkLabel, address),
  };
}
