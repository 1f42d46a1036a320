import { isHomely } from '../../../../evidence/observations/odd-words/homely.ts';
import type { Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

const SHORT_ENOUGH = 7;

/** Said with the clause in it, which the reader has just read: only where it is short. */
const short = (text: string): Template => ({
  text,
  when: ({ lastWords, last, quoteText }) =>
    typeof lastWords === 'number' && lastWords <= SHORT_ENOUGH && !(text.includes('“{last}”') && String(quoteText).length < String(last).length + LEAST_BEFORE),
});
/** Where the quote is hardly more than the clause, a telling that begins with it would say it twice running. */
const LEAST_BEFORE = 12;

/** The line names a thing before its end does. */
const began = (text: string): Template => ({ text, when: ({ noun, oddNoun }) => noun !== oddNoun });
/** Nobody asks for a figure that stands there. */
const uncounted = (text: string): Template => ({ text, when: (facts) => facts['quoteDigits'] === undefined });

/** A sentence of its own among fragments. */
const sentence = (text: string): Template => ({ text, when: ({ last, alone }) => alone === 1 && /^\p{Lu}/u.test(String(last)) });
/** It comes after a comma: up to there the sentence could have ended. */
const clause = (text: string): Template => ({ text, when: ({ last, quoteText }) => String(quoteText).includes(`, ${String(last)}`) });

/** There are two numbers, one of the whole and one of a part. */
const counted = (text: string): Template => ({
  text,
  when: ({ quoteText, last }) => isNumbered(String(last)) && isNumbered(String(quoteText).replace(String(last), '')),
});
const isNumbered = (text: string): boolean => /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|half)\b/iu.test(text);

/** The thing at the end is one of plain life, which nobody expects there. */
const homely = (text: string): Template => ({ text, when: ({ oddNoun }) => isHomely(String(oddNoun).split(' ').at(-1) ?? '') });

