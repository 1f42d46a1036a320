import type { CvPart } from '../../domain/cv-page.ts';
import { wordsIn } from '../../domain/page-words/words-in.ts';
import { priceOf } from '../../domain/prices.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import type { RobotFieldName } from '../../domain/roast.ts';

// Sentences and labels that the specification gives, to the letter.
const BIO_INFORMATION = 'Bio Information';
const OPTIONAL_BIO_DETAILS = 'Optional Bio Details';
const PROFESSIONAL_SUMMARY = 'Professional Summary';
const PERSONAL_INTERESTS = 'Personal Interests';
const BACK_TO_BUILDER = 'Back to Builder';
const DOWNLOAD_WORD_DOC = 'Download Word Doc';
const STAY_ON_CV_BUILDER = 'Stay on CV builder';
const THANKS_IM_DONE = "Thanks I'm done";
const NO_CV_BUILD_ID_FOUND = 'Error: No CV build ID found';
const CV_SAVED_SUCCESSFULLY = 'CV saved successfully!';
const FAILED_TO_SAVE_CV = 'Failed to save CV. Please try again.';
const FAILED_TO_GENERATE_CV_DOCUMENT = 'Failed to generate CV document. Please try again.';
export const FAILED_TO_GENERATE_WORD_DOCUMENT = 'Failed to generate Word document';

const PRICE = priceOf('cv_build');

export const PARTS: Record<CvPart, string> = {
  bio: BIO_INFORMATION,
  optionalBio: OPTIONAL_BIO_DETAILS,
  summary: PROFESSIONAL_SUMMARY,
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  achievements: 'Achievements',
  interests: PERSONAL_INTERESTS,
  more: 'Further sections',
};

/** The desk: what stands around the form. */
export const EDITOR = {
  title: `CV editor · ${SITE_NAME}`,
  heading: 'CV editor',
  lead: 'Every line is yours to change. What you see beside it is what goes into the file.',
  partsLabel: 'Sections of your CV',
  toolsLabel: 'Save, download, undo',
  back: BACK_TO_BUILDER,
  save: 'Save',
  saving: 'Saving...',
  saved: CV_SAVED_SUCCESSFULLY,
  saveFailed: FAILED_TO_SAVE_CV,
  noId: NO_CV_BUILD_ID_FOUND,
  download: DOWNLOAD_WORD_DOC,
  downloading: 'Generating...',
  downloadFailedHeading: 'NO DOCUMENT',
  downloadFailed: FAILED_TO_GENERATE_CV_DOCUMENT,
  undo: 'Undo',
  redo: 'Redo',
  undone: (part: string) => `Undone in ${part}.`,
  redone: (part: string) => `Done again in ${part}.`,
  lastSaved: (time: string) => `Last saved ${time}`,
  neverSaved: 'Not saved yet',
  unsaved: 'Unsaved changes, kept on this device',
  unkept: 'Unsaved changes. This browser keeps nothing for us: save before you close the tab.',
  tooLong: 'This CV is longer than any reader, and longer than we can store. Cut it, then save.',
  restored: (time: string) => `Restored unsaved changes from ${time}.`,
  restoredNote: 'You left without saving. We kept your place.',
  discard: 'Discard them',
  discarded: 'Discarded. Undo brings them back while this page is open.',
  keepRestored: 'Keep them',
  form: 'Edit',
  page: 'Preview',
  switchLabel: 'What is shown',
} as const;

/** What is asked in each section. */
export const FIELDS = {
  required: '(required)',
  optional: '(optional)',
  unchosen: 'Not given',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  locationHint: 'Town and country. The street is for the postman.',
  linkedinUrl: 'LinkedIn URL',
  portfolioUrl: 'Portfolio URL',
  language: 'Headings in',
  languageHint: 'What you typed stays as you typed it.',
  ...wordsIn('en').personal,
  professionalSummary: PROFESSIONAL_SUMMARY,
  summaryHint: 'Three lines: what you are, what you have done, what you are after. No adjectives on leave from a horoscope.',
  technicalSkills: 'Technical skills',
  softSkills: 'Soft skills',
  softSkillsHint: 'Only those a bullet below can prove.',
  toolsAndTechnologies: 'Tools and technologies',
  degree: 'Degree',
  institution: 'Institution',
  educationDates: 'Dates',
  details: 'Details',
  detailsHint: 'Grade, thesis, subjects. One line each.',
  proudestAchievement: 'Proudest achievement',
  personalInterests: PERSONAL_INTERESTS,
  interestsHint: 'Say something only you would say. "Reading" is what everybody does with menus.',
} as const;

