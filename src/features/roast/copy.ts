import type { HIDDEN_REASONS } from '../../domain/document.ts';
import type { SectionKind } from '../../domain/cv.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import type { RobotFieldName, Tone } from '../../domain/roast.ts';

// Sentences and labels that the specification gives, to the letter.
const WHERES_YOUR_CV = "Where's your CV? Did the dog eat it?";
const STOP_BEING_LAZY =
  'Stop being lazy and make a PDF of your CV. We only accept PDFs. Convert your word-processor file, online document, or whatever garbage format you have into a proper PDF.';
const YOUR_CV_IS_BIGGER = 'Your CV is bigger than your career prospects. Keep it under 5MB.';
const WHAT_JOB = "What job do you want? 'Professional Dreamer' isn't a real position.";
const UPLOAD_FAILED = 'Upload failed. Please check your file and try again.';
const EDUCATION = 'Education';

/** The same sentences in other words: every text is any text. */
type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : Words<T[K]>;
};

/** Sentences of the upload refusals (product specification 5 and 8), to the letter. */
export const UPLOAD_ERRORS = {
  NO_FILE: WHERES_YOUR_CV,
  INVALID_FILE_TYPE: STOP_BEING_LAZY,
  FILE_TOO_LARGE: YOUR_CV_IS_BIGGER,
  JOB_ROLE_REQUIRED: WHAT_JOB,
  FALLBACK: UPLOAD_FAILED,
} as const;

/**
 * What `upload-cv` says when it refuses. Sentences about a scan or about quality must hold one of the words
 * that the upload screen turns into its orange box: scan, image-based, readable, quality.
 */
export const UPLOAD_REFUSALS = {
  ...UPLOAD_ERRORS,
  INSUFFICIENT_TEXT_QUALITY: {
    scan: 'This PDF is a scan: a photograph of a CV, with no readable text in it. The robots see a blank page, and so do we.',
    garbled: 'The text quality of this PDF is too low: it looks fine on paper and comes out as alphabet soup. Export it again from where it was written.',
    empty: 'There is no readable text in this PDF. We have roasted thin CVs, but this one is air.',
  },
  TEXT_TOO_SHORT: 'That is too little to mark. Paste the whole CV, at least 100 characters.',
  TEXT_TOO_LONG: 'That text is longer than any CV has a right to be: 200,000 characters is the limit, and two pages would do.',
  TEXT_UNREADABLE: 'The quality of this text is too low: it came out as alphabet soup. Copy it from where the CV was written.',
  PDF_PASSWORD_PROTECTED: 'This PDF is locked with a password. No recruiter will guess it and neither will we. Save a copy without it.',
  PDF_CORRUPTED: 'This PDF is corrupted: it starts like one and then loses the will. Export it again and send the fresh copy.',
  PDF_TOO_COMPLEX: 'This PDF is more complicated than any job in it. Export it again as a plain PDF without layers or effects.',
  BUSY: 'Every desk has a CV on it just now. Try again in a few seconds; nothing is lost.',
} as const;

