import { SITE_NAME } from '../../domain/product-name.ts';
import { priceOf } from '../../domain/prices.ts';
import { CANCELLED_WORDS, CHECKOUT, MISSING_IDS, moneyBackWords, PAYMENT_HELP, RETURN_WORDS } from '../payment/checkout.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const UPLOAD_PDF = 'UPLOAD PDF';
const PASTE_CV_TEXT = 'PASTE CV TEXT';
const UPLOAD_OR_PASTE_YOUR_CV = 'Upload or paste your CV';
const MINIMUM_100_REQUIRED = 'minimum 100 required';
const SUFFICIENT_CONTENT = 'Sufficient content';
const NEED_MORE_DETAIL = 'Need more detail';
const CONTINUE_TO_JOB_DETAILS = 'CONTINUE TO JOB DETAILS';
const VALIDATING_CV = 'VALIDATING CV...';
const CV_VALIDATED = 'CV VALIDATED! Job & Company Details';
const BACK_TO_CV = 'BACK TO CV';
const OPTIMIZE_MY_CV = 'OPTIMIZE MY CV FOR $5';
const SAVING_REQUEST = 'SAVING REQUEST...';
const SECURE_PAYMENT_PROCESSING = 'Secure payment processing • Instant delivery • Money-back guarantee';
const WHERES_YOUR_CV = "Where's your CV? Did the dog eat it?";
const STOP_BEING_LAZY =
  'Stop being lazy and make a PDF of your CV. We only accept PDFs. Convert your word-processor file, online document, or whatever garbage format you have into a proper PDF.';
const YOUR_CV_IS_BIGGER = 'Your CV is bigger than your career prospects. Keep it under 5MB.';
const PLEASE_PASTE_YOUR_CV_TEXT = 'Please paste your CV text.';
const PLEASE_PROVIDE_MORE_DETAILED_CV = 'Please provide more detailed CV information (at least 100 characters).';
const WHAT_JOB = "What job do you want? 'Professional Dreamer' isn't a real position.";
const WHICH_COMPANY = "Which company? 'Anywhere that will have me' isn't specific enough.";
const JOB_DESCRIPTION_REQUIRED = 'Job description required. Copy-paste it from the job posting, genius.';
const FAILED_TO_PROCESS_PDF = 'Failed to process PDF';
const FAILED_TO_PROCESS_YOUR_CV = 'Failed to process your CV. Please check your file and try again, or use the text paste option instead.';
const PDF_PROCESSING_ISSUE = 'PDF PROCESSING ISSUE';
const failedToSave = (message: string): string => `Failed to save optimization request: ${message}`;
const FAILED_TO_CREATE_CHECKOUT_SESSION = 'Failed to create checkout session';
const OPTIMIZATION_ID_NOT_FOUND = 'Optimization ID not found in URL parameters';
const SESSION_ID_NOT_FOUND = 'Session ID not found in URL parameters';
const YOUR_OPTIMIZATION_IS_TAKING_LONGER = "Your optimization is taking longer than expected. We're still working on it - please don't close your browser.";
const AN_ERROR_OCCURRED_WHILE_CHECKING = "An error occurred while checking your optimization status. We'll keep trying.";
const OPTIMIZATION_RESULTS_NOT_AVAILABLE = 'Optimization results not available. Please try again later.';

const PRICE = priceOf('cv_optimization');

/** What the product is, wherever it is sold or waited for. */
export const PACKAGE = {
  heading: 'What the package holds',
  contents: [
    { name: 'Cover letter', text: 'In the tone you picked, from facts your CV already has.' },
    { name: 'Annotated CV improvements', text: 'Each line as it was, as it could be, and why. You take what you like.' },
    { name: 'The keyword ledger', text: 'What you said, what is true but unsaid, and what you should not claim.' },
    { name: 'ATS keywords', text: 'The words this advert will be searched by, as far as your CV can back them.' },
    { name: 'Company tailoring tips', text: 'Drawn from what you pasted, not from a horoscope.' },
    {
      name: 'Overall recommendations',
      text: 'And a Word report (.docx) of the lot, plus your CV with the accepted changes and the letter as files of their own.',
    },
  ],
} as const;

