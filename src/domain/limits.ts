/** Every number of the specification and of the wire, once. Times are milliseconds unless the name says otherwise. */

/** Product specification 5 and 9: what may be uploaded or pasted. */
export const UPLOAD = {
  maxBytes: 5 * 1024 * 1024,
  /** A file beyond `maxBytes` is read to its end, so that its sender hears why it is refused; a longer request is cut off. Ours. */
  maxRequestBytes: 64 * 1024 * 1024,
  minTextCharacters: 100,
  /** A target job longer than this is not a job. Ours: the specification gives no cap. */
  maxJobRoleCharacters: 200,
} as const;

/** Product specification 2 and 9: the roast screens. */
export const ROAST_SCREENS = {
  backPresses: 4,
  messageRotation: 2_500,
  expectedSeconds: 60,
  pollInterval: 5_000,
  pollAttempts: 24,
  /** What each poll lets the server wait (RFC 7240), so that a quick roast shows at once. */
  pollWaitSeconds: 5,
  /** What is waited before each new try after a poll that failed; when the last of them fails, too, the demo is shown. Ours. */
  pollRetries: [1_000, 2_000, 4_000],
  toast: 3_000,
} as const;

/** The PDF reader (platform/pdf). */
export const READER = {
  maxPages: 30,
  maxCharacters: 200_000,
  /** More lines than this are no CV; it bounds all work that compares lines with lines. */
  maxLines: 3_000,
  /** Processor time of one file before its child is killed: it is the file's fault. Honest ones take 1 to 9 s of it. */
  maxCpu: 15_000,
  /** From a file's arrival until its sender is told to come back: it is our fault. A socket lives 30 s. */
  timeout: 27_000,
  maxRssBytes: 768 * 1024 * 1024,
  concurrency: 2,
  queue: 50,
  /** How much of that time a file waits for a child. */
  maxWait: 12_000,
  /** Without a file for so long, the children are let go, and the next visitor to /upload starts one. */
  idle: 600_000,
} as const;

/** The typesetter (platform/typeset): one document after the other in one child. Honest ones take 10 to 200 ms. */
export const TYPESETTER = {
  maxCpu: 8_000,
  /** From a document's turn until its sender is told to come back. */
  timeout: 20_000,
  maxRssBytes: 640 * 1024 * 1024,
  queue: 40,
  /** The child ends after this long without a document. */
  idle: 120_000,
  documentsPerChild: 1_000,
} as const;

/** How long a request may take to arrive and to be answered. */
export const HTTP = {
  /** Without a byte in either direction; longer than anything that is worked out while a visitor waits, on a machine at its limit. */
  connectionTimeout: 120_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  jsonBodyBytes: 256 * 1024,
  /** Rows and pasted CVs: an optimization carries a CV twice and three pasted pages. */
  tableBodyBytes: 1024 * 1024,
  maxWaitSeconds: 20,
  /** What Fastify gives each of its plugins to load, against a hang; its own 10 s is less than a busy machine needs for the first. */
  pluginTimeout: 120_000,
  /** After SIGTERM: what running requests and jobs get before the process ends. */
  drain: 10_000,
} as const;

/**
 * Room on the disk of the embedded database. It hangs for good where a segment of its journal (16 MiB) finds none, so that writing
 * stops long before; a stop of the process may need one segment more.
 */
export const DISK = { minFreeBytes: 64 * 1024 * 1024, enoughBytes: 80 * 1024 * 1024, closeBytes: 32 * 1024 * 1024, lookEvery: 1_000 } as const;

/** A main thread that does nothing for `patience` is taken to hang for good; looked at every `tick`. */
export const WATCHDOG = { tick: 1_000, patience: 20_000 } as const;

/** The thread that judges and writes: processor time of one task (it takes 40 to 400 ms), room for what it loads, and how long it is kept without one. */
export const ENGINE_THREAD = { maxCpu: 20_000, maxHeapMegabytes: 768, idle: 600_000 } as const;

