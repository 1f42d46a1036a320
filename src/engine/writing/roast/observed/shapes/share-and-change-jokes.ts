import type { Facts, Template } from '../../template.ts';
import { areThings } from '../../facts-of-nouns.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

const few = (facts: Facts): boolean => Number(facts['rest']) <= 12;
const most = (facts: Facts): boolean => Number(facts['share']) >= 80;
const least = (facts: Facts): boolean => Number(facts['share']) <= 25;
const single = (facts: Facts): boolean => Number(facts['rest']) === 1;
const when = (test: (facts: Facts) => boolean, text: string): Template => ({ text, when: test });
const better = (facts: Facts): boolean => facts['better'] === 1;
const down = (facts: Facts): boolean => facts['way'] === 'down';
const up = (facts: Facts): boolean => facts['way'] === 'up';
const middling = (facts: Facts): boolean => !most(facts) && !least(facts);
const several = (facts: Facts): boolean => Number(facts['left']) > 1;
/** Hours may have become days: only figures of their own unit, and large ones, are set against each other. */
const alike = (facts: Facts): boolean =>
  [facts['from'], facts['to']].every((figure) => /[%£$€₹]/u.test(String(figure)) || Number(String(figure).replaceAll(',', '')) >= 100);
const manifold = (facts: Facts): boolean => better(facts) && alike(facts) && Number(facts['factor']) >= 2;

/** Both are plain figures, and what lies between them is worth a sum. */
const done = (f: Facts): boolean => Number(f['percent']) >= LEAST_PERCENT && Number(f['percent']) < MOST_PERCENT && !/%/u.test(`${f['from']}${f['to']}`);
const LEAST_PERCENT = 10;
const MOST_PERCENT = 100;

/** What is counted is several of something, and nobody. */
const counted = (f: Facts): boolean => areThings(String(f['things'] ?? ''));
const unmeasured = (f: Facts): boolean => better(f) && f['quoteTime'] === undefined;

