import { BUILD as BUILD_LIMITS } from '../../domain/limits.ts';
import { priceOf } from '../../domain/prices.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import { CANCELLED_WORDS, CHECKOUT, MISSING_IDS, MONEY_BACK_TITLE, moneyBackWords, OFFER_WORDS, PAYMENT_HELP, RETURN_WORDS } from '../payment/checkout.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const CV_OR_LINKEDIN_START = 'CV or LinkedIn start';
const START_FROM_SCRATCH = 'Start from scratch';
const GENERATE_CV = 'GENERATE CV';
const FAILED_TO_SAVE_CV_DATA = 'Failed to save CV data: {message}';
const FAILED_TO_GENERATE_CV_CONTENT = 'Failed to generate CV content';
const FAILED_TO_GENERATE_CV = 'Failed to generate CV. Please try again.';
const ONLY_PDF_FILES_ARE_ACCEPTED = 'Only PDF files are accepted. Please convert your document to PDF format.';
const FILE_SIZE_TOO_LARGE = 'File size too large. Please keep it under 5MB.';
const PLEASE_UPLOAD_A_PDF_FILE = 'Please upload a PDF file.';
const PLEASE_PASTE_YOUR_CV_TEXT_OR = 'Please paste your CV text or LinkedIn profile content.';
const PLEASE_PROVIDE_MORE_DETAILED = 'Please provide more detailed information (at least 100 characters).';
const FAILED_TO_PROCESS_YOUR_CV = 'Failed to process your CV. Please try again.';
const FAILED_TO_EXTRACT_AND_INFER = 'Failed to extract and infer CV data';
const FAILED_TO_FETCH_CV_DATA = 'Failed to fetch CV data: ';
const CV_CONTENT_NOT_FOUND = 'CV content not found';
const FAILED_TO_DOWNLOAD_CV = 'Failed to download CV. You can try again from the editor page.';
const CV_AUTO_DOWNLOADED = 'CV AUTO-DOWNLOADED';
const CONTINUE_TO_CV_BUILDER = 'Continue to CV Builder';
const BACK_TO_CV_BUILDER = 'Back to CV Builder';
const EDIT_MY_CV = 'Edit My CV';

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

