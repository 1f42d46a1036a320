import { SITE_NAME } from '../../domain/product-name.ts';
import { RETURN_WORDS } from '../payment/checkout.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const YOUR_OPTIMIZATION_IS_TAKING_LONGER = "Your optimization is taking longer than expected. We're still working on it - please don't close your browser.";
const AN_ERROR_OCCURRED_WHILE_CHECKING = "An error occurred while checking your optimization status. We'll keep trying.";

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
