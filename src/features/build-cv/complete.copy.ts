import { priceOf } from '../../domain/prices.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import { OFFER_WORDS } from '../payment/checkout.copy.ts';
import { HEADINGS } from './copy.ts';
import { waitOf } from './wait.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const FAILED_TO_SAVE_CV_DATA = 'Failed to save CV data: {message}';
const FAILED_TO_GENERATE_CV_CONTENT = 'Failed to generate CV content';
const FAILED_TO_GENERATE_CV = 'Failed to generate CV. Please try again.';

const PRICE = priceOf('cv_build');

/** While the CV is being written. */
export const GENERATING = {
  title: `Writing your CV · ${SITE_NAME}`,
  heading: 'Your CV is being written',
  bar: 'Progress',
  stagesLabel: 'Stages of the writing',
  stages: ['Notes sorted', 'Bullets hammered', 'Facts checked'],
  saving: 'Now: putting your answers on the desk.',
  writing: 'Now: writing.',
  waiting: 'Now: still writing. The last per cent is the honest one.',
  written: 'Now: letting the ink dry.',
  offline: 'You are offline. Keep this page open.',
  note: 'Expected wait: 30-60 seconds. Mostly less.',
  /** One every 2.5 s (product specification 9). */
  messages: [
    'Taking the cap off the black pen. The red one is sulking.',
    'Turning “helped with” into what you helped with.',
    'Looking up who wrote “dynamic” first. The trail ends at a fax machine.',
    'Putting the verb in front. It has been standing at the back since school.',
    'Asking your numbers for their papers.',
    'Leaving out a number that nobody gave. You know it. We do not.',
    'Weighing each bullet. Two of them are mostly packaging.',
    'Translating your job title out of corporate.',
    'Sorting the skills. Excel wants to be called a leader again.',
    'Ironing the dates until they all hang the same way.',
    'Crossing out a “successfully”. You did it; that was the success.',
    'Reading it aloud to a robot. It asked for page two.',
    'Reminding the summary that it is not a toast at a wedding.',
    'Checking that no degree grew overnight.',
    'Cutting a sentence in half. Both halves are doing better.',
    'Measuring the margins. A CV needs somewhere to be doodled on.',
  ],
} as const;

/** Sentences about a generation that failed (product specification 8). */
export const GENERATION_ERRORS = {
  save: (message: string) => FAILED_TO_SAVE_CV_DATA.replace('{message}', message),
  content: FAILED_TO_GENERATE_CV_CONTENT,
  fallback: FAILED_TO_GENERATE_CV,
  /** What follows "Failed to save CV data: ". */
  because: { offline: 'no connection.', busy: 'too many at once. Try again in a few minutes.', refused: 'the server would not take it.' },
  limited: (seconds: number) => `Three CVs in ten minutes is all the pen has ink for. Try again in ${waitOf(seconds)}; your answers are still here.`,
} as const;

const SECTIONS = {
  summary: 'Professional summary',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  achievement: 'Proudest achievement',
  interests: 'Personal interests',
} as const;

/** It is written; it can be bought. */
export const COMPLETE = {
  title: `Your CV is written · ${SITE_NAME}`,
  heading: HEADINGS.complete,
  lead: 'This is an honest preview. The outline and the first lines are real; what is blurred is placeholder text, and not your CV in disguise.',
  note: 'Yes, I read it. No, no spoilers.',
  loading: 'Fetching your preview.',
  previewLabel: 'Preview of your CV',
  name: 'Your name',
  nameNote: 'You left your name out. It goes in under “Change my answers”, on the last step, or in the editor.',
  nameKept: 'From this device. With the button that unlocks, it comes to us and into the file.',
  sections: SECTIONS,
  items: {
    summary: (count: number) => (count === 1 ? '1 word' : `${count} words`),
    skills: (count: number) => (count === 1 ? '1 skill' : `${count} skills`),
    experience: (count: number) => (count === 1 ? '1 bullet' : `${count} bullets`),
    education: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    achievement: (count: number) => (count === 1 ? '1 word' : `${count} words`),
    interests: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  } satisfies Record<keyof typeof SECTIONS, (count: number) => string>,
  empty: 'Left empty, and left out of the file',
  locked: 'Blurred until it is unlocked.',
  questions: (count: number) =>
    count === 0
      ? 'No open questions: you answered everything it needed.'
      : `${count === 1 ? 'The editor has 1 question' : `The editor has ${count} questions`} for you, beside the lines that want a fact. Your answer builds the line; we do not guess.`,
  /** Stands behind the blur. Whoever looks it up in the page shall have had something from it. */
  placeholder: [
    'Well looked. There is nothing of your CV behind this blur, only this sentence.',
    'The real lines are on the server and come when they are paid for.',
    'Curious people who read the source make good hires. Put that in your bullets.',
  ],
  offerHeading: 'Unlock it',
  price: PRICE,
  ...OFFER_WORDS,
  contents: [
    'Every line of it, readable.',
    'The editor: all eight sections, undo, and the free score while you type.',
    'The Word file (.docx), as often as you like.',
    'A clean print as PDF, one column, which robots read without complaint.',
  ],
  unlock: `UNLOCK MY CV FOR ${PRICE}`,
  failedNote: 'Nothing was charged, and your answers are still here.',
  blocked: 'There is no CV to unlock on this device. Go back one step and have it written.',
  change: 'Change my answers',
  changeNote: 'Free, as often as you like, until you unlock it.',
  ownedHeading: HEADINGS.owned,
  owned: 'It is paid for, and once is enough. The editor has every line of it; the Word file comes from there as often as you like.',
  ownedNote: 'Yours. Now go and bend it.',
  ownedChange: 'Want one for another job? A new CV is a new purchase.',
  edit: 'OPEN THE EDITOR',
  goneHeading: 'Not in the drawer',
  gone: 'This CV has been shredded: its 30 days were over, or you pressed the button. Your answers are still on this device: have it written again.',
  goneAction: 'WRITE IT AGAIN',
  errorHeading: 'The drawer is stuck',
  error: 'We could not fetch your preview just now. Your CV is written and safe.',
  errorAction: 'TRY AGAIN',
  unwritten: 'The preview is not there yet. Give it a moment and try again.',
} as const;