export const UPLOAD = {
  title: `Roast my CV · ${SITE_NAME}`,
  description: 'Upload your CV as a PDF, name the job you want, and get it back with red pen on it. Free, no account.',
  heading: 'Hand it over',
  lead: 'One PDF, one job title. The red pen does the rest, and it has had coffee.',
  drop: 'Drop your CV here',
  or: 'or',
  choose: 'Choose a PDF',
  hint: 'PDF only, up to 5 MB. Any language will do; the jokes are in English. We never keep the file.',
  dropped: 'On the desk:',
  remove: 'Remove',
  fileRemoved: 'File removed.',
  jobLabel: 'The job you want',
  jobHint: 'The title on the advert. We mark your CV against it.',
  jobPlaceholder: 'e.g. Data Engineer',
  honeypotLabel: 'Leave this empty',
  back: ['BACK TO SAFETY', 'REALLY?', 'KNOCK KNOCK?', 'COWARD'],
  submit: 'ROAST MY CV',
  submitting: 'UPLOADING...',
  errorHeading: 'SENT BACK',
  qualityHeading: 'TEXT QUALITY ISSUE',
  qualityTips: [
    'Export as PDF directly from a word processor or online document editor',
    "Don't scan or photograph printed CVs",
    'Ensure the PDF has selectable text',
    'If scanning, use 300+ DPI',
  ],
  /** The way on from a file that cannot be read. */
  paste: {
    lead: 'Or leave the file and paste the text. You get every note, in a list: without the file there is no page to draw on.',
    action: 'Paste the text instead',
    label: 'Your CV as text',
    hint: 'Select everything in the document, copy it, paste it here. It is deleted after 30 days.',
    count: (characters: number, least: number) => `${characters} characters, minimum ${least} required`,
    back: 'Use a PDF after all',
  },
  offline: 'You are offline. Your CV has not left the building. Reconnect and press the button again.',
  rateLimited: (wait: string) => `The red pen has run dry on you. It will be refilled in ${wait}; your file and your job stay right here.`,
  busy: (wait: string) => `Every desk has a CV on it just now. Try again in ${wait}; your file and your job stay right here.`,
  ready: 'The pen is full again. Go on.',
  /** The same screen for a mended CV. */
  again: {
    heading: 'Round two',
    lead: 'Hand over the mended one. The red pen has kept its notes, and it checks whether you did.',
    asking: 'Looking for the first one.',
    against: 'It will be held against the one marked for',
    back: 'Look at that roast again',
    gone: 'The first roast is not in the drawer any more, so there is nothing to compare with. This one gets marked all the same.',
  },
  privacyHeading: 'What happens to your CV',
  privacy: ['The PDF is read once and never stored.', 'The text is deleted after 30 days.', 'No account, no name asked, and the jokes are about the paper.'],
} as const;

export type UploadWords = Words<typeof UPLOAD>;

/** The gentle entrance: the same form, the same refusals, another hand. */
export const GENTLE = {
  ...UPLOAD,
  title: `Gentle CV feedback · ${SITE_NAME}`,
  description:
    'Upload your CV and get the same careful reading from a kind mentor: what works, what does not yet, and what to write instead. Free, no account.',
  heading: 'Let us read it together',
  lead: 'The same reading, the same scores, in pencil. You hear what works, what does not yet, and what to write instead.',
  drop: 'Put your CV here',
  hint: 'PDF only, up to 5 MB. Any language will do; the notes are in English. We never keep the file.',
  jobHint: 'The title on the advert. We read your CV with it in mind.',
  submit: 'GIVE ME GENTLE FEEDBACK',
  errorHeading: 'Nearly there',
  home: `Back to ${SITE_NAME}`,
  again: {
    ...UPLOAD.again,
    heading: 'Let us see what has changed',
    lead: 'Hand in the mended one. We lay it beside the first and tell you what has gone, what is new, and what it won you.',
    against: 'It will be laid beside the one read for',
    back: 'Back to those notes',
    gone: 'The first notes are not there any more, so there is nothing to compare with. This one is read all the same.',
  },
  brutalLead: 'Feeling brave after all?',
  brutal: 'Take the red pen',
  rateLimited: (wait: string) => `That was a lot of reading at once. Please come back in ${wait}; your file and your job stay right here.`,
  busy: (wait: string) => `Every desk has a CV on it just now. Please try again in ${wait}; your file and your job stay right here.`,
  privacy: ['The PDF is read once and never stored.', 'The text is deleted after 30 days.', 'No account, no name asked, and the notes are about the paper.'],
} as const;

