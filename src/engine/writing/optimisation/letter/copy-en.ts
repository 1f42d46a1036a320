import type { LetterTone } from '../../../../domain/optimization.ts';
import { capital } from '../words.ts';
import type { LetterCopy } from './letter-copy.ts';

const then = (clause: string | null): string => (clause === null ? '' : ` ${clause}.`);
const from = (employer: string | null): string => (employer === null ? 'my CV' : employer);

/** English letters: each tone has its own opening, length of sentence and way to end. */
export const ENGLISH_COPY: Readonly<Record<LetterTone, LetterCopy>> = {
  Professional: {
    greeting: (company) => `Dear ${company} hiring team,`,
    openings: [
      ({ aJob, company, asks, now }) => `Your advert for ${aJob} at ${company} asks for ${asks}. I can answer that with work I have done.${then(now)}`,
      ({ job, company, asks, now }) => `As I read it, the ${job} role at ${company} turns on ${asks}.${then(now)} Here is what I can show for it.`,
      ({ aJob, company, asks, now }) =>
        `${capital(company)} is looking for ${aJob}, and the advert names ${asks}.${then(now)} The examples below are from my own work, with nothing rounded up.`,
    ],
    plainOpenings: [
      ({ aJob, company, now }) =>
        `${capital(company)} is looking for ${aJob}, and I would like to be considered.${then(now)} The examples below are from my own work, with nothing rounded up.`,
      ({ job, company, now }) => `This letter is about the ${job} role at ${company}.${then(now)} What follows is what I can set beside your advert.`,
    ],
    proofs: [
      ({ asks, at, deed }) => `You ask for ${asks}. ${at} I ${deed}.`,
      ({ asks, mid, deed }) => `On ${asks}, one example: ${mid} I ${deed}.`,
      ({ asks, at, deed }) => `The advert also names ${asks}. ${at} I ${deed}.`,
      ({ asks, mid, deed }) => `For ${asks} I would point to this: ${mid} I ${deed}.`,
    ],
    further: [({ at, deed }) => `${at} I ${deed}.`, ({ at, deed }) => `${at} I also ${deed}.`, ({ mid, deed }) => `One more line: ${mid} I ${deed}.`],
    theirs: [
      ({ says, nearest, job, employer }) =>
        nearest === null
          ? `${says}. I would like to hear how that looks from the ${job}’s desk, and to compare it with ${from(employer)}.`
          : `${says}. The nearest thing in my own work: ${nearest}.`,
      ({ says, nearest, job, employer }) =>
        nearest === null
          ? `${says}. What that asks of the ${job} is my first question to you; ${from(employer)} is what I would compare it with.`
          : `${says}. I thought of one of my own lines when I read it: ${nearest}.`,
    ],
    also: [(things) => `My CV also names ${things}, which you ask for.`, (things) => `From your list, my CV further names ${things}.`],
    missing: [
      (thing) => `My CV does not show ${thing}; you should hear that from me first.`,
      (thing) => `One thing you ask for that my CV does not show is ${thing}, and I would rather say so here than have you search for it.`,
    ],
    closings: [
      ({ job, employer }) =>
        `I would welcome a conversation about the ${job} role, and can go through ${from(employer)} line by line if that helps. Thank you for reading.`,
      ({ company, employer }) =>
        `I would be glad to meet ${company} and to answer questions about anything above, beginning with ${from(employer)}. Thank you for your time.`,
    ],
    signOff: 'Kind regards,',
  },
  Warm: {
    greeting: (company) => `Dear ${company} team,`,
    openings: [
      ({ aJob, company, asks, now }) =>
        `The part about ${asks} in ${company}${/s$/iu.test(company) ? '’' : '’s'} advert for ${aJob} sounded like days I know.${then(now)} Let me tell you a little about them.`,
      ({ job, company, asks, now }) =>
        `Thank you for reading this. I saw that ${company} needs a new ${job} and that ${asks} would be part of the days there.${then(now)} I would like to tell you how that has looked from my side.`,
    ],
    plainOpenings: [
      ({ aJob, company, now }) =>
        `Thank you for reading this. I saw that ${company} is looking for ${aJob}, and I would like to tell you a little about my work.${then(now)}`,
      ({ job, company, now }) => `It is a pleasure to write to ${company} about the ${job} job.${then(now)} Here is some of the work I have done.`,
    ],
    proofs: [
      ({ asks, at, deed }) => `You mention ${asks}. ${at} I ${deed}.`,
      ({ asks, at, deed }) => `${at} I ${deed}, so ${asks} would not be new to me.`,
      ({ asks, mid, deed }) => `The line about ${asks} made me smile a little: ${mid} I ${deed}.`,
      ({ asks, mid, deed }) => `And as you ask about ${asks}: ${mid} I ${deed}.`,
    ],
    further: [
      ({ at, deed }) => `${at} I ${deed}.`,
      ({ mid, deed }) => `I am fond of this one, too: ${mid} I ${deed}.`,
      ({ at, deed }) => `${at} I also ${deed}.`,
    ],
    theirs: [
      ({ says, nearest, company, employer }) =>
        nearest === null
          ? `${says}. That stayed with me, and I would like to hear from the people at ${company} how it goes on an ordinary day; ${from(employer)} gave me plenty to compare it with.`
          : `${says}. That stayed with me, because ${nearest}.`,
      ({ says, nearest, company, employer }) =>
        nearest === null
          ? `${says}. I would love to hear the story behind it at ${company}, and to tell you what I saw at ${from(employer)}.`
          : `${says}. I know a small version of that: ${nearest}.`,
    ],
    also: [(things) => `From your list you will also find ${things} in my CV.`, (things) => `My CV has ${things} in it as well, in case you were looking.`],
    missing: [
      (thing) => `I should be open about one thing: my CV does not show ${thing} yet.`,
      (thing) => `You will not find ${thing} in my CV, and I would rather tell you than let you wonder.`,
    ],
    closings: [
      ({ company, employer }) =>
        `I would love to hear more about ${company}, and to tell you the longer version of ${from(employer)} over a cup of something. Thank you for reading this far.`,
      ({ job, company, employer }) =>
        `If you think we might suit each other, I would be happy to come by, hear what the ${job} at ${company} does on a Tuesday morning, and tell you about mine${employer === null ? '' : ` at ${employer}`}. Thank you for your time.`,
    ],
    signOff: 'Warm regards,',
  },
  Confident: {
    greeting: (company) => `Dear ${company} team,`,
    openings: [
      ({ aJob, company, asks, now }) => `${capital(company)} wants ${aJob} with ${asks}. I have done that work, and the proof fits on this page.${then(now)}`,
      ({ job, company, asks, now }) =>
        `${capital(asks)}: that is what ${company} asks of its next ${job}, and it is work I have already done.${then(now)} See for yourself.`,
    ],
    plainOpenings: [
      ({ aJob, company, now }) => `${capital(company)} needs ${aJob}. I would sooner show what I have done than say what I could do.${then(now)}`,
      ({ aJob, company, now }) => `The choice of ${aJob} for ${company} should rest on what people have done. ${then(now).trim()} Here is my part.`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `${capital(asks)}: ${mid} I ${deed}.`,
      ({ asks, at, deed }) => `${at} I ${deed}. That is what I mean by ${asks}.`,
      ({ asks, mid, deed }) => `You will ask me about ${asks}. I will begin with this: ${mid} I ${deed}.`,
      ({ asks, at, deed }) => `Then ${asks}. ${at} I ${deed}.`,
    ],
    further: [
      ({ at, deed }) => `${at} I ${deed}.`,
      ({ mid, deed }) => `I stand by this one as well: ${mid} I ${deed}.`,
      ({ at, deed }) => `${at} I also ${deed}.`,
    ],
    theirs: [
      ({ says, nearest, job, employer }) =>
        nearest === null
          ? `${says}. Hold your next ${job} to that; my answer begins with ${from(employer)}.`
          : `${says}. Hold me to that. ${capital(nearest)}.`,
      ({ says, nearest, company, employer }) =>
        nearest === null
          ? `${says}. I would work by that sentence at ${company}, and I can tell you how it went at ${from(employer)}.`
          : `${says}. I can match that with a line of my own: ${nearest}.`,
    ],
    also: [(things) => `My CV names ${things} as well. Ask about any of them.`, (things) => `Add ${things}, which are in the CV, too.`],
    missing: [
      (thing) => `What you will not find in my CV is ${thing}. I put it here so that nobody has to look for it.`,
      (thing) => `My CV does not show ${thing}, and I will not pretend otherwise.`,
    ],
    closings: [
      ({ job, employer }) =>
        `Ask me about ${from(employer)}. I can defend every line of this letter, and I would like to do it across a table, as your next ${job}.`,
      ({ company, employer }) => `Invite me and test me on ${from(employer)}. I have questions for ${company}, too, and I expect good answers on both sides.`,
    ],
    signOff: 'Best regards,',
  },
  Direct: {
    greeting: (company) => `Hello ${company},`,
    openings: [
      ({ aJob, company, asks, now }) => `${capital(company)} needs ${aJob}. You ask for ${asks}.${then(now)} Here is what I have done.`,
      ({ job, company, asks, now }) => `I want the ${job} job at ${company}.${then(now)} You ask for ${asks}. Short answers follow.`,
    ],
    plainOpenings: [
      ({ job, company, now }) => `I want the ${job} job at ${company}.${then(now)} Here is what I have done.`,
      ({ aJob, company, now }) => `${capital(company)} needs ${aJob}.${then(now)} My case is short.`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `${capital(asks)}: I ${deed}. ${atEnd(mid)}`,
      ({ asks, at, deed }) => `You ask for ${asks}. ${at} I ${deed}.`,
      ({ asks, at, deed }) => `${at} I ${deed}. That is my example of ${asks}.`,
      ({ asks, mid, deed }) => `${capital(asks)}: ${mid} I ${deed}.`,
    ],
    further: [({ at, deed }) => `${at} I ${deed}.`, ({ mid, deed }) => `Also: ${mid} I ${deed}.`],
    theirs: [
      ({ says, nearest, employer }) =>
        nearest === null ? `${says}. Good. I would ask you how, and tell you how it was at ${from(employer)}.` : `${says}. My nearest line: ${nearest}.`,
      ({ says, nearest, company, employer }) =>
        nearest === null ? `${says}. I want to see that at ${company}. I can compare it with ${from(employer)}.` : `${says}. Here is mine: ${nearest}.`,
    ],
    also: [(things) => `Also in the CV, from your list: ${things}.`, (things) => `My CV names the following, too: ${things}.`],
    missing: [(thing) => `Not in my CV: ${thing}.`, (thing) => `My CV does not show ${thing}. Better you know now.`],
    closings: [
      ({ job, employer }) => `Any line here can be checked with me, ${from(employer)} first. I have time to talk about the ${job} job whenever you do.`,
      ({ company, employer }) => `Ask me about ${from(employer)}. I will ask you about ${company}. Half an hour should do.`,
    ],
    signOff: 'Regards,',
  },
  Enthusiastic: {
    greeting: (company) => `Hello ${company} team,`,
    openings: [
      ({ aJob, company, asks, now }) =>
        `${capital(aJob)} at ${company}, with ${asks} in the same advert: I would love this job, and I have the lines to back that up.${then(now)}`,
      ({ job, company, asks, now }) =>
        `Your advert for the ${job} role at ${company} had me at ${asks}.${then(now)} I want to do more of exactly that, and here is what I would build on.`,
    ],
    plainOpenings: [
      ({ aJob, company, now }) => `${capital(aJob)} at ${company}: I would love this job, and here is why you might want me in it.${then(now)}`,
      ({ job, company, now }) => `The ${job} role at ${company} is the one I want.${then(now)} Let me show you what I would bring along.`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `You ask for ${asks}, and I was glad to see it: ${mid} I ${deed}.`,
      ({ asks, at, deed }) => `${at} I ${deed}, and I would happily talk about ${asks} for longer than this page allows.`,
      ({ asks, at, deed }) => `Then there is ${asks}, which I would love to do with you. ${at} I ${deed}.`,
      ({ asks, at, deed }) => `And ${asks}? ${at} I ${deed}, and I would like more of it.`,
    ],
    further: [
      ({ at, deed }) => `${at} I ${deed}.`,
      ({ mid, deed }) => `One I like to tell: ${mid} I ${deed}.`,
      ({ at, deed }) => `${at} I also ${deed}.`,
      ({ at, deed }) => `${at} I ${deed}, and I would do it again tomorrow.`,
    ],
    theirs: [
      ({ says, nearest, company, employer }) =>
        nearest === null
          ? `${says}. It makes me want to know everything about how you do it at ${company}; I would bring what I know from ${from(employer)}.`
          : `${says}. I like that sentence, because ${nearest}, and I want more days of that kind.`,
      ({ says, nearest, job, employer }) =>
        nearest === null
          ? `${says}. I would love to be the ${job} behind a sentence like that, with ${from(employer)} to draw on.`
          : `${says}. That is my kind of sentence: ${nearest}.`,
    ],
    also: [(things) => `There is more from your list in my CV: ${things}.`, (things) => `You will find ${things} in my CV as well.`],
    missing: [
      (thing) => `My CV does not show ${thing} yet, and I would be curious to hear how much of the job it is.`,
      (thing) => `I cannot show you ${thing} yet; I would rather you heard it from me.`,
    ],
    closings: [
      ({ job, company, employer }) =>
        `I would love to come by and talk: about ${company}, about what you want from your next ${job}, and, if you let me, about ${from(employer)}. When suits you?`,
      ({ company, employer }) => `Could we talk soon? I have a list of questions about ${company} and a few good stories from ${from(employer)}.`,
    ],
    signOff: 'With best wishes,',
  },
  Formal: {
    greeting: () => 'Dear Sir or Madam,',
    openings: [
      ({ job, company, asks, now }) =>
        `With this letter I should like to put myself forward for the position of ${job} at ${company}.${then(now)} The advertisement asks for ${asks}, and the following paragraphs set out what I can offer in that respect.`,
      ({ job, company, asks, now }) =>
        `I should like to be considered for the position of ${job} at ${company}, for which the advertisement requires ${asks}.${then(now)} Permit me to address those points in turn.`,
    ],
    plainOpenings: [
      ({ job, company, now }) =>
        `With this letter I should like to put myself forward for the position of ${job} at ${company}.${then(now)} The following paragraphs set out what I can offer.`,
      ({ job, company, now }) =>
        `I should like to be considered for the position of ${job} at ${company}.${then(now)} Permit me to describe briefly the work I have done.`,
    ],
    proofs: [
      ({ asks, mid, deed }) => `With regard to ${asks}, ${mid} I ${deed}.`,
      ({ asks, mid, deed }) => `As to ${asks}, I may refer to the following: ${mid} I ${deed}.`,
      ({ asks, at, deed }) => `The advertisement further mentions ${asks}. ${at} I ${deed}.`,
      ({ asks, mid, deed }) => `Concerning ${asks}, I should mention that ${mid} I ${deed}.`,
    ],
    further: [
      ({ at, deed }) => `${at} I ${deed}.`,
      ({ mid, deed }) => `I should add that ${mid} I ${deed}.`,
      ({ mid, deed }) => `Furthermore, ${mid} I ${deed}.`,
    ],
    theirs: [
      ({ says, nearest, job, employer }) =>
        nearest === null
          ? `${says}. I should be interested to learn what this asks of the ${job}, and how it compares with my experience at ${from(employer)}.`
          : `${says}. In this connection I may add that ${nearest}.`,
      ({ says, nearest, company, employer }) =>
        nearest === null
          ? `${says}. It is with this in mind that I write to ${company}, and I should gladly relate it to my work at ${from(employer)}.`
          : `${says}. I took note of this, since ${nearest}.`,
    ],
    also: [(things) => `Of the further points in your advertisement, my CV names ${things}.`, (things) => `My CV further contains ${things}, as required.`],
    missing: [
      (thing) => `For the sake of completeness I note that my CV does not show ${thing}.`,
      (thing) => `I should not wish to conceal that my CV does not show ${thing}.`,
    ],
    closings: [
      ({ job, employer }) =>
        `I should be pleased to discuss the position of ${job} with you in person and to give a fuller account of ${employer === null ? 'my work' : `my work at ${employer}`}. Thank you for your consideration.`,
      ({ company, employer }) =>
        `Should my letter be of interest to ${company}, I should be glad to answer your questions, in particular concerning ${from(employer)}. Thank you for your consideration.`,
    ],
    signOff: 'Yours faithfully,',
  },
};

/** "At Northwake Freight" as a short sentence of its own behind a deed. */
function atEnd(mid: string): string {
  const place = /^at (.+)$/iu.exec(mid)?.[1];
  return place === undefined ? '' : `That was at ${place}.`;
}
