import { priceOf } from '../../domain/prices.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import type { FullRoastReport } from '../../domain/report.ts';
import { CANCELLED_WORDS, MISSING_IDS, MONEY_BACK_TITLE, moneyBackWords, OFFER_WORDS, PAYMENT_HELP, RETURN_WORDS } from '../payment/checkout.copy.ts';

// Sentences and labels that the specification gives, to the letter.
export const FAILED_TO_GENERATE_REPORT = 'Failed to generate Full Roast report document';
const YOUR_FULL_ROAST_REPORT_IS = 'Your full roast report is taking longer than expected to generate. Please go back to the roast page and try again.';
const AN_ERROR_OCCURRED_WHILE_RETRIEVING = 'An error occurred while retrieving your full roast report. Please try again later.';
const PAYMENT_VERIFIED_BUT_CV_ID = 'Payment verified but CV ID not found. Please contact support.';
const PAYMENT_VERIFICATION_FAILED_PLEASE_TRY = 'Payment verification failed. Please try again or contact support.';
const AN_ERROR_OCCURRED_WHILE_VERIFYING = 'An error occurred while verifying your payment. Please try again later.';

const PRICE = priceOf('full_roast_report');

/** What each section of the report holds, for whoever has not read it yet. */
const CONTENTS = {
  roastScorecard: 'Every score with its roast, and the sum behind the number.',
  whatRecruitersWant: 'For the job you named, not for jobs in general.',
  atsOptimization: 'What application software does to this very file.',
  redFlags: 'What makes a reader stop, and why it does.',
  fixSuggestions: 'The largest gain first. Start at the top, stop when you like.',
  beforeAfterRewrites:
    'Your own lines rewritten, each with the question an interviewer will ask about it. No invented facts: we ask you for the missing number and build the line from your answer.',
} as const satisfies Partial<Record<keyof FullRoastReport, string>>;

/** The call to buy. */
export const OFFER = {
  heading: 'The Full Roast Report',
  price: PRICE,
  ...OFFER_WORDS,
  lead: 'The free roast stops at the worst lines. The report goes through all of it and comes with the repairs.',
  contentsHeading: 'What is in it',
  contents: CONTENTS,
  word: 'All of it on this site and as a Word document (.docx), yours to keep.',
  buy: `GET THE FULL ROAST FOR ${PRICE}`,
  failedNote: 'Nothing was charged.',
  ownedHeading: 'It is already yours',
  owned: 'This report has been paid for. Once is enough, so we did not charge you again.',
  ownedReady: 'This report has been paid for and written, and it is waiting for you.',
  ownedAction: 'READ YOUR REPORT',
} as const;

/** While the report is being written: on /progress in its mode, and on the way back from the checkout. */
export const REPORT_PROGRESS = {
  title: `Writing your Full Roast Report · ${SITE_NAME}`,
  heading: 'Your report is being written',
  verifying: RETURN_WORDS.verifying,
  writing: 'Writing your report.',
  opening: 'Looking it up.',
  offline: RETURN_WORDS.offline,
  note: 'It may take up to 60 seconds. Keep this page open; the report is yours either way.',
  missingHeading: 'Whose report?',
  missing: 'This page waits for a report, and the link names no CV.',
  missingAction: 'ROAST A CV',
  // Product specification 8, to the letter.
  failed: 'Failed to generate full roast report. Please try again later.',
  failedHeading: 'THE REPORT IS NOT READY',
  /** Sixteen, one every 2.5 s (product specification 9). */
  messages: [
    'Opening the big notebook. Your CV gets a chapter of its own.',
    'Reading it the way a recruiter does: once, fast, and hungry.',
    'Walking the robot through your layout. It has asked for a map.',
    'Raising the red flags. The pole is getting crowded.',
    'Sorting the fixes: the largest gain first, pride last.',
    'Rewriting one bullet. The others have started to behave.',
    'Asking "helped with" what it actually did. It wants a lawyer.',
    'Writing down a question where the number belongs. Only you know it.',
    'Checking that nothing was invented. The adverbs had ideas.',
    'Teaching a bullet point to open with a verb.',
    'Guessing what the interviewer will ask. Underlining it twice.',
    'Adding up the score. It would rather not be added up.',
    'Removing a comma that was only there for moral support.',
    'Holding your summary up to the light. It lets a lot of it through.',
    'Numbering the sections, so you can find the one that stings.',
    'Ironing the Word file. The margins take the longest.',
  ],
} as const;

/** Back from the checkout, and no report to show. The sentences of `failures` are product specification 8, to the letter. */
export const PAYMENT_SUCCESS = {
  title: `Payment received · ${SITE_NAME}`,
  errorHeading: RETURN_WORDS.errorHeading,
  failures: {
    NO_SESSION: MISSING_IDS.NO_SESSION,
    TOO_LONG: YOUR_FULL_ROAST_REPORT_IS,
    READ_FAILED: AN_ERROR_OCCURRED_WHILE_RETRIEVING,
    NO_CV_ID: PAYMENT_VERIFIED_BUT_CV_ID,
    NOT_VERIFIED: PAYMENT_VERIFICATION_FAILED_PLEASE_TRY,
    VERIFY_BROKE: AN_ERROR_OCCURRED_WHILE_VERIFYING,
  },
  paidHeading: 'PAYMENT SUCCESSFUL',
  paid: 'Your payment went through at the checkout. What is late is the report, and it is written on our side whether this page is open or not.',
  unsureHeading: 'Did the checkout say PAYMENT SUCCESSFUL?',
  unsure: RETURN_WORDS.unsure,
  nextHeading: RETURN_WORDS.nextHeading,
  next: [
    'Your report goes on being written. Closing this page does not stop it.',
    'Press Retry Loading Report: most of the time it is there by now.',
    RETURN_WORDS.inTheMail,
    RETURN_WORDS.inAnHour,
  ],
  contentsHeading: 'What you are getting',
  back: 'Back to Roast',
  retry: 'Retry Loading Report',
  receipt: RETURN_WORDS.receipt,
  help: PAYMENT_HELP,
} as const;

