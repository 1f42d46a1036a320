import { only } from './standing.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { TemplateSource } from '../template.ts';
import type { Band } from '../../../scoring/bands.ts';

type Bands = Readonly<Record<Tone, Readonly<Record<Band, readonly TemplateSource[]>>>>;

/** After "82%: ". {because} is the heaviest reason of all ledgers. */
export const BINNED: Bands = {
  brutal: {
    bad: [
      'the bin has its mouth open and has asked for you by name. The charge: {because}.',
      only('of {cvWords} words, the recruiter reads as far as the first stumble: {because}.', 'few-results'),
      'it goes in with a small, satisfied sound. What tipped it over: {because}.',
      'the basket greets it as a regular. The usual: {because}.',
      'a draught would do it, and there is a draught: {because}.',
      'what stays on the desk will be somebody else’s. The reason: {because}.',
      'the bin is keeping a seat free, with a card on it: {because}.',
    ],
    mid: [
      'it lies on the rim. What pushes hardest: {because}.',
      'the coin is in the air, and one side is weighted: {because}.',
      'the hand with your {cvPages|page|pages} has stopped above the basket to think. On its mind: {because}.',
      'saved by its better lines. On the other side: {because}.',
      'it depends on how the recruiter slept. What will not help: {because}.',
      'the maybe pile, third from the bottom, under a mug. The mug: {because}.',
    ],
    good: [
      only('the basket will have to eat somebody else’s {cvWords} words.', 'surely-kept'),
      only('it would take a careless elbow and a bad day. The elbow: {because}.', 'surely-kept'),
      only('the bin looked hopeful and was moved to the other side of the desk.', 'surely-kept'),
      only('only in the hands of somebody very strict about one thing: {because}.', 'one-reason'),
      only('whoever bins it will have to explain that to somebody.', 'surely-kept'),
      only('the basket is for banana skins today. The one thing it could hold against you: {because}.', 'surely-kept', 'one-reason'),
      only('it survives the first round with a coffee ring on it. Left by: {because}.', 'on-the-edge'),
      only('more likely kept than not. What argued the other way: {because}.', 'on-the-edge'),
      'it stays on the desk, unless somebody opens a window. What the draught would say: {because}.',
      'not today. Somebody in a bad mood would still have found this: {because}.',
      only('the recruiter’s hand went to the bin and came back with the phone.', 'surely-kept'),
      only('you would need an enemy in the building, and a good excuse: {because}.', 'surely-kept', 'one-reason'),
      only('the coffee has a better chance of ending up in there.', 'surely-kept'),
    ],
  },
  gentle: {
    bad: [
      'as it stands, most readers would stop early, mainly for one reason: {because}.',
      'high, but most of it comes from something you can change this week: {because}.',
      'readers have many to choose from. The first thing against this one: {because}.',
      'the content may be better than its first impression. Start here: {because}.',
    ],
    mid: [
      'it could go either way. Mend this and it tips in your favour: {because}.',
      'a reader has reasons to keep it, and one to put it aside: {because}.',
      'a few edits matter more than all the others. The first of them: {because}.',
      'you are in the pile that gets a second look. What the second look will find: {because}.',
    ],
    good: [
      only('low; most readers will read it to the end.', 'surely-kept'),
      only('low, and the rest is small touches. The first of them: {because}.', 'surely-kept'),
      only('more likely to be kept than not. What would help most: {because}.', 'on-the-edge'),
      only('the larger part of readers would keep it.', 'on-the-edge'),
      only('few readers would put this aside; keep what works.', 'surely-kept'),
    ],
  },
};

