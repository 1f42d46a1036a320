import type { Facts, Template } from '../template.ts';
import type { ShapeJokes } from './observed-jokes.ts';

const few = (facts: Facts): boolean => Number(facts['rest']) <= 12;
const most = (facts: Facts): boolean => Number(facts['share']) >= 80;
const least = (facts: Facts): boolean => Number(facts['share']) <= 25;
const single = (facts: Facts): boolean => Number(facts['rest']) === 1;
const when = (test: (facts: Facts) => boolean, text: string): Template => ({ text, when: test });
const quick = (facts: Facts): boolean => facts['unit'] === 'minute' || facts['unit'] === 'hour';
const better = (facts: Facts): boolean => facts['better'] === 1;
const down = (facts: Facts): boolean => facts['way'] === 'down';
const up = (facts: Facts): boolean => facts['way'] === 'up';
const middling = (facts: Facts): boolean => !most(facts) && !least(facts);
const several = (facts: Facts): boolean => Number(facts['left']) > 1;
/** Hours may have become days: only figures of their own unit, and large ones, are set against each other. */
const alike = (facts: Facts): boolean =>
  [facts['from'], facts['to']].every((figure) => /[%£$€₹]/u.test(String(figure)) || Number(String(figure).replaceAll(',', '')) >= 100);
const manifold = (facts: Facts): boolean => better(facts) && alike(facts) && Number(facts['factor']) >= 2;
/** How many fall on the smaller unit. */
const pace =
  (low: number, high = Infinity) =>
  (facts: Facts): boolean =>
    Number(facts['pace']) >= low && Number(facts['pace']) < high;
const always = (): boolean => true;
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
const grew = (facts: Facts): boolean => facts['grew'] === 1;
const flat = (facts: Facts): boolean => facts['grew'] !== 1;
const between =
  (low: number, high = Infinity) =>
  (facts: Facts): boolean =>
    Number(facts['percent']) >= low && Number(facts['percent']) <= high;
const round = (facts: Facts): boolean => Number(facts['percent']) % 10 === 0;

