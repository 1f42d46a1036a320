import { SITE_NAME } from '../../domain/product-name.ts';
import { waitOf } from './wait.copy.ts';

// Sentences and labels that the specification gives, to the letter.
const ONLY_PDF_FILES_ARE_ACCEPTED = 'Only PDF files are accepted. Please convert your document to PDF format.';
const FILE_SIZE_TOO_LARGE = 'File size too large. Please keep it under 5MB.';
const PLEASE_UPLOAD_A_PDF_FILE = 'Please upload a PDF file.';
const PLEASE_PASTE_YOUR_CV_TEXT_OR = 'Please paste your CV text or LinkedIn profile content.';
const PLEASE_PROVIDE_MORE_DETAILED = 'Please provide more detailed information (at least 100 characters).';
const FAILED_TO_PROCESS_YOUR_CV = 'Failed to process your CV. Please try again.';
const FAILED_TO_EXTRACT_AND_INFER = 'Failed to extract and infer CV data';

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
  leftOut: (list: string) => `Left out, for you to put back if you want it: ${list}.`,
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
