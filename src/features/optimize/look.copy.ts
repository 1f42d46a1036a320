import { type KeywordStatus, NEAR_LINE, type PreviewWarning } from '../../domain/optimization.ts';
import { priceOf } from '../../domain/prices.ts';

const PRICE = priceOf('cv_optimization');

/** The free look at the match, in the wizard, before anybody pays. */
export const LOOK = {
  heading: 'Look before you pay',
  lead: `Free: what the advert asks for, what your CV already says, what our reader did not find in it, and the score. If it is not worth ${PRICE}, you should know it now.`,
  saves: 'For this, your CV and the advert are sent to us and saved for up to 30 days.',
  button: 'SHOW ME THE MATCH (FREE)',
  busy: 'HOLDING THEM SIDE BY SIDE...',
  changed: 'You have changed something since you looked. Look again to see what it did.',
  ready: 'The match is below.',
  resultHeading: (job: string, company: string) => `${job} at ${company}`,
  gauge: (score: number) => `Match score ${score} out of 100. Higher is better.`,
  scoreNote: 'Your CV as it stands',
  asked: (count: number, musts: number, company: string) =>
    `${company} asks for ${things(count)}${musts === 0 ? '' : musts === count ? ', each of them a must' : `, ${musts} of them ${musts === 1 ? 'a must' : 'musts'}`}.`,
  guessed: (count: number, job: string) =>
    count === 0
      ? 'There is nothing to hold your CV against.'
      : `Adverts for this kind of job (${job}) mostly ask for ${things(count)}, so that is what we looked for.`,
  groups: {
    said: { heading: 'Your CV says it', lead: 'With the line that says it.', empty: 'Nothing yet.' },
    unsaid: {
      heading: 'True but unsaid',
      lead: `A line of yours proves these without saying so. Which line, and what to write instead, is part of what you would pay for.`,
      empty: 'Nothing hidden: whatever your CV can prove, it also says.',
    },
    'not-shown': {
      heading: 'Not found',
      lead: 'We looked twice and found no line that says these. Where one comes near, it stands here: if it means the same, use the advert’s word; if you can do it, write it in before you buy anything; if you cannot, no wording will.',
      empty: 'Nothing missing.',
    },
  } satisfies Record<KeywordStatus, { heading: string; lead: string; empty: string }>,
  must: 'Must have',
  nice: 'Nice to have',
  near: NEAR_LINE,
  place: (page: number, line: number) => `page ${page}, line ${line}`,
  warnings: {
    NOT_A_CV: {
      heading: () => 'Is that a CV?',
      text: 'Our reader found no job, no school, no date and no address to write to in it. If it is yours, go back and hand it over again. If it is lorem ipsum: it has never been hired.',
    },
    THIN_ADVERT: {
      heading: () => 'That is hardly an advert',
      text: 'It says too little to tell what they want. Paste the whole text, requirements included, and look again: the letter can only be as good as the advert.',
    },
    HOPELESS: {
      heading: (shown: number, asked: number) => `${shown} of ${asked}`,
      text: 'No wording closes that gap; keep your five dollars. If you have done more than your CV says, write that in first and look again.',
    },
  } satisfies Record<PreviewWarning, { heading: (shown: number, asked: number) => string; text: string }>,
  warningsNote: 'The button below still works. It is your money and your evening.',
  paidHeading: `What ${PRICE} would add`,
  paid: (unsaid: number) =>
    `The letter, your lines rewritten one by one where that is certainly better, ${unsaid === 0 ? '' : 'what to write for the things that are true but unsaid, '}and the advice. None of that is on this page yet.`,
  failedHeading: 'NO LOOK',
  failed: {
    offline: 'You are offline. Nothing is lost; reconnect and press again.',
    unreachable: 'The server did not answer. Press again in a moment; nothing is lost.',
    limited: (minutes: number) =>
      `You have looked a few times in a row. The next look is free in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; you can pay without it.`,
    gone: 'What was saved for this is gone from our side. Press again: it is saved anew.',
  },
} as const;

/** What was found in a CV that was handed over, beside "validated". */
export const READING = {
  found: (parts: readonly string[]) => `Found in it: ${parts.join(', ')}.`,
  jobs: (count: number) => (count === 1 ? 'one job' : `${count} jobs`),
  school: 'schooling',
  skills: 'skills',
  languages: 'languages',
  contact: 'a way to reach you',
  doubtHeading: 'Validated means that we can read it',
  doubt:
    'It does not mean that it is a CV. Our reader found no job, no school, no date and no address to write to. You can go on, but what it does not say, no letter can.',
} as const;

const things = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);
