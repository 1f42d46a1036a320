import { priceOf } from '../../domain/prices.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import { CANCELLED_WORDS, CHECKOUT, MISSING_IDS, MONEY_BACK_TITLE, moneyBackWords, PAYMENT_HELP, RETURN_WORDS } from '../payment/checkout.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const FAILED_TO_FETCH_CV_DATA = 'Failed to fetch CV data: ';
const CV_CONTENT_NOT_FOUND = 'CV content not found';
const FAILED_TO_DOWNLOAD_CV = 'Failed to download CV. You can try again from the editor page.';
const CV_AUTO_DOWNLOADED = 'CV AUTO-DOWNLOADED';
const CONTINUE_TO_CV_BUILDER = 'Continue to CV Builder';
const BACK_TO_CV_BUILDER = 'Back to CV Builder';
const EDIT_MY_CV = 'Edit My CV';

const PRICE = priceOf('cv_build');

/** Back from the checkout, paid. */
export const PAYMENT_SUCCESS = {
  title: `Your CV is unlocked · ${SITE_NAME}`,
  waitingHeading: 'Unlocking your CV',
  verifying: RETURN_WORDS.verifying,
  fetching: 'Paid. Fetching your CV.',
  offline: RETURN_WORDS.offline,
  downloading: 'Paid. Putting it into a Word file.',
  note: 'A few seconds. Keep this page open; the CV is yours either way.',
  messages: [
    'Ringing the till. It rang back.',
    'Wiping off the blur. It was only placeholder anyway.',
    'Typing it into Word, one column, no boxes.',
    'Straightening the headings. The robots like them straight.',
  ],
  stamp: 'Paid',
  heading: 'Your CV is yours',
  lead: 'The Word file is in your downloads. The editor has every line of it, and it saves.',
  leadAgain: 'The Word file was downloaded when you came from the checkout. Here it is again, if you want it.',
  nameless: 'Your name is not in it yet: we never asked. Put it in at the editor, under Bio Information, then download it again.',
  questions: 'Beside some lines the editor has a question only you can answer. Your answer builds the line; without it the line stays as it is.',
  dialogHeading: CV_AUTO_DOWNLOADED,
  dialogText: 'It is in your downloads:',
  dialogNext: 'Read it once before anyone else does. Everything in it can be changed.',
  close: 'Close',
  continue: CONTINUE_TO_CV_BUILDER,
  home: CHECKOUT.BACK_TO_HOME,
  edit: EDIT_MY_CV,
  again: 'Download Word Doc again',
  againBusy: 'GENERATING DOCUMENT...',
  downloadFailedHeading: 'NO DOCUMENT',
  downloadFailed: FAILED_TO_DOWNLOAD_CV,
  errorHeading: RETURN_WORDS.errorHeading,
  errors: {
    MISSING_IDS: MISSING_IDS.NO_BUILD_IDS,
    VERIFY_FAILED: CHECKOUT.NOT_VERIFIED,
    NOT_VERIFIED: CHECKOUT.NOT_PAID,
    FETCH_FAILED: FAILED_TO_FETCH_CV_DATA,
    NO_CONTENT: CV_CONTENT_NOT_FOUND,
  },
  because: {
    offline: 'no connection.',
    gone: 'there is no CV under this link.',
    refused: (status: number) => `the server answered ${status}.`,
    unreadable: 'we could not read what the server sent.',
  },
  paidHeading: 'Your payment arrived',
  paid: 'The money part worked. The CV part is late, and it goes on without this page.',
  unsureHeading: 'Did the checkout say it was paid?',
  unsure: RETURN_WORDS.unsure,
  nextHeading: RETURN_WORDS.nextHeading,
  next: ['Press Try again: most of the time that is all it takes.', RETURN_WORDS.inTheMail, RETURN_WORDS.inAnHour],
  retry: 'TRY AGAIN',
  toBuilder: BACK_TO_CV_BUILDER,
  receipt: RETURN_WORDS.receipt,
  help: PAYMENT_HELP,
} as const;

export type CvFailure = keyof typeof PAYMENT_SUCCESS.errors;

/** A CV was paid for, and what the payment provider says of the money now. Nothing of it may be said to be unpaid. */
export const MONEY_BACK = {
  title: `${MONEY_BACK_TITLE} · ${SITE_NAME}`,
  reasons: moneyBackWords({
    thing: 'CV',
    price: PRICE,
    source: 'This CV',
    leftTo: 'unlock',
    refunded: 'With the refund the CV is locked again. The builder still has its preview, and it can be unlocked again.',
  }),
} as const;

/** Left the checkout without paying. */
export const PAYMENT_CANCELLED = {
  title: `CV not unlocked · ${SITE_NAME}`,
  stamp: CANCELLED_WORDS.stamp,
  heading: CANCELLED_WORDS.walkedOut,
  text: 'Nothing was charged. Your data is saved: the answers are on this device, the CV is written, and the preview is where you left it.',
  textEmpty: 'Nothing was charged. Your data is saved on the device you built your CV on; this one has no answers of yours.',
  back: BACK_TO_CV_BUILDER,
  home: CANCELLED_WORDS.home,
  note: 'It keeps. So do I.',
  pitchHeading: `What the ${PRICE} opens`,
} as const;
