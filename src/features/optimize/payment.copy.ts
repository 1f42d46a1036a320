import { SITE_NAME } from '../../domain/product-name.ts';
import { priceOf } from '../../domain/prices.ts';
import { CANCELLED_WORDS, CHECKOUT, MISSING_IDS, moneyBackWords, PAYMENT_HELP, RETURN_WORDS } from '../payment/checkout.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const OPTIMIZATION_ID_NOT_FOUND = 'Optimization ID not found in URL parameters';
const SESSION_ID_NOT_FOUND = 'Session ID not found in URL parameters';
const OPTIMIZATION_RESULTS_NOT_AVAILABLE = 'Optimization results not available. Please try again later.';

const PRICE = priceOf('cv_optimization');

/** A page that has nothing to show, why, and the way on. */
export const TROUBLE = {
  NO_ID: {
    heading: 'Optimization of what?',
    sentence: OPTIMIZATION_ID_NOT_FOUND,
    text: 'The link came without the number of your request. The one in your receipt has it.',
  },
  NO_SESSION: {
    heading: 'Not paid yet, as far as we can see',
    sentence: SESSION_ID_NOT_FOUND,
    text: `This request is saved and waiting, and nobody has paid for it. ${PRICE} once, and the pen starts at once.`,
  },
  MISSING_IDS: {
    heading: 'The link lost something on the way',
    sentence: MISSING_IDS.NO_OPTIMIZATION_IDS,
    text: 'If the checkout took your payment, it is safe: the link in your receipt opens what you bought.',
  },
  NOT_VERIFIED: {
    heading: 'The payment did not check out',
    sentence: CHECKOUT.NOT_VERIFIED,
    text: 'The payment in this link belongs to no request of this number. The link in your receipt is the one to trust.',
  },
  NOT_PAID: {
    heading: 'No money has arrived',
    sentence: CHECKOUT.NOT_PAID,
    text: 'The payment provider knows this checkout and says it is not paid. Some ways of paying take a while; look again, or pay now.',
  },
  GONE: {
    heading: 'Not in the drawer',
    sentence: OPTIMIZATION_RESULTS_NOT_AVAILABLE,
    text: 'There is nothing to read under this link. It was refunded, it is in dispute at your bank, it was deleted after 30 days as promised, or it was never there.',
  },
  ...moneyBackWords({
    thing: 'optimization',
    price: PRICE,
    source: 'Your CV and the advert',
    leftTo: 'work on',
    refunded: 'With the refund the result closed. It can be bought again as long as the request is there.',
  }),
  FAILED: {
    heading: 'The pen broke',
    sentence: OPTIMIZATION_RESULTS_NOT_AVAILABLE,
    text: 'You paid, we tried, and tried again, and it would not be written. What is not delivered within an hour of your payment is refunded, all of it, without your asking.',
  },
} as const;

export type TroubleReason = keyof typeof TROUBLE;

export const TROUBLE_WORDS = {
  errorHeading: RETURN_WORDS.errorHeading,
  paymentHeading: 'YOUR PAYMENT',
  retry: 'LOOK AGAIN',
  wizard: 'BACK TO THE WIZARD',
  pay: `PAY ${PRICE} AND START`,
  help: PAYMENT_HELP,
} as const;

/** While a verification cannot be had: it is asked for again, and said so. */
export const VERIFY_RETRY = CHECKOUT.NOT_VERIFIED;

/** /optimization-payment-success. */
export const PAYMENT_SUCCESS = {
  title: `Payment received · ${SITE_NAME}`,
  checkingHeading: 'Checking your payment',
  heading: 'Paid. The pen is yours.',
  doneHeading: 'Paid, written, yours',
  stamp: 'Paid in full',
  for: 'For',
  at: 'at',
  waiting: 'It is being written now. The download wakes up when it is there.',
  ready: 'It is ready. Read it here first: changes you accept go into the Word file, too.',
  read: 'READ IT HERE',
  notReady: OPTIMIZATION_RESULTS_NOT_AVAILABLE,
  receipt: 'Your receipt is in the confirmation e-mail, with a link back to all of this.',
} as const;

/** /optimization-payment-cancelled. */
export const PAYMENT_CANCELLED = {
  title: `Optimization not bought · ${SITE_NAME}`,
  stamp: CANCELLED_WORDS.stamp,
  heading: 'You left the advert on read',
  text: 'Nothing was charged. Your CV, the advert and the company are still filled in on this device, exactly as you left them.',
  textPlain: 'Nothing was charged. Not a cent, not even a sigh.',
  retry: 'Try again',
  back: CANCELLED_WORDS.home,
  pitchHeading: CANCELLED_WORDS.pitchHeading(PRICE),
} as const;