/** After "No. ", "Maybe. ", "Yes. ". */
export const INTERVIEW: Readonly<Record<Tone, Readonly<Record<'no' | 'maybe' | 'yes', readonly TemplateSource[]>>>> = {
  brutal: {
    no: [
      'I would ask {job:a} one question, and the CV has already failed to answer it. My reason: {because}.',
      only('{CvWords} words, and I still would not know what to talk about after the weather.', 'no-results'),
      'Not as it stands: {because}. Change that and knock again.',
      only('The chair is warm from someone who wrote down what they did.', 'no-results'),
      'The person may be splendid. The paper told me to keep walking: {because}.',
      only('The results I would take as they are. What stands in front of them sent me home: {because}.', 'results'),
      only('I would talk to the figures and leave the rest in the lift: {because}.', 'results'),
      only('I have {cvLines} lines here and no reason that I could give my boss with a straight face.', 'no-results'),
    ],
    maybe: [
      'On a slow Thursday, if nobody better applies first. What puts me off: {because}.',
      only('Something in these {cvWords} words is knocking. I would open the door on the chain.', 'results'),
      'If the other candidates oversleep. What holds it back: {because}.',
      only('I would bring a list of the questions this CV should have answered.', 'few-results'),
      'Yes on Monday, no by Friday. What happens in between: {because}.',
    ],
    yes: [
      'And I was in the mood to refuse {job:a}, so be pleased.',
      only('The facts got you in. Somebody should have stopped the adjectives at the door.', 'filled', 'results'),
      'I would like to hear the rest of the story, which is what the thing is for.',
      only('Tuesday, ten o’clock. Bring proof of the best line and leave the worst at home.', 'able'),
      only('It names what {job} needs and then shows some. I am out of excuses.', 'fitting', 'results'),
      '{CvWords} words and I want one more: when?',
      only('I looked for a reason not to, and now it is nearly lunch.', 'clean'),
      'Put the kettle on. I have questions, and for once they are the good kind.',
      only('I read {cvLines} lines looking for the catch. You may be the catch.', 'clean'),
      only('I had the no ready, and then I read the page.', 'clean'),
      only('I would move a meeting for this, and I like meetings more than people.', 'clean'),
      only('And send the others home while you are at it.', 'clean'),
    ],
  },
  gentle: {
    no: [
      'Not yet. As {job:a} you would be easy to overlook, mainly for one reason: {because}.',
      'Not with this version. The first thing to change: {because}.',
      only('I could not yet explain to a colleague why you fit {job}. Two results on page 1 would help me.', 'few-results'),
      only('The paper does not show enough of the work so far; {cvWords} words have room for it.', 'few-results'),
    ],
    maybe: [
      'I see reasons to talk, and something that holds me back: {because}.',
      only('With one more result in view, I would. Start with this: {because}.', 'few-results'),
      'My first question would be why {job}. Answer it in the summary and you are nearly there.',
      'There is substance in the {cvWords} words; bring it nearer to the top.',
    ],
    yes: [
      'I would like to hear the stories behind these {cvLines} lines.',
      'There is enough here for a good conversation; bring two examples.',
      'The page gives me things to ask about, and that is its job.',
      only('You show what you did; prepare the story behind your best line for {job}.', 'results'),
    ],
  },
};

/** After "35%: ": how clearly the CV aims at the job. */
export const CLARITY: Bands = {
  brutal: {
    bad: [
      only('from {cvWords} words I could not tell {job} from a witness protection programme.', 'aimless'),
      only('the arrow points at {job} in the sense that it also points at Portugal.', 'aimless'),
      only('somewhere in {cvLines} lines there is a career, asking for directions to {job}.', 'aimless'),
      only('give a stranger five guesses and {job} would not be among them.', 'aimless'),
      only('you know what you want: {job}. The paper has been told half of it.', 'half-aimed'),
      'the pieces of {job} are on the table. Nobody has put the lid of the box beside them.',
      'it may well be on its way, if somebody asked it where to: {job}.',
      'it may well be on its way, if somebody asked it where to.',
      'the pieces are on the table. Nobody has put the lid of the box beside them.',
      only('you know what you want: {job}. You have kept the paper out of it.', 'aimless'),
      only('the compass says {job}, the {cvWords} words say hello from wherever they are.', 'aimless'),
    ],
    mid: [
      'the road is on the map, under a coffee stain. It leads here: {job}.',
      'squint, hold it up to the light, and yes, that could be {job}.',
      'some of the {cvLines} lines are on their way to work. The others are window shopping.',
      '{job} is audible, like a radio in the flat next door.',
      'it knows the address and drives past twice before parking. The address: {job}.',
      '{job} is on the guest list, under a different name.',
      'it answers to {job} if one calls it twice.',
      'it is heading the right way, with the indicator on for the other side.',
    ],
    good: [
      'one destination on the ticket, {job}, and it does not stop for ice cream.',
      'a stranger in a lift would guess by the third floor: {job}.',
      'one destination on the ticket, and the paper has read the ticket.',
      only('straight as a ruler, and at the far end of the ruler: {job}.', 'aimed'),
      'even the smallest of the {cvLines} lines seems to know what it is for: {job}.',
    ],
  },
  gentle: {
    bad: [
      only('a reader would not guess {job} from these {cvWords} words; a headline would change that at once.', 'aimless'),
      'the direction is in your head and not yet on the page: write {job} where it is true.',
      'your experience may fit well; so far the page leaves the reader to work that out.',
      'choose the three facts that matter most for this job and put them first.',
    ],
    mid: [
      '{job} can be made out; a line in the summary would make it plain.',
      'part of the page points to {job}. Move that part up.',
      'the aim is visible, with some detours. Shorten what does not serve {job}.',
    ],
    good: [
      'the aim is clear ({job}); keep it so when you edit.',
      'whoever is hiring knows at once that this is meant for them.',
      'the direction is clear from the first lines: {job}.',
    ],
  },
};
