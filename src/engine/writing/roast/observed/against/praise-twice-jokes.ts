import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

const GENTLE = [
  '“{it}” is claimed in two places. One line in a job that shows it would do for both.',
  'Claimed twice, “{it}” is believed half as much. Give one of the two places to an example.',
  'Both can go. A line about something you did fits in their room, and says the same.',
  'Nobody doubts it for being said once. Let one of your jobs say it the second time.',
];
const twice = (...brutal: readonly string[]): ShapeTellings => ({ brutal, gentle: GENTLE });

/** The same praise of oneself in two lines, by what it promises. */
export const PRAISED_TWICE: Readonly<Record<string, ShapeTellings>> = {
  'twice-communication': twice(
    'Claimed once, it’s a skill. Claimed twice, it’s a bad line.',
    'Good communicators say it once.',
    'Once would have got through. The second is on hold.',
    'You said so above. I was listening, which is the other half of it.',
    'If I had missed it the first time, that would have been evidence against you.',
    'You told me, and then you told me. Did the first one not go through?',
    'I got both messages. Neither had an attachment.',
    'Repeating it louder is what people do abroad.',
  ),
  'twice-detail': twice(
    'The detail that got past you is that you had already said so.',
    'An eye for detail would have spotted the other one.',
    'Checked twice, presumably. Hence twice.',
    'Somebody so careful, and the same claim got in through both doors.',
  ),
  'twice-time': twice(
    'Double-booked.',
    'It is in here twice, which is where the time went.',
    'Two slots for one claim. The calendar has a question.',
    'You saved a lot of time by not reading it through.',
  ),
  'twice-organised': twice(
    'Filed twice.',
    'In two different places, which is rather the opposite.',
    'An organised page would keep these in one drawer.',
    'There’s a folder for this. There is another folder for this.',
  ),
  'twice-creative': twice(
    'The same idea, twice.',
    'It has been done before, by you, in this very CV.',
    'Originality usually stops at one.',
    'The sequel has the same plot.',
  ),
  'twice-multitask': twice(
    'Doing the same thing twice isn’t it.',
    'Two mentions, one task.',
    'You said it twice in one CV, possibly at the same time. I believe you.',
    'One of these was typed with the other hand.',
  ),
  'twice-team': twice(
    'A team of two, and both of them are you.',
    'Listed twice. At last somebody to pass to.',
    'You brought a substitute for your own claim.',
    'Two mentions of a team, and it’s the same player.',
  ),
  'twice-learner': twice(
    'And still it had to be said twice.',
    'I was told once, and apparently needed telling again.',
    'Quick, and yet here we are for the second time.',
    'Lesson one, repeated.',
  ),
  'twice-hard': twice(
    'The second mention counts as overtime.',
    'Saying it again was the easy part.',
    'The claim works double shifts. The proof has the day off.',
    'It is in here twice, so that at least is twice the work.',
  ),
  'twice-motivated': twice(
    'It took two goes to get started.',
    'Nobody asked you to say it again, which I suppose is the point.',
    'One push wasn’t enough, then.',
    'Motivated to write it, and then motivated to write it.',
  ),
  'twice-reliable': twice(
    'If nothing else, the word keeps turning up.',
    'Two of them. One is the backup.',
    'It said it would be here, and it’s here twice.',
    'You can count on it. I did: two.',
  ),
  'twice-adaptable': twice(
    'It fits in two places, I’ll give it that.',
    'The claim is in here twice. The CV did the adapting.',
    'New section, same claim. It has settled in.',
    'It changed places. That was all it changed.',
  ),
  'twice-problems': twice(
    'One problem it hasn’t solved: it is in here twice.',
    'If you solve it and it comes back, it isn’t solved.',
    'Two mentions. I’ve found you a problem.',
    'Solved above, and again below, in case it grew back.',
  ),
};

const IS_TWICE = /^twice-/u;
const of = (text: string): Template => ({ text, when: ({ name }: Facts) => IS_TWICE.test(String(name)) });

export const FIXES_OF_PRAISE: readonly Template[] = [
  of('Put an example from the work in place of one of the two, and take the other out.'),
  of('Take both out once one of your jobs shows it.'),
  of('Cut one, and use the line for something you did.'),
];
