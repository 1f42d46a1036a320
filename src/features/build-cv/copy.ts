import { BUILD as BUILD_LIMITS } from '../../domain/limits.ts';
import { priceOf } from '../../domain/prices.ts';
import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences and labels that the specification gives, to the letter.
const CV_OR_LINKEDIN_START = 'CV or LinkedIn start';
const START_FROM_SCRATCH = 'Start from scratch';

const PRICE = priceOf('cv_build');

/** What every step of /build shares. */
export const BUILD = {
  title: `Build a CV (${PRICE}) · ${SITE_NAME}`,
  description: `Answer seven short questions, or hand over your old CV, and get a new one: honest, readable, yours to edit. ${PRICE}, and you see a preview first.`,
  stepOf: (step: number) => `Step ${step} of ${BUILD_LIMITS.steps}`,
  complete: (percent: number) => `${percent}% complete`,
  progressLabel: 'How far you are',
  back: 'Back',
  next: 'Next',
  optional: 'optional',
  missingHeading: 'NOT YET',
  startOver: 'Start over',
  startOverHeading: 'Start over?',
  startOverText:
    'This wipes every answer from this device. If a CV was written from them already, our copy goes by itself after 30 days; otherwise there is none, and no drawer to look in.',
  startOverBought: 'The CV you bought stays yours: its link is in your confirmation e-mail. Only this device forgets it.',
  startOverYes: 'WIPE IT ALL',
  startOverNo: 'KEEP MY ANSWERS',
  startedOver: 'Wiped. A clean sheet.',
  kept: 'Your answers are kept on this device until you start over. When you press Generate, they are sent to us as well and saved for up to 30 days, bought or not.',
  unkept: 'This browser keeps nothing for us: your answers live until you close this tab.',
  honeypotLabel: 'Leave this empty',
  inferred: 'We concluded this: check it.',
  inferredRule: 'Change it, tick it, or press Next: each of them makes it your word.',
  confirm: 'That is right',
  read: 'Read off your CV.',
} as const;

/** What stands above each step; the first screen names the one that was left. */
export const HEADINGS = {
  step1: 'What are you after?',
  step2: 'How long have you been at it?',
  step3: 'What do you do now?',
  step3b: 'And before that?',
  step4: 'What are you good at?',
  bonus: 'Bonus round',
  interests: 'And after work?',
  complete: 'Your CV is written',
  owned: 'This CV is yours',
} as const;

/** The first screen: what it costs and what it takes. */
export const WARNING = {
  price: PRICE,
  heading: 'Warning: this one makes you work',
  lead: `Seven short steps about you, five minutes, no essay. We do the typing after that. It ends at ${PRICE}, once, and you see a preview before you pay a cent.`,
  note: 'No lies get in. I check.',
  getHeading: 'What you get',
  get: [
    'A written CV: summary, skills, jobs in bullets that begin with a verb.',
    'An editor for every line of it, with undo, because second thoughts are the good ones.',
    'A Word file and a clean print as PDF. One column, no boxes: the robots read every word.',
  ],
  notHeading: 'What you do not get',
  not: [
    'A job you never had. A number you never reached. A degree from the University of Wishful Thinking.',
    'Padding. Thin answers make a short CV, and the editor asks you beside the line for what is missing.',
    'A subscription. An account. A newsletter called "Career Insights".',
  ],
  startHeading: 'How do you want to begin?',
  importStart: CV_OR_LINKEDIN_START,
  importText: 'You have something, however old. Hand over the PDF or paste your profile: we fill in what it says, and you correct the rest.',
  scratchStart: START_FROM_SCRATCH,
  scratchText: 'Nothing to hand over, or nothing you want to see again. We ask, you answer.',
  resumeHeading: 'There are answers on this device',
  resume: (step: string) => `Next up: “${step}”. Nothing is lost.`,
  resumeAction: 'CARRY ON',
  failedHeading: 'The writing failed. Your answers did not.',
  failedAction: 'TRY AGAIN WITH MY ANSWERS',
  back: 'Back to the front page',
} as const;
