import { SITE_NAME } from '../../domain/product-name.ts';
import { priceOf } from '../../domain/prices.ts';
import { CHECKOUT } from '../payment/checkout.copy.ts';

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
  roastedHeading: 'The one you had roasted?',
  roastedChosen: 'It is the one you had roasted',
  roasted: 'It is still with us, and whatever you put right there stays right here.',
  roastedTake: 'USE THAT CV',
  roastedDrop: 'TAKE ANOTHER',
  cvFromRoast: 'Read from the CV you had roasted',
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
