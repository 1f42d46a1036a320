import { link } from '../../domain/paths.ts';
import { SITE_FACTS } from '../../domain/site-blank.ts';

// What every room says about paying, so that all of them say the same. The rooms' own `copy.ts` take it from here.

/** Sentences and labels that the specification gives, to the letter (2, 4 and 8). */
export const CHECKOUT = {
  REDIRECTING: 'REDIRECTING TO PAYMENT...',
  UNAVAILABLE: 'Payment system temporarily unavailable. Please try again later.',
  NOT_VERIFIED: 'Payment verification failed',
  NOT_PAID: 'Payment could not be verified',
  BACK_TO_HOME: 'Back to Home',
} as const;

/** What a verification says that was asked without its ids, and the page whose address lacks them (product specification 8, to the letter). */
export const MISSING_IDS = {
  NO_SESSION: 'No session ID found. Please try again or contact support.',
  NO_BUILD_IDS: 'Missing session ID or CV build ID. Please try again or contact support.',
  NO_OPTIMIZATION_IDS: 'Missing session ID or optimization ID. Please try again or contact support.',
} as const;

/** Beside a button that pays. */
export const OFFER_WORDS = {
  once: 'Once. No subscription, no account.',
  promises: ['Secure payment', 'Instant delivery', 'Money-back guarantee', 'Confirmation e-mail with your receipt'],
  busy: CHECKOUT.REDIRECTING,
  failedHeading: 'NOT YOU, US',
  failed: CHECKOUT.UNAVAILABLE,
} as const;

/** Left the checkout without paying. */
export const CANCELLED_WORDS = {
  stamp: 'Nothing charged',
  walkedOut: 'You walked out of the checkout',
  home: CHECKOUT.BACK_TO_HOME,
  pitchHeading: (price: string) => `What the ${price} would have bought`,
} as const;

/** Back from the checkout: while it is waited for, and when there is nothing to show. */
export const RETURN_WORDS = {
  verifying: 'Checking your payment.',
  offline: 'You are offline. We go on as soon as you are back.',
  errorHeading: 'ERROR',
  unsure: 'Then it was. What counts is the record of the payment provider, not this page.',
  nextHeading: 'What happens next',
  inTheMail: 'The link to it is also in the confirmation e-mail.',
  inAnHour: 'If it cannot be delivered within an hour, your payment is refunded by itself.',
  receipt: 'The receipt is in your confirmation e-mail. Keep it, and name its payment number if you write to us.',
} as const;

/** Where somebody who paid and has nothing can turn to. */
export const PAYMENT_HELP = {
  words: {
    support: 'Still stuck? Write to',
    supportPlain: 'Still stuck? This installation has no support address. What it knows of its operator is on',
    contact: 'the contact page',
    paymentNumber: 'Payment number:',
  },
  email: SITE_FACTS.supportEmail,
  contactPage: link('contact'),
} as const;

interface Bought {
  /** What it is called in "You paid for this …". */
  thing: string;
  price: string;
  /** What it was to be made from, at the beginning of a sentence. */
  source: string;
  /** "There was nothing left to …": what would have been done with that. */
  leftTo: string;
  /** What is closed with a refund, and whether it can be had again. */
  refunded: string;
  /** What is still there without it. */
  still?: string;
}

const BANK = 'a bank takes 5 to 10 business days to show it.';

export const MONEY_BACK_TITLE = 'What became of your payment';

/**
 * It was paid for, and what the payment provider says of the money now, by the codes of a refused verification (`MoneyBack`
 * of the contract). Nothing of it may be said to be unpaid.
 */
export function moneyBackWords({ thing, price, source, leftTo, refunded, still }: Bought) {
  const more = still === undefined ? '' : ` ${still}`;
  return {
    REFUNDED: {
      heading: 'This one was refunded',
      sentence: `You paid for this ${thing}, and the payment was refunded.`,
      text: `All of the money went back; ${BANK} ${refunded}`,
    },
    UNDELIVERED: {
      heading: 'We were late, so you paid nothing',
      sentence: `You paid for this ${thing}, and we did not manage to deliver it within an hour.`,
      text: `So all of the money is going back by itself; ${BANK} You need to do nothing.${more}`,
    },
    DISPUTED: {
      heading: 'This payment is in dispute',
      sentence: `You paid for this ${thing}, and the payment is in dispute at your bank.`,
      text: 'Until the bank has decided, it stays closed. If the bank decides for the payment, it opens again under the same link.',
    },
    DELETED: {
      heading: `There was nothing left to ${leftTo}`,
      sentence: `${source} had been deleted before the payment came.`,
      text: `That was the button on the page, or the 30 days were over. So all of your money is going back; ${BANK}`,
    },
    WRONG_AMOUNT: {
      heading: 'The amount was not the price',
      sentence: `What arrived is not ${price}, so it buys nothing, and we do not keep it.`,
      text: `All of it is going back; ${BANK} We do not know how it came about. If you want to try again, the checkout asks for the right sum.${more}`,
    },
    DELETED_SINCE: {
      heading: 'Deleted, as asked or as promised',
      sentence: `You paid for this ${thing} and it was delivered. It has been deleted since.`,
      text: 'That was the button on its page, or its 30 days were over. We keep no copy; what is in your downloads is all there is.',
    },
  } as const;
}
