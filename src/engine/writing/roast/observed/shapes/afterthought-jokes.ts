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
      clause('It was a perfectly good bullet, and then it became a perfectly good story.'),
      'That turns at the end like a supermarket trolley.',
      'I would like the long version, with names changed.',
      'There is a pause before that, and you can hear it.',
      'Most bullets end in a percentage. Yours ends in a raised eyebrow.',
      'You put the only thing I shall remember where the full stop usually goes.',
      'That is what people say with one hand already on the door handle.',
      clause('The bullet was over. Nobody had the heart to stop you.'),
      'It starts as a report and ends as an anecdote. The middle was the fun part, I expect.',
      'A footnote that has climbed up and sat down at the table.',
      clause('A well-behaved bullet stops a comma earlier and is never spoken of again.'),
      'That is the sentence your best friend would have written about you.',
      'If there is a whiteboard in the interview room, somebody is going to draw it.',
      short('I can hear who you are in “{last}”. In most CVs I can only hear a printer.'),
      short('“{last}” is in no competency framework, and the frameworks are worse for it.'),
      short('Six people will approve this CV, and all six will ask about “{last}”.'),
      'It is the part that {post:a} tells at a wedding and leaves out at the appraisal.',
      'Somebody will read this line out in an open-plan office, and you will be hired or framed.',
      short('If you ever write your memoirs, “{last}” is the title.'),
      short('Strike out everything else, send them “{last}” and see who rings.'),
      short('The rest of the line wears a lanyard. “{last}” came in through the kitchen.'),
      short('Somebody on the panel will circle “{last}” and slide it to the left.'),
      short('One can tell which words the template wrote. It did not write “{last}”.'),
      short('No consultant has ever billed anybody for “{last}”.'),
      short('The software has no box for “{last}”. People have.'),
      short('Read out by anybody, in any voice, this slows down at “{last}”.'),
      short('A whole appraisal in {lastWords:words} words: “{last}”.'),
      short('They will ask for your greatest weakness, and all they will want to talk about is “{last}”.'),
      'The first half went to {firm}. The end you kept for yourself.',
      '{Firm} will have a form for the first half. There is no form for how it ends.',
      'I doubt that {firm} has put that on the website.',
      'Somewhere in a drawer at {firm} lies the official version, and it is one clause shorter.',
      'Whoever approved your leave at {firm} never wrote a sentence that ended like that.',
      'It starts as {post:a} reporting back and ends with their feet on the desk.',
      'I know what {post:a} does all day. This bit is not in the brochure.',
      'The job description for {post:a} stops one sentence earlier, and is the poorer for it.',
      'They were hiring {post:a}. Nobody told them that this came with it.',
      'Somewhere {post:a} has just sat up and said: me, too.',
      'Ask {post:a} for a result, and then wait until they have finished being polite.',
      '{Post:a} wrote the first half. Whoever wrote the second, sit them next to me.',
      clause('A lesser {post} would have stopped at the comma.'),
      clause('That comma was an exit, and you drove past it. I am glad.'),
      homely('Targets I forget by lunch. I shall be telling people about the {oddNoun} at Christmas.'),
      began('I was all ready to admire the {noun}, and then you finished the sentence.'),
      began('I came for the {noun} and stayed for the last few words.'),
    ],
    gentle: [
      'The end of that line sounds like you. Keep it, and make sure the part before it carries a result.',
      'That last clause made me smile, and it makes the rest credible. One of those a page is right.',
      'There is a story behind the end of that line. Tell it in the interview, and let the CV hint at it as it does.',
      uncounted('I would leave that in. If you have the number that goes with it, put it first.'),
      'It sounds like somebody talking, and that is rare on paper. Keep the tone for one more line.',
      'I read that end twice, and I would leave the line as it is.',
      'The end of the line is short and plain. I have nothing to add.',
      'I would leave the last few words exactly as they are.',
      'That line may end as it does. If they ask about the end, two sentences are enough.',
      'The last clause can stay. It costs you nothing.',
      began('If somebody asks about the {noun}, two sentences are enough.'),
      began('The {noun} and the end of the line belong together. Leave them.'),
      began('I read about the {noun} twice, and I would leave the line as it is.'),
      began('It begins with the {noun} and goes its own way from there. That is no fault.'),
      'For {post:a} it may be an ordinary remark. I would leave it where it is.',
      short('I read “{last}” twice. It may stay as it is.'),
      short('If somebody asks about “{last}”, begin with the day on which it was so.'),
      short('“{last}” is yours and nobody’s template. Leave it.'),
      'If somebody asks about the end of that line, two sentences are enough.',
      'I would not cut the end of that line, though somebody will suggest it.',
      'Somebody may ask about the last few words. Have the next sentence ready.',
      'A line may end like that once a page. Keep it.',
      'A reader slows down there, and is glad to have done so. Let it stand.',
      'I like how that line ends. Check that the company will enjoy it as much as I did.',
      'I would keep this, whatever else has to go when space runs out.',
      'Somebody at {firm} may smile at the end of that line. Leave it where it is.',
      'Whoever comes to the end of that will read the next line as well. Make it a strong one.',
      short('“{last}” needs no help. See that whatever stands above it is just as plain.'),
      short('If I could keep one piece of this, it would be “{last}”. Give it a result to lean on.'),
      short('I believed the line when I came to “{last}”. Dry, exact and true is a rare tone.'),
      short('Interviewers remember stories, and “{last}” is one already. Have the long version ready.'),
      short('A future colleague will like whoever wrote “{last}”. See that the skill behind it can be read as well.'),
      short('Would you say “{last}” to whoever signs the contract? If so, keep it; it has your voice.'),
      short('Somebody will ask about “{last}”. It is a good thing to be asked about, so have the answer ready.'),
      uncounted('Who at {firm} still tells that story? If they tell it with a number in it, borrow the number.'),
    ],
    by: {
      fact: 'turn',
      values: {
        share: {
          brutal: [
            short('The total is for the recruiter. “{last}” is for the pub.'),
            short('Anybody else would have stopped at the total. You went on to “{last}”, and now I believe the total.'),
            short('An auditor would put “{last}” into a column of its own, and read that column first.'),
            short('The chart of this has one slice that everybody looks at, and its label is “{last}”.'),
            counted('You counted, and then you counted inside the count. That second number is the whole interview.'),
            short('The first half is a statistic. “{last}” is a character.'),
          ],
          gentle: [
            short('Counting inside the count is a good habit, and “{last}” shows it better than “analytical” would. Keep both numbers.'),
            short('I would ask about “{last}” before anything else. Have the story ready in two sentences.'),
          ],
        },
        nobody: {
          brutal: [
            short('Put “{last}” on a mug. I would take two.'),
            short('“{last}”: the minutes of ten thousand meetings, with the padding taken out.'),
            short('HR asked for competencies and got “{last}”. HR came out ahead.'),
            'That is the quietest confession on the page, and it has the best timing.',
            'Every organisation has a sentence like that. Most of them keep it off paper.',
          ],
          gentle: [
            short('“{last}” tells me that you notice what a room does not say. What did you do about it?'),
            'A dry line like that is worth having once. Let the skill behind it stand beside it in plain words.',
          ],
        },
        when: {
          brutal: [
            short('Most bullets end in a result. Yours ends in a scene: “{last}”.'),
            short('There is a film in “{last}”, and the rest of the bullet is the parking.'),
            short('The job description said nothing about “{last}”. They never do.'),
            short('You could have stopped a clause earlier, and I would have gone to my grave without “{last}”.'),
          ],
          gentle: [
            short('“{last}” sets the scene in one clause. Now say what you were able to do that others could not.'),
            'You can tell a story inside a bullet, and that is a skill. One figure in it, and it is also proof.',
          ],
        },
        why: {
          brutal: [
            short('Business schools teach eleven kinds of reason. “{last}” is not among them, and it beats the lot.'),
            short('Other people attach a business case. You have “{last}”, and I would sign.'),
          ],
          gentle: [short('A reason is what most bullets lack, and “{last}” is a good one. Keep it, and add what it saved.')],
        },
        is: {
          brutal: [
            short('“{last}”. I have sat through reviews of two hours that said less.'),
            short('A template would have stopped before “{last}”. Templates have never met anybody.'),
            short('Somewhere between the nouns a person opens the door, says “{last}” and shuts it again.'),
            short('Somebody will try to turn “{last}” into a bullet with a metric. Do not let them in.'),
            short('Short, plain and no adjective: “{last}”. It is the best-dressed line here.'),
            short('I would put “{last}” over the door.'),
            short('The rest of the page clears its throat. “{last}” speaks.'),
            sentence('That is a whole sentence, with a verb, among all these fragments. It looks like a visitor.'),
          ],
          gentle: [
            short('I heard a voice at “{last}”, and I should like to meet it. Let it say what came next.'),
            sentence('You write a whole sentence there. One or two of those do a page good.'),
            short('“{last}” is plain and short. I would leave it.'),
            short('If they ask about “{last}”, two sentences are enough.'),
          ],
        },
      },
    },
    fixes: [
      'Keep the end of the line. It costs a few words.',
      'Leave the end in. If space runs out, cut a line that any CV could have.',
      'Keep the end, and have two sentences about it ready.',
      'The end may stay, and so may the rest.',
      'Nothing to mend: keep the line whole.',
      'Let the line end as it does.',
      'The last words may stay where they are.',
      'Keep the last clause, and have a sentence about it ready.',
      'The line is finished. Leave it.',
      'Cut nothing from the end of this line.',
      'Both halves of the line may stay.',
      'Keep it to the last word.',
      'The line may end there. Let nobody shorten it.',
      'Keep the line as you wrote it.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
