import { capital } from '../../../english/grammar/capitals.ts';
import { placed } from './letter-words.ts';
import type { LetterTone } from '../../../../domain/optimization.ts';
import type { LetterCopy } from './letter-copy.ts';

/** Told with "I", and not as a sentence of something else. */
const isOwn = (deed: string): boolean => deed.startsWith('I ');
const then = (clause: string | null): string => (clause === null ? '' : ` ${clause}.`);
const workAt = (employer: string | null, post: string | null): string =>
  employer !== null ? `my work at ${employer}` : post === null ? 'what I have done' : `my work ${post}`;
/** What can follow on from the sentence before it in the same job, one after the other. */
const goingOn = (same: string, besides: string): LetterCopy['further'] => [
  ({ at, deed }) => `${placed(at, deed)}.`,
  ({ deed }) => `${capital(deed)}.`,
  ({ deed }) => (isOwn(deed) ? `I also ${deed.slice('I '.length)}.` : `${capital(deed)}.`),
  ({ deed }) => (isOwn(deed) ? `${same} ${deed}.` : `${capital(deed)}.`),
  ({ deed }) => (isOwn(deed) ? `${besides} ${deed}.` : `${capital(deed)}.`),
];
/** A company as one greets it: without its legal form. */
const spoken = (company: string): string =>
  company.replace(/^The /u, '').replace(/,? (?:(?:Pty|Pte) )?(?:Ltd|Limited|LLP|LLC|PLLC|PLC|plc|Inc|Corp|GmbH|AG|S\.?L|S\.?A)\.?$/u, '');
const whose = (company: string): string => `${company}${/s$/iu.test(company) ? '’' : '’s'}`;