export const PROGRESS = {
  title: `The red pen is out · ${SITE_NAME}`,
  heading: 'Your CV is being marked',
  note: 'It may take up to 60 seconds. The pen does not skim.',
  stages: { pending: 'On the pile', reading: 'Reading it', judging: 'Judging it', writing: 'Writing in the margin' },
  stageNow: (stage: string) => `Now: ${stage}.`,
  done: 'Done. Turning the page over.',
  stillWaiting: 'Still at it. This one needs a second cup of coffee.',
  offline: 'You are offline. We go on as soon as you are back.',
  missingHeading: 'There is nothing on the desk',
  missing: 'This page waits for a CV, and none was handed in. An empty page is a strong start, but we need some lines.',
  missingAction: 'UPLOAD A CV',
  /** Twelve, one every 2.5 s (product specification 9). */
  messages: [
    'Sharpening the red pen.',
    'Counting the adjectives. We have asked for a second abacus.',
    'Asking each bullet point what it actually did.',
    'Looking for a number that is not a date.',
    'Reading between the lines. It is mostly margin.',
    'Introducing your skills section to the jobs below it.',
    'Translating "responsible for" into a verb.',
    "Holding page one at arm's length, coffee in the other hand.",
    'Feeding it to the robot. The robot is chewing.',
    'Searching the summary for a point. It was here a minute ago.',
    'Checking the dates against the calendar. The calendar has questions.',
    'Inking the stamp. Mind your fingers.',
  ],
} as const;

export type ProgressWords = Words<typeof PROGRESS>;

const GENTLE_PROGRESS: ProgressWords = {
  ...PROGRESS,
  title: `Reading your CV · ${SITE_NAME}`,
  heading: 'Your CV is being read',
  note: 'It may take up to 60 seconds. We read every line.',
  stages: { pending: 'On the desk', reading: 'Reading it', judging: 'Thinking it over', writing: 'Writing notes' },
  done: 'Done. Here come your notes.',
  stillWaiting: 'Still reading. Some pages deserve a second look.',
  messages: [
    'Sharpening the pencil.',
    'Putting the kettle on. Reading goes better with tea.',
    'Looking for the line you are proudest of.',
    'Asking each bullet point what came of it.',
    'Marking the numbers that help you.',
    'Finding the words that could be shorter.',
    'Reading it once more, as a tired recruiter would.',
    'Walking the robot through it, slowly.',
    'Holding the job advert beside it.',
    'Checking that the dates agree with each other.',
    'Thinking of a better verb.',
    'Writing the notes so that they are of use.',
  ],
};

/** The progress screen in the hand that was asked for. */
export const progressWords = (tone: Tone): ProgressWords => (tone === 'gentle' ? GENTLE_PROGRESS : PROGRESS);