/** Clearing the embedded database's files of what was deleted: how long deletions are gathered, and the largest table that is written anew. */
export const SWEEP = { every: 60_000, grace: 5_000, maxTableBytes: 512 * 1024 * 1024 } as const;

/** The PostgreSQL server: after how long it counts as away, and when whoever came meanwhile should come back. */
export const DATABASE = {
  connectTimeout: 5_000,
  /** A connection that somebody works on and that says nothing for this long. */
  silence: 10_000,
  /** The same for the queue's own connections: several processes that start at once wait for each other. */
  queueSilence: 30_000,
  retryAfterSeconds: 5,
} as const;

/** Per address (IPv6: per /64); each overridable by environment `LIMIT_<NAME>` as "count/seconds". */
export const RATE_LIMITS = {
  upload: { points: 10, seconds: 600 },
  uploadDaily: { points: 200, seconds: 86_400 },
  generate: { points: 3, seconds: 600 },
  checkout: { points: 10, seconds: 600 },
  verify: { points: 30, seconds: 60 },
  read: { points: 120, seconds: 60 },
  /** Inserts and updates of rows, and the editor's look at its draft. Ours: wire.md names none. */
  write: { points: 60, seconds: 600 },
  /** New rows: each may be a megabyte and stays 30 days. Ours. */
  insertDaily: { points: 100, seconds: 86_400 },
  draft: { points: 60, seconds: 60 },
  /** Pages set, as pictures or as a PDF: six designs are six. Ours. */
  typeset: { points: 120, seconds: 60 },
  /** Links mailed by one sender, and to one address. */
  mailLink: { points: 3, seconds: 86_400 },
  /** Each judges a CV anew. Ours. */
  correct: { points: 40, seconds: 600 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** Checkout, on the server (wire.md, "Paying"). */
export const PAYMENT = {
  /** What is not there this long after it was paid is paid back. */
  deliverWithin: 3_600_000,
  /** Hosted checkouts end after 24 hours; slow ways of paying take up to some days to say yes or no. */
  openSessionLife: 14 * 86_400_000,
  /** A buyer may dispute a payment for about 120 days; its event may be lost, so paid ones are asked about, too, once a day. */
  reversalsLife: 125 * 86_400_000,
  reversalsCheck: 86_400_000,
  /** Most money that goes back does so soon, and nobody shall read for a day what was refunded: payments this young are asked about more often. */
  reversalsFreshLife: 2 * 86_400_000,
  reversalsFreshCheck: 600_000,
  /** How many sessions one round of the reconciler asks about. */
  reconcileBatch: 100,
  /** How often at most a poll on an unpaid row asks the provider. */
  askOnReadEvery: 3_000,
  maxUrlCharacters: 2_000,
} as const;

/** Terms: the text of a CV is deleted after 30 days. */
export const RETENTION_DAYS = 30;

/** A mail that is not out after this long never will be: the queue's attempts end after about nine hours. */
export const MAIL_GIVEN_UP = 12 * 3_600_000;

/** voice.md: a roast line. */
export const ROAST_LINE = { maxCharacters: 220, min: 8, max: 12 } as const;

/** What of a CV is kept to show how a parser reads it. */
export const ROBOT_VIEW = { maxLines: 400, maxLineCharacters: 400 } as const;

/** The drawn page: more than this is no CV, and nobody's marks are that far down. `maxLines` a page. */
export const PAGE_VIEW = { maxPages: 12, maxLines: 500 } as const;

/** What its owner may put right about a reading: how many things, and how long each. A quote is as long as evidence shows one. Ours. */
export const CORRECTIONS = { max: 60, maxCharacters: 160, maxQuoteCharacters: 400 } as const;

/** Product specification 2 and 9: the picture on the share screen, in pixels. */
export const SHARE = {
  width: 600,
  height: 900,
  /** A post of the microblogging network; any link in it counts 23. */
  maxPostCharacters: 280,
  postLinkCharacters: 23,
} as const;

/** Product specification 4 and 9: waiting for the Full Roast Report, and its Word file. */
export const REPORT_SCREENS = {
  /** How long `process-full-roast` waits for a running generation; under the 30 s after which proxies and we hang up. */
  processWait: 25_000,
  pollInterval: 2_000,
  pollAttempts: 30,
  /** What each poll lets the server wait (RFC 7240). */
  pollWaitSeconds: 2,
  autoDownload: 1_000,
  /** After the last answer, before they are handed to the server. */
  answerPause: 800,
  bannerDelay: 500,
  banner: 5_000,
} as const;

/** Product specification 7: from a created checkout session to the browser's leaving for it. */
export const CHECKOUT_REDIRECT = 100;

/** Product specification 2, 4, 5 and 9: building a CV. Lengths are ours: the specification gives none. */
export const BUILD = {
  minSkills: 3,
  maxSkills: 5,
  maxPreviousRoles: 2,
  steps: 7,
  maxLineCharacters: 300,
  maxTextCharacters: 6_000,
  /** The simulated bar: 2 to 10 every tick, and what follows 100. */
  tick: 800,
  tickLeast: 2,
  tickMost: 10,
  completionDelay: 500,
  messageRotation: 2_500,
  /** Stage tiles turn complete above these percentages. */
  stages: [20, 60, 90],
  /** From a successful import to the questionnaire. */
  importRedirect: 1_000,
  /** Back from the checkout: how often the content is asked for, and how long the server may hold each answer (RFC 7240). Ours. */
  contentAttempts: 27,
  contentInterval: 2_000,
  contentWaitSeconds: 5,
  /** The most of name, contact and older jobs that is kept beside a questionnaire, as JSON; with the CV written from it it stays under what the editor stores. Ours. */
  maxDetailsCharacters: 50_000,
} as const;

/** Product specification 4 and 9: the CV editor. */
export const EDITOR = {
  savedMessage: 3_000,
  failedMessage: 5_000,
  /** A draft is kept on the device this long after the last key. Ours. */
  draftDelay: 400,
  /** The free score follows this long after the last change. Ours. */
  scoreDelay: 900,
  /** The most that is stored of one CV, as JSON. Ours. */
  maxContentCharacters: 100_000,
} as const;

/** Product specification 2, 4, 5 and 9: optimizing for a job. Lengths are ours. */
export const OPTIMIZE = {
  textRows: 15,
  scrollDelay: 100,
  maxLineCharacters: 300,
  /** An answer to one of the two optional questions. */
  maxAnswerCharacters: 2_000,
  maxAdvertCharacters: 50_000,
  maxCvCharacters: 200_000,
  /** Of a CV that is set as a PDF: as many as our reader takes of one. */
  maxLines: 3_000,
  /** Lines of jobs, in their order, that are weighed for letter and changes: more than any career has, and each costs a millisecond. Ours. */
  maxStatements: 300,
  pollInterval: 2_000,
  pollAttempts: 30,
  slowPollInterval: 5_000,
  /** What each poll lets the server wait (RFC 7240). */
  pollWaitSeconds: 2,
  percentPerAttempt: 3,
  percentCap: 90,
  stages: [20, 60, 90],
  messageRotation: 3_000,
  minimumDisplay: 3_000,
  downloadToast: 5_000,
} as const;

/** Product specification 2 and 9: the headshot generator. */
export const HEADSHOT = { messages: 8, interval: 800, percentPerStep: 12.5, results: 15 } as const;

/** Product specification 2 and 9: the exit-intent pop-up and the contact form. */
export const EXIT_INTENT = { delay: 100 } as const;
export const CONTACT = { copied: 3_000 } as const;

/** Product specification 9: what the refund policy promises, in days. The build's window is ours, equal to the report's. */
export const REFUND_DAYS = { full_roast_report: 7, cv_build: 7, cv_optimization: 14 } as const;
