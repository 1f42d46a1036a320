import type { ScoreName, Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';
import type { TemplateSource } from '../template.ts';
import { only } from './standing.ts';

type Bands = Readonly<Record<Band, readonly TemplateSource[]>>;

/**
 * A sentence or two for a score, saying why this number. {score}; {because}, the heaviest reason of its ledger, always last, behind
 * a colon or a preposition: it is a fragment of its own ("no skills section"). Lists end in sentences for a score without a reason.
 */
export const SCORE_SENTENCES: Readonly<Record<ScoreName, Readonly<Record<Tone, Bands>>>> = {
  atsRating: {
    brutal: {
      bad: [
        'The robot went in at full speed and was found at {score}. Main injury: {because}.',
        '{score} of 100. Cause of death, according to the parser: {because}.',
        'To the machine this file is soup: {score}. The largest lump in it: {because}.',
        'The parser gave it {score} on its way to the exit. It left a note: {because}.',
        '{score}. The software read it, sighed in hexadecimal and filed a grievance: {because}.',
      ],
      mid: [
        'The robot limps out at {score}. What it tripped over: {because}.',
        '{score}. The parser got through and caught its sleeve on the way: {because}.',
        '{score}. Software reads this with a finger under the line. Where the finger stops: {because}.',
        'At {score} the machine is only bruised. The bruise: {because}.',
      ],
      good: [
        '{score}, and low is good here. The robot’s first remark: {because}.',
        '{score}. The robot got to the end and rubbed one knee: {because}.',
        only('The parser walked through whistling: {score}. A pebble in its shoe: {because}.', 'reads-well'),
        only('{score}. The machine is content. If it had to complain: {because}.', 'reads-well'),
        only('{score}. The robot is looking for something else to hate.', 'reads-well'),
      ],
    },
    gentle: {
      bad: [
        '{score}, and most of it has one cause: {because}. Mend that and the number drops at once.',
        '{score}. Programs lose part of this CV, and this is why: {because}.',
        '{score} is mostly technical, and technical things are quick to put right. Start here: {because}.',
      ],
      mid: ['{score}. Most of it is readable. The obstacle to remove first: {because}.', '{score}. Software manages. What costs the most points: {because}.'],
      good: [
        '{score} is low, which is good. The first thing left to mend: {because}.',
        '{score}. Software can read this. One thing would bring the number lower still: {because}.',
        only('{score}. Software reads this without trouble, so leave the layout as it is.', 'reads-well'),
      ],
    },
  },
  buzzwordOverdose: {
    brutal: {
      bad: [
        '{score}. The needle is stuck. In the sample: {because}.',
        'At {score} this CV should not operate machinery. It has taken: {because}.',
        'The stomach pump brought up {score} points, mostly this: {because}.',
        '{score}. Somebody call the manufacturer. Found at the scene: {because}.',
      ],
      mid: [
        '{score}. A social user: {because}.',
        '{score}. The lab has found something: {because}.',
        '{score} on the breath test. Last drink: {because}.',
        '{score}. Not an overdose, more of a long lunch: {because}.',
      ],
      good: [
        '{score}. Almost clean. One sip on the record: {because}.',
        'Only {score} in the blood, from a small glass: {because}.',
        '{score}. Still water, with a bubble or two: {because}.',
        'It can drive home at {score}, after a word about this: {because}.',
        '{score}. Sober, which makes it a poor guest and a good CV.',
        'The sniffer dog walked past at {score} and lay down.',
        '{score}. I shook it, and nothing rattled.',
        '{score}. Every word in it has a job to go to.',
        'The breathalyser says {score} and would like to go home.',
      ],
    },
    gentle: {
      bad: [
        '{score}. Set phrases stand where examples could: {because}.',
        '{score} comes from words that many others use as well: {because}. Your own facts will replace them.',
        '{score}, and this is why: {because}. Each one you swap for a fact brings it down.',
      ],
      mid: ['{score}. A few phrases could become examples: {because}.', '{score}. Some words claim more than they show: {because}.'],
      good: [
        '{score} is low. What remains is easily changed: {because}.',
        '{score}. Hardly any set phrases. The exception: {because}.',
        '{score}. Plain words, which is what readers like.',
      ],
    },
  },
  eyeRollFactor: {
    brutal: {
      bad: [
        'At {score} the recruiter’s eyes have been right round. They set off here: {because}.',
        '{score}. Opticians call this one a somersault. What set it off: {because}.',
        'The eyes went up at the first line and came back at {score}. On the way they passed this: {because}.',
        '{score}, on a scale where 100 is a detached retina. The sight that did it: {because}.',
      ],
      mid: [
        '{score}. One eyebrow, fully raised, pointing at this: {because}.',
        '{score}. First the eyes moved, then the head, then the pen: {because}.',
        '{score}. A medium roll, with a stop for air. The stop: {because}.',
        'The pupils drifted to {score}. What they had met: {because}.',
      ],
      good: [
        '{score}. A twitch at most, and this is the twitch: {because}.',
        'One eyelid moved, by {score}. What it had seen: {because}.',
        '{score}, which is less than a sneeze. What tickled: {because}.',
        'The recruiter’s face stayed professional to {score}. Then came this: {because}.',
        '{score}. Eyes level, and one blink: {because}.',
        'The recruiter’s gaze stayed straight at {score}, which unsettles everyone.',
        '{score}. Nothing rolled but the office chair.',
      ],
    },
    gentle: {
      bad: [
        '{score}, chiefly for something readers see often and skip: {because}.',
        '{score}. A reader loses patience in one place above all: {because}.',
        '{score} comes down when your own deed and its result stand in place of this: {because}.',
      ],
      mid: ['{score}. What costs a reader the most patience: {because}.', '{score}. Mostly fine to read. What tires the reader most: {because}.'],
      good: [
        '{score}. Easy on the reader. Easier still without this: {because}.',
        '{score}. A calm read, and this would make it calmer: {because}.',
        '{score}. A reader stays with it from start to end.',
      ],
    },
  },
  clicheDensity: {
    brutal: {
      bad: [
        '{score}. At this density light no longer escapes. In the core: {because}.',
        'Cut it anywhere and it bleeds greeting cards: {score}. What came out under the knife: {because}.',
        '{score}, a concentration usually found on the walls of dentists. On this wall: {because}.',
        'Somebody left the phrase tap running until {score}. In the bucket: {because}.',
      ],
      mid: [
        '{score}. There is a stock cube in this soup, and the packet says: {because}.',
        '{score}. Bought second-hand, with the price tag still on: {because}.',
        '{score}, about as many as in a decent farewell speech: {because}.',
        '{score}. The phrase book fell open once too often: {because}.',
      ],
      good: [
        '{score}. Crumbs of ready-made wording on the plate: {because}.',
        '{score}. These sentences are nearly all your own. Not this: {because}.',
        '{score}. A postcard slipped through the letterbox: {because}.',
        '{score}. Home-made, with a tin opened: {because}.',
        '{score}. These sentences were made on the premises.',
        'At {score} the phrase book stayed in its drawer.',
      ],
    },
    gentle: {
      bad: [
        '{score}. Ready-made sentences take the place of your own: {because}.',
        '{score}. Many applications share these: {because}. Yours will be remembered for what only you did.',
        '{score}, and most of it is wording that an event could replace: {because}.',
      ],
      mid: ['{score}. A handful of phrases could be more your own: {because}.', '{score}. Some sentences are borrowed: {because}.'],
      good: [
        '{score}. Mostly your own words. The exception: {because}.',
        '{score} is low. Replace this and it is lower still: {because}.',
        '{score}. The wording is your own, so keep it that way.',
      ],
    },
  },
  desperationLevel: {
    brutal: {
      bad: [
        '{score}. The CV is holding on to the recruiter’s sleeve. The hand: {because}.',
        'At {score} it sounds like a last request. The wording: {because}.',
        '{score}. The page says please without using the word. It uses this instead: {because}.',
        'The page arrived early, stayed late and left {score} on the door handle: {because}.',
      ],
      mid: [
        '{score}. It waves a little too long: {because}.',
        '{score}. There is some candlelight in this: {because}.',
        '{score}, about the level of a second follow-up e-mail: {because}.',
        '{score}. A nervous cough, just here: {because}.',
      ],
      good: [
        '{score}. Composed, with one button undone: {because}.',
        '{score}. It hides how much it wants the job, except here: {because}.',
        '{score}. It hardly looked back. Once it did, and said this: {because}.',
        'Dignity intact at {score}, with a slight draught: {because}.',
        '{score}. It stands there with relaxed shoulders, which suits it.',
        'No begging to be heard at {score}.',
      ],
    },
    gentle: {
      bad: [
        '{score}. The page asks before it offers: {because}.',
        '{score}. Something here sounds more like hope than evidence: {because}.',
        '{score} comes down when a result stands in place of this: {because}.',
      ],
      mid: ['{score}. It could be calmer here: {because}.', '{score}. A little less persuasion would persuade more: {because}.'],
      good: [
        '{score}. Calm and factual, apart from a small thing: {because}.',
        '{score} is low. What sounds most anxious: {because}.',
        '{score}. The tone is calm, and that helps you.',
      ],
    },
  },
  lengthAppropriate: {
    brutal: {
      bad: [
        '{score} of 100. The tailor has left the room. He left the measurements: {because}.',
        'The length fits like a rented suit, {score} of 100. The seam that shows: {because}.',
        '{score}. Measured twice, sighed at once: {because}.',
        '{score} of 100, and even the tape measure looks embarrassed: {because}.',
      ],
      mid: [
        '{score} of 100. Wearable, with the sleeves pinned: {because}.',
        '{score}. The trousers end in the wrong place: {because}.',
        '{score}. Off the peg, and the peg was somebody else’s size: {because}.',
        '{score}. A good length is one that nobody notices. I noticed: {because}.',
      ],
      good: [
        '{score}. Nobody will stare. The tape measure would like a word all the same: {because}.',
        '{score}. It can be worn, and here is one for the pedants: {because}.',
        '{score}. It ends before the coffee does.',
        '{score}. {CvWords} words, and the reader will still catch the train.',
        '{score}. Cut to measure, with the chalk already brushed off.',
        '{score} of 100, so the scissors went back in the drawer.',
        'Length {score} of 100, a number with nothing to hide.',
      ],
    },
    gentle: {
      bad: [
        '{score} of 100. Length and content do not match yet: {because}.',
        '{score}. A reader’s time is short, and this stands in the way: {because}.',
        '{score} will rise as soon as this is mended: {because}.',
      ],
      mid: ['{score}. Readable, though not yet the right length: {because}.', '{score}. Some trimming or filling will do it: {because}.'],
      good: [
        '{score}. A length that most readers will accept. One remark: {because}.',
        '{score}. Near the right length. What is left to do: {because}.',
        '{score}. A good length, so keep to it when you edit.',
      ],
    },
  },
  skillRelevance: {
    brutal: {
      bad: [
        only('{score} of 100. You brought a violin to a fencing match: {because}.', 'unskilled', 'aimless'),
        only('{score} of 100. The job was written on the envelope, and this is another letter: {because}.', 'unskilled', 'aimless'),
        only('{score}. A lovely key, and the lock is another one: {because}.', 'unskilled', 'aimless'),
        '{Job} was the question. The answer got {score} of 100: {because}.',
        'Between this CV and the job runs a river, with {score} planks across it. What I could see from the bank: {because}.',
      ],
      mid: [
        '{score} of 100. Half the luggage went to the right airport. About the other half: {because}.',
        '{score}. Enough for the recruiter to look up, not enough to stop chewing: {because}.',
        '{score}. Some of this is for the job and some is for a friend: {because}.',
        '{score}. The dart hit the board, on the part with the maker’s logo: {because}.',
      ],
      good: [
        '{score}. Aimed, fired, hit. The evidence: {because}.',
        '{score}. The bag was packed for this job alone. On top: {because}.',
        '{score}. The robot came in looking for the job and found furniture it knows: {because}.',
        '{score} of 100, and the pen found nothing to add.',
      ],
    },
    gentle: {
      bad: [
        '{score}. A reader would have to look for it: {because}.',
        '{score}. The match is thin on paper: {because}. Where you have the skill, say so, and the number rises.',
        '{score}. The work may be there, but not in the words that adverts use: {because}.',
      ],
      mid: ['{score}. A fair part is there. What I looked for next: {because}.', '{score}. Halfway there, and this is where it stands: {because}.'],
      good: [
        '{score}. The match shows: {because}.',
        '{score}. You are close to what {job} asks for: {because}.',
        '{score}. What {job} asks for is on the page.',
      ],
    },
  },
};

/** A low number that is not nothing, its reason already told on another card: clean as a whistle would be false. */
export const LIGHT_SENTENCES: Readonly<Partial<Record<ScoreName, Readonly<Record<Tone, readonly TemplateSource[]>>>>> = {
  atsRating: {
    brutal: ['{score}. The robot had a few words and kept walking.', 'The parser shrugged at {score} and went to lunch.'],
    gentle: ['{score} is low. What is left to mend is marked beside the lines.'],
  },
  buzzwordOverdose: {
    brutal: ['{score}. A sip or two, and still able to walk the line.', 'Nothing at {score} that a glass of water would not settle.'],
    gentle: ['{score} is low. The marks beside the lines show the little that is left.'],
  },
  desperationLevel: {
    brutal: ['{score}. A cough or two, and the hands stay in the pockets.', 'At {score} it knocks once and waits, which is how one knocks.'],
    gentle: ['{score} is low. The tone is calm enough; what is left is marked beside the lines.'],
  },
  eyeRollFactor: {
    brutal: ['{score}. The eyes drifted and came back on their own.', 'At {score} the recruiter blinked more than usual, no more.'],
    gentle: ['{score}. An easy read, and easier once the marks are dealt with.'],
  },
  clicheDensity: {
    brutal: [
      '{score}. Mostly home cooking, with a jar or two opened.',
      '{score}. The phrase book was opened, and then put back.',
      '{score}. A phrase or two off the peg.',
      '{score}. A little stock in the soup, and you can still taste the soup.',
    ],
    gentle: ['{score}. Mostly your own words, and a few borrowed ones.', '{score} is low. A few set phrases are left.'],
  },
};

/** Where a score has no reason to show. */
export const BARE_SENTENCES: Readonly<Record<Tone, Bands>> = {
  brutal: {
    bad: [
      '{score} of 100, and the page calls no witness in its defence.',
      '{score}. The number came in by itself and sat down.',
      '{score}, for want of anything that would argue otherwise.',
      '{score} of 100, which the {cvWords} words took without protest.',
    ],
    mid: [
      '{score}. Neither an alarm nor a lullaby.',
      '{score}, the temperature of tea that somebody forgot.',
      '{score}. Room temperature, like most things left alone for {cvWords} words.',
    ],
    good: ['{score}. Nothing here for the pen.', 'The pen hovered, wrote {score} and moved on.', '{score}, and the red ink stays in the pot.'],
  },
  gentle: {
    bad: [
      '{score}. So far the page gives little to judge this by. More detail will change it.',
      '{score}, because there is not yet much evidence for it in {cvWords} words.',
    ],
    mid: ['{score}. A middle value with room to improve.', '{score}. The marks beside the lines show where to begin.'],
    good: ['{score}. Nothing to correct here.', '{score} is a good value, so keep it as it is.'],
  },
};
