import { RETENTION_DAYS } from '../../domain/limits.ts';
import { SITE_NAME } from '../../domain/product-name.ts';

/** What somebody gave us, by the table it lies in. */
export type Subject = 'roast' | 'build' | 'optimization';

interface SubjectWords {
  /** Begins the line that says until when it is kept. */
  kept: string;
  /** All that goes, as a list. */
  goes: readonly string[];
}

export const SUBJECTS: Readonly<Record<Subject, SubjectWords>> = {
  roast: {
    kept: 'The text of this CV and everything written about it',
    goes: [
      'the text of the CV (the PDF itself was never kept)',
      'the roast, in both voices, with its scores and its comparison',
      'the Full Roast Report, if there is one',
      'what a later roast quotes from this CV',
    ],
  },
  build: {
    kept: 'Your answers and the CV that was written from them',
    goes: ['your answers to the questions', 'the CV written from them, with every edit you made', 'its preview'],
  },
  optimization: {
    kept: 'Your CV, the advert and everything written from the two',
    goes: ['the CV and the advert you handed in, company pages included', 'the cover letter, the keywords and every suggestion'],
  },
};

/** Goes with whatever is deleted. */
const ALWAYS_GOES = ['mail and e-mail addresses we still held for it', 'the copies and drafts that this device kept'] as const;
export const everythingThatGoes = (subject: Subject): readonly string[] => [...SUBJECTS[subject].goes, ...ALWAYS_GOES];

export const NOTICE = {
  heading: 'How long we keep this',
  until: (kept: string, date: string) => `${kept} will be deleted on ${date}. Nobody has to ask for it; the shredder has a calendar.`,
  untilUnknown: (kept: string) => `${kept} will be deleted after ${RETENTION_DAYS} days. Nobody has to ask for it; the shredder has a calendar.`,
  open: 'Until then whoever has the address of this page can read it.',
  button: 'Delete it now',
} as const;

export const CONFIRM = {
  title: 'Delete it for good?',
  close: 'Close',
  lead: 'There is no bin to fish it out of. From that moment nobody can call it up again, us included, and the files underneath are swept of it shortly afterwards. This goes:',
  staysHeading: 'This stays',
  stays: 'The record of a payment, if you made one: what, how much, when, and its reference. Not a word of your CV is in it; the law wants it kept.',
  paidHeading: 'If you paid for something here',
  paid: 'It is gone for good as well, so download it first. Deleting is not a refund: for that, ask us before you press the button. What was paid for and never delivered is refunded by itself.',
  yes: 'DELETE IT NOW',
  busy: 'SHREDDING...',
  no: 'KEEP IT',
  failedHeading: 'Nothing was deleted',
  failed: 'We could not reach the shredder just now. Please try again in a moment.',
  offline: 'You are offline, and the shredder is not. Reconnect and press the button again.',
  tooMany: 'That was a lot of shredding at once. Try again in a few minutes.',
} as const;

export const RECEIPT = {
  title: `Deleted · ${SITE_NAME}`,
  heading: 'Deleted, and here is the receipt',
  stamp: 'Shredded',
  lead: 'It is not in the bin, it is confetti. Keep this receipt if you like receipts: it is shown only once, here and now.',
  at: 'When',
  reference: 'Reference',
  referenceNote: 'It names the deletion to us and tells nobody who you are.',
  gone: 'What was deleted',
  stays: 'What stays',
  copy: 'COPY THE RECEIPT',
  copied: 'Receipt copied.',
  notCopied: 'Copying did not work. Download it instead.',
  download: 'DOWNLOAD AS TEXT',
  fileName: (reference: string) => `deletion-receipt-${reference}.txt`,
  home: 'Back to the front door',
} as const;

export const GONE = {
  title: `Already deleted · ${SITE_NAME}`,
  heading: 'Somebody was here before you',
  text: 'There is nothing left to delete: it went earlier, by this button or by the calendar. The copies on this device are gone now, too.',
} as const;

/** The receipt as a text that can be kept. */
export const receiptText = (receipt: { at: string; reference: string; goes: readonly string[] }): string =>
  [
    `${SITE_NAME}: receipt of a deletion`,
    '',
    `${RECEIPT.at}: ${receipt.at}`,
    `${RECEIPT.reference}: ${receipt.reference}`,
    '',
    `${RECEIPT.gone}:`,
    ...receipt.goes.map((what) => `- ${what}`),
    '',
    `${RECEIPT.stays}:`,
    CONFIRM.stays,
    '',
  ].join('\n');
