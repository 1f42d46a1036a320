import { type CorrectableField, type Correction, type Dispute } from '../../domain/correction.ts';
import { isObserved } from '../../domain/observation.ts';
import { FINDING_NAMES } from './comparison.copy.ts';
import { ROBOT } from './copy.ts';

/** What `correct-reading` says to a value that cannot be one. */
export const CORRECTION_REFUSALS: { fields: Record<CorrectableField, string>; line: string } = {
  fields: {
    name: 'That does not look like a name. Letters only, please, as they stand on the page.',
    headline: 'That does not look like a headline. Type the words as they stand on the page.',
    email: 'That is not an e-mail address.',
    phone: 'That is not a phone number. Digits, spaces and a plus will do.',
    location: 'That does not look like a place. Type it as it stands on the page.',
    currentTitle: 'That does not look like a job title. Type the words as they stand on the page.',
    currentCompany: 'That does not look like an employer. Type the name as it stands on the page.',
    period: 'We can find no date in that. Type it as it stands on the page, “May 2019 - Present” for example.',
    degree: 'That does not look like a degree. Type the words as they stand on the page.',
    institution: 'That does not look like a school. Type the name as it stands on the page.',
  },
  line: 'That note cannot be taken back in this way.',
};

/** "That's wrong": the reader is corrected by the one person who knows. */
export const CORRECTION = {
  wrong: "That's wrong",
  onMyPage: 'It is on my page',
  title: "That's wrong",
  close: 'Close',
  lineLead: 'Tell us what is wrong with it. Your word counts: the note goes, and the CV is judged again at once.',
  disputes: {
    'not-so': { label: 'It is not so', note: 'The page does not say that, or we misread it.' },
    'on-page': { label: 'It is on my page', note: 'It stands there, and we overlooked it.' },
    'no-fault': { label: 'No fault in my trade', note: 'Where you work, this is how it is done. Every note of this kind goes.' },
  } satisfies Record<Dispute, { label: string; note: string }>,
  fieldTitle: (field: string) => `${field}, put right`,
  fieldLead: 'Type it as it stands on your page. The CV is judged again at once, and whatever you buy for it uses your words.',
  fieldRead: (was: string) => `We read: ${was}`,
  fieldMissing: 'We read nothing.',
  tapWhere: 'Or tap where it stands',
  save: 'JUDGE IT AGAIN',
  none: 'There is no such thing on my page',
  busy: 'Judging it again.',
  failedHeading: 'That did not go through',
  failed: 'We could not judge it again just now. Nothing has changed; try again in a minute.',
  offline: 'You are offline. Nothing has changed yet.',
  tooMany: 'That was a lot of judging. Give it a few minutes; what you have put right so far is kept.',
  gone: 'This roast has been deleted.',
  full: (most: number) => `We take ${most} corrections a CV. Take one back first.`,
  doneTitle: 'Judged again',
  doneMoved: 'By the same rules, on your word:',
  doneLevel: 'No score has moved. Your word is kept with the roast, and counts from now on.',
  from: (before: number, after: number) => `${before} → ${after}`,
  spokenFrom: (before: number, after: number) => `from ${before} to ${after}`,
  back: 'BACK TO THE PAGE',
  heading: 'Put right by you',
  count: (made: number) => (made === 1 ? '1 correction' : `${made} corrections`),
  lead: 'The roast, the scores and the report go by these. They are deleted with the roast.',
  takeBack: 'Take it back',
  shiftsHeading: 'What they did to the scores',
  unmoved: 'Nothing so far.',
  yourWord: 'your word',
} as const;

const quoted = (text: string): string => `“${text}”`;

/** A correction in words, for the list of them. */
export function tellCorrection(correction: Correction): string {
  if (correction.type === 'field') {
    const { field, was, value } = correction;
    const name = ROBOT.fields[field];
    if (value === null) return `${name}: ${was === null ? '' : quoted(was)} is none`;
    return was === null ? `${name}: ${quoted(value)}` : `${name}: ${quoted(value)} instead of ${quoted(was)}`;
  }
  const { kind, quote, dispute } = correction;
  const about = isObserved(kind) ? 'Note' : FINDING_NAMES[kind];
  const why = CORRECTION.disputes[dispute].label.toLowerCase();
  return dispute === 'no-fault' || quote === null ? `${about}: ${why}` : `${about}, ${quoted(quote)}: ${why}`;
}