export const RESULT = {
  title: (job: string) => `Your CV, marked for ${job} · ${SITE_NAME}`,
  titlePlain: `Your CV, marked · ${SITE_NAME}`,
  loading: 'Fetching your marked page.',
  kicker: 'Marked for the job of',
  heading: 'Your CV, after the red pen',
  verdict: 'The verdict',
  topLine: 'Top line',
  linesHeading: 'Line by line',
  linesLead: 'Every note is pinned to a line you wrote. The way out is right below it.',
  place: (page: number, line: number) => `Page ${page}, line ${line}`,
  placeShort: (page: number, line: number) => `p${page} line\u00a0${line}`,
  gapPlace: (page: number, line: number) => `It should stand around page ${page}, line ${line}`,
  gap: 'Nothing here. That is the problem.',
  fix: 'Fix',
  markNames: { strike: 'Struck out', circle: 'Circled', tick: 'Ticked, well done', caret: 'Missing' },
  scoresHeading: 'The damage, counted',
  scoresLead: 'Counted by rule, not by mood: same CV, same job, same numbers. The hatched end of a dial is the bad one.',
  lowerBetter: 'Lower is better',
  higherBetter: 'Higher is better',
  outOf: (score: number, direction: string) => `${score} out of 100. ${direction}.`,
  helpLabel: (score: string) => `What does ${score} mean?`,
  ledger: (score: number) => `Why ${score}?`,
  ledgerPoints: 'Points',
  ledgerBecause: 'Because',
  ledgerTotal: 'Score',
  help: {
    atsRating:
      'How badly application software would mangle this CV on the way in: columns, tables, odd headings, unreadable dates. 0 walks straight through, 100 arrives as alphabet soup.',
    buzzwordOverdose: 'How much of the CV is words that sound like work without saying which work. 0 is plain speech, 100 is a conference lanyard.',
    eyeRollFactor:
      'How many lines make the person reading look at the ceiling: duties instead of results, lists instead of proof. 0 keeps their eyes on the page.',
    clicheDensity: "How many phrases are in every other CV on the pile, word for word. 0 could only be yours, 100 could be anyone's.",
    desperationLevel: 'How hard the CV tries where facts would do: padding, filler, tricks aimed at the software. 0 is calm, 100 is hammering on the window.',
    lengthAppropriate: '1-2 pages recommended. Full marks when the length suits the experience in it, fewer for every page of stuffing or every missing half.',
    skillRelevance: 'How much of what the target job usually asks for can be found in this CV. 100 has it all in plain sight.',
  },
  binned: 'Likelihood of the bin',
  interview: 'Would we interview?',
  clarity: 'Career clarity',
  nextHeading: 'Now what?',
  nextLead: 'Laugh first. Then fix the struck lines, or let us do the typing.',
  share: 'Share',
  build: 'Build a new CV ($5)',
  optimize: 'Optimize for a job ($5)',
  again: 'Roast another CV',
  demoLabel: 'DEMO',
  demoHeading: 'This is not your CV',
  demo: 'We could not fetch your roast, so here is a made-up one for show. Your CV may well be marked by now.',
  demoPlain: 'A made-up CV, marked for show.',
  demoRetry: 'TRY AGAIN',
  demoUpload: 'ROAST MY CV',
  noIdHeading: 'Whose CV is this?',
  noId: 'The link has no roast in it. Either it lost its tail on the way here, or nothing was handed in yet.',
  goneHeading: 'Not in the drawer',
  gone: 'There is no roast under this link. It was never there, or it has been shredded, as promised.',
  goneAction: 'ROAST A CV',
  failedHeading: 'The pen slipped',
  failed: 'Your CV was read, but the marking failed on our side. Hand it in once more; it costs nothing.',
  errorHeading: 'The drawer is stuck',
  error: 'We could not fetch your roast just now. It is not lost: this link will keep working.',
  errorAction: 'TRY AGAIN',
} as const;

export type ResultWords = Words<typeof RESULT>;

const GENTLE_RESULT: ResultWords = {
  ...RESULT,
  title: (job: string) => `Notes on your CV for ${job} · ${SITE_NAME}`,
  titlePlain: `Notes on your CV · ${SITE_NAME}`,
  loading: 'Fetching your notes.',
  kicker: 'Read for the job of',
  heading: 'Your CV, with notes',
  verdict: 'In short',
  linesLead: 'Every note belongs to a line you wrote. What to write instead is right below it.',
  gap: 'Something is still missing here.',
  fix: 'Try',
  markNames: { ...RESULT.markNames, strike: 'Marked', circle: 'Marked', tick: 'Ticked, well done', caret: 'Still missing' },
  scoresHeading: 'Where it stands',
  help: {
    atsRating:
      'How much application software may lose of this CV on the way in: columns, tables, unusual headings, dates it cannot read. 0 arrives whole, 100 hardly arrives.',
    buzzwordOverdose:
      'How much of the CV is words that name work without saying which work. 0 is plain speech; the higher, the more there is to replace with facts.',
    eyeRollFactor: 'How many lines ask patience of the reader: duties instead of results, lists instead of proof. 0 keeps them reading.',
    clicheDensity: "How many phrases are in many other CVs, word for word. 0 could only be yours, 100 could be anyone's.",
    desperationLevel: 'How much of the CV is padding where a fact would do more for you. 0 is calm; the higher, the more can simply go.',
    lengthAppropriate: '1-2 pages recommended. Full marks when the length suits the experience in it.',
    skillRelevance: 'How much of what the target job usually asks for can be found in this CV. 100 has it all in plain sight.',
  },
  binned: 'Likelihood of the bin, as it is today',
  interview: 'Would we invite you?',
  nextHeading: 'What now?',
  nextLead: 'Take one note at a time. The marked lines first, or let us do the typing.',
  demoHeading: 'This is not your CV',
  demo: 'We could not fetch your notes, so here is a made-up CV for show. Yours may well be read by now.',
  demoPlain: 'A made-up CV, with notes, for show.',
  demoUpload: 'READ MY CV',
  again: 'Hand in another CV',
  failedHeading: 'The pencil broke',
  failed: 'Your CV was read, but writing the notes failed on our side. Please hand it in once more; it costs nothing.',
};

