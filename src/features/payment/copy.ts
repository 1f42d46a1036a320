import { IMMEDIATE_DELIVERY } from '../../domain/immediate-delivery.ts';
import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences that the specification gives, to the letter.
const MISSING_REQUIRED_PARAMETERS_FOR_CHECKOUT = 'Missing required parameters for checkout session';

/** What the calls of payment say when they refuse (product specification 5, to the letter, where it has the sentence). */
export const PAYMENT_REFUSALS = {
  MISSING_PARAMETERS: MISSING_REQUIRED_PARAMETERS_FOR_CHECKOUT,
  UNKNOWN_PRODUCT: 'We do not sell that. Not for any price.',
  WRONG_PRICE: 'That price does not belong to that product. The till was not fooled.',
  FORBIDDEN_URL: 'After paying you come back here, not to somebody else.',
  NOT_FOUND: 'There is nothing here by that id to buy this for.',
  ALREADY_PAID: 'You have already paid for this one. Once is plenty: open it and read it.',
  NOT_PAID: 'This checkout is not paid. Nothing was charged.',
  WRONG_PRODUCT: 'This payment was for something else.',
  WRONG_AMOUNT: 'The amount paid is not the price, so it buys nothing. All of it is going back to you.',
  REFUNDED: 'You paid for this, and the payment was refunded. What it bought is closed.',
  UNDELIVERED: 'You paid for this and we did not manage to deliver it, so all of the money is going back to you.',
  DISPUTED: 'You paid for this, and the payment is in dispute at your bank. What it bought is closed until that is settled.',
  DELETED: 'What this payment was for had been deleted before the money came. All of it is going back to you.',
  DELETED_SINCE: 'You paid for this and it was delivered. It has been deleted since, and we keep no copy.',
  WRONG_ENTITY: 'This payment was for another one than this.',
  UNKNOWN_SESSION: 'We know of no such payment.',
  INVALID_SIGNATURE: 'The signature does not fit.',
  BUSY: 'The payment provider is not answering. Nothing was charged by this click; try again in a few seconds.',
} as const;

export interface MailFacts {
  /** "R-4F09-A1C2-77D0". */
  paymentNumber: string;
  /** "22 November 2026". */
  date: string;
  product: string;
  /** With its currency: "$5.00". */
  price: string;
  /** How many days our own refund window has. */
  refundDays: number;
  /** Who sells; null where nobody has told this installation. */
  seller: { name: string | null; address: string | null };
  supportEmail: string | null;
  siteUrl: string;
  contactUrl: string;
  testMode: boolean;
}

export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  linkLabel: string;
  /** What the link opens: what was bought, or the front page where that is gone. */
  linkTo: 'purchase' | 'site';
  footer: string;
}

const footer = ({ supportEmail, contactUrl }: MailFacts): string =>
  `${
    supportEmail === null
      ? `Questions? This installation has no support address, and nobody reads answers to this mail. What it knows of its operator is at ${contactUrl}.`
      : `Questions, or it does not open? Write to ${supportEmail}, and name the payment number.`
  } This mail comes from ${SITE_NAME}; we send it once, and we keep no list.`;
const testLine = (facts: MailFacts): string[] =>
  facts.testMode ? ['TEST MODE: no card was charged and no money moved. The price below is what it would have been.'] : [];
const sellerOf = ({ seller, siteUrl }: MailFacts): string => {
  const site = `${SITE_NAME}, ${siteUrl}`;
  if (seller.name === null) return `${site} (its operator has entered no name${seller.address === null ? '' : `; address: ${seller.address}`})`;
  return [seller.name, seller.address, site].filter((part) => part !== null).join(', ');
};
const bill = (facts: MailFacts, paid: string): string =>
  [
    `Payment number: ${facts.paymentNumber}`,
    `Date: ${facts.date}`,
    `Bought: ${facts.product}`,
    `Price: ${facts.price}, ${paid}`,
    `Seller: ${sellerOf(facts)}`,
  ].join('\n');