/** A summary that was imported and is not printed. */
export const OLD_SUMMARY = {
  heading: 'The summary of your old CV',
  why: (struck: readonly string[]) =>
    `We did not carry it over: our own pen would strike ${struck.map((word) => `“${word}”`).join(', ')}. It is yours to put back.`,
  putBack: 'Put it back',
} as const;

export const OPTIONAL_BIO = {
  warningHeading: 'Only what is legal and relevant',
  warning:
    'Include only what is legal and relevant where you apply. In many countries employers must not ask for most of this, and some bin a CV that tells. Leave a field blank and it is not in the file.',
  languages: 'Other languages',
  language: 'Language',
  proficiency: 'Proficiency',
  add: 'Add a language',
  remove: (language: string) => `Remove ${language === '' ? 'this language' : language}`,
} as const;

export const TAGS = {
  add: 'Add',
  remove: 'Remove',
  placeholder: 'Type one, press Enter',
  added: (tag: string) => `Added ${tag}.`,
  removed: (tag: string) => `Removed ${tag}.`,
  known: (tag: string) => `${tag} stands there already. Once is enough.`,
} as const;

export const EXPERIENCE = {
  empty: 'No job in here yet. The first one is the one you have, or had last.',
  job: (number: number, title: string) => (title === '' ? `Job ${number}` : `Job ${number}: ${title}`),
  jobTitle: 'Job title',
  company: 'Company',
  dates: 'Dates',
  datesHint: 'As it should stand: March 2021 – Present',
  location: 'Location',
  bullets: 'Bullet points',
  bulletsHint: 'Enter starts the next one. Blank ones stay out of the file.',
  bullet: (number: number) => `Bullet ${number}`,
  addBullet: 'Add a bullet',
  removeBullet: (number: number) => `Remove bullet ${number}`,
  bulletUp: (number: number) => `Move bullet ${number} up`,
  bulletDown: (number: number) => `Move bullet ${number} down`,
  addJob: 'Add a job',
  removeJob: 'Remove job',
  removeJobLabel: (name: string) => `Remove ${name}`,
  jobUp: (name: string) => `Move ${name} up`,
  jobDown: (name: string) => `Move ${name} down`,
} as const;

export const PREVIEW = {
  tabsLabel: 'Your CV from outside',
  page: 'Page',
  score: 'Score',
  robot: 'Robot',
  label: 'Preview of your CV',
  empty: 'A blank sheet. Brave, but hard to shortlist. Start with your name.',
  print: 'Print or save as PDF',
  printNote: 'In the print window choose "Save as PDF". Same page, same words, one column.',
} as const;

export const SCORE = {
  heading: 'The free score, as it stands',
  lead: (job: string) => `Same rules as the roast, for the job of ${job}. Sent to the server to be counted, stored nowhere.`,
  leadPlain: 'Same rules as the roast. Sent to the server to be counted, stored nowhere.',
  ask: 'Score it now',
  again: 'Score it again',
  asking: 'Counting...',
  waiting: 'Counts again when you stop typing.',
  failed: 'The score did not come through. Your text is not affected.',
  limited: (seconds: number) => `That is a lot of counting. The next score comes in ${seconds} s.`,
  offline: 'You are offline. The score waits, your text does not.',
  lower: 'lower is better',
  higher: 'higher is better',
  value: (score: number, direction: string) => `${score} of 100, ${direction}`,
  better: (points: number) => `${points} better than before`,
  worse: (points: number) => `${points} worse than before`,
  raiseHeading: 'What would raise it',
  raiseNone: 'Nothing the rules can see. The pen is capped.',
  gain: (from: number, to: number) => `${from} → ${to}`,
  goTo: (part: string) => `Go to ${part}`,
} as const;

export const ROBOT = {
  heading: 'What the robot will read',
  lead: 'The text of the Word file, as application software sees it: no bold, no hope, just lines.',
  ask: 'Let the robot read it',
  found: 'It found',
  missing: 'It looked for, and did not find',
  missingNone: 'Nothing is missing. It purred.',
  linesLabel: 'Your CV line by line, as a parser reads it',
  lines: 'Line by line',
  skills: (count: string) => (count === '1' ? '1 skill' : `${count} skills`),
  fields: {
    name: 'Name',
    headline: 'Headline',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    link: 'Links',
    currentTitle: 'Current title',
    currentCompany: 'Current company',
    period: 'Dates of jobs',
    degree: 'Degree',
    institution: 'School',
    skills: 'Skills',
  } satisfies Record<RobotFieldName, string>,
} as const;