/** The result screen in the hand it is shown in. */
export const resultWords = (tone: Tone): ResultWords => (tone === 'gentle' ? GENTLE_RESULT : RESULT);

/** The switch between the two hands on the result. */
export const VOICES: { label: string; names: Record<Tone, string>; switched: Record<Tone, string> } = {
  label: 'Who holds the pen?',
  names: { brutal: 'Brutal', gentle: 'Gentle' },
  switched: { brutal: 'The red pen has it now. Same scores, fewer manners.', gentle: 'The pencil has it now. Same scores, kinder words.' },
};

/** The drawn page with its notes. */
/** The marked pages as a file. */
export const SHEET_PDF = {
  brutal: { title: 'Your CV, marked', notes: 'What the pen says' },
  gentle: { title: 'Your CV, with notes', notes: 'The notes' },
} as const satisfies Record<Tone, { title: string; notes: string }>;

export const SHEET = {
  pageLabel: 'How to read the notes',
  page: 'Page',
  list: 'List',
  start: 'Tap a number, or read note by note',
  morePages: (count: number): string => (count === 1 ? 'Show the last page' : `Show ${String(count)} more pages`),
  pdf: 'DOWNLOAD THE MARKED PAGE (.PDF)',
  pdfBusy: 'Setting type...',
  pdfDone: 'It is in your downloads.',
  pdfFailed: 'The PDF did not come through. Your roast is still here; try again in a moment.',
  copyFixes: 'COPY ALL FIXES',
  copiedFixes: 'All fixes copied, each with its line.',
  notCopiedFixes: 'The browser would not copy them.',
  reader: 'Note by note',
  noteOf: (number: number, count: number) => `Note ${number} of ${count}`,
  next: 'Next',
  previous: 'Back',
  close: 'Close the note',
  unseen: 'Not to be seen on the page',
  barLabel: 'What you can do with it',
  barFixes: 'Fixes',
  barReport: 'Report, $5',
  barOwned: 'Your report',
} as const;

type RobotWords = {
  fields: Record<RobotFieldName, string>;
  hidden: Record<(typeof HIDDEN_REASONS)[number], string>;
  sections: Record<SectionKind, string>;
};

/** The panel that shows the CV as software reads it. */
export const ROBOT = {
  heading: 'What the robot saw',
  lead: 'Before a person reads your CV, software does. This is all it got: no fonts, no layout, just text in this order.',
  summary: (found: number, fields: number) => `${found} of ${fields} fields found`,
  summaryHidden: (count: number) => (count === 1 ? '1 hidden line' : `${count} hidden lines`),
  fieldsHeading: 'Fields it filled in',
  missingHeading: 'Fields it left empty',
  missingLead: 'In a recruiter’s database, these stay blank.',
  allFound: 'None. Every field of the form is filled in.',
  sectionsHeading: 'Sections it recognised',
  sectionsNone: 'None: to the robot this is one long paragraph.',
  headless: 'above the first heading',
  linesHeading: 'The text, in its order',
  linesLabel: 'The text of the CV as the robot reads it',
  hiddenHeading: 'What only the robot could see',
  hiddenLead: 'Nobody finds these lines on the page. The robot reads them out like all the others, and some report them.',
  page: (page: number) => `Page ${page}`,
  more: (count: number) => `And ${count} more lines, which the robot read and we left out here.`,
  hiddenMark: (reason: string) => `Hidden: ${reason}`,
  skills: (count: string) => (count === '1' ? '1 skill told apart' : `${count} skills told apart`),
  fields: {
    name: 'Name',
    headline: 'Headline',
    email: 'E-mail',
    phone: 'Phone',
    location: 'Location',
    link: 'Links',
    currentTitle: 'Current job title',
    currentCompany: 'Current company',
    period: 'Periods of work',
    degree: 'Degrees',
    institution: 'Schools',
    skills: 'Skills',
  },
  hidden: {
    white: 'in the colour of the paper',
    invisible: 'in invisible ink',
    covered: 'painted over',
    tiny: 'too small to see',
    'off-page': 'off the edge of the page',
  },
  sections: {
    header: 'Header',
    summary: 'Summary',
    objective: 'Objective',
    experience: 'Experience',
    education: EDUCATION,
    skills: 'Skills',
    projects: 'Projects',
    languages: 'Languages',
    certifications: 'Certifications',
    awards: 'Awards',
    publications: 'Publications',
    volunteering: 'Volunteering',
    interests: 'Interests',
    references: 'References',
    personal: 'Personal details',
    other: 'Not recognised',
  },
} satisfies RobotWords & Record<string, unknown>;

