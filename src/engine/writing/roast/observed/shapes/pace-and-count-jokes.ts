import type { Facts, Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

const when = (test: (facts: Facts) => boolean, text: string): Template => ({ text, when: test });
const quick = (facts: Facts): boolean => facts['unit'] === 'minute' || facts['unit'] === 'hour';
/** How many fall on the smaller unit. */
const pace =
  (low: number, high = Infinity) =>
  (facts: Facts): boolean =>
    Number(facts['pace']) >= low && Number(facts['pace']) < high;
/** What was done one at a time, so that one of them can be told of. */
const event = (facts: Facts): boolean => facts['event'] === 1;
const always = (): boolean => true;
/** "80 invoices a week" is printed as it is; "90 in six weeks" can be said in other words. */
const divided = (facts: Facts): boolean => !String(facts['span']).startsWith('one ');
/** Hours a week are no things that somebody did. */
const paced = (test: (facts: Facts) => boolean, text: string): Template =>
  when(
    (facts) => !/\b(?:minutes?|hours?|hrs|days?|nights?|weeks?|months?|years?|dollars|pounds|euros?|percent)\b/iu.test(String(facts['things'])) && test(facts),
    text,
  );
const people = (facts: Facts): boolean =>
  /\b(?:patients?|clients?|customers?|students?|pupils?|children|people|persons?|guests?|members?|residents?|candidates?|employees?|staff|users?|visitors?|women|men|families|passengers?|callers?|volunteers?)\b/iu.test(
    String(facts['things']),
  );
/** Soldiers and leavers are not told of as things are. */
const lifeless = (text: string): Template =>
  when((facts) => !people(facts) && !/(?:ers|ors|ants|ents|ees|ists|ians|soldiers|officers|likes|followers)$/iu.test(String(facts['things'])), text);
type Test = (facts: Facts) => boolean;
const both =
  (one: Test, other: Test): Test =>
  (facts) =>
    one(facts) && other(facts);
/** A target that was beaten is told as one; any other share has its hundred still to be named. */
const target = (facts: Facts): boolean => facts['target'] === 1;
const open = (facts: Facts): boolean => !target(facts);
const grew = (facts: Facts): boolean => facts['grew'] === 1;
const flat = (facts: Facts): boolean => facts['grew'] !== 1;
const between =
  (low: number, high = Infinity) =>
  (facts: Facts): boolean =>
    Number(facts['percent']) >= low && Number(facts['percent']) <= high;

/** Paces, percentages past a hundred, and exact counts. */
export const PACE_AND_COUNT_JOKES = {
  rate: {
    brutal: [
      paced(always, 'You give {count} {things}. That’s {each} {unit:a}. I feel tired, and I only did the division.'),
      paced(always, 'Or {each} {unit:a}, if you had wanted us to notice.'),
      paced(pace(2), 'Call it {each} {unit:a}. Put like that, you need a holiday and a headline.'),
      paced(pace(2), 'That works out at {each} {unit:a}. Somebody should have brought you a chair.'),
      paced(pace(3), 'It’s {each} {unit:a}, every {unit}. No wonder the CV is short of breath.'),
      paced((f) => quick(f) && pace(2)(f), '{Each} {unit:a}. When did you swallow?'),
      paced(pace(10), 'I make it {each} {unit:a}. There are slot machines with a gentler rhythm.'),
      paced(pace(1, 10), '{Each} {unit:a}. I could set my watch by that.'),
      paced(pace(0, 1), 'Divide it, and it’s under one {unit:a}. Suddenly I can picture you having lunch.'),
      paced(divided, 'Say ‘{count} in {span}’ at a party and people will ask who was chasing you.'),
      paced(pace(3), 'That’s {each} {unit:a}. Where did you keep the tea?'),
      paced(pace(5), 'At {each} {unit:a} the coffee must be drunk standing up.'),
      paced(always, 'The sum comes to {each} {unit:a}. I checked it twice, mostly out of sympathy.'),
      paced(pace(4), 'You gave the total because the pace sounds like a cry for help: {each} {unit:a}.'),
      paced(pace(2), 'On a slow {unit} it was presumably fewer than {each}. Was there a slow {unit}?'),
      paced((f) => !people(f), 'Did the {things} ever stop, or did you just go home?'),
      paced(pace(2), 'I did the division so that HR need not: {each} {unit:a}. HR sends flowers.'),
      paced(pace(20), '{Each} {unit:a}. That’s not a workload, that’s weather.'),
      paced(divided, 'It comes to {count} in {span}. Even the spreadsheet sat down.'),
      paced(always, 'The total sounds like a lot. Then one divides, {each} {unit:a}, and it sounds like a Monday.'),
      paced(pace(0.2, 2), 'So {each} {unit:a}. You make it sound so restful.'),
      paced(always, 'My phone calculator says {each} {unit:a} and asks if I’m all right.'),
    ],
    gentle: [
      paced(always, 'That’s {each} {unit:a}. Said that way, a reader can picture the pace.'),
      paced(always, 'The total is good; the pace is better: {each} {unit:a} tells them how the work felt.'),
      paced((f) => !people(f), 'A pace shows stamina. Add how often it was right the first time, and you have both halves.'),
      paced(always, 'It’s a figure with its time beside it, which is all that a figure needs. Leave it there.'),
      paced(always, 'Who reads that sees stamina without being told. Nothing to add.'),
      paced(always, 'How did you keep it up? The method behind {each} {unit:a} is what a new employer would be buying.'),
      paced(pace(2), 'At {each} {unit:a} you probably had a system. Two words about it would help.'),
      paced((f) => !people(f), 'Volume is half the story. How many of the {things} were right the first time?'),
      paced(always, 'A reader from your trade will do the sum and get {each} {unit:a}. Save them the trouble.'),
      paced(always, 'What happened on the days when there were more? The answer shows how you cope.'),
      paced(always, 'Somebody outside the trade can’t tell whether {each} {unit:a} is quiet or busy. A comparison would.'),
      paced(always, 'The figure helps because it can be checked. Say where it was kept.'),
      paced(always, 'A figure like {count} is easily read past. Next to {span} it comes to life, so keep the two together.'),
      paced(always, 'Did you do that alone? If so, the word is missing; if not, say with how many.'),
      paced((f) => !people(f), 'Say what the {things} were for. A pace with a purpose is more than stamina.'),
      paced((f) => !people(f), 'The {things} are counted. Say who was glad of them, and the count has a face.'),
      paced((f) => !people(f), 'With that many {things} there was probably a knack. Tell it in five words.'),
      paced((f) => !people(f), 'Whoever reads of {things} thinks of the easy ones. Say what a hard one was like.'),
      paced((f) => !people(f), 'The {things} speak for stamina. One clause on care would complete the picture.'),
      paced(always, 'I’d put this line higher up: people in a hurry look for pace.'),
      paced(always, 'It may have felt ordinary. From outside, {each} {unit:a} is a fact worth having.'),
      paced(pace(0, 1), 'They were few, and each may have been a lot of work. Say how much, and the count makes sense.'),
      paced(always, 'If the number went up while you were there, say from what to what.'),
      paced(always, 'What was the most you did in {unit:a}? A peak is easier to remember than an average.'),
    ],
    fixes: ['Work out what that’s per day. They will.', 'Use this number in the cover letter, too.', 'Say if that was more than others managed.'],
  },
  'over-hundred': {
    brutal: [
      when(grew, 'That’s {times} times as much. Of what, and from how little, you’re saving for the interview.'),
      when(open, 'I like {percent}%. I’d like the number it started from even more, wherever that is.'),
      when(flat, 'A hundred was the whole cake. You’ve brought {over} per cent of another.'),
      when(open, 'Percentages like that usually began as two people and a spreadsheet.'),
      when(open, 'Past a hundred the sign starts to sweat. What were the two actual figures?'),
      when(between(111), 'At {percent}% you’re ahead of football managers, who stop at a hundred and ten.'),
      when(between(101, 109), 'Only {percent}%? Football managers give a hundred and ten before breakfast.'),
      when(flat, 'So everything, and then another {over} per cent. Where did you find it?'),
      when(open, 'And the other half of {percent}%, the ‘of what’, is at home with its feet up.'),
      when(open, 'There’s a smaller number standing behind {percent}%, and it’s holding its breath.'),
      when(both(open, between(300)), 'My calculator asked whether I was sure.'),
      when(grew, 'It’s {times} times as much, and I still have no idea what as. I’m on the edge of somebody’s seat.'),
      when(between(200), 'Somebody had to tape a second sheet of paper to the top of that chart.'),
      when(both(open, between(300)), 'At {percent}% people stop asking how and start asking whether.'),
      when(open, 'I believe the {percent}. I’d like to meet the hundred.'),
      when(both(open, between(150)), 'Accountants see {percent}% and reach for their glasses. Salespeople see it and reach for yours.'),
      when(both(flat, between(101, 150)), 'Just past a hundred, like a car park that has found space for another row.'),
      when(target, 'Next year’s target has read that line as well, and is doing stretches.'),
      when(both(target, between(101, 109)), 'The target was beaten by a nose, and the nose wants to be in the photograph.'),
      when(both(target, between(125)), 'Whoever set that target is being asked about it in another building.'),
      when(target, 'Somewhere a colleague with 99% is reading this very slowly.'),
      when(target, 'The bonus went on something. The line is silent about what.'),
    ],
    gentle: [
      when(open, 'More than a hundred percent always makes people ask where it started. Both figures answer that.'),
      when(open, 'It may well be true. With the figure it started from, everybody will believe it.'),
      when(grew, 'That’s {times} times as much. Some readers see that faster than {percent}%.'),
      when(grew, 'A rise of {percent}% can be tiny or huge. The two figures behind it say which.'),
      when(both(open, flat), '{percent}% of what: a target, last year, another team? Say which, and it counts.'),
      when(open, 'Over what time? In a quarter and in five years, {percent}% are two different stories.'),
      '{percent}% makes a reader curious. Half a sentence on how you did it would hold them.',
      '{percent}% is a strong number. Whether you did it alone or with a team is the next question.',
      when(open, 'I’d lead with the real figure and let {percent}% follow in brackets.'),
      when(open, 'Say how it was measured, ‘by units sold’ for example, and nobody doubts it.'),
      when(open, 'In the interview they’ll ask where it started. Know the figure.'),
      when(open, 'Large percentages are common on CVs and plain figures aren’t. If you have them, use them.'),
      when(open, '{percent}% is the kind of number people ask about. The two figures behind it would make it solid.'),
      when(target, 'How big was the target? {percent}% of a large one and of a small one are two stories.'),
      when(target, 'Say where that put you among the others who had a target. A rank is remembered longer than a percentage.'),
      when(target, 'A target that was beaten deserves its number: in money, in units or in customers.'),
      when(target, 'Was it one good year or one of several? A second year beside it would be the proof.'),
    ],
    fixes: [
      when(open, 'Give the two figures behind {percent}%: “from [A] to [B]”.'),
      when(both(open, flat), 'Say what the {percent}% is of.'),
      when(target, 'Keep it, and add the size of the target: “{percent}% of a [how much] target”.'),
    ],
  },
  'exact-number': {
    brutal: [
      'Somebody stood there and counted {things}, and I think it was you.',
      'I believe the {number}. Nobody invents a number that awkward.',
      lifeless('Did you number the {things}, or did you know them all by sight?'),
      'You kept a tally of {things}. Where, on the wall?',
      'Anybody can be passionate. It takes character to write down {number} {things}.',
      'A rounder number would have been a lie, so {number} {things} it is. I like you already.',
      'Was {number} the final count, or did you stop because it got dark?',
      lifeless('If the {things} ever come up in a quiz, you’re on my team.'),
      lifeless('Your colleagues remember the {things}. You remember the {number}.'),
      'Somewhere between {number} {things} and the next line I began to trust you.',
      'Nobody asked for the number of {things}. That’s how I know it’s right.',
      'I’d pay to see the spreadsheet with the {things} in it. I bet that the columns are labelled.',
      'Other people in that job will say there were a few {things}. You were the one with the biro.',
      'Birdwatchers keep vaguer records.',
      lifeless('Ask the {things} how many they were, and they couldn’t tell you. You can.'),
      '{Number} {things}. Somewhere in the middle you must have had a favourite.',
      when((f) => Number(f['number']) < 100, 'Nobody has ever lied about having {number} {things}. They’d have said a hundred.'),
      when((f) => Number(f['number']) > 12, 'After the first dozen {things} most people say ‘loads’. You kept going.'),
      'I tried to picture {number} {things} in this room. We would need to move the table.',
      'Of all the numbers going, you went for {number}.',
      '{Number} is a number with a clipboard.',
      lifeless('Say ‘{number} {things}’ slowly and it sounds like a film.'),
      'I’ve read whole annual reports with less in them than {number} {things}.',
      'An auditor reads {number} {things} and feels, for once, understood.',
      'Somewhere an insurance assessor reads {number} {things} and puts the kettle on for you.',
      lifeless('{Number} {things}: the sort of figure that comes with a clipboard and a sharpened pencil.'),
      'Most of us stop counting {things} at ‘a few’. You had the patience of a census.',
      'There’s a notebook somewhere with {number} {things} in it, and I want to hold it.',
    ],
    gentle: [
      'I trust a number nobody would invent. Leave it as it is.',
      'Over what time was that? In a month and in ten years, {number} {things} are two stories.',
      'Put {number} near the front of the line; a figure is where the eye stops.',
      'Was it more than the year before? Then say so, and {number} has a direction.',
      'Somebody will ask how you knew that it was {number}. The answer is probably a good habit, so name it.',
      'I notice {number} because it isn’t round. Give it a neighbour: the year before, the target, the branch down the road.',
      'Leave the {number} exactly as it is. Rounded, it would sound like everybody else.',
      'A reader who sees {number} believes the line above it, too. Keep that one close to the top.',
      when(event, 'With {number} {things} behind you, which one would you talk about in an interview? Have it ready.'),
      when(event, 'Of the {number} {things}, one went wrong in an interesting way. They like to hear that one.'),
      'Be that exact elsewhere, too: one figure like {number} in each job would change the page.',
      'The {number} needs no help. See that no rounder one stands near it.',
      'A reader who checks one figure on this page will check {number}, and believe the rest.',
      '{Number} {things}, counted and printed. That’s all that a line has to do.',
      'A figure, a thing, and no adjective between them: {number} {things}. Leave it so.',
    ],
    fixes: [
      'Know how you counted: exact numbers get asked about.',
      'Use the same number wherever it comes up, in the letter, too.',
      'If the letter needs a number, take this one.',
      'Keep the number exactly as it is: rounded, it would be worth half.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