/** Shares and changes that a CV leaves to its reader. */
export const SHARE_AND_CHANGE_JOKES = {
  'part-of': {
    brutal: [
      when(single, 'Which leaves one. Every interview from here on will be about the one.'),
      when(single, 'One short. You could have rounded, and you didn’t, and now the one is famous.'),
      when((f) => few(f) && most(f) && !single(f), 'That leaves {left}. They’re somewhere, and they know what they did.'),
      when((f) => few(f) && most(f) && !single(f), '{Percent}%. I’d like a word with the other {left}.'),
      when((f) => few(f) && most(f) && !single(f), 'Nobody remembers the {part}. Tell us about the {left}.'),
      when((f) => most(f), '{Percent}%, and you left the reader to work it out. I had a pencil. HR doesn’t.'),
      when((f) => least(f), '{Percent}%. On a dating site that would be a triumph.'),
      when((f) => least(f), 'The other {left} must have been busy.'),
      when((f) => least(f), '{part}, with {left} watching. I admire anybody who prints the whole number.'),
      when((f) => !most(f) && !least(f), '{Percent}%. The {left} aren’t mentioned again.'),
      when((f) => !most(f) && !least(f), 'An honest fraction. Most people would have printed the top half and called it a day.'),
      when(single, 'One is missing, and now that’s all anybody can see.'),
      when(single, 'The one that got away has a better story than all the others.'),
      when((f) => few(f) && most(f) && several(f), 'The other {left} got away. I’d watch that film.'),
      when((f) => few(f) && several(f), 'It’s the {left} I keep thinking about.'),
      when(middling, 'There’s one pile of {part} and one of {left}. I’d like to be shown the second pile.'),
      when(middling, 'I make that {percent}%. Goalkeepers are celebrated for less.'),
      when(least, 'It’s {part} of {whole}, and it’s all in how quietly you say the second number.'),
      when(least, 'I did the sum, {percent}%, and then I felt rude.'),
      when((f) => least(f) && several(f), 'The other {left} were there to hold the coats.'),
      when((f) => counted(f) && several(f) && few(f), 'Somewhere the other {left} {things} are sitting in a row, not looking at you.'),
      when((f) => counted(f) && several(f), 'You can have the {part}. I’d like to be alone with the other {left} {things}.'),
      when((f) => counted(f) && !least(f), 'It says {part} {things} in the brochure and {whole} in the drawer. You brought the drawer.'),
      when((f) => !least(f), 'Another {post} would have printed the {part} and gone to lunch.'),
      '{Post:a} who prints the {whole} as well as the {part} has either principles or an auditor.',
      when(several, 'Give {post:a} a drink and it’s the other {left} that you’ll hear about.'),
      when((f) => several(f) && !least(f), 'I expect that at {firm} they talk about the {part}. I’d like to hear about the other {left}.'),
      when((f) => !least(f), 'The slide at {firm} said {part}, I expect. The CV adds that there were {whole}. I trust the CV.'),
    ],
    gentle: [
      'Giving both numbers is honest, and rare. As a share, {percent}%, it says the same even faster.',
      when(most, '{part} of {whole} is a rate to be proud of. Say what the usual one is, and it will be understood at once.'),
      when(several, 'You show the whole and the part, so people will believe you. Say what you learned from the other {left}.'),
      when(least, 'A small share can be a good one. Say what counts as normal there, or a reader will guess.'),
      when(several, 'Which of the other {left} taught you something? That makes a good answer in an interview.'),
      'Is {percent}% a lot? A reader from outside can’t know, so give them a yardstick.',
      'I trust a number that comes with its whole. Add over what time, and nothing is left to ask.',
      when(middling, 'With the {whole} beside it, {part} shows what you were up against. Keep both.'),
      when(single, 'There’s one left over, and it will be asked about. A clause about it now saves you the pause later.'),
      'As a share, {percent}%, it would catch the eye sooner.',
      'Two figures and no adjective. An employer can check it, and that’s rare.',
      'Nobody would invent the second number, so the first is believed as well.',
      'It’s exact, and it’s fair to the {whole}. Employers trust people who count like that.',
      when(counted, 'Is {percent}% of the {things} good, fair or normal? A reader from outside needs that word.'),
      when((f) => counted(f) && several(f), 'What did the other {left} {things} have in common? Knowing that’s worth more than the share.'),
      when(counted, 'You counted the {things} and didn’t round. Say what you changed once you knew.'),
      'Would another {post} call {part} of {whole} a good result? Say so in two words, and a reader can nod.',
      'Not every {post} would print the {whole} as well as the {part}. Leave both where they are.',
      'Did {part} of {whole} change anything at {firm}? That would be the end of the line.',
      'If {firm} has an older figure, put it next to {part} of {whole}. Two make a direction.',
    ],
    fixes: [
      'Keep both numbers: the second makes the first believable.',
      'Use both numbers in the cover letter, too.',
      'Be ready to say what happened to the rest.',
      'Say how that compares with others, if you know.',
      when((f) => most(f) && several(f), 'Be ready to say what happened to the other {left}.'),
      when((f) => most(f) && single(f), 'Be ready to say what happened to the last one.'),
    ],
  },
  'before-after': {
    brutal: [
      when((f) => manifold(f) && Number(f['factor']) >= 3, 'There’s a factor of {factor} hidden in the middle of that, like a piano in a cupboard.'),
      when(better, 'You wrote {to} in the tone of someone reporting a lost umbrella.'),
      when(better, 'That’s the best number for miles around, and it’s queueing behind a verb.'),
      when((f) => better(f) && down(f), 'It’s down to {to}, and I bet nobody at work has thanked you. I’m thanking you.'),
      when(better, 'Other people would have {to} printed on a mug.'),
      when(better, 'The old figure was {from}. I’d like to hear from whoever was happy with it.'),
      when(better, 'You buried {to} in the middle. Pirates do that too, but then they draw a map.'),
      when(better, 'I had to put the biscuit down at {to}.'),
      when(manifold, 'I make that a factor of {factor}. You make it a subordinate clause.'),
      when(better, 'Put {from} and {to} on a slide with an arrow between them, and people will stand up.'),
      when(better, 'Somebody should send the people who liked {from} a card.'),
      when(better, 'You did that, and then you carried on with the sentence as if nothing had happened.'),
      when((f) => better(f) && up(f), 'It’s up to {to}. Did you ring a bell? I’d have rung a bell.'),
      when((f) => better(f) && up(f), 'From {from} to {to}. Houseplants do less, and people post pictures of them.'),
      when((f) => better(f) && down(f), 'From {from} to {to}. I can’t do that with biscuits.'),
      'It was {from}, and then it was {to}. I came to see the part in between.',
      'It’s a very short story, from {from} to {to}, and it has an ending.',
      when((f) => better(f) && down(f) && done(f), '{From} less {saved} is {to}: {percent}% off. Shops put a sign in the window for that.'),
      when((f) => better(f) && down(f) && done(f), '{Percent}% gone. I’ve been on diets with better lighting and worse results.'),
      when((f) => better(f) && up(f) && done(f), 'I make that {percent}% up, and not one exclamation mark.'),
      'Somewhere there’s a graph of that. I want to see it, and I want to see who is pointing.',
      when(better, 'Somebody at {firm} had got used to {from}. You’ve ruined it for them.'),
      when(better, 'I hope that {firm} had a cake the day it reached {to}. You gave it half a line.'),
      when(better, 'At {firm} there must be a mug, a plaque or at least a smug e-mail with {to} on it.'),
      when(better, 'If every {post} did that, there would be nothing left for consultants to draw.'),
      when(better, '{Post:a} got that to {to} and put it in the past tense, between two other things.'),
    ],
    gentle: [
      when(better, 'From {from} to {to} is the kind of change people hire for. Put {to} at the front of the line.'),
      when(better, 'Both figures are here, so nobody has to take your word for it. Say in one clause how you did it.'),
      'Before and after in one line: a reader can see the work. Say over what time, if you know.',
      'How much of the step from {from} to {to} was yours? Say your part plainly, and it’s safe to claim.',
      when(better, 'Who noticed when it reached {to}? A word from them would round it off.'),
      when(better, 'The news is {to}. Start the sentence with it and let {from} follow.'),
      'What was the first thing you changed? Between {from} and {to} there’s room for five words about it.',
      'Did it stay at {to}? If so, say for how long; lasting is half of it.',
      'I’d want to ask how, and so will they. Have the way from {from} to {to} ready in three sentences.',
      'With {from} and {to} you give a reader something to repeat. Keep the words around them short.',
      'From {from} to {to} anybody can follow, from your trade or not. See that nothing stands in front of it.',
      when(manifold, 'That’s a factor of {factor}. Some readers see it faster that way.'),
      'One line of this kind in each job would be plenty. Look for its cousin in the next one.',
      'Anybody can follow it, from your trade or not, and nobody can argue with it. Leave it as it is.',
      when(better, '{To} is the sort of number that a panel repeats when you’ve left the room. See that it stands early.'),
      'There’s nothing to add: where it stood, where it stands, and what it was.',
      when(better, 'I’d let the summary end on {to}. It has earned a second place on the page.'),
      'That’s a result, told as one. If the page has to be cut to half, this is in the half.',
      'If others were in it, name them by role. The way from {from} to {to} is no shorter for it.',
      'Where do the figures come from? If there was a report, ‘according to’ makes them solid.',
      when((f) => better(f) && down(f), 'Less is more here. Say what people did with what was saved between {from} and {to}.'),
      when((f) => better(f) && up(f), 'And what did {to} lead to? The next figure along may be the one that counts.'),
      'If it was your idea, say that first: it’s the half that nobody can see.',
      'Somebody had to decide that {from} wasn’t good enough. If that was you, it belongs in the line.',
      when(better, 'Which of your habits as {post:a} got it to {to}? Name the habit; the figures are there already.'),
      when(unmeasured, 'How long did {firm} wait for {to}? The time it took is the one figure I miss.'),
      when(better, 'What would another {post} have to know to do the same? Five words of it, and you’re the expert.'),
    ],
    fixes: [
      when(down, 'Lead with the result: “{to}, down from {from}”, then how you did it.'),
      when(up, 'Lead with the result: “{to}, up from {from}”, then how you did it.'),
      'Put both figures in your summary, too.',
      'Say in one clause what you did to get there.',
      'Be ready to say which part of the change was yours.',
      'Keep both figures, and put this line first.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
