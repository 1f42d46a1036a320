import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

const GENTLE = [
  'Both may be true on different days. Say which one the job needs, and let one of your jobs show it.',
  'Two claims that pull apart. One example of either is worth more than the two words.',
  'A reader takes in one of the two. Choose by the advert, and give it a proof.',
  'Anyone may write these two. A story in which you needed both would be yours.',
];
const both = (...brutal: readonly string[]): ShapeTellings => ({ brutal, gentle: GENTLE });

/** Two virtues that pull in two directions, each printed before the telling. */
export const OPPOSITES_TOLD: Readonly<Record<string, ShapeTellings>> = {
  'both-team-alone': both(
    'Put you in a team or put you in a cupboard: it seems you thrive in either.',
    'With others, without others. That leaves only the photocopier.',
    'One of these is for offices with walls.',
    'You’ve covered every number of colleagues from none upwards. It’s hard to go wrong.',
    'Happy in company, happy without. You’ve just described a cat.',
    'The second one is what the first one says when the team has left.',
  ),
  'both-fast-careful': both(
    'Every builder has promised me both, and I’ve met the shelf.',
    'Which is it on a Friday at five?',
    'I was once driven by somebody who claimed both. I now take the train.',
    'Quick, but it checks everything. Airport security makes the same claim.',
    'One of these is going to have to wait for the other in the car.',
    'At full speed, details are mostly a noise under the wheels.',
  ),
  'both-big-small': both(
    'The forest and the trees. Somebody should be watching the path.',
    'One eye on the horizon, one on the commas. Mind the step.',
    'You look from space and through a microscope. Only the middle is unguarded.',
    'Grand vision and small print. That’s either a leader or a contract.',
    'The big picture, with every pixel checked. See you in the spring.',
  ),
  'both-lead-follow': both(
    'So you take charge, once somebody says so.',
    'Out in front, going where you are told. That’s a taxi.',
    'A leader with instructions. It’s called a coach tour.',
    'The following I believe. It’s the leading that will need a reference.',
    'You hold the flag, and somebody else holds the map.',
  ),
  'both-calm-lively': both(
    'Still water and a jacuzzi.',
    'I assume there’s a switch.',
    'Which of the two is coming to the interview?',
    'That’s two people, and one of them is holding the other’s coat.',
    'A kettle makes both claims, about three minutes apart.',
  ),
  'both-many-focus': both(
    'Focused, on several things. So is a disco ball.',
    'One of these is looking at the other one’s screen.',
    'Pick a lane. You appear to be in both.',
    'Everything at once, and all of it with full attention. Air traffic control would like a word.',
    'The spotlight is on you, and you’re carrying it round the room.',
  ),
  'both-make-check': both(
    'Half of you makes it up and the other half checks.',
    'In accounting, both together are a charge sheet.',
    'One of them has an idea, and the other one asks for the source.',
    'I’d pay to watch these two choose a font.',
    'The first one draws the bridge. I hope the second gets a look before we cross.',
  ),
};

const of = (text: string): Template => ({ text, when: ({ name }: Facts) => String(name).startsWith('both-') });

export const FIXES_OF_OPPOSITES: readonly Template[] = [
  of('Choose the one the advert asks for, and show it in one of your jobs.'),
  of('Swap both for one example in which you needed the two at once.'),
  of('Cut the one that none of your jobs shows.'),
];