/** English letters. A tone is also what comes first: the newest job or the strongest deed, the deeds or the reason to write. */
export const ENGLISH_COPY: Readonly<Record<LetterTone, LetterCopy>> = {
  Professional: {
    greeting: (company) => `Dear ${spoken(company)} hiring team,`,
    // What the advert asks for is not quoted back: the deeds answer it.
    openings: [],
    plainOpenings: [
      ({ role, company, now }) => `I am applying for the ${role} at ${company}.${then(now)}`,
      ({ role, company, now }) => `I would like to be considered for the ${role} at ${company}.${then(now)}`,
      ({ role, company, now }) => `I would like to apply for the ${role} at ${company}.${then(now)}`,
      ({ role, company, now }) => `Please consider me for the ${role} at ${company}.${then(now)}`,
      ({ role, company, now }) => `This is my application for the ${role} at ${company}.${then(now)}`,
    ],
    proofs: [({ asks, mid, deed }) => `You ask for ${asks}: ${placed(mid, deed)}.`, ({ asks, at, deed }) => `You also mention ${asks}. ${placed(at, deed)}.`],
    further: goingOn('In the same role', 'Besides that,'),
    theirs: [
      ({ says, nearest, job }) =>
        nearest === null ? `${says}. I would like to hear what part the ${job} plays in that.` : `${says}. The closest I have come to that: ${nearest}.`,
      ({ says, nearest, aJob }) =>
        nearest === null ? `${says}. I would be interested in what that asks of ${aJob}.` : `${says}. I know some of that work: ${nearest}.`,
    ],
    bridges: [
      () => 'I can go through any of these with you in detail: what the task was, how it was done and what came of it.',
      ({ company }) => `I would be glad to put the same care into the work at ${company}.`,
    ],
    closings: [
      ({ role, employer, post }) =>
        `I would welcome a conversation about ${workAt(employer, post)}, what the ${role} needs first, and how I would go about it. Thank you for your time.`,
      ({ role, employer, post }) =>
        `I would be glad to answer your questions about ${workAt(employer, post)}, and to ask a few of my own about the ${role}. Thank you for your time.`,
      ({ role, employer, post }) =>
        `May I come and talk to you? I would like to hear more about the ${role}, and to tell you more about ${workAt(employer, post)}. Thank you for reading.`,
      ({ company, employer, post }) =>
        `I would be happy to meet you at ${company}, see where the work is done, and answer your questions about ${workAt(employer, post)}. Thank you for your time.`,
      ({ job, employer, post }) =>
        `I would like to tell you more about ${workAt(employer, post)}, and to hear what your next ${job} should take on first. Thank you for considering me.`,
    ],
    needed: [(duty, deed) => `You need someone to ${duty}: ${deed}.`, (duty, deed) => `You also need someone to ${duty}: ${deed}.`],
    linked: [(demand, deed) => `You ask for ${demand}: ${deed}.`, (demand, deed) => `You ask for ${demand}, too: ${deed}.`],
    closingsHow: [
      ({ how, job }) =>
        `I would be glad to come in and tell you ${how}, and to hear what you want your next ${job} to put right first. Thank you for your time.`,
      ({ how, role }) => `I can tell you ${how} whenever it suits you, and I would like to hear what the ${role} needs first. Thank you for reading.`,
    ],
    closingsOn: [
      ({ thing, role }) =>
        `I would welcome the chance to talk with you about ${thing}, about what the ${role} needs first, and how I would go about it. Thank you for your time.`,
      ({ thing, job }) =>
        `I would be glad to meet you, to talk about ${thing}, and to hear what your next ${job} should get right first. Thank you for reading.`,
      ({ thing, job }) =>
        `May I come and talk to you? I would like to hear how you go about ${thing}, and what you expect of your next ${job}. Thank you for your time.`,
    ],
    signOff: 'Kind regards,',
    reasonFirst: false,
    strongestFirst: false,
  },
  Warm: {
    greeting: (company) => `Dear ${spoken(company)} team,`,
    openings: [
      ({ role, company, asks, now }) => `I was glad to see ${whose(company)} advert for the ${role}, and ${asks} in it.${then(now)}`,
      ({ aJob, company, asks, now }) => `I would love to join ${company} as ${aJob}. You mention ${asks}, so let me tell you a little about that.${then(now)}`,
    ],
    plainOpenings: [
      ({ aJob, company, now }) => `I saw that ${company} is looking for ${aJob}, and I would love to be considered.${then(now)}`,
      ({ role, company, now }) => `I was glad to see ${whose(company)} advert for the ${role}.${then(now)}`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `You mention ${asks}: ${placed(mid, deed)}.`,
      ({ asks, at, deed }) => `${placed(at, deed)}, so ${asks} would not be new to me.`,
    ],
    further: goingOn('And in the same job', 'On top of that,'),
    theirs: [
      ({ says, nearest, company }) =>
        nearest === null
          ? `${says}. That stayed with me, and I would like to hear how it goes at ${company} on an ordinary day.`
          : `${says}. That stayed with me, because ${nearest}.`,
      ({ says, nearest }) =>
        nearest === null ? `${says}. I would love to hear the story behind that.` : `${says}. I know a small version of that: ${nearest}.`,
    ],
    bridges: [
      () => 'There is a story behind each of these, and I would be glad to tell you the parts that do not fit on a page.',
      ({ company }) => `I would also like to hear from you what a good first year at ${company} looks like, and to say how I would go about it.`,
      () => 'Those are the parts of my work your advert made me think of first; my CV has the rest, with the dates.',
      ({ company }) => `I would be happy to bring all of that to ${company}, and to pick up your way of doing things.`,
    ],
    closings: [
      ({ job, employer, post }) =>
        `I would be happy to hear what you hope for from your next ${job}, and to tell you about ${workAt(employer, post)} over a cup of something. Thank you for reading.`,
      ({ job, employer, post }) =>
        `I would be happy to come by, see where the ${job} would work, and tell you more about ${workAt(employer, post)}. Thank you for your time.`,
    ],
    needed: [(duty, deed) => `You are looking for someone to ${duty}: ${deed}.`, (duty, deed) => `You would also like someone to ${duty}: ${deed}.`],
    linked: [(demand, deed) => `You mention ${demand}: ${deed}.`, (demand, deed) => `You also mention ${demand}, and ${deed}.`],
    closingsHow: [
      ({ how, company }) => `I would love to tell you ${how} over a cup of something, and to hear how things are done at ${company}. Thank you for reading.`,
    ],
    closingsOn: [
      ({ thing, company, employer, post }) =>
        `I would love to hear more about ${thing} at ${company}, and to tell you about ${workAt(employer, post)} over a cup of something. Thank you for reading.`,
      ({ thing, job, employer, post }) =>
        `I would be happy to come by, hear what you hope for from your next ${job}, and talk about ${thing} and ${workAt(employer, post)}. Thank you for your time.`,
    ],
    signOff: 'Warm regards,',
    bridged: 1,
    reasonFirst: true,
    strongestFirst: false,
  },
  Confident: {
    greeting: (company) => `Dear ${spoken(company)} team,`,
    openings: [
      ({ aJob, company, asks, now }) => `${capital(company)} wants ${aJob} with ${asks}. I have done that work.${then(now)}`,
      ({ job, company, asks, now }) =>
        `I would like to be ${whose(company)} next ${job}. You ask for ${asks}, and I can show you what I have done.${then(now)}`,
    ],
    plainOpenings: [
      ({ aJob, company, now }) => `${capital(company)} needs ${aJob}, and I would like to be the one you choose.${then(now)}`,
      ({ job, company, now }) => `I would like to be ${whose(company)} next ${job}.${then(now)}`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `${capital(asks)}: ${placed(mid, deed)}.`,
      ({ asks, at, deed }) => `You will want to hear about ${asks}. ${placed(at, deed)}.`,
    ],
    further: goingOn('In that job', 'Beyond that,'),
    theirs: [
      ({ says, nearest, aJob }) => (nearest === null ? `${says}. I would work to that as ${aJob}.` : `${says}. I can match that: ${nearest}.`),
      ({ says, nearest, job }) => (nearest === null ? `${says}. You may hold your next ${job} to that.` : `${says}. I have been near that myself: ${nearest}.`),
    ],
    bridges: [
      () => 'Pick any of these and ask how it was done. I will tell you what I would do again, and what I would not.',
      ({ company }) => `That is the kind of work ${company} would get from me, and I can back up every line of it.`,
      () => 'I have left out what your advert does not ask about. It is in my CV, with the dates.',
      ({ role }) => `I mention these because they come closest to the ${role}, and there are more where they came from.`,
    ],
    closings: [
      ({ employer, job, post }) =>
        `Ask me anything about ${workAt(employer, post)}, or give me the first problem your ${job} will have. I would like to answer across a table.`,
      ({ company, employer, post }) => `I look forward to your questions about ${workAt(employer, post)}, and I have some of my own about ${company}.`,
    ],
    needed: [(duty, deed) => `You want someone to ${duty}: ${deed}.`, (duty, deed) => `You also want someone to ${duty}: ${deed}.`],
    linked: [(demand, deed) => `You want ${demand}: ${deed}.`, (demand, deed) => `You also want ${demand}: ${deed}.`],
    closingsHow: [({ how, job }) => `Ask me ${how}. Then give me the first problem your ${job} will have: I would like to answer that one across a table.`],
    closingsOn: [
      ({ thing, job }) =>
        `Ask me about ${thing}, or anything else in this letter, or give me the first problem your ${job} will have. I would like to answer across a table.`,
      ({ thing, company, employer, post }) =>
        `I look forward to your questions about ${thing} and ${workAt(employer, post)}, and I have some of my own about ${company}.`,
    ],
    signOff: 'Best regards,',
    reasonFirst: false,
    strongestFirst: true,
  },
  Direct: {
    greeting: (company) => `Hello ${spoken(company)},`,
    openings: [
      ({ role, company, asks, now }) => `I am applying for the ${role} at ${company}. You ask for ${asks}, so here is what I have done.${then(now)}`,
      ({ aJob, company, asks, now }) => `You need ${aJob} at ${company}, and you ask for ${asks}.${then(now)}`,
    ],
    plainOpenings: [
      ({ role, company, now }) => `I am applying for the ${role} at ${company}.${then(now)}`,
      ({ aJob, company, now }) => `You need ${aJob} at ${company}. I would like the job.${then(now)}`,
    ],
    proofs: [({ asks, mid, deed }) => `${capital(asks)}: ${placed(mid, deed)}.`],
    further: goingOn('In that job', 'Also in that job,'),
    theirs: [({ says, nearest }) => (nearest === null ? `${says}. I would like to ask you how.` : `${says}. My nearest: ${nearest}.`)],
    bridges: [
      () => 'These are the parts of my work that answer your advert. The rest, with dates, is in my CV.',
      ({ company }) => `Tell me what ${company} needs done first, and I will tell you how I would start.`,
      ({ role }) => `I picked these because they come closest to the ${role}.`,
      () => 'Ask about any of them and I will tell you how it was done and what came of it.',
    ],
    closings: [
      ({ role, employer, post }) =>
        `I can talk about ${workAt(employer, post)} and the ${role} whenever suits you: what you need done first, and how I would do it.`,
      ({ employer, post }) => `Half an hour would do to go through ${workAt(employer, post)} and what you need done. Name a time.`,
    ],
    needed: [(duty, deed) => `You need someone to ${duty}: ${deed}.`, (duty, deed) => `And someone to ${duty}: ${deed}.`],
    linked: [(demand, deed) => `${capital(demand)}: ${deed}.`, (demand, deed) => `And ${demand}: ${deed}.`],
    closingsHow: [
      ({ how, job }) => `I can tell you ${how} in a few minutes, and I would use the rest to hear what your next ${job} should do first. Name a time.`,
    ],
    closingsOn: [
      ({ thing, employer, post }) =>
        `I can talk about ${thing} and ${workAt(employer, post)} whenever suits you: what you need done first, and how I would do it.`,
      ({ thing, role }) => `Half an hour would do to talk about ${thing} and what the ${role} needs done first. Name a time.`,
    ],
    signOff: 'Regards,',
    reasonFirst: false,
    strongestFirst: true,
  },
  Enthusiastic: {
    greeting: (company) => `Hello ${spoken(company)} team,`,
    openings: [
      ({ role, company, asks, now }) => `Your advert for the ${role} at ${company} had me at ${asks}. I would love to do more of that.${then(now)}`,
      ({ role, company, asks, now }) => `The ${role} at ${company} is one I really want. You mention ${asks}, so let me tell you about that.${then(now)}`,
    ],
    plainOpenings: [
      ({ role, company, now }) => `The ${role} at ${company} is one I really want.${then(now)}`,
      ({ aJob, company, now }) => `I would love to be ${aJob} at ${company}.${then(now)}`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `And ${asks}: ${placed(mid, deed)}.`,
      ({ asks, mid, deed }) => `I was glad to see ${asks} in there: ${placed(mid, deed)}.`,
    ],
    further: goingOn('And in that same job', 'On top of that,'),
    theirs: [
      ({ says, nearest, company }) =>
        nearest === null ? `${says}. I would love to know how you do it at ${company}.` : `${says}. I like that, because ${nearest}.`,
      ({ says, nearest, job }) =>
        nearest === null ? `${says}. I would love to be the ${job} behind a sentence like that.` : `${says}. I would love more of that: ${nearest}.`,
    ],
    bridges: [
      ({ company }) => `I would love to do more of this at ${company}, and to start with whatever needs it most.`,
      () => 'I could go on about any of these, and if you let me, I will.',
      ({ role }) => `These are the parts of my work that made me stop at your advert, and the reason I want the ${role}.`,
      () => 'My CV has the dates and the rest of it.',
    ],
    closings: [
      ({ company, employer, post }) => `Could we talk soon? I have questions about ${company}, and I would love to tell you about ${workAt(employer, post)}.`,
      ({ job, employer, post }) =>
        `I would love to hear what the ${job} will do in the first month, and to tell you more of ${workAt(employer, post)}. When suits you?`,
    ],
    needed: [
      (duty, deed) => `I was glad to read that you need someone to ${duty}: ${deed}.`,
      (duty, deed) => `And since you need someone to ${duty}: ${deed}.`,
    ],
    linked: [(demand, deed) => `I was glad to see ${demand} in your advert: ${deed}.`, (demand, deed) => `And you ask for ${demand}: ${deed}.`],
    closingsHow: [({ how, company }) => `I would love to tell you ${how}, and to hear what is next on the list at ${company}. When suits you?`],
    closingsOn: [
      ({ thing, company, employer, post }) =>
        `Could we talk soon? I have questions about ${thing} at ${company}, and I would love to tell you about ${workAt(employer, post)}.`,
      ({ thing, job }) => `I would love to hear what the ${job} will do in the first month, and to talk about ${thing} with you. When suits you?`,
    ],
    signOff: 'With best wishes,',
    bridged: 1,
    reasonFirst: true,
    strongestFirst: true,
  },
  Formal: {
    greeting: () => 'Dear Sir or Madam,',
    openings: [
      ({ role, company, asks, now }) =>
        `I wish to apply for the ${role} at ${company}. I note that you ask for ${asks}, of which I have experience.${then(now)}`,
      ({ role, company, asks, now }) => `I should like to be considered for the ${role} at ${company}, for which you ask for ${asks}.${then(now)}`,
    ],
    plainOpenings: [
      ({ role, company, now }) => `I wish to apply for the ${role} at ${company}.${then(now)}`,
      ({ role, company, now }) => `I should like to be considered for the ${role} at ${company}.${then(now)}`,
    ],
    proofs: [({ asks, mid, deed }) => `With regard to ${asks}, ${placed(mid, deed)}.`, ({ asks, mid, deed }) => `As to ${asks}, ${placed(mid, deed)}.`],
    further: goingOn('In the same post', 'In addition,'),
    theirs: [
      ({ says, nearest, job }) =>
        nearest === null ? `${says}. I should be interested to learn what this asks of the ${job}.` : `${says}. In this connection I may add that ${nearest}.`,
    ],
    bridges: [
      () => 'The particulars, with dates, are set out in my CV, and I should be glad to enlarge on any of them.',
      ({ company }) => `I should also be glad to learn what ${company} expects of the position in its first year.`,
      ({ role }) => `I have confined myself to those parts of my work that bear most closely on the ${role}.`,
      () => 'I should be happy to answer questions on any of these matters, and to say how each was carried out.',
    ],
    closings: [
      ({ role, employer, post }) =>
        `I should be pleased to discuss with you in person the ${role}, ${workAt(employer, post)} and the tasks that await in the first months. Thank you for your consideration.`,
      ({ employer, post }) => `I should be glad to give you a fuller account of ${workAt(employer, post)} at an interview. Thank you for your consideration.`,
    ],
    needed: [(duty, deed) => `You require someone to ${duty}: ${deed}.`, (duty, deed) => `You further require someone to ${duty}: ${deed}.`],
    linked: [(demand, deed) => `With regard to ${demand}, ${deed}.`, (demand, deed) => `As to ${demand}, ${deed}.`],
    closingsHow: [
      ({ how }) => `I should be pleased to explain ${how} at an interview, and to learn what the position requires first. Thank you for your consideration.`,
    ],
    closingsOn: [
      ({ thing, role }) =>
        `I should be pleased to discuss with you in person ${thing}, the ${role} and the tasks that await in the first months. Thank you for your consideration.`,
      ({ thing, employer, post }) =>
        `I should be glad to give you a fuller account of ${workAt(employer, post)} at an interview, and to discuss ${thing} with you. Thank you for your consideration.`,
    ],
    signOff: 'Yours faithfully,',
    bridged: 1,
    reasonFirst: false,
    strongestFirst: false,
  },
};