const NOTHING_TO_DO = 'You need to do nothing; your bank takes 5 to 10 business days to show it.';

/** The mails there are, in our voice: about the money in plain words, since a receipt is no place for riddles. */
export const MAIL = {
  receipt: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: your receipt for the ${facts.product}`,
    heading: 'Paid. No take-backs from the red pen.',
    paragraphs: [
      ...testLine(facts),
      bill(facts, 'paid in full, once'),
      'The link below is yours and opens what you bought for the next 30 days, unless you delete it before: after a closed tab, a flat battery, or a long look out of the window. Whoever has the link can read it, so pass it on like you would your CV.',
      `What you agreed to: “${IMMEDIATE_DELIVERY}” Ours is ${facts.refundDays} days from today; the Refund Policy says how.`,
    ],
    linkLabel: `Open your ${facts.product}`,
    linkTo: 'purchase',
    footer: footer(facts),
  }),
  undelivered: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: we gave you your money back`,
    heading: 'Our turn to be marked down',
    paragraphs: [
      ...testLine(facts),
      `You bought: ${facts.product}. We did not manage to deliver it within an hour, which would earn us a red circle on any CV.`,
      `So we have refunded the whole ${facts.price}. ${NOTHING_TO_DO}`,
      bill(facts, 'refunded in full'),
    ],
    linkLabel: 'Back to where you were',
    linkTo: 'purchase',
    footer: footer(facts),
  }),
  duplicate: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: you paid twice, so one is coming back`,
    heading: 'Once was enough',
    paragraphs: [
      ...testLine(facts),
      `You paid for the same ${facts.product} twice. We admire the enthusiasm and are refunding the second ${facts.price}, all of it.`,
      `${NOTHING_TO_DO} The first payment stands, and the link below opens what it bought.`,
      bill(facts, 'being refunded in full'),
    ],
    linkLabel: `Open your ${facts.product}`,
    linkTo: 'purchase',
    footer: footer(facts),
  }),
  deleted: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: what you paid for is deleted, so your money is coming back`,
    heading: 'You paid a shredder',
    paragraphs: [
      ...testLine(facts),
      `You paid for a ${facts.product}, and what it was to be made from has been deleted: by the button on its page, or because its 30 days were over. There is nothing left to deliver.`,
      `So we are refunding the whole ${facts.price}. ${NOTHING_TO_DO} If you still want it, start again from the front page; we kept no copy to start from.`,
      bill(facts, 'being refunded in full'),
    ],
    linkLabel: 'To the front page',
    linkTo: 'site',
    footer: footer(facts),
  }),
  mismatch: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: the amount was wrong, so your money is coming back`,
    heading: 'The sums did not add up',
    paragraphs: [
      ...testLine(facts),
      `For the ${facts.product} we received ${facts.price}, which is not its price. That should not happen, and we neither keep it nor deliver for it.`,
      `We are refunding all of it. ${NOTHING_TO_DO}`,
      bill(facts, 'being refunded in full'),
    ],
    linkLabel: 'Back to where you were',
    linkTo: 'purchase',
    footer: footer(facts),
  }),
} as const satisfies Record<string, (facts: MailFacts) => MailWords>;

/** The sandbox's checkout page. */
export const SANDBOX = {
  title: `Test checkout · ${SITE_NAME}`,
  stamp: 'TEST MODE',
  notice: 'This is not a real checkout. It takes no card, and no money moves.',
  buying: 'You are buying',
  total: 'Total',
  emailLabel: 'E-mail for the receipt (optional)',
  pay: 'PAY (TEST)',
  cancel: 'CANCEL',
  paid: 'This one is paid already. Once is plenty.',
  back: 'Open what you bought',
  closed: 'This checkout is closed: what it was for has been deleted. Nothing was charged.',
  lost: 'There is no such checkout.',
  home: 'Back to home',
} as const;
