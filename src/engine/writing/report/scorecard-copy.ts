import type { ScoreName, Tone } from '../../../domain/roast.ts';

type Closing = Readonly<Record<'bad' | 'mid' | 'good', readonly string[]>>;

/** The last word on a score in the report: what to make of the number. Several of each, so that two friends do not read the same report; every one is true of its whole band. */
export const CLOSINGS: Readonly<Record<ScoreName, Readonly<Record<Tone, Closing>>>> = {
  atsRating: {
    brutal: {
      bad: [
        'Until that is mended, the software reads a different CV from the one you wrote, and yours is the better one.',
        'Part 3 is your evening. The CV that comes out of it is the one you thought you had sent.',
        'Whoever searches that database will find your neighbour in the alphabet first.',
      ],
      mid: [
        'Most of it gets through. Part 3 has the rest, in the order in which it hurts.',
        'It is read, with gaps. Each of them has its line in part 3.',
        'The software would file you. It would not swear to what you do.',
      ],
      good: [
        'Software is not your problem. What is left stands in part 3, and takes an hour.',
        'It will be read as you wrote it, or nearly so; part 3 has the exceptions.',
        'No machine will stop this one. People may, which is what the other parts are for.',
        'The form holds. Spend your evening on the sentences.',
      ],
    },
    gentle: {
      bad: ['These are matters of form, and each can be mended in an evening.', 'None of this touches what you have done; it is only how it is set out.'],
      mid: ['A few matters of form are left; they are the easiest points in this report.', 'Most of it is read well; part 3 has the rest.'],
      good: ['Software reads your CV well. What is left is small.', 'The form is sound; your time is better spent on the sentences.'],
    },
  },
  buzzwordOverdose: {
    brutal: {
      bad: [
        'Strike every one of them and read aloud what is left. That silence is where the facts belong.',
        'Each of them is standing in front of something you did. Ask it to step aside.',
        'Everybody pays with this currency, which is why it buys nothing.',
      ],
      mid: [
        'Not fatal. Swap each for the thing it is standing in front of.',
        'A few come out without a scar. Begin with those nearest to the top.',
        'There is a plain speaker underneath, and something keeps interrupting.',
      ],
      good: [
        'You write the way people talk, which in a CV is a rare and useful habit.',
        'Plain words, on a CV, of all places.',
        'Nothing to strike here worth the ink.',
      ],
    },
    gentle: {
      bad: ['Replace each phrase by the moment that made you think of it.', 'Behind every one of them is something you did; tell that instead.'],
      mid: ['A handful of phrases to swap for facts, and this number falls.', 'A few words to exchange; the rest is your own voice.'],
      good: ['You use plain words. Keep doing that.', 'Clear and plain throughout.'],
    },
  },
  eyeRollFactor: {
    brutal: {
      bad: [
        'A reader forgives one of these out of politeness. After the third there is no politeness left.',
        'Nobody says so in the interview. Nobody gets to the interview, either.',
        'By the second page the reader is rooting for the paper shredder.',
      ],
      mid: [
        'It is the kind of wear that shows under strong light, and recruiters sit under strong light.',
        'Small things, and a reader adds up small things faster than dates.',
        'None of it sinks you alone. They tend to come as a group.',
      ],
      good: [
        'The eyes stayed on the page, which is where the interview comes from.',
        'What is left is a matter of minutes.',
        'A reader gets to the end of this, and that puts it ahead of most.',
      ],
    },
    gentle: {
      bad: ['Readers tire of these quickly; the list of fixes is where to begin.', 'Many small habits; mend the first three and it reads differently.'],
      mid: ['A few habits cost attention; part 5 shows the way.', 'Some small things to tidy, none of them hard.'],
      good: ['Easy to read, with little that distracts.', 'A pleasant page to read.'],
    },
  },
  clicheDensity: {
    brutal: {
      bad: [
        'Everybody brings such phrases to the party. Nobody goes home with one.',
        'Hold a finger over your name and anybody could have sent it.',
        'The sentences have been worn by so many that they no longer fit anyone.',
      ],
      mid: [
        'Some of these sentences have been in other people’s CVs and still smell of them.',
        'Borrowed furniture among your own. Yours is the better made.',
        'Half a page of you, half a page of everyone.',
      ],
      good: [
        'Your sentences are your own. It shows, and it is rarer than the training courses claim.',
        'Nobody else could have sent this page.',
        'No template would recognise it as one of its children.',
      ],
    },
    gentle: {
      bad: ['Each of these hides an example that only you can give.', 'Your own examples are better than any of these phrases.'],
      mid: ['A few stock phrases are left; your own words are better.', 'Most of it is yours; a few phrases are everybody’s.'],
      good: ['Your own words throughout, which is what makes a CV believable.', 'It sounds like you, and that is what convinces.'],
    },
  },
  desperationLevel: {
    brutal: {
      bad: [
        'A CV is an offer. This one is holding the reader by the sleeve.',
        'Somebody who needs it this much makes a reader check what the others know.',
        'Put the chair back and sit on it. They will come.',
      ],
      mid: [
        'Now and then it waves from across the street. Let them come over.',
        'One request too many, and the offer reads like a favour.',
        'It asks where it could have shown.',
      ],
      good: ['It does not beg, and that works.', 'No pleading, no waving.', 'An offer, put like one.'],
    },
    gentle: {
      bad: ['You have more to offer than these lines admit; let the work speak first.', 'Tell them what they get; what you want comes up by itself.'],
      mid: ['Take out what asks, and leave what offers.', 'A line or two asks where it could offer.'],
      good: ['Calm and self-possessed. Good.', 'It offers and does not ask.'],
    },
  },
  lengthAppropriate: {
    brutal: {
      bad: [
        'Paper has two ways of saying nothing: too much of it, and too little.',
        'The reader has a minute for it. Cut your cloth to that.',
        'Length is the first thing anyone sees, before a single word.',
      ],
      mid: [
        'It nearly fits. So do most suits in the shop.',
        'An inch in the right place, and nobody will notice the seam.',
        'One more edit, and the length is no longer a subject.',
      ],
      good: ['Nobody will get out a ruler.', 'As long as it has to be.', 'It stops while the reader still wants to know something.'],
    },
    gentle: {
      bad: ['Bring it to the size your career needs; the ledger below tells you which way.', 'The ledger below says how far it is from a comfortable size.'],
      mid: ['Close to the right size; one more edit settles it.', 'A little more work on the length, and it is right.'],
      good: ['The size suits your career.', 'A good length for what it tells.'],
    },
  },
  skillRelevance: {
    brutal: {
      bad: [
        'The job and this CV have met once, in a lift, and looked at the numbers.',
        'There may be a bridge between the two. Nobody has walked a recruiter over it.',
        'If you can do it, this page is keeping quiet about it.',
      ],
      mid: [
        'The CV and the job are on speaking terms. For an interview they should be finishing each other’s sentences.',
        'Half of it is about this job. The other half should know that it is there.',
        'A reader who wants to can see it. Readers rarely want to.',
      ],
      good: [
        'You and the job speak the same language. Annoying for me, useful for you.',
        'No quarrel about what you do for a living.',
        'Whoever wrote the advert had somebody like this in mind.',
      ],
    },
    gentle: {
      bad: ['Say in the words of the job what you have already done for it.', 'Bring out what carries over, in the words of the advert.'],
      mid: ['Much of the job is here; name the rest where it is true.', 'You are most of the way there; the words of the advert do the rest.'],
      good: ['Your CV and the job speak the same language.', 'A reader sees at once that you know this work.'],
    },
  },
};