/** The first screen: what it costs and what it takes. */
export const WARNING = {
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

export const STEP_JOB = {
  heading: 'What are you after?',
  note: 'Aim first. Then the paper.',
  jobTitle: 'Job title you want',
  jobTitleHint: 'As adverts put it, not as it says on your door.',
  jobTitlePlaceholder: 'e.g. Warehouse Manager',
  industry: 'Industry',
  industryHint: 'Pick one or type your own.',
  industryPlaceholder: 'e.g. Logistics',
  country: 'Country',
  countryHint: 'Where you are applying. It decides the paper size, not your worth.',
  countryPlaceholder: 'e.g. Ireland',
  missing: {
    jobTitle: 'The job title. A CV that is after nothing gets it.',
    industry: 'The industry. Even “I will know it when I see it” works somewhere.',
    country: 'The country. Paper has customs too.',
  },
} as const;

export const STEP_LEVEL = {
  heading: 'How long have you been at it?',
  note: 'Scars count. Internships too.',
  level: 'Experience level',
  blurbs: {
    '0-2': 'New on the ice. Big eyes, short page.',
    '3-7': 'You know where the stapler is, and who took it.',
    '8-15': 'You have trained the people who trained the people.',
    '15+': 'You have buried three intranets.',
  },
  path: 'And where are you heading?',
  pathHint: 'Optional. It tells the writer what to lead with.',
  missing: { experienceLevel: 'One of the four. The seal does not bite.' },
} as const;

export const STEP_ROLE = {
  heading: 'What do you do now?',
  note: 'Nothing now? The last one, then.',
  jobTitle: 'Your job title',
  jobTitlePlaceholder: 'e.g. Shift Lead',
  company: 'Company',
  companyPlaceholder: 'e.g. Harbour Logistics',
  start: 'Since',
  startHint: 'The year alone will do.',
  end: 'To',
  endHint: 'Only if it has ended. Left empty, it goes on.',
  achievement: 'One thing that went better because of you',
  achievementHint: '1-2 lines. What you did, what came of it, a number if somebody counted. One line, one bullet.',
  achievementPlaceholder: 'e.g. Moved the night shift to scanners; picking errors went from 4 in 100 to 1.',
  missing: {
    currentJobTitle: 'Your job title. “Various” is not one.',
    currentCompany: 'The company. Your own counts, even with one employee and a cat.',
  },
} as const;

/** Dates that cannot both be right, or not yet; a hint that stops nobody. */
export const DATE_DOUBTS = {
  order: 'This ends before it begins. One of the two dates is wrong, and both would be printed.',
  futureStart: 'The beginning is still to come. It would be printed as it stands.',
  futureEnd: 'The end is still to come. It would be printed as it stands.',
} as const;

/** The two lists a date is put together from. */
export const MONTHS = { month: 'Month', year: 'Year', noMonth: '–', noYear: '–' } as const;

export const STEP_PREVIOUS = {
  heading: 'And before that?',
  note: 'Two is plenty. Nobody reads job nine.',
  lead: 'Up to two earlier jobs. Every field may stay empty, and so may all of it.',
  role: (number: number) => `Earlier job ${number}`,
  jobTitle: 'Job title',
  company: 'Company',
  start: 'From',
  end: 'To',
  achievement: 'What went better there because of you',
  achievementHint: 'One line, one bullet.',
  add: 'ADD AN EARLIER JOB',
  remove: 'Remove',
  removed: 'Earlier job removed.',
  full: 'That is both. Older jobs can be added in the editor.',
} as const;

export const STEP_SKILLS = {
  heading: 'What are you good at?',
  note: '“Hard-working” is a mood.',
  skills: 'Top skills',
  hint: `At least ${BUILD_LIMITS.minSkills}, at most ${BUILD_LIMITS.maxSkills}. Things somebody could watch you do. Enter adds one.`,
  count: (count: number) => `${count} of ${BUILD_LIMITS.maxSkills}`,
  tags: {
    add: 'Add',
    remove: 'Remove',
    placeholder: 'e.g. Forklift licence',
    added: (tag: string) => `Added: ${tag}.`,
    removed: (tag: string) => `Removed: ${tag}.`,
    known: (tag: string) => `${tag} is on the list already.`,
    full: 'Five. A sixth would only dilute them. Remove one to swap it.',
  },
  missing: (wanted: number) =>
    wanted === 1 ? 'One more skill. You can read, for a start; think of a rarer one.' : `${wanted} more skills. Three is the least a robot will search for.`,
} as const;

export const STEP_BONUS = {
  heading: 'Bonus round',
  note: 'Brag here. It is the one place.',
  achievement: 'Proudest achievement',
  achievementHint: 'At work or not. What was there before you, and what was there after.',
  achievementPlaceholder: 'e.g. Got 40 neighbours, two dogs and the council to agree on one bicycle shed.',
  education: 'Education',
  educationHint: 'Degree or certificate, school, years. One line will do.',
  educationPlaceholder: 'e.g. Diploma in Logistics, Cork Technical College, 2012 - 2014',
} as const;

export const STEP_INTERESTS = {
  heading: 'And after work?',
  note: 'Last page. Then I write.',
  interests: 'Personal interests',
  interestsHint: 'Optional, and short. “Reading, travelling, music” describes everyone alive: name the book, the road, the band.',
  interestsPlaceholder: 'e.g. Restoring a 1974 rowing boat; the boat is winning',
  generate: GENERATE_CV,
  before: `Pressing the button sends your answers to us, where they are saved for up to 30 days, and writes your CV. Free up to the preview; ${PRICE} opens it.`,
} as const;

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

/** "40 seconds", "7 minutes": rounded up, so that nobody comes back too early. */
const waitOf = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

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
  heading: 'Your CV is written',
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
  ownedHeading: 'This CV is yours',
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

/** /cv-import. */
export const IMPORT = {
  title: `Start from your CV or LinkedIn · ${SITE_NAME}`,
  description: 'Hand over your old CV as a PDF, or paste your LinkedIn profile, and the questions of the CV builder answer themselves. You check the rest.',
  heading: 'Hand over the old one',
  lead: 'PDF or plain text. We fill in what it says, mark what we only concluded, and leave the rest empty.',
  note: 'I have seen worse. Probably.',
  roasted: (job: string) => `The CV you had roasted for ${job} is still here.`,
  roastedNote: 'What you put right about it counts here, too.',
  takeRoasted: 'USE THAT ONE',
  tabsLabel: 'How you hand it over',
  tabs: { pdf: 'Upload PDF', text: 'Paste Text' },
  drop: 'Drop your CV here',
  or: 'or',
  choose: 'Choose a PDF',
  hint: 'PDF only, up to 5 MB. LinkedIn’s own “Save to PDF” works. We read it, we never keep the file.',
  dropped: 'On the desk:',
  remove: 'Remove',
  text: 'CV text or LinkedIn profile',
  textHint: 'Select all, copy, paste. Line breaks help; formatting does not matter.',
  textPlaceholder: 'Name, jobs with dates, schools, skills, in any order…',
  counter: (count: number, least: number) => `${count} characters, ${least} needed`,
  enough: (count: number) => `${count.toLocaleString('en')} characters. Enough to work with.`,
  expected: 'Analysis takes 30-60 seconds. Mostly less.',
  submit: 'Analyze and Import',
  busy: 'ANALYZING...',
  done: 'IMPORTED',
  working: [
    'Reading it line by line.',
    'Telling jobs from hobbies. It is closer than you think.',
    'Looking for the dates. One of them is hiding in a footer.',
    'Counting your years. Only the working ones.',
    'Still reading. Your CV has a basement.',
  ],
  fileCleared: 'The PDF was put aside: you are pasting text now.',
  textCleared: 'The text was put aside: you chose a PDF.',
  replaces: 'Heads up: there are answers on this device from before. An import replaces them.',
  back: 'Back',
  carry: {
    heading: 'From your report',
    ready: 'Your CV with its mended lines can fill in the questions. There are answers on this device from before: they would be replaced.',
    action: 'CARRY MY LINES OVER',
    locked: 'The report under this link is not paid for, so there is nothing to carry over. Hand over the CV itself below.',
    gone: 'There is no report under this link any more. Hand over the CV itself below.',
    failed: 'Your lines could not be carried over just now. Try again in a moment, or hand over the CV itself below.',
  },
  errorHeading: 'SENT BACK',
  qualityHeading: 'TEXT QUALITY ISSUE',
  qualityTips: [
    'Open the CV, select all, copy, and use Paste Text instead',
    'Export the PDF again from where it was written; do not scan or photograph a printout',
    'If you cannot select its text with the mouse, neither can we',
  ],
  successHeading: 'Import successful',
  successNext: 'Opening the questionnaire.',
  /** The names of what an import can find, in the order in which they are told. */
  found: {
    jobTitle: 'the job you want',
    industry: 'industry',
    country: 'country',
    experienceLevel: 'experience level',
    careerPath: 'where you are heading',
    currentJobTitle: 'your current job',
    currentCompany: 'its company',
    currentStartDate: 'its start',
    currentEndDate: 'its end',
    currentAchievement: 'what you did there',
    previousRoles: 'earlier jobs',
    topSkills: 'skills',
    education: 'education',
    proudestAchievement: 'an achievement',
    personalInterests: 'interests',
  },
  foundName: 'your name',
  foundContact: 'how to reach you',
  foundJobs: (count: number) => (count === 1 ? '1 job' : `${count} jobs`),
  foundSkills: (count: number) => (count === 1 ? '1 skill' : `${count} skills`),
  foundLanguages: (count: number) => (count === 1 ? '1 language' : `${count} languages`),
  read: (list: string) => `We read: ${list}.`,
  concluded: (list: string) => `Concluded, for you to check: ${list}.`,
  nothing: 'We found nothing we could use, and we make nothing up. The questions are waiting, empty.',
  bannerHeading: 'Filled in from your CV',
  bannerNote: 'We read your name and contact details and kept no copy of them: they wait on this device for the editor.',
} as const;

/** The sentences of the import's refusals (product specification 5 and 8). */
export const IMPORT_ERRORS = {
  type: ONLY_PDF_FILES_ARE_ACCEPTED,
  size: FILE_SIZE_TOO_LARGE,
  noFile: PLEASE_UPLOAD_A_PDF_FILE,
  noText: PLEASE_PASTE_YOUR_CV_TEXT_OR,
  shortText: PLEASE_PROVIDE_MORE_DETAILED,
  fallback: FAILED_TO_PROCESS_YOUR_CV,
  noData: FAILED_TO_EXTRACT_AND_INFER,
  encoding: 'The letters in this file come out scrambled: its text encoding is broken. Copy the text out of your CV and use Paste Text instead.',
  locked: 'This PDF is corrupted or password-protected. Save a fresh copy without a password, or use Paste Text instead.',
  offline: 'You are offline. Your CV has not left the building. Reconnect and press the button again.',
  rateLimited: (seconds: number) => `That was a lot of CVs at once. Come back in ${waitOf(seconds)}; what you handed in stays right here.`,
  busy: (seconds: number) => `Every desk has a CV on it just now. Try again in ${waitOf(seconds)}; nothing is lost.`,
} as const;

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