/** Why there is no report to show. */
export type FailureReason = keyof typeof PAYMENT_SUCCESS.failures;

export const PAYMENT_CANCELLED = {
  title: `Full Roast Report not bought · ${SITE_NAME}`,
  /** Of /payment-cancel, the other address of the same page. */
  otherTitle: `Checkout left: Full Roast Report · ${SITE_NAME}`,
  stamp: CANCELLED_WORDS.stamp,
  heading: CANCELLED_WORDS.walkedOut,
  text: 'Nothing was charged, and no hard feelings: your free roast is still available, exactly where you left it.',
  retry: 'Try again',
  busy: OFFER_WORDS.busy,
  back: 'Back to Free Roast',
  home: CANCELLED_WORDS.home,
  pitchHeading: CANCELLED_WORDS.pitchHeading(PRICE),
  pitch: `The Full Roast Report costs ${PRICE}, once, and comes as a .docx download too:`,
} as const;

/** A report was paid for, and what the payment provider says of the money now. Nothing of it may be said to be unpaid. */
export const MONEY_BACK = {
  title: `${MONEY_BACK_TITLE} · ${SITE_NAME}`,
  upload: 'ROAST A CV',
  reasons: moneyBackWords({
    thing: 'report',
    price: PRICE,
    source: 'This CV and its roast',
    leftTo: 'report on',
    refunded: 'With the refund the report closed. Your free roast is where it was, and the report can be bought again.',
    still: 'Your free roast is still there.',
  }),
} as const;

export const REPORT = {
  title: (job: string) => `Full Roast Report for ${job} · ${SITE_NAME}`,
  titlePlain: `Full Roast Report · ${SITE_NAME}`,
  kicker: 'Full Roast Report',
  paymentNumber: 'Paid. Payment number:',
  heading: 'What stands between you and the job',
  position: 'Report for the position of',
  lead: 'First the lines that cost most, then six parts: the first says how bad it is, the last what to write instead.',
  contentsLabel: 'Contents of the report',
  download: 'Download Word Document',
  downloadPdf: 'Download PDF',
  failedPdf: 'The PDF did not come through. Your report is not affected, and the Word file still works. Try again in a moment.',
  downloading: 'GENERATING DOCUMENT...',
  downloaded: 'DOWNLOAD COMPLETE',
  downloadedNote: 'Your report is in your downloads.',
  failedHeading: 'NO DOCUMENT',
  // Product specification 8, to the letter.
  failed: 'Word document generation failed. Even our document generator is disappointed in your CV.',
  back: 'Back to Basic Roast',
  leads: {
    roastScorecard: 'Counted by rule, not by mood. Open a sum to see where the points went.',
    whatRecruitersWant: 'What a reader of this pile looks for, and how much of it you showed.',
    atsOptimization: 'Software reads before people do. This is about the file you handed in.',
    redFlags: 'Each of these costs you a reader. None of them is about you.',
    fixSuggestions: 'Biggest gain first, each with what the score becomes when only that is mended.',
    beforeAfterRewrites: 'Your words, struck and written again, where a better sentence is certain without asking you. We do not invent numbers.',
  } satisfies Partial<Record<keyof FullRoastReport, string>>,
  number: (index: number) => `Part ${index}`,
  empty: {
    redFlags: 'None found. Somebody has proofread this.',
    other: 'Nothing to add here, and that is good news.',
  },
  lowerBetter: 'Lower is better',
  higherBetter: 'Higher is better',
  outOf: (score: number, direction: string) => `${score} out of 100. ${direction}.`,
  ledger: { summary: (score: number) => `Why ${score}?`, points: 'Points', because: 'Because', total: 'Score' },
  place: (page: number, line: number) => `Page ${page}, line ${line}`,
  before: 'Before',
  roast: 'Roast',
  after: 'After',
  defend: 'Defend this line',
  copy: 'Copy',
  rewrite: (number: number) => `Rewrite ${number}`,
  copyLabel: (what: string) => `Copy: ${what}`,
  copiedWhole: 'Copied. It is yours now.',
  copyFailed: 'Your browser would not copy it. Select the line and copy it by hand.',
  endHeading: 'That was all of it',
  end: 'Fix the top three, read it aloud once, send it. The pen has gone home.',
  unpaidHeading: 'This report is still locked',
  unpaid: 'There is a roast under this link, but its report has not been bought yet. If you have just paid, give it a minute and load the page again.',
  goneHeading: 'Not in the drawer',
  gone: 'There is no report under this link. It was never there, or it has been shredded after 30 days, as promised.',
  goneAction: 'ROAST A CV',
  errorHeading: 'The drawer is stuck',
  error: 'We could not fetch your report just now. It is not lost: this link will keep working.',
  errorAction: 'TRY AGAIN',
} as const;