/** The file is on its way. */
export const DONE = {
  title: 'Your CV is in your downloads',
  text: 'Saved, typed, and handed over. Read it once on paper before anybody else does.',
  stay: STAY_ON_CV_BUILDER,
  leave: THANKS_IM_DONE,
  close: 'Close',
} as const;

export const LEAVE = {
  title: 'Leave with unsaved changes?',
  text: 'They are kept on this device and come back when you do. On any other device this CV is still the old one.',
  textUnkept: 'This browser keeps nothing for us: what you leave behind unsaved is gone.',
  stay: 'Stay here',
  saveAndLeave: 'Save and leave',
  leave: 'Leave without saving',
} as const;

/** Two tabs, one CV. */
export const CONFLICT = {
  title: 'Somebody was faster: you',
  text: (time: string) =>
    `This CV was saved in another tab or on another device${time === '' ? '' : ` at ${time}`}, after you opened it here. Only one of the two can be the CV. Which?`,
  mine: 'Keep mine',
  mineNote: 'Overwrites what the other tab saved.',
  theirs: 'Take theirs',
  theirsNote: 'Puts the saved one into this form. Undo brings yours back.',
  file: 'Download mine as JSON',
  fileNote: 'A copy of what stands here, to be safe. Decide afterwards.',
  unread: 'The other version could not be fetched just now. Check your connection and save again.',
} as const;

export const JSON_RESUME = {
  heading: 'Other files',
  text: 'JSON Resume is the open format of jsonresume.org: other tools read it, and so do we.',
  export: 'Export JSON',
  import: 'Import JSON',
  inputLabel: 'JSON Resume file to import',
  failedHeading: 'NOT IMPORTED',
  errors: {
    TOO_LARGE: 'That file is over 5 MB. The longest honest CV is a hundredth of that.',
    TOO_LONG: 'There is more in that file than one CV can hold here: 100,000 characters is the limit, and two pages would do.',
    NOT_JSON: 'That file is not JSON. Word files and PDFs go in at the import page.',
    NOT_A_RESUME: 'That is JSON, but no resume: it does not follow the schema of jsonresume.org.',
    EMPTY: 'That resume is valid and empty. There is nothing in it to import.',
  },
  where: (path: string) => `The first thing that does not fit: ${path}.`,
  dialogTitle: 'Replace what stands here?',
  dialog: 'The import takes the place of these sections. Undo brings back what was there.',
  replaced: (part: string, before: string, after: string) =>
    before === after ? `${part}: ${before}, with other words` : `${part}: ${before} before, ${after} after`,
  kept: 'Sections the file says nothing about stay as they are.',
  nothing: 'Nothing in it differs from what stands here.',
  confirm: 'Import it',
  cancel: 'Leave it as it is',
  done: 'Imported. Undo takes it back.',
  amounts: {
    fields: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 field' : `${count} fields`),
    words: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 word' : `${count} words`),
    skills: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 skill' : `${count} skills`),
    jobs: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 job' : `${count} jobs`),
    sections: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 section' : `${count} sections`),
  },
} as const;

/** Opened and nothing to edit. */
export const NO_CV = {
  loading: 'Fetching your CV.',
  missingHeading: 'Whose CV?',
  missing: 'The link to an editor names a CV, and this one does not. If you have bought one, the link is in your confirmation e-mail.',
  missingAction: 'BUILD A CV',
  unknownHeading: 'Not in the drawer',
  unknown: 'There is no CV under this link. It was never there, or it has been shredded after 30 days, as promised.',
  unknownAction: 'BUILD A CV',
  unpaidHeading: 'This CV is still locked',
  unpaid: `The CV under this link is written, but not unlocked. It costs ${PRICE}, once, and then every line of it is yours to edit.`,
  unpaidAction: `UNLOCK IT FOR ${PRICE}`,
  unpaidNote: 'Paid a moment ago? Give it a minute and load the page again. Refunded, or in dispute at your bank? Then that is what locked it.',
  unwrittenHeading: 'There is nothing to edit yet',
  unwritten: 'The answers under this link were never turned into a CV. That is one button, at the end of the questionnaire.',
  unwrittenAction: 'BACK TO THE QUESTIONNAIRE',
  errorHeading: 'The drawer is stuck',
  error: 'We could not fetch your CV just now. It is not lost: this link will keep working.',
  errorAction: 'TRY AGAIN',
} as const;
