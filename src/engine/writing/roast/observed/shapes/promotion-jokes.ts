import type { Facts, Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

const when = (test: (facts: Facts) => boolean, text: string): Template => ({ text, when: test });
const soon = (facts: Facts): boolean => Number(facts['months']) <= 14;
const late = (facts: Facts): boolean => Number(facts['months']) >= 30;

/** From one job to the next. */
export const PROMOTION_JOKES = {
  'same-month': {
    brutal: [
      'You stopped being a {one} and started this in the same {month}. Did you at least change shoes?',
      'Out of one door and in at the next, both in {month}. The leaving cake must have been eaten on the bus.',
      '{Month} was busy: last day as {one}, first day here, and presumably one lunch.',
      'You handed in one badge as {one} and picked up another in the same {month}. The lanyard never cooled.',
      '{Month}: {one} at breakfast, and this by tea.',
      'Some people take a week in {month} to stop being {one:a}. You appear to have taken the lift.',
    ],
    gentle: [
      'You moved straight from one job to the next in {month}. If they asked you to come, three words about it would be read.',
      'In {month} you stopped being {one:a} and began this. What did you bring along? It’s a good first bullet.',
      'You went from {one} to this without a gap. I’d leave the dates exactly as they are.',
      'Two employers and one {month}: nobody has to wonder about the dates. Keep the months in both lines.',
    ],
    fixes: ['Keep the months in both dates.'],
  },
  promotion: {
    brutal: [
      when(soon, 'From {from} to this in {months} months. The printer had only just finished your first business cards.'),
      when(soon, '{Months:words} months after {from}. Somebody upstairs panicked, and panicked correctly.'),
      'They promoted you from {from}, and you mention it as if the furniture had been moved.',
      'You were {from}, and then they knew better. That deserves a verb, and possibly a trumpet.',
      'Same firm, better chair. You haven’t said a word about how you got it.',
      'The people who knew you as {from} gave you more work. I’d call that a review.',
      'They had watched you be {from} and still did it. I’d frame that.',
      'In went {from} and out came “{to}”. I’d like to see the machine.',
      'Nobody is promoted by accident. Well, they are, but rarely to “{to}”.',
      when(soon, 'You had hardly found the good stapler as {from}.'),
      when(late, 'It took them {months} months to notice. I noticed in one line.'),
      'The word for that’s ‘promoted’. It’s free, and you may shout it.',
      'Two titles with one employer: somebody liked the first series.',
      'I bet the e-mail that announced it had more adjectives than this.',
      'I like a CV with a staircase in it. This one has no handrail, but still.',
      'Somebody at the top read your work as “{from}” and went looking for a bigger chair.',
      'You went up a floor without leaving the building, and filed it under dates.',
      'It says “{from}”, and then it says this. I’d have put in a drum roll.',
      'Most people have to change firms for that. You only changed your signature.',
      'The same firm paid for two sets of business cards. They must have been sure.',
      'Give me the sentence that got you from “{from}” to this. It’s the one I came for.',
      'As “{from}” you must have done something right. Feel free to name it.',
      'If being “{from}” was the audition, this is the part, and nobody has written the review.',
      when(soon, 'It took {months:words} months. I’ve had longer relationships with yoghurt.'),
      when(late, 'It’s {months} months since you began as “{from}”, and somebody finally read the memo.'),
    ],
    gentle: [
      'A promotion from within is the best reference there is. Say “promoted” in so many words, and what for.',
      when(soon, '{Months:words} months from {from} to here. Say what they had seen by then.'),
      'What did you do as {from} that made them ask? It’s the best bullet you could add here.',
      'Two titles with one employer read like two jobs unless you say otherwise. ‘Promoted’ says it.',
      'Who spoke up for you? If it was a customer or another department, that’s worth a clause.',
      'Were there others to choose from? Being picked out of six is a fact, so print it.',
      'Let the bullets differ: what could you decide as “{to}” that you couldn’t as {from}?',
      'The rise is your story. Keep the bullets under {from} short and let this job show why.',
      when(late, 'You stayed, learned the place and moved up. Say what a newcomer wouldn’t have known.'),
      'What was the first thing you changed in the new seat? People want to know what you do with more room.',
      'Say at the top of this job how you came to it. Half a line is enough.',
      'It’s easily missed, since both titles stand there like any other. Make the step from {from} visible.',
      'A promotion is a reference that has already been paid for. Give it a line of its own.',
      'Which of your results as {from} did they quote when they told you? Put that result here.',
      'You knew the firm before you took this on. Say what that let you do faster.',
      'Somebody trusted you twice. A reader would like to know with what the second time: money, people, customers?',
      'The move from {from} says more than an adjective. Let the summary mention it, too.',
      'If you trained whoever came after you as {from}, that’s worth half a line.',
      'Two jobs at one place can share a heading, one below the other. The climb is easier to see that way.',
      'What did you have to stop doing when you left {from} behind? It shows what was new.',
    ],
    fixes: ['Say it outright: “Promoted from {from}”, and what earned it.'],
  },
} as const satisfies Record<string, ShapeJokes>;
