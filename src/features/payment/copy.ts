import { SITE_NAME } from '../../domain/product-name.ts';

// The sentence that the specification gives, to the letter.
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
  WRONG_AMOUNT: 'The amount paid is not the price.',
  WRONG_ENTITY: 'This payment was for another one than this.',
  UNKNOWN_SESSION: 'We know of no such payment.',
  INVALID_SIGNATURE: 'The signature does not fit.',
  BUSY: 'The payment provider is not answering. Nothing was charged by this click; try again in a few seconds.',
} as const;

export interface MailFacts {
  product: string;
  /** With its currency: "$5.00". */
  price: string;
  supportEmail: string;
  testMode: boolean;
}

export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  linkLabel: string;
  footer: string;
}

const footer = (facts: MailFacts): string =>
  `Questions, or it does not open? Write to ${facts.supportEmail}. This mail comes from ${SITE_NAME}; we send it once, and we keep no list.`;
const testLine = (facts: MailFacts): string[] =>
  facts.testMode ? ['TEST MODE: no card was charged and no money moved. The price below is what it would have been.'] : [];

/** The three mails there are, in our voice: about the money in plain words, since a receipt is no place for riddles. */
export const MAIL = {
  receipt: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: your receipt for the ${facts.product}`,
    heading: 'Paid. No take-backs from the red pen.',
    paragraphs: [
      ...testLine(facts),
      `You bought: ${facts.product}.\nAmount: ${facts.price}, paid in full.`,
      'The link below is yours and opens what you bought for the next 30 days, unless you delete it before: after a closed tab, a flat battery, or a long look out of the window. Whoever has the link can read it, so pass it on like you would your CV.',
    ],
    linkLabel: `Open your ${facts.product}`,
    footer: footer(facts),
  }),
  refund: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: we gave you your money back`,
    heading: 'Our turn to be marked down',
    paragraphs: [
      ...testLine(facts),
      `You bought: ${facts.product}. We did not manage to deliver it within an hour, which would earn us a red circle on any CV.`,
      `So we have refunded the whole ${facts.price}. You need to do nothing; your bank takes 5 to 10 business days to show it.`,
    ],
    linkLabel: 'Back to where you were',
    footer: footer(facts),
  }),
  duplicate: (facts: MailFacts): MailWords => ({
    subject: `${SITE_NAME}: you paid twice, so one is coming back`,
    heading: 'Once was enough',
    paragraphs: [
      ...testLine(facts),
      `You paid for the same ${facts.product} twice. We admire the enthusiasm and are refunding the second ${facts.price}, all of it.`,
      'You need to do nothing; your bank takes 5 to 10 business days to show it. The first payment stands, and the link below opens what it bought.',
    ],
    linkLabel: `Open your ${facts.product}`,
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
  lost: 'There is no such checkout.',
  home: 'Back to home',
} as const;