/** The wizard at /optimize. */
export const WIZARD = {
  title: `Optimize a CV for a job (${PRICE}) · ${SITE_NAME}`,
  description: `Your CV, one job advert, and an honest ledger of which words you may claim. Cover letter, line-by-line changes and a Word report for ${PRICE}.`,
  kicker: (step: number) => `Optimize for a job · step ${step} of 2`,
  step1Heading: UPLOAD_OR_PASTE_YOUR_CV,
  step1Lead: 'First the CV, then the advert. The pen goes through both and takes neither at its word.',
  tabsLabel: 'How to hand over the CV',
  tabs: { pdf: UPLOAD_PDF, text: PASTE_CV_TEXT },
  dropZone: {
    drop: 'Drop your CV here',
    or: 'or',
    choose: 'Choose a PDF',
    hint: 'PDF only, up to 5 MB. We read the file and keep nothing of it; its text comes back to this device.',
    dropped: 'On the desk:',
    remove: 'Remove',
  },
  textLabel: 'Your CV, as text',
  textHint: 'All of it, headings included. It may look ugly; it will be read by something that cannot tell.',
  characters: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} · ${MINIMUM_100_REQUIRED}`,
  enough: SUFFICIENT_CONTENT,
  tooLittle: NEED_MORE_DETAIL,
  continue: CONTINUE_TO_JOB_DETAILS,
  validating: VALIDATING_CV,
  step2Heading: CV_VALIDATED,
  step2Lead: 'Now the other half of the relationship. The more of the advert you paste, the less anyone has to guess.',
  cvFromPdf: (name: string) => `Read from ${name}`,
  cvFromText: (count: number) => `Read from ${count} pasted characters`,
  fields: {
    jobRole: { label: 'Job Title', hint: 'As the advert has it.', placeholder: 'e.g. Data Engineer' },
    company: { label: 'Company Name', hint: 'The letter will be addressed to them, so spell it the way they do.', placeholder: 'e.g. Northwake Freight' },
    description: { label: 'Job Description', hint: 'The whole advert, free coffee included.', placeholder: '' },
  },
  optionalHeading: 'Optional, and worth a minute',
  optional: {
    tone: { label: 'Cover Letter Tone of Voice', hint: 'How you would sound if you had slept well.', placeholder: 'You decide' },
    motivation: {
      label: 'Why this employer?',
      hint: 'One or two sentences in your own words. They go into the letter as you write them.',
    },
    proudestWork: {
      label: 'Which work are you proudest of?',
      hint: 'One piece of work: what it was, and what came of it. It need not be in your CV.',
    },
    website: { label: 'Company Website Content', hint: 'Paste their About page. The letter will use their words back at them.' },
    linkedin: { label: 'Company LinkedIn Content', hint: 'Paste what they say about themselves when they think only clients are reading.' },
  },
  truthHeading: 'What you will get is an ideal. You still have to be true.',
  truth:
    'The suggestions show the ideal CV for this advert. We never add an employer, a date, a number or a skill you did not give us, but you are the one in the interview: keep your CV truthful, and reject any line you could not defend there.',
  back: BACK_TO_CV,
  pay: OPTIMIZE_MY_CV,
  saving: SAVING_REQUEST,
  redirecting: CHECKOUT.REDIRECTING,
  footer: SECURE_PAYMENT_PROCESSING,
  errorHeading: 'SENT BACK',
  qualityHeading: PDF_PROCESSING_ISSUE,
  qualityTips: [
    `Use ${PASTE_CV_TEXT} instead`,
    'Export the PDF directly from a word processor',
    "Don't scan or photograph a printed CV",
    'Ensure the PDF has selectable text',
  ],
  checkoutHeading: FAILED_TO_CREATE_CHECKOUT_SESSION,
  checkoutNote: 'Nothing was charged, and everything you typed is still here.',
  ownedHeading: 'You have paid for this one',
  owned: 'Same CV, same advert, and it is already yours. We did not charge you again.',
  ownedAction: 'OPEN IT',
  keptHeading: 'You were here before',
  kept: (job: string, company: string) =>
    `The request for ${job} at ${company} went to the checkout and was not seen again. Its answers are still on this device.`,
  keptTake: 'FILL IT IN AGAIN',
  keptDrop: 'FORGET IT',
  deviceNote:
    'What you type is kept on this device and survives a reload. A PDF is read by us and not stored. A pasted CV is read the same way. Your CV and the advert are saved with us when you look at the match or press the button that pays, and go after 30 days, paid or not.',
  deviceClear: 'Clear it all',
  cleared: 'Cleared. Nothing of it is left on this device.',
  packageNote: 'One CV, one job, once. No subscription.',
} as const;

/** Sentences of the wizard's refusals (product specification 5 and 8), to the letter, and those it leaves to us. */
export const WIZARD_ERRORS = {
  NO_FILE: WHERES_YOUR_CV,
  INVALID_FILE_TYPE: STOP_BEING_LAZY,
  FILE_TOO_LARGE: YOUR_CV_IS_BIGGER,
  NO_TEXT: PLEASE_PASTE_YOUR_CV_TEXT,
  SHORT_TEXT: PLEASE_PROVIDE_MORE_DETAILED_CV,
  JOB_ROLE: WHAT_JOB,
  COMPANY: WHICH_COMPANY,
  DESCRIPTION: JOB_DESCRIPTION_REQUIRED,
  UNREADABLE: FAILED_TO_PROCESS_PDF,
  EXTRACTION: FAILED_TO_PROCESS_YOUR_CV,
  CHECKOUT: CHECKOUT.UNAVAILABLE,
  save: failedToSave,
  offline: 'You are offline. Nothing was sent and nothing is lost. Reconnect and press the button again.',
  saveReasons: {
    offline: 'there is no network. Reconnect and press the button again; nothing is lost.',
    unreachable: 'the server did not answer. Press the button again in a moment; nothing is lost.',
    rateLimited: 'that was a lot of requests in a short time. Give it a few minutes; nothing is lost.',
    tooLong: 'that is more text than we can carry. Cut the pasted pages to the part that matters.',
  },
  rateLimited: (wait: string) => `The reader has had enough CVs from you for now. It is back in ${wait}; your file stays right here.`,
  busy: (wait: string) => `Every reader has a CV in its hands just now. Try again in ${wait}; your file stays right here.`,
} as const;

/** Waiting at /optimization-progress and /optimization-payment-success, and what can go wrong there. */
export const PROGRESS = {
  title: `Optimizing your CV · ${SITE_NAME}`,
  heading: 'Introducing your CV to the advert',
  bar: 'How far the optimization is',
  percent: (value: number) => `${value} %`,
  stagesLabel: 'Stages',
  stages: ['Reading both sides', 'Matching word by word', 'Writing it down'],
  verifying: RETURN_WORDS.verifying,
  status: {
    pending: 'Payment received. The pen is being uncapped.',
    reading: 'Reading your CV and the advert.',
    matching: 'Matching one against the other.',
    writing: 'Writing your letter and your changes.',
    completed: 'Done. Laying it out for you.',
  },
  target: (job: string, company: string) => `${job} at ${company}`,
  note: 'Keep this page open, or do not: what you paid for is written either way, and the link in your receipt opens it.',
  offline: RETURN_WORDS.offline,
  slowHeading: 'STILL WRITING',
  slow: YOUR_OPTIMIZATION_IS_TAKING_LONGER,
  errorHeading: 'A HICCUP',
  checkFailed: AN_ERROR_OCCURRED_WHILE_CHECKING,
  dismiss: 'Dismiss',
  /** Sixteen; another one, picked by chance, every 3 s (product specification 4). */
  messages: [
    'Separating what the advert needs from what it dreamt up after lunch.',
    'Counting the must-haves. Some are nice-to-haves in a hard hat.',
    'Asking each keyword for proof. One has gone to fetch a witness.',
    'Holding your CV next to the advert. They are being polite so far.',
    'Translating "wears many hats" into the number of jobs it is.',
    'Looking for things you did and forgot to mention. Robots cannot parse modesty.',
    'Drafting the cover letter. The first line is on its third coat.',
    'Frisking each sentence for things you never said. The adjectives are nervous.',
    'Searching for your best line. It likes to hide behind the software list.',
    'Leaving the right words where a robot will trip over them.',
    'Introducing "managed" to "management". Some robots think they have never met.',
    'Reading "competitive salary" aloud. The room has asked us to stop.',
    'Sharpening the pen. The bullet points can hear it.',
    'Adding up the match score. No rounding, no mercy, no decimals.',
    'Leaving blanks for numbers only you know. We looked under the footer, too.',
    'Squinting at "and other duties as assigned". It goes on for miles.',
  ],
} as const;

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
