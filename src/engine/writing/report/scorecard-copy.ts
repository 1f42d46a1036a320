import type { ScoreName, Tone } from '../../../domain/roast.ts';

type Closing = Readonly<Record<'bad' | 'mid' | 'good', string>>;

/** The last word on a score in the report: what to make of the number. */
export const CLOSINGS: Readonly<Record<ScoreName, Readonly<Record<Tone, Closing>>>> = {
  atsRating: {
    brutal: {
      bad: 'Until that is mended, the software reads a different CV from the one you wrote, and yours is the better one.',
      mid: 'The robot gets through, with crumbs on its sleeve. Sweep them away before the next one comes.',
      good: 'The robot gets up from the table hungry. What is left are crumbs, and they are listed so that you can wipe them off.',
    },
    gentle: {
      bad: 'These are matters of form, and each can be mended in an evening.',
      mid: 'A few matters of form are left; they are the easiest points in this report.',
      good: 'Software reads your CV well. Leave the layout alone.',
    },
  },
  buzzwordOverdose: {
    brutal: {
      bad: 'Strike every one of them and read aloud what is left. That silence is where the facts belong.',
      mid: 'Not fatal. Swap each for the thing it is standing in front of.',
      good: 'You write the way people talk, which in a CV is a rare and useful habit.',
    },
    gentle: {
      bad: 'Replace each phrase by the moment that made you think of it.',
      mid: 'A handful of phrases to swap for facts, and this number falls.',
      good: 'You use plain words. Keep doing that.',
    },
  },
  eyeRollFactor: {
    brutal: {
      bad: 'A reader forgives one of these out of politeness. After the third there is no politeness left.',
      mid: 'It is the kind of wear that shows under strong light, and recruiters sit under strong light.',
      good: 'The eyes stayed on the page, which is where the interview comes from.',
    },
    gentle: {
      bad: 'Readers tire of these quickly; the rewrites below are where to begin.',
      mid: 'A few habits cost attention; the rewrites below show the way.',
      good: 'Easy to read, with little that distracts.',
    },
  },
  clicheDensity: {
    brutal: {
      bad: 'Everybody brings such phrases to the party. Nobody goes home with one.',
      mid: 'Some of these sentences have been in other people’s CVs and still smell of them.',
      good: 'Your sentences are your own. It shows, and it is rarer than the training courses claim.',
    },
    gentle: {
      bad: 'Each of these hides an example that only you can give.',
      mid: 'A few stock phrases are left; your own words are better.',
      good: 'Your own words throughout, which is what makes a CV believable.',
    },
  },
  desperationLevel: {
    brutal: {
      bad: 'A CV is an offer. This one is holding the reader by the sleeve.',
      mid: 'Now and then it waves from across the street. Let them come over.',
      good: 'It does not beg, and that works.',
    },
    gentle: {
      bad: 'You have more to offer than these lines admit; let the work speak first.',
      mid: 'Take out what asks, and leave what offers.',
      good: 'Calm and self-possessed. Good.',
    },
  },
  lengthAppropriate: {
    brutal: {
      bad: 'Paper has two ways of saying nothing: too much of it, and too little.',
      mid: 'It nearly fits. So do most suits in the shop.',
      good: 'Right, or so near it that nobody will get out a ruler.',
    },
    gentle: {
      bad: 'Bring it to the size your career needs; the ledger below tells you which way.',
      mid: 'Close to the right size; one more edit settles it.',
      good: 'The size suits your career.',
    },
  },
  skillRelevance: {
    brutal: {
      bad: 'The job and this CV have met once, in a lift, and looked at the numbers.',
      mid: 'The CV and the job are on speaking terms. For an interview they should be finishing each other’s sentences.',
      good: 'You are talking about the same job. Annoying for me, useful for you.',
    },
    gentle: {
      bad: 'Say in the words of the job what you have already done for it.',
      mid: 'Much of the job is here; name the rest where it is true.',
      good: 'Your CV and the job speak the same language.',
    },
  },
};