/** A short clause or sentence that comes after the respectable part. `{last}` is the clause as printed. */
export const AFTERTHOUGHT_JOKES = {
  afterthought: {
    brutal: [
      clause('You had finished the sentence, put the cap back on the pen, and then you remembered.'),
      'That turns at the end like a supermarket trolley.',
      'I’d like the long version, with names changed.',
      began('The {noun} will be in the reference. The rest of it will be in the speech.'),
      began('The {noun} passed inspection. The ending climbed over the fence.'),
      began('HR will file the {noun}. The ending will be told in the lift.'),
      '{Post:a} is allowed one of those a year, and you spent it on the CV.',
      'At {firm} that got a nod by the coffee machine. On paper it gets the interview.',
      'Every {post} has a version of that. You’re the one who had a pen.',
      '{Firm} would have called that a lesson learned and lost it in a folder.',
      'No {post} has ever been asked for that in an interview. They’ll start with you.',
      'Half bullet point, half text to a friend. The friend got the better half.',
      clause('{Post:a} can go a whole career without putting that in writing. You had a comma to spare.'),
      clause('Up to the comma it was for HR. After the comma it was for whoever shares your office.'),
      short('Try putting “{last}” through a template. It comes out as ‘drove operational excellence’.'),
      short('Marketing would add three adjectives to “{last}” and take out the truth.'),
      short('“{last}” wouldn’t survive the first meeting about it. Well done for not holding one.'),
      short('A consultant needs forty slides to get to “{last}”, and stops at thirty-nine.'),
      short('In the film of this job “{last}” is the trailer.'),
      short('On the appraisal form there’s a box for strengths and a box for goals. “{last}” would have to go in the margin.'),
      'Most bullets end in a percentage. Yours ends in a raised eyebrow.',
      clause('The bullet was over. Nobody had the heart to stop you.'),
      clause('A well-behaved bullet stops a comma earlier and is never spoken of again.'),
      short('“{last}” is in no competency framework, and the frameworks are worse for it.'),
      short('Strike out everything else, send them “{last}” and see who rings.'),
      short('No consultant has ever billed anybody for “{last}”.'),
      'Whoever approved your leave at {firm} never wrote a sentence that ended like that.',
      'It starts as {post:a} reporting back and ends with their feet on the desk.',
      '{Post:a} wrote the first half. Whoever wrote the second, sit them next to me.',
      clause('A lesser {post} would have stopped at the comma.'),
      clause('That comma was an exit, and you drove past it. I’m glad.'),
      homely('Targets I forget by lunch. I’ll be telling people about the {oddNoun} at Christmas.'),
    ],
    gentle: [
      'The end of that line sounds like you. Keep it, and make sure the part before it carries a result.',
      'That last clause made me smile, and it makes the rest credible. One of those a page is right.',
      'There’s a story behind the end of that line. Tell it in the interview, and let the CV hint at it as it does.',
      uncounted('I’d leave that in. If you have the number that goes with it, put it first.'),
      'It sounds like somebody talking, and that’s rare on paper. Keep the tone for one more line.',
      'I read that end twice, and I’d leave the line as it is.',
      'The end of the line is short and plain. I have nothing to add.',
      'I’d leave the last few words exactly as they are.',
      'That line may end as it does. If they ask about the end, two sentences are enough.',
      'The last clause can stay. It costs you nothing.',
      began('If somebody asks about the {noun}, two sentences are enough.'),
      began('The {noun} and the end of the line belong together. Leave them.'),
      began('I read about the {noun} twice, and I’d leave the line as it is.'),
      short('I read “{last}” twice. It may stay as it is.'),
      short('If somebody asks about “{last}”, begin with the day on which it was so.'),
      short('“{last}” is yours and nobody’s template. Leave it.'),
      'If somebody asks about the end of that line, two sentences are enough.',
      'I wouldn’t cut the end of that line, though somebody will suggest it.',
      'Somebody may ask about the last few words. Have the next sentence ready.',
      'A line may end like that once a page. Keep it.',
      'A reader slows down there, and is glad to have done so. Let it stand.',
      'I like how that line ends. Check that the company will enjoy it as much as I did.',
      'I’d keep this, whatever else has to go when space runs out.',
      'Somebody at {firm} may smile at the end of that line. Leave it where it is.',
      'Whoever comes to the end of that will read the next line as well. Make it a strong one.',
      short('“{last}” needs no help. See that whatever stands above it’s just as plain.'),
      short('If I could keep one piece of this, it would be “{last}”. Give it a result to lean on.'),
      short('I believed the line when I came to “{last}”. Dry, exact and true is a rare tone.'),
      short('Interviewers remember stories, and “{last}” is one already. Have the long version ready.'),
      short('A future colleague will like whoever wrote “{last}”. See that the skill behind it can be read as well.'),
      short('Would you say “{last}” to whoever signs the contract? If so, keep it; it has your voice.'),
      short('Somebody will ask about “{last}”. It’s a good thing to be asked about, so have the answer ready.'),
      uncounted('Who at {firm} still tells that story? If they tell it with a number in it, borrow the number.'),
    ],
    by: {
      fact: 'turn',
      values: {
        share: {
          brutal: [
            short('“{last}” is the footnote that annual reports leave out and colleagues know by heart.'),
            counted('You were asked for a total, and you broke it down by character.'),
            short('Statistics call them a minority. In the canteen “{last}” was the whole conversation.'),
            short('The total is for the recruiter. “{last}” is for the pub.'),
            short('Anybody else would have stopped at the total. You went on to “{last}”, and now I believe the total.'),
            short('An auditor would put “{last}” into a column of its own, and read that column first.'),
            counted('You counted, and then you counted inside the count. That second number is the whole interview.'),
            short('The first half is a statistic. “{last}” is a character.'),
          ],
          gentle: [
            short('Counting inside the count is a good habit, and “{last}” shows it better than “analytical” would. Keep both numbers.'),
            short('I’d ask about “{last}” before anything else. Have the story ready in two sentences.'),
          ],
        },
        nobody: {
          brutal: [
            short('“{last}” is also how most company values were introduced.'),
            short('A big firm would have found out “{last}” by survey, with a prize draw.'),
            short('Behind “{last}” there’s usually an email to all staff, unread.'),
            short('Half of all history is “{last}”. The other half had a budget.'),
            short('Put “{last}” on a mug. I’d take two.'),
            short('“{last}”: the minutes of ten thousand meetings, with the padding taken out.'),
            'That’s the quietest confession on the page, and it has the best timing.',
            'Every organisation has a sentence like that. Most of them keep it off paper.',
          ],
          gentle: [
            short('“{last}” tells me that you notice what a room doesn’t say. What did you do about it?'),
            'A dry line like that’s worth having once. Let the skill behind it stand beside it in plain words.',
          ],
        },
        when: {
          brutal: [
            short('Whoever wrote the rota hadn’t thought of “{last}”.'),
            short('“{last}” is the clause that no job description has, and every job does.'),
            short('Risk registers are written by people who haven’t met “{last}”.'),
            short('Most bullets end in a result. Yours ends in a scene: “{last}”.'),
            short('There’s a film in “{last}”, and the rest of the bullet is the parking.'),
            short('The job description said nothing about “{last}”. They never do.'),
            short('You could have stopped a clause earlier, and I’d have gone to my grave without “{last}”.'),
          ],
          gentle: [
            short('“{last}” sets the scene in one clause. Now say what you were able to do that others couldn’t.'),
            'You can tell a story inside a bullet, and that’s a skill. One figure in it, and it’s also proof.',
          ],
        },
        why: {
          brutal: [
            short('A committee would have taken a year to find the reason, and it wouldn’t have been “{last}”.'),
            short('Root cause analysis has five whys. You were done after one: “{last}”.'),
            short('Business schools teach eleven kinds of reason. “{last}” isn’t among them, and it beats the lot.'),
            short('Other people attach a business case. You have “{last}”, and I’d sign.'),
          ],
          gentle: [short('A reason is what most bullets lack, and “{last}” is a good one. Keep it, and add what it saved.')],
        },
        is: {
          brutal: [
            short('I believe “{last}”. Nobody makes up anything that short.'),
            short('“{last}”, said the bullet, and put the kettle on.'),
            short('An annual report would call “{last}” a key learning and give it a photograph of a bridge.'),
            short('A template would have stopped before “{last}”. Templates have never met anybody.'),
            short('Somebody will try to turn “{last}” into a bullet with a metric. Don’t let them in.'),
          ],
          gentle: [
            short('I heard a voice at “{last}”, and I should like to meet it. Let it say what came next.'),
            sentence('You write a whole sentence there. One or two of those do a page good.'),
            short('“{last}” is plain and short. I’d leave it.'),
            short('If they ask about “{last}”, two sentences are enough.'),
          ],
        },
      },
    },
    fixes: [
      'If the end is the better half, begin the line with it.',
      'Told aloud, stop where the line stops: the pause does the rest.',
      'Expect ‘and then?’ after this line, and know the next sentence.',
      'One line with such an end is enough for a job: let its neighbours be plain.',
      'If the letter needs a first sentence, this line has one in it.',
      'See that the line above it says what the work was, so that this one may talk.',
      'If the new job is a formal one, hold on to the fact and read the last words twice.',
      'Of all your lines with a tail, let this be the one nearest to the top.',
      'Keep the end, and cut a line that any CV could have.',
      'The last words may stay: they show that you were there.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