/** Sums that a CV leaves to its reader. */
export const NUMBER_JOKES = {
  'part-of': {
    brutal: [
      when(single, 'Which leaves one. Every interview from here on will be about the one.'),
      when(single, 'One short. You could have rounded, and you did not, and now the one is famous.'),
      when((f) => few(f) && most(f) && !single(f), 'That leaves {left}. They are somewhere, and they know what they did.'),
      when((f) => few(f) && most(f) && !single(f), '{percent}%. I would like a word with the other {left}.'),
      when((f) => few(f) && most(f) && !single(f), 'Nobody remembers the {part}. Tell us about the {left}.'),
      when((f) => most(f), '{percent}%, and you left the reader to work it out. I had a pencil. HR does not.'),
      when((f) => least(f), '{percent}%. On a dating site that would be a triumph.'),
      when((f) => least(f), 'The other {left} must have been busy.'),
      when((f) => least(f), '{part}, with {left} watching. I admire anybody who prints the whole number.'),
      when((f) => !most(f) && !least(f), '{percent}%. The {left} are not mentioned again.'),
      when((f) => !most(f) && !least(f), 'An honest fraction. Most people would have printed the top half and called it a day.'),
      when(single, 'One is missing, and now that is all anybody can see.'),
      when(single, 'The one that got away has a better story than all the others.'),
      when((f) => few(f) && most(f) && several(f), 'The other {left} got away. I would watch that film.'),
      when((f) => few(f) && several(f), 'It is the {left} I keep thinking about.'),
      when(middling, 'I like that you kept the other {left}. Most people file those under experience.'),
      when(middling, 'There is one pile of {part} and one of {left}. I would like to be shown the second pile.'),
      when(middling, 'I make that {percent}%. Goalkeepers are celebrated for less.'),
      when(least, 'It is {part} of {whole}, and it is all in how quietly you say the second number.'),
      when(least, 'I did the sum, {percent}%, and then I felt rude.'),
      when((f) => least(f) && several(f), 'The other {left} were there to hold the coats.'),
      'You gave me two numbers and left me to do the division. It is {percent}%. Do I get paid?',
      'That is {percent}%, in case the person hiring you went into HR to get away from fractions.',
    ],
    gentle: [
      'Giving both numbers is honest, and rare. {percent}% would say it even faster.',
      when(most, '{part} of {whole} is a rate to be proud of. Say what the usual one is, and it will be understood at once.'),
      'You show the whole and the part, so people will believe you. Say what you learned from the other {left}.',
      when(least, 'A small share can be a good one. Say what counts as normal there, or a reader will guess.'),
      'It is {percent}%. Choose whichever of the two sounds larger, and keep the other for the interview.',
      when(several, 'Which of the other {left} taught you something? That makes a good answer in an interview.'),
      'Is {percent}% a lot where you work? A reader from outside cannot know, so give them a yardstick.',
      'I trust a number that comes with its whole. Add over what time, and nothing is left to ask.',
      when(middling, 'With the {whole} beside it, {part} shows what you were up against. Keep both.'),
      when(single, 'There is one left over, and it will be asked about. A clause about it now saves you the pause later.'),
      'If you were the reason for the {part}, say how; otherwise it might have been luck.',
      'What was different about the {part}? That is the line behind the line.',
      'A fraction is easy to skip. Written as {percent}%, it catches the eye.',
      'Two figures and no adjective: I would leave that as it is, and only say when it was.',
    ],
    fixes: [
      'Keep both numbers and add the share: {percent}%.',
      'Keep it. If you can, say what is usual, so that {part} of {whole} can be judged.',
      'Have the answer ready for the other {left}: it is the first thing they will ask.',
    ],
  },
  'before-after': {
    brutal: [
      when((f) => better(f) && down(f), 'It went from {from} to {to}. Somebody upstairs is asking what everyone was doing before.'),
      when((f) => manifold(f) && Number(f['factor']) >= 3, 'There is a factor of {factor} hidden in the middle of that, like a piano in a cupboard.'),
      when(better, 'You wrote {to} in the tone of someone reporting a lost umbrella.'),
      when(better, 'That is the best number for miles around, and it is queueing behind a verb.'),
      when((f) => better(f) && down(f), 'It is down to {to}, and I bet nobody at work has thanked you. I am thanking you.'),
      when(better, 'Other people would have {to} printed on a mug.'),
      when(better, 'The old figure was {from}. I would like to hear from whoever was happy with it.'),
      when(better, 'You buried {to} in the middle. Pirates do that too, but then they draw a map.'),
      when(better, 'I had to put the biscuit down at {to}.'),
      when(manifold, 'I make that a factor of {factor}. You make it a subordinate clause.'),
      when(better, 'Put {from} and {to} on a slide with an arrow between them, and people will stand up.'),
      when(better, 'A consultant would have sent an invoice for {to} and called it a journey.'),
      when(better, 'You did that, and then you carried on with the sentence as if nothing had happened.'),
      when((f) => better(f) && up(f), 'It is up to {to}. Did you ring a bell? I would have rung a bell.'),
      when((f) => better(f) && up(f), 'From {from} to {to}. Houseplants do less, and people post pictures of them.'),
      when((f) => better(f) && down(f), 'From {from} to {to}. I cannot do that with biscuits.'),
      'It was {from}, and then it was {to}. I came to see the part in between.',
      'It is a very short story, from {from} to {to}, and it has an ending.',
      'At {to} I looked back to check that it really said {from}.',
      'There are two figures in that and an honest ‘to’ between them. I nearly got up.',
      'Somewhere there is a graph of that. I want to see it, and I want to see who is pointing.',
    ],
    gentle: [
      when(better, 'From {from} to {to} is the kind of change people hire for. Put {to} at the front of the line.'),
      when(better, 'Both figures are here, so nobody has to take your word for it. Say in one clause how you did it.'),
      'Before and after in one line: a reader can see the work. Say over what time, if you know.',
      'How much of the step from {from} to {to} was yours? Say your part plainly, and it is safe to claim.',
      when(better, 'Who noticed when it reached {to}? A word from them would round it off.'),
      when(better, 'The news is {to}. Start the sentence with it and let {from} follow.'),
      'What was the first thing you changed? Between {from} and {to} there is room for five words about it.',
      'Did it stay at {to}? If so, say for how long; lasting is half of it.',
      'I would want to ask how, and so will they. Have the way from {from} to {to} ready in three sentences.',
      'With {from} and {to} you give a reader something to repeat. Keep the words around them short.',
      'Is {to} good in your trade? Somebody from outside cannot tell; half a clause would help them.',
      when(manifold, 'That is a factor of {factor}. Some readers see it faster that way.'),
      'What did it take to get there: hours, money, arguments? Said briefly, it makes {to} larger.',
      'One line of this kind in each job would be plenty. Look for its cousin in the next one.',
      'If others were in it, name them by role. The way from {from} to {to} is no shorter for it.',
      'Where do the figures come from? If there was a report, ‘according to’ makes them solid.',
      when((f) => better(f) && down(f), 'Less is more here. Say what people did with what was saved between {from} and {to}.'),
      when((f) => better(f) && up(f), 'And what did {to} lead to? The next figure along may be the one that counts.'),
      'If you were told to do it, say so; if it was your idea, say that first.',
      'Somebody had to decide that {from} was not good enough. If that was you, it belongs in the line.',
    ],
    fixes: ['Lead with the result: “{to}, down from {from}” or “up”, then how you did it.', 'Keep both figures, and move them to the front of the line.'],
  },
  rate: {
    brutal: [
      paced(always, 'You give {count} {things}. That is {each} {unit:a}. I feel tired, and I only did the division.'),
      paced(always, 'Or {each} {unit:a}, if you had wanted us to notice.'),
      paced(pace(2), 'Roughly {each} {unit:a}. Put like that, you need a holiday and a headline.'),
      paced(pace(2), 'That works out at {each} {unit:a}. Somebody should have brought you a chair.'),
      paced(pace(3), 'It is {each} {unit:a}, every {unit}. No wonder the CV is short of breath.'),
      paced((f) => quick(f) && pace(2)(f), 'About {each} {unit:a}. When did you swallow?'),
      paced(pace(10), 'I make it {each} {unit:a}. There are slot machines with a gentler rhythm.'),
      paced(pace(1, 10), 'About {each} {unit:a}. I could set my watch by that.'),
      paced(pace(0, 1), 'Divide it, and it is under one {unit:a}. Suddenly I can picture you having lunch.'),
      paced(always, 'Say ‘{count} in {span}’ at a party and people will ask who was chasing you.'),
      paced(always, 'Nobody reads {count} and thinks of {unit:a}. I did, and it was {each}.'),
      paced(pace(3), 'That is {each} {unit:a}. Where did you keep the tea?'),
      paced(pace(5), 'At {each} {unit:a} the coffee must be drunk standing up.'),
      paced(always, 'The sum comes to {each} {unit:a}. I checked it twice, mostly out of sympathy.'),
      paced(pace(4), 'You gave the total because the pace sounds like a cry for help: {each} {unit:a}.'),
      paced(pace(2), 'On a slow {unit} it was presumably fewer than {each}. Was there a slow {unit}?'),
      paced((f) => !people(f), 'Did the {things} ever stop, or did you just go home?'),
      paced(pace(2), 'I did the division so that HR need not: {each} {unit:a}. HR sends flowers.'),
      paced(pace(20), 'About {each} {unit:a}. That is not a workload, that is weather.'),
      paced(always, 'It comes to {count} in {span}. Even the spreadsheet sat down.'),
      paced(always, 'The total sounds like a lot. Then one divides, {each} {unit:a}, and it sounds like a Monday.'),
      paced((f) => pace(6)(f) && !people(f), 'A pound for each of those {things}, and you would be reading this on a yacht.'),
      paced(pace(0.2, 2), 'So {each} {unit:a}. You make it sound so restful.'),
      paced(always, 'My phone calculator says {each} {unit:a} and asks if I am all right.'),
    ],
    gentle: [
      paced(always, 'That is about {each} {unit:a}. Said that way, a reader can picture the pace.'),
      paced(always, 'The total is good; the pace is better: {each} {unit:a} tells them how the work felt.'),
      paced((f) => !people(f), 'A pace shows stamina. Add how often it was right the first time, and you have both halves.'),
      paced(always, 'Which looks better to you: {count} in {span}, or {each} {unit:a}? Print that one first.'),
      paced(always, 'Was {each} {unit:a} usual there? If you were above it, say so.'),
      paced(always, 'How did you keep it up? The method behind {each} {unit:a} is what a new employer would be buying.'),
      paced(pace(2), 'At about {each} {unit:a} you probably had a system. Two words about it would help.'),
      paced((f) => !people(f), 'Volume is half the story. How many of the {things} were right the first time?'),
      paced(always, 'A reader from your trade will do the sum and get {each} {unit:a}. Save them the trouble.'),
      paced(always, 'What happened on the days when there were more? The answer shows how you cope.'),
      paced(always, 'Somebody outside the trade cannot tell whether {each} {unit:a} is quiet or busy. A comparison would.'),
      paced(always, 'The figure helps because it can be checked. Say where it was kept.'),
      paced(always, 'A figure like {count} is easily read past. Next to {span} it comes to life, so keep the two together.'),
      paced(always, 'Did you do that alone? If so, the word is missing; if not, say with how many.'),
      paced((f) => !people(f), 'Say what the {things} were for. A pace with a purpose is more than stamina.'),
      paced(always, 'I would put this line higher up: people in a hurry look for pace.'),
      paced(always, 'It may have felt ordinary. From outside, {each} {unit:a} is a fact worth having.'),
      paced(pace(0, 1), 'They were few, and each may have been a lot of work. Say how much, and the count makes sense.'),
      paced(always, 'If the number went up while you were there, say from what to what.'),
      paced(always, 'What was the most you did in {unit:a}? A peak is easier to remember than an average.'),
    ],
    fixes: ['Print the pace as well: about {each} {unit:a}.', 'Keep the total and add what it meant: “[how many of them were right, on time or sold]”.'],
  },
  'over-hundred': {
    brutal: [
      when(grew, 'That is {times} times as much. Of what, and from how little, you are saving for the interview.'),
      when(grew, 'I like {percent}%. I would like the number it started from even more, wherever that is.'),
      when(flat, 'A hundred was the whole cake. You have brought {over} per cent of another.'),
      'Percentages like that usually began as two people and a spreadsheet.',
      'Past a hundred the sign starts to sweat. What were the two actual figures?',
      when(between(111), 'At {percent}% you are ahead of football managers, who stop at a hundred and ten.'),
      when(between(101, 110), 'Only {percent}%? Football managers give that before breakfast.'),
      when(flat, 'So everything, and then another {over} per cent. Where did you find it?'),
      when(grew, 'Going from one to {times} is up {percent}%, too. I only mention it.'),
      'And the other half of {percent}%, the ‘of what’, is at home with its feet up.',
      'There is a smaller number standing behind {percent}%, and it is holding its breath.',
      'My calculator asked whether I was sure.',
      'I would hang {percent}% in the hall. In a bullet it needs a chair and an explanation.',
      when(grew, 'It is {times} times as much, and I still have no idea what as. I am on the edge of somebody’s seat.'),
      when(between(200), 'Somebody had to tape a second sheet of paper to the top of that chart.'),
      when(between(300), 'At {percent}% people stop asking how and start asking whether.'),
      'A number says {percent}% when it has had a drink.',
      'I believe the {percent}. I would like to meet the hundred.',
      'Accountants see {percent}% and reach for their glasses. Salespeople see it and reach for yours.',
      when((f) => flat(f) && between(101, 150)(f), 'Just past a hundred, like a car park that has found space for another row.'),
      when(flat, 'A hundred per cent is called ‘all of it’. What do you call yours?'),
      'Somewhere a colleague with 99% is reading this very slowly.',
      'It has the look of a figure that was brought in by two people and a trolley.',
    ],
    gentle: [
      'A share over a hundred makes a reader ask what it started from. Give both figures and it becomes solid.',
      'It may well be true; it only sounds large. From what to what?',
      when(grew, 'That is {times} times as much. Some readers see that faster than {percent}%.'),
      when(grew, 'A rise of {percent}% can be tiny or huge. The two figures behind it say which.'),
      when(flat, 'Is it {percent}% of a target, of last year, of somebody else’s? Say which and it will be believed.'),
      'Over what time? In a quarter and in five years, {percent}% are two different stories.',
      'What did you do that made the difference? At {percent}% a reader is ready to hear it.',
      'If somebody else was part of it, say so; {percent}% stays just as large.',
      'Put the smaller figure first and the larger one after it. People like to watch a number grow.',
      'I would lead with the real figure and let {percent}% follow in brackets.',
      'How was it measured? Three words, such as ‘by units sold’, take the doubt away.',
      'Have the sum ready: they will ask what a hundred was.',
      'Large percentages are common on CVs and plain figures are not. If you have them, use them.',
      'Did it last? A peak of {percent}% is good; where it settled is better.',
      'One reader in your trade will think it normal and another impossible. A comparison would calm both.',
      when(round, 'A round figure like {percent}% looks like an estimate. If you have the exact one, print it.'),
      when((f) => !round(f), 'With {percent}% somebody did the sum. Say from which two figures.'),
      'Say it in money, people or pieces, and even a tired reader will see it.',
      'A line like that gets checked, so help with the checking: which report says {percent}%?',
      'A percentage has no size until one knows the hundred. Lend this one a size.',
    ],
    fixes: ['Give the two figures behind {percent}%: “from [A] to [B]”.', 'Keep the percentage, and add what it is a percentage of.'],
  },
  'exact-number': {
    brutal: [
      'Somebody stood there and counted {things}, and I think it was you.',
      'I believe the {number}. Nobody invents a number that awkward.',
      'I would love to hear about the last of the {things}, and whether you said goodbye.',
      'Did you number the {things}, or did you know them all by sight?',
      'You kept a tally of {things}. Where, on the wall?',
      'I would have said ‘lots of {things}’, and that is why nobody asks me.',
      'Anybody can be passionate. It takes character to write down {number} {things}.',
      'Birdwatchers keep vaguer records.',
      'Of all the numbers going, you went for {number}.',
      '{Number} is a number with a clipboard.',
      'Say ‘{number} {things}’ slowly and it sounds like a film.',
      'I have read whole annual reports with less in them than {number} {things}.',
      'An auditor reads {number} {things} and feels, for once, understood.',
      'You could have stopped counting {things} sooner. I respect that you did not.',
      'There is a notebook somewhere with {number} {things} in it, and I want to hold it.',
    ],
    gentle: [
      'An exact count is believed where a round one is not. Say what happened to the {things}.',
      'I can picture {number} {things}. What did it look like when you were done?',
      'I trust a number nobody would invent. Give it a verb that says what you did with the {things}.',
      'A count like {number} shows that somebody kept track. Say what the tally was for.',
      'Over what time was that? In a month and in ten years, {number} {things} are two stories.',
      'Are {number} {things} many? Somebody from outside cannot know, so tell them what is usual.',
      'If the {number} {things} were your doing, make sure that the verb says so.',
      'Where does {number} come from: a log, a system, your own notes? Two words make it solid.',
      'Which of the {things} was the hardest? It is a good story for the interview.',
      'Put {number} near the front of the line; a figure is where the eye stops.',
      'Was it more than the year before? Then say so, and {number} has a direction.',
      'Be that exact elsewhere, too: one figure like {number} in each job would change the page.',
    ],
    fixes: [
      'Keep the number: nobody invents that one. Add what came of it.',
      'Keep it, and say what {number} {things} meant for somebody: time, money, a queue that got shorter.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;

const soon = (facts: Facts): boolean => Number(facts['months']) <= 14;
const late = (facts: Facts): boolean => Number(facts['months']) >= 30;

/** What two lines tell together. */
export const STORY_JOKES = {
  'same-month': {
    brutal: [
      'You stopped being a {one} and started this in the same {month}. Did you at least change shoes?',
      'Out of one door and in at the next, both in {month}. The leaving cake must have been eaten on the bus.',
      '{Month} was busy: last day as {one}, first day here, and presumably one lunch.',
    ],
    gentle: ['You moved straight from one job to the next in {month}. That often means somebody wanted you; if you were asked to come, say so.'],
    fixes: ['Keep the dates. If somebody asked you to come over, that is worth three words.'],
  },
  promotion: {
    brutal: [
      when(soon, 'From {from} to this in {months} months. The printer had only just finished your first business cards.'),
      when(soon, '{Months:words} months after {from}. Somebody upstairs panicked, and panicked correctly.'),
      'They promoted you from {from}, and you mention it as if the furniture had been moved.',
      'You were {from}, and then they knew better. That deserves a verb, and possibly a trumpet.',
      'Same firm, better chair. You have not said a word about how you got it.',
      'The people who knew you as {from} gave you more work. I would call that a review.',
      'They had watched you be {from} and still did it. I would frame that.',
      'In went {from} and out came “{to}”. I would like to see the machine.',
      'Nobody is promoted by accident. Well, they are, but rarely to “{to}”.',
      when(soon, 'You had hardly found the good stapler as {from}.'),
      when(late, 'It took them {months} months to notice. I noticed in one line.'),
      'The word for that is ‘promoted’. It is free, and you may shout it.',
      'Two titles with one employer: somebody liked the first series.',
      'I bet the e-mail that announced it had more adjectives than this.',
      'I like a CV with a staircase in it. This one has no handrail, but still.',
      'Somebody at the top read your work as “{from}” and went looking for a bigger chair.',
      'You went up a floor without leaving the building, and filed it under dates.',
      'It says “{from}”, and then it says this. I would have put in a drum roll.',
      'Most people have to change firms for that. You only changed your signature.',
      'The same firm paid for two sets of business cards. They must have been sure.',
      'Give me the sentence that got you from “{from}” to this. It is the one I came for.',
      'As “{from}” you must have done something right. Feel free to name it.',
      'If being “{from}” was the audition, this is the part, and nobody has written the review.',
      when(soon, 'It took {months:words} months. I have had longer relationships with yoghurt.'),
      when(late, 'It is {months} months since you began as “{from}”, and somebody finally read the memo.'),
    ],
    gentle: [
      'A promotion from within is the best reference there is. Say “promoted” in so many words, and what for.',
      when(soon, '{Months:words} months from {from} to here. Say what they had seen by then.'),
      'What did you do as {from} that made them ask? It is the best bullet you could add here.',
      'Two titles with one employer read like two jobs unless you say otherwise. ‘Promoted’ says it.',
      'Who spoke up for you? If it was a customer or another department, that is worth a clause.',
      'Were there others to choose from? Being picked out of six is a fact, so print it.',
      'Let the bullets differ: what could you decide as “{to}” that you could not as {from}?',
      'The rise is your story. Keep the bullets under {from} short and let this job show why.',
      when(late, 'You stayed, learned the place and moved up. Say what a newcomer would not have known.'),
      'What was the first thing you changed in the new seat? People want to know what you do with more room.',
      'Say at the top of this job how you came to it. Half a line is enough.',
      'It is easily missed, since both titles stand there like any other. Make the step from {from} visible.',
      'A promotion is a reference that has already been paid for. Give it a line of its own.',
      'Which of your results as {from} did they quote when they told you? Put that result here.',
      'You knew the firm before you took this on. Say what that let you do faster.',
      'Somebody trusted you twice. A reader would like to know with what the second time: money, people, customers?',
      'The move from {from} says more than an adjective. Let the summary mention it, too.',
      'If you trained whoever came after you as {from}, that is worth half a line.',
      'Two jobs at one place can share a heading, one below the other. The climb is easier to see that way.',
      'What did you have to stop doing when you left {from} behind? It shows what was new.',
    ],
    fixes: ['Say it outright: “Promoted from {from}”, and what you had done to earn it.'],
  },
  'claim-against': {
    brutal: [
      'The claim is up here. The evidence is further down, with its coat on, leaving.',
      'The left hand claims it. The right hand, elsewhere on the page, has not been told.',
    ],
    gentle: [
      'Something further down the page disagrees with this. Mend that, or drop the claim.',
      'A reader believes what a page does before what it says. Let the two agree.',
    ],
    by: {
      fact: 'name',
      values: {
        detail: {
          brutal: [
            'The detail is spelled “{against}”.',
            'Then “{against}” walked past, and nobody stopped it.',
            'Also on the page at the time was “{against}”, which declined to comment.',
            'Every detail except “{against}”, which got in through the kitchen.',
            'It was going so well, and then you typed “{against}”.',
          ],
          gentle: [
            'Elsewhere on the page “{against}” undoes this claim. Mend the one and the other can stay.',
            'A claim about detail sends people looking. They will find “{against}”.',
            'Ask a friend to read the page once. A spell checker may pass “{against}”; a friend will not.',
          ],
        },
        writing: {
          brutal: [
            'By the same author: “{against}”.',
            'The spelling of “{against}” is a bold opening argument.',
            'I hear “{against}” would like to withdraw its reference.',
            'The prosecution calls “{against}”.',
            'It seems “{against}” got past the proofreader. I have a theory about who that was.',
          ],
          gentle: [
            'A claim about writing is checked at once. “{against}” is what they will find, so mend it first.',
            'Mend “{against}” before somebody does it for you in red.',
            'The skill may well be there; “{against}” just got there first. Reading the page aloud once would catch it.',
          ],
        },
        concise: {
          brutal: [
            'There is a sentence in this CV with {against} words in it. It asked me to say hello.',
            'Noted, in a document with a sentence of {against} words. I had to stop for water.',
            'One sentence has {against} words. Its full stop was found a week later, alive.',
            'You wrote a sentence of {against} words. On a clear day one can see the other end.',
            'I timed the sentence with {against} words. It has an interval.',
          ],
          gentle: [
            'One sentence here runs to {against} words. Cut it in two, and the claim proves itself.',
            'A sentence of {against} words speaks louder than this claim. Where you take a breath, put a full stop.',
            'Find the sentence with {against} words and say what it is about. Whatever you say is the short version.',
          ],
        },
        numbers: {
          brutal: [
            'And {against} bullets without a single figure. The numbers must all be in the other CV.',
            'Driven, yes. Measured, no: {against} bullets, and not one digit among them.',
            'I went over {against} bullets with a metal detector. Not so much as a coin.',
            'If results are the destination, {against} bullets have missed the turning.',
            'For somebody so close to the figures, you let {against} bullets leave the house without one.',
          ],
          gentle: [
            'None of the {against} bullets carries a figure. One real number would prove this line better than the word does.',
            'Choose one of the {against} bullets and ask how many, how often or how much. One answer carries this claim.',
            'A claim like this sends people looking for a figure. Among {against} bullets they should find at least one.',
          ],
        },
        organised: {
          brutal: [
            'The dates come in two formats. “{against}” is the one that was raised elsewhere.',
            'Down the page, “{against}” and its cousins are dressed for different parties.',
            'The filing cabinet has two alphabets, and “{against}” is in the second.',
            'Half your dates are dressed for the office. “{against}” heard it was casual Friday.',
            'One drawer says “{against}”, the next has a system of its own. I know kitchens like that.',
          ],
          gentle: [
            'The dates are written in two ways. Make them one, and the page will make this claim for you.',
            'Some of the dates look like “{against}” and some do not. Choose one way; it takes five minutes.',
            'Readers check this claim without meaning to, by looking down the dates. Make “{against}” match the rest.',
          ],
        },
        time: {
          brutal: [
            'One period on the page runs from {against}. That is either time management or a machine we should discuss.',
            'I followed the dates from {against} and met myself coming back.',
            'According to the page, something went on from {against}. Physicists will want your references.',
            'The clock would like to speak to you about {against}.',
            'You are so good with time that from {against} it did as it was told.',
          ],
          gentle: [
            'One period on the page cannot be right ({against}). Mend it; nobody will read past it.',
            'Both ends of {against} cannot be right. It is probably a slip of a finger, and this claim makes people notice it.',
            'Check one period: {against}. A claim about time is safest beside dates that add up.',
          ],
        },
        team: {
          brutal: [
            'And then {against} statements of work without one other living soul. Is the team in the room with us now?',
            'I looked for the team in {against} statements. There is you, and there is the furniture.',
            'I counted heads in {against} statements of work. I got to one.',
            'A fine squad, with no substitutes and no goalkeeper: {against} statements, and only you in them.',
            'Somebody must have passed you the ball. In {against} statements they have no name, no job and no boots.',
          ],
          gentle: [
            'Nobody else appears in the work below. Name one person you worked with by their job, and the claim stands.',
            'Who was on it? One colleague, client or partner in one bullet would make this true on paper.',
            'The claim is common and the proof is easy: say who needed you, and what for.',
          ],
        },
      },
    },
    fixes: [
      'Mend what contradicts it, or take the claim out; the page should make it for you.',
      'Drop the claim and let one line of your work show it instead.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