/** The share screen; the toasts and the failure are the specification's (section 8), to the letter. */
export const SHARE = {
  title: `Share the pain · ${SITE_NAME}`,
  heading: 'Share the pain',
  lead: 'One picture, fit for any feed. Whose CV it was is nobody’s business but yours.',
  pictureLabel: 'Your picture',
  quotes: 'Show the quotes',
  quotesHint: 'Quotes, names, employers and schools stay blacked out until you switch this on. What you post, you post.',
  quotesShown: 'The quotes are on the picture and in the text.',
  quotesHidden: 'The quotes are blacked out again.',
  kindLabel: 'Which picture',
  kinds: { card: 'The joke', sheet: 'The whole sheet' },
  names: 'Show who it is',
  namesHint:
    'People, employers, schools and contacts stay inked over until you switch this on. Everything else on the page can be read. What you post, you post.',
  namesShown: 'The ink is off: names and contacts are on the picture.',
  download: 'DOWNLOAD THE PICTURE',
  share: 'SHARE THE PICTURE',
  copy: 'COPY TEXT',
  postHeading: 'Post the link',
  postLead: 'Opens their page in a new tab. Attach the picture yourself: no website may do that for you.',
  pasteHeading: 'Paste it in an app',
  pasteLead: 'Copies the text. Download the picture, open the app, paste.',
  networks: { x: 'X', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram', tiktok: 'TikTok' },
  newTab: '(opens in a new tab)',
  copies: '(copies the text)',
  back: 'BACK TO ROAST',
  copied: 'Copied to clipboard! Now spread the pain.',
  copiedForApp: 'Text copied! Open Instagram/TikTok and paste it with your downloaded image.',
  failure: 'Please manually copy the text and download the image to share.',
  failureHeading: 'That did not work',
  textLabel: 'The text to copy',
  fileName: 'cv-roast.png',
  sheetFileName: 'cv-roast-sheet.png',
  sheetAlt: (stamp: string) => `The pages of the CV with pen on them, and the notes below. Stamp: ${stamp}.`,
  blackout: '█████',
  blackoutSpoken: '[blacked out]',
  drawing: 'Drawing your picture.',
  kicker: 'CV, marked',
  topLine: 'In the margin',
  callToAction: 'Get yours roasted. Free.',
  text: (line: string) => `My CV met the red pen: ${line}`,
  more: (address: string) => `Get yours roasted, free: ${address}`,
  alt: (parts: { stamp: string; line: string; assessment: string; action: string; address: string }) =>
    `A page marked in pen. Stamp: ${parts.stamp}. In the margin: ${parts.line} Below it: ${parts.assessment} At the bottom: ${parts.action} ${parts.address}`,
} as const;

export type ShareWords = Words<typeof SHARE>;

const GENTLE_SHARE: ShareWords = {
  ...SHARE,
  title: `Share your notes · ${SITE_NAME}`,
  heading: 'Share your notes',
  kicker: 'CV, with notes',
  callToAction: 'Get yours read. Free.',
  text: (line: string) => `A kind note on my CV: ${line}`,
  more: (address: string) => `Get yours read, free: ${address}`,
};

/** The share screen in the hand of the roast. */
export const shareWords = (tone: Tone): ShareWords => (tone === 'gentle' ? GENTLE_SHARE : SHARE);
