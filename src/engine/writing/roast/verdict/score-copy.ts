import type { ScoreName, Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';

type Bands = Readonly<Record<Band, readonly string[]>>;

/**
 * One sentence a score, saying why this number. {score}; {because}, the heaviest reason of its ledger, in brackets since it
 * may hold a colon of its own. The second half of a list is for a score without a reason.
 */
export const SCORE_SENTENCES: Readonly<Record<ScoreName, Readonly<Record<Tone, Bands>>>> = {
  atsRating: {
    brutal: {
      bad: [
        'The robot went in at full speed and was found at {score}, the main injury being this ({because}).',
        '{score} of 100 on the way to the parser’s morgue, first cause on the form ({because}).',
        'To the machine this file is soup, and the largest lump in it ({because}) makes {score}.',
        'A parser scored this {score} while looking for the exit, which was blocked ({because}).',
        '{score}: the software tried to read it, sighed in hexadecimal and listed its grievance ({because}).',
      ],
      mid: [
        'The robot limps out at {score}, favouring one leg ({because}).',
        '{score}, since the parser got through but caught its sleeve on the way ({because}).',
        'Software reads this with a finger under the line, stumbling here above all ({because}), hence {score}.',
        'At {score} the machine is only bruised, chiefly here ({because}).',
      ],
      good: [
        'Only {score}: the robot read it and had this to remark ({because}).',
        'The parser walked through whistling and marked {score} for a pebble in its shoe ({because}).',
        'At {score} the machine is content, and would mention this first ({because}).',
        '{score}: the robot read every line and is looking for something else to hate.',
      ],
    },
    gentle: {
      bad: [
        '{score}, because software will struggle here first ({because}); mend that and the number falls at once.',
        'Programs lose part of this CV, above all for one reason ({because}), which makes {score}.',
        'A score of {score} is mostly technical ({because}), and technical things are quick to correct.',
      ],
      mid: [
        '{score}: most of it is readable; this is the obstacle to remove first ({because}).',
        'Software manages, and this costs most of the points ({because}), so {score}.',
      ],
      good: [
        '{score} is low, which is good; the first thing left to mend is this ({because}).',
        'Readable for software, at {score}; this would bring it lower still ({because}).',
        '{score}: software reads this without trouble, so leave the layout as it is.',
      ],
    },
  },
  buzzwordOverdose: {
    brutal: {
      bad: [
        '{score}: the needle is stuck and the lab found this in the sample ({because}).',
        'At {score} this CV should not operate machinery, on account of the dose ({because}).',
        'The stomach pump brought up {score} points, most of them here ({because}).',
        '{score}, a quantity at which words stop having side effects and start having only those ({because}).',
      ],
      mid: [
        '{score}: a social user, with a habit forming ({because}).',
        'Traces were found ({because}), enough for {score}.',
        '{score} on the breath test, taken right after this ({because}).',
        'Not an overdose at {score}, more of a long lunch ({because}).',
      ],
      good: [
        '{score}: almost clean, with a sip on the record ({because}).',
        'Only {score} in the blood, from a small glass ({because}).',
        '{score}: still water, with a bubble or two ({because}).',
        'It can drive home at {score}, after a word about this ({because}).',
        '{score}: sober, which makes it a poor guest and a good CV.',
        'The sniffer dog walked past at {score} and lay down.',
      ],
    },
    gentle: {
      bad: [
        '{score}, since set phrases stand where examples could ({because}).',
        'A high {score} comes from words many others use as well ({because}); your own facts will replace them.',
        'The count drives this to {score} ({because}), and each one you swap for a fact brings it down.',
      ],
      mid: ['{score}: a few phrases could become examples ({because}).', 'Some words claim more than they show ({because}), so {score}.'],
      good: [
        '{score} is low; what remains is easily changed ({because}).',
        'Hardly any set phrases at {score}, apart from this ({because}).',
        '{score}: plain words, which is what readers like.',
      ],
    },
  },
  eyeRollFactor: {
    brutal: {
      bad: [
        'At {score} the recruiter’s eyes have completed a full turn, starting here ({because}).',
        '{score}: opticians call this movement a somersault, and this is what set it off ({because}).',
        'The eyes went up at the first line and came back at {score}, passing this ({because}).',
        '{score} on the scale where 100 is a detached retina, mainly through one sight ({because}).',
      ],
      mid: [
        'One eyebrow, fully raised, makes {score}, and it points at this ({because}).',
        '{score}: the eyes moved, then the head, then this was underlined ({because}).',
        'A medium roll of {score}, with a stop for air here ({because}).',
        'The pupils drifted to {score} when they met this ({because}).',
      ],
      good: [
        '{score}: a twitch at most, over this ({because}).',
        'The eyelid moved once, by {score}, at the sight of it ({because}).',
        '{score}, which is less than a sneeze, and mostly here ({because}).',
        'A recruiter’s face stayed professional to {score} and then met this ({because}).',
        'Eyes level, with one blink ({because}), so {score}.',
        'The recruiter’s gaze stayed straight at {score}, which unsettles everyone.',
        '{score}: nothing rolled but the office chair.',
      ],
    },
    gentle: {
      bad: [
        '{score}, chiefly because readers see this often and skip it ({because}).',
        'A reader loses patience in one place above all ({because}), which leads to {score}.',
        '{score} will come down with your own deed and its result in place of this ({because}).',
      ],
      mid: ['{score}: this costs a reader most patience ({because}).', 'Mostly fine to read; what tires the reader most is this ({because}), so {score}.'],
      good: [
        '{score}: easy on the reader; this would make it easier ({because}).',
        'A calm read at {score}, and calmer still without this ({because}).',
        '{score}: a reader stays with it from start to end.',
      ],
    },
  },
  clicheDensity: {
    brutal: {
      bad: [
        '{score}: at this density light no longer escapes, and the core is known ({because}).',
        'Cut it anywhere and it bleeds greeting cards, {score} of them by weight ({because}).',
        '{score}, a concentration usually found on the walls of dentists ({because}).',
        'Someone left the phrase tap running until {score}, and this came out ({because}).',
      ],
      mid: [
        '{score}: the soup is half stock, and the cube can be named ({because}).',
        'Second-hand phrases make up {score}, this one still with its price tag ({because}).',
        '{score}, about as many as a decent farewell speech ({because}).',
        'The phrase book fell open once too often ({because}), hence {score}.',
      ],
      good: [
        '{score}: crumbs of ready-made wording on the plate ({because}).',
        'Nearly free of ready-made sentences at {score}, but for this ({because}).',
        '{score}: a postcard phrase or two slipped through the letterbox ({because}).',
        'Mostly home-made at {score}, with a tin opened ({because}).',
        '{score}: these sentences were made on the premises.',
        'At {score} the phrase book stayed in its drawer.',
      ],
    },
    gentle: {
      bad: [
        '{score}, because ready-made sentences take the place of your own ({because}).',
        'Many applications share these phrases ({because}), which makes {score}; yours will be remembered for what only you did.',
        'Most of the {score} points come from wording you can replace with an event ({because}).',
      ],
      mid: ['{score}: a handful of phrases could be more your own ({because}).', 'Some sentences are borrowed ({because}), so {score}.'],
      good: [
        '{score}: mostly your own words, with exceptions ({because}).',
        'Low at {score}; replace this and it is lower still ({because}).',
        '{score}: the wording is your own, keep it that way.',
      ],
    },
  },
  desperationLevel: {
    brutal: {
      bad: [
        '{score}: the CV is holding on to the recruiter’s sleeve, and this is the hand ({because}).',
        'At {score} it sounds like a last request, worded so ({because}).',
        '{score}, measured in the number of times the page says please without using the word ({because}).',
        'The page arrived early, stayed late and left {score} on the door handle ({because}).',
      ],
      mid: [
        '{score}: it waves a little too long ({because}).',
        'There is a trace of candlelight in it ({because}), hence {score}.',
        '{score}, about the level of a second follow-up mail ({because}).',
        'A nervous cough of {score}, heard here ({because}).',
      ],
      good: [
        '{score}: composed, with one button undone ({because}).',
        'It wants the job and hides it well at {score}, save for this ({because}).',
        '{score}: it hardly looked back ({because}).',
        'Dignity intact at {score}, with a draught from here ({because}).',
        '{score}: it stands there with relaxed shoulders, which suits it.',
        'No begging to be heard at {score}.',
      ],
    },
    gentle: {
      bad: [
        '{score}, as the page asks before it offers ({because}).',
        'Something here sounds more like hope than evidence ({because}), which makes {score}.',
        '{score} comes down when this goes and a result takes its place ({because}).',
      ],
      mid: ['{score}: here it could be calmer ({because}).', 'A little less persuasion would persuade more ({because}); at present {score}.'],
      good: [
        '{score}: calm and factual, apart from a small thing ({because}).',
        'Low at {score}; what sounds most anxious is this ({because}).',
        '{score}: the tone is calm and that helps you.',
      ],
    },
  },
  lengthAppropriate: {
    brutal: {
      bad: [
        '{score} of 100: the tailor has left the room over this ({because}).',
        'The length fits like a rented suit, {score} of 100, and the seam is showing ({because}).',
        '{score}: measured, sighed at, left as it was ({because}).',
        'At {score} of 100 even the tape measure looks embarrassed ({because}).',
      ],
      mid: [
        '{score} of 100: wearable, with the sleeves pinned ({because}).',
        'The trousers end in the wrong place, though not by much ({because}), so {score}.',
        '{score}: off the peg, and the peg was somebody else’s size ({because}).',
        'At {score} the length gets noticed, which a good length never does ({because}).',
      ],
      good: [
        '{score}: fits, with a loose thread ({because}).',
        'The right size at {score}, with this for the pedants ({because}).',
        '{score}: it ends before the coffee does.',
        '{score}: {cvWords} words, and the reader will still catch the train.',
        'Cut to measure at {score}, with the chalk already brushed off.',
        '{score} of 100, so the scissors went back in the drawer.',
        'Length {score} of 100, a number with nothing to hide.',
      ],
    },
    gentle: {
      bad: [
        '{score} of 100, since length and content do not match yet ({because}).',
        'A reader’s time is short; this is what stands in the way ({because}), at {score}.',
        '{score} will rise as soon as this is mended ({because}).',
      ],
      mid: ['{score}: readable, though not yet the right length ({because}).', 'Some trimming or filling will do ({because}); now {score}.'],
      good: [
        '{score}: a fitting length, with one remark ({because}).',
        'The length is right at {score}, give or take this ({because}).',
        '{score}: a good length, keep to it when you edit.',
      ],
    },
  },
  skillRelevance: {
    brutal: {
      bad: [
        '{score} of 100 for {job}: you brought a violin to a fencing match ({because}).',
        'For {job} these skills are decoration, {score} of 100 ({because}).',
        '{score}: the key is lovely and the lock is another one ({because}).',
        '{Job} was the question, {score} of 100 was the answer ({because}).',
        'Between this CV and {job} there is a river with {score} planks in it ({because}).',
      ],
      mid: [
        '{score} of 100 for {job}: half the luggage went to the right airport ({because}).',
        'Enough for {job} to look up, not enough to stop chewing: {score} ({because}).',
        '{score}, as some of this is for {job} and some for a friend ({because}).',
        'The dart hit the board at {score}, in the part with the maker’s logo ({because}).',
      ],
      good: [
        '{score} for {job}: aimed, fired, hit, and the reason is dull ({because}).',
        'The bag was packed for {job} ({because}); at {score} that is almost showing off.',
        '{score}: the robot looked for {job} and found furniture it knows ({because}).',
        '{score} of 100 for {job}, and the pen found nothing to add.',
      ],
    },
    gentle: {
      bad: [
        '{score} for {job}, mainly because a reader cannot find what they look for ({because}).',
        'The match with {job} is thin on paper ({because}); where you have the skill, say so, and {score} will rise.',
        '{score}: the work may be there, but the words adverts for {job} use are not ({because}).',
      ],
      mid: ['{score} for {job}: a fair part is there ({because}).', 'Halfway to {job} at {score}; this is the next step ({because}).'],
      good: [
        '{score} for {job}: the match shows ({because}).',
        'You are close to what {job} asks for ({because}), hence {score}.',
        '{score}: what {job} asks for is on the page.',
      ],
    },
  },
};

/** A low number that is not nothing, its reason already told on another card: clean as a whistle would be false. */
export const LIGHT_SENTENCES: Readonly<Partial<Record<ScoreName, Readonly<Record<Tone, readonly string[]>>>>> = {
  atsRating: {
    brutal: ['{score}: the robot had a few words and kept walking.', 'The parser shrugged at {score} and went to lunch.'],
    gentle: ['{score} is low; what is left to mend is marked beside the lines.'],
  },
  buzzwordOverdose: {
    brutal: ['{score}: a sip or two, and still able to walk the line.', 'Nothing at {score} that a glass of water would not settle.'],
    gentle: ['{score} is low, and the marks beside the lines show the little that is left.'],
  },
  eyeRollFactor: {
    brutal: ['{score}: the eyes drifted and came back on their own.', 'At {score} the recruiter blinked more than usual, no more.'],
    gentle: ['{score}: an easy read, and easier once the marks are dealt with.'],
  },
  clicheDensity: {
    brutal: [
      'Mostly home cooking at {score}, with a jar or two opened.',
      '{score}: the phrase book was opened, and then put back.',
      'A phrase or two off the peg, {score} in all.',
      '{score}: a little stock in the soup, and you can still taste the soup.',
    ],
    gentle: ['{score}: mostly your own words, and a few borrowed ones.', '{score} is low; a few set phrases are left.'],
  },
};

/** Where a score has no reason to show. */
export const BARE_SENTENCES: Readonly<Record<Tone, Bands>> = {
  brutal: {
    bad: [
      '{score} of 100, and the page does not offer a witness in its defence.',
      '{score}: the number came in by itself and sat down.',
      'It is {score}, for want of anything that would argue otherwise.',
      '{score} of 100, which the {cvWords} words took without protest.',
    ],
    mid: [
      '{score}: neither an alarm nor a lullaby.',
      'It is {score}, the temperature of tea that somebody forgot.',
      '{score}, like most things left to themselves for {cvWords} words.',
    ],
    good: ['{score}: nothing here for the pen.', 'The pen hovered, wrote {score} and moved on.', '{score}, and the red ink stays in the pot.'],
  },
  gentle: {
    bad: [
      '{score}: so far the page gives little to judge this by; more detail will change it.',
      'The number is {score} because there is not yet much evidence for it in {cvWords} words.',
    ],
    mid: ['{score}: a middle value with room to improve.', 'It is {score}, and the marks beside the lines show where to begin.'],
    good: ['{score}: nothing to correct here.', 'A good value at {score}, so keep it as it is.'],
  },
};
