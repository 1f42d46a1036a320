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
const big = (facts: Facts): boolean => Number(String(facts['number']).replaceAll(',', '')) > 12;

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
    ],
    gentle: [
      'Giving both numbers is honest, and rare. {percent}% would say it even faster.',
      when(most, '{part} of {whole} is a rate to be proud of. Say what the usual one is, and it will be understood at once.'),
      'You show the whole and the part, so people will believe you. Say what you learned from the other {left}.',
      when(least, 'A small share can be a good one. Say what counts as normal there, or a reader will guess.'),
    ],
    fixes: [
      'Keep both numbers and add the share: {percent}%.',
      'Keep it. If you can, say what is usual, so that {part} of {whole} can be judged.',
      'Have the answer ready for the other {left}: it is the first thing they will ask.',
    ],
  },
  'before-after': {
    brutal: [
      when((f) => better(f) && down(f) && f['factor'] !== undefined, '{from} to {to}. Somebody upstairs is asking what everyone was doing before.'),
      when(
        (f) => better(f) && f['factor'] !== undefined && Number(f['factor']) >= 3,
        'A factor of {factor}, hidden in the middle of a bullet, like a piano in a cupboard.',
      ),
      when(better, '{to}. You wrote that down in the tone of someone reporting a lost umbrella.'),
      when(better, 'The best number on the page, and it is queueing behind a verb.'),
      when((f) => better(f) && down(f), 'It is down to {to}, and nobody at work has thanked you. I am thanking you.'),
    ],
    gentle: [
      when(better, 'From {from} to {to} is the kind of change people hire for. Put {to} at the front of the line.'),
      when(better, 'Both figures are here, so nobody has to take your word for it. Say in one clause how you did it.'),
      'Before and after in one line: a reader can see the work. Say over what time, if you know.',
    ],
    fixes: ['Lead with the result: “{to}, down from {from}” or “up”, then how you did it.', 'Keep both figures, and move them to the front of the line.'],
  },
  rate: {
    brutal: [
      when(quick, '{each} {things} {unit:a}. And you still found time to write it in the passive tone of a parking notice.'),
      '{Count} {things}. That is {each} {unit:a}. I feel tired, and I only did the division.',
      'Or {each} {unit:a}, if you had wanted us to notice.',
      'Roughly {each} {things} {unit:a}. Put like that, you need a holiday and a headline.',
      'That works out at {each} {unit:a}. Somebody should have brought you a chair.',
      '{each} {unit:a}, every {unit}. No wonder the rest of the CV is short of breath.',
    ],
    gentle: [
      'That is about {each} {unit:a}. Said that way, a reader can picture the pace.',
      'The total is good; the pace is better. {each} {unit:a} tells them how the work felt.',
      'A pace shows stamina. Add how often it was right the first time, and you have both halves.',
    ],
    fixes: ['Print the pace as well: about {each} {unit:a}.', 'Keep the total and add what it meant: “[how many of them were right, on time or sold]”.'],
  },
  'over-hundred': {
    brutal: [
      when((f) => f['grew'] === 1, '{times} times as much. Of what, and from how little, is the question you have left for the interview.'),
      when((f) => f['grew'] === 1, '{percent}% is a wonderful number. So is the one it started from, wherever that is.'),
      when((f) => f['grew'] !== 1, 'A hundred was the whole cake. You have brought {over} per cent of another.'),
      '{percent}%. Percentages like that usually began as two people and a spreadsheet.',
      'Past a hundred the sign starts to sweat. What were the two actual figures?',
    ],
    gentle: [
      'A share over a hundred makes a reader ask what it started from. Give both figures and it becomes solid.',
      'It may well be true; it just sounds round. From what to what?',
    ],
    fixes: ['Give the two figures behind {percent}%: “from [A] to [B]”.', 'Keep the percentage, and add what it is a percentage of.'],
  },
  'exact-number': {
    brutal: [
      when(big, 'Not “about {number}”. You counted the {things}, possibly twice.'),
      when(big, '{number} {things}. An estimate would have been round. This is a census.'),
      when(big, 'Somebody stood there and counted {things}, and I think it was you.'),
      when(big, 'Rounding was an option. {number} {things} says you did not trust it.'),
      when(big, 'I believe the {number}. Nobody invents a number that awkward.'),
      when((f) => !big(f), '{Number} {things}. I would know them by name, and so, I suspect, would you.'),
      when((f) => !big(f), 'A CV full of thousands would not have made me stop. {number} {things} did.'),
      when((f) => !big(f), 'Exactly {number} {things}, and a hundred questions.'),
    ],
    gentle: [
      'An exact count is believed where a round one is not. Say what happened to the {things}.',
      '{Number} {things}: I can picture that. What did it look like when you were done?',
      'I trust a number nobody would invent. Give it a verb that says what you did with the {things}.',
    ],
    fixes: [
      'Keep the number: nobody invents that one. Add what came of it.',
      'Keep it, and say what {number} {things} meant for somebody: time, money, a queue that got shorter.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;

const soon = (facts: Facts): boolean => Number(facts['months']) <= 14;

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
      when(soon, 'From “{from}” to this in {months} months. The printer had only just finished your first business cards.'),
      when(soon, '{Months:words} months after “{from}”. Somebody upstairs panicked, and panicked correctly.'),
      'They promoted you from “{from}”, and you mention it as if the furniture had been moved.',
      'You were “{from}”, and then they knew better. That deserves a verb, and possibly a trumpet.',
    ],
    gentle: [
      'A promotion from within is the best reference there is. Say “promoted” in so many words, and what for.',
      when(soon, '{Months:words} months from “{from}” to here. Say what they had seen by then.'),
    ],
    fixes: ['Say it outright: “Promoted from {from}”, and what you had done to earn it.'],
  },
  'claim-against': {
    brutal: ['The claim is up here. The evidence is further down, with its coat on, leaving.'],
    gentle: ['Something further down the page disagrees with this. Mend that, or drop the claim.'],
    by: {
      fact: 'name',
      values: {
        detail: {
          brutal: [
            'The detail is spelled “{against}”.',
            'Then “{against}” walked past, and nobody stopped it.',
            '“{against}” was also on the page at the time, and declined to comment.',
            'Every detail except “{against}”, which got in through the kitchen.',
          ],
          gentle: [
            '“{against}” further down undoes this claim. Mend the one and the other can stay.',
            'A claim about detail sends people looking. They will find “{against}”.',
          ],
        },
        writing: {
          brutal: [
            'By the same author: “{against}”.',
            'The spelling of “{against}” is a bold opening argument.',
            '“{against}” would like to withdraw its reference.',
          ],
          gentle: ['A claim about writing is checked at once. “{against}” is what they will find, so mend it first.'],
        },
        concise: {
          brutal: [
            'There is a sentence on this page with {against} words in it. It asked me to say hello.',
            'Noted, in a document with a sentence of {against} words. I had to stop for water.',
            '{Against} words in one sentence further on. The full stop was found a week later, alive.',
          ],
          gentle: ['One sentence here runs to {against} words. Cut it in two, and the claim proves itself.'],
        },
        numbers: {
          brutal: [
            'And {against} bullets without a single figure. The numbers must all be in the other CV.',
            'Driven, yes. Measured, no: {against} bullets, and not one digit among them.',
          ],
          gentle: ['None of the {against} bullets carries a figure. One real number would prove this line better than the word does.'],
        },
        organised: {
          brutal: [
            'The dates come in two formats. “{against}” is the one that was raised elsewhere.',
            'Down the page, “{against}” and its cousins are dressed for different parties.',
          ],
          gentle: ['The dates are written in two ways. Make them one, and the page will make this claim for you.'],
        },
        creative: {
          brutal: [
            'So creative that the same bullet appears {against:times}.',
            'One of your lines stands here {against:times}, word for word. The second time I clapped anyway.',
          ],
          gentle: ['One bullet stands here {against:times}, word for word. Replace the copy with something only that job had.'],
        },
        time: {
          brutal: ['One of your jobs runs from {against}. That is either time management or a machine we should discuss.'],
          gentle: ['One period ends before it begins ({against}). Mend it; nobody will read past it.'],
        },
        team: {
          brutal: [
            'And then {against} statements of work without one other living soul. Is the team in the room with us now?',
            'I looked for the team in {against} statements. There is you, and there is the furniture.',
          ],
          gentle: ['Nobody else appears in the work below. Name one person you worked with by their job, and the claim stands.'],
        },
      },
    },
    fixes: [
      'Mend what contradicts it, or take the claim out; the page should make it for you.',
      'Drop the claim and let one line of your work show it instead.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
