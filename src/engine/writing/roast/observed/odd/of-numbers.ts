import type { ShapeTellings } from '../observed-jokes.ts';
import { cameBack, ofPeople, ofThings, several, single, when } from './odd-tellings.ts';

const money = (text: string): ReturnType<typeof when> => when(({ sum }) => /^[£$€]/u.test(String(sum)), text);
const penny = (text: string): ReturnType<typeof when> => when(({ sum }) => !/^[£$€]/u.test(String(sum)), text);
const twice = (text: string): ReturnType<typeof when> => when(({ often }) => often === 'twice', text);
const once = (text: string): ReturnType<typeof when> => when(({ often }) => often === 'once', text);
const named = (text: string): ReturnType<typeof when> => when(({ named: known }) => known === 1, text);
const afterTimes = (text: string): ReturnType<typeof when> => when(({ tail }) => String(tail ?? '').length > 4, text);

const unlike = (text: string): ReturnType<typeof when> => when(({ one, other }) => one !== other, text);

/** What is said of clauses that two numbers tell. Every sum in it is worked out from the page. */
export const ODD_OF_NUMBERS: Readonly<Record<string, ShapeTellings>> = {
  'nearly-all': {
    brutal: [
      single('Nobody will ask about the {some}. Everybody will ask about the one.'),
      single('{All} minus {some} is one, and the one is the whole interview.'),
      single('That leaves one. Films have been made about less.'),
      single('One short of {all}. You could have rounded, and the one would have haunted you.'),
      single('You were one away from a round sentence, and you told the truth about it.'),
      several('{All} take away {some}. Answer: {left:words}. Further questions: all of them.'),
      several('{All} minus {some} leaves {left:words}, and the {left:words} have better stories.'),
      several('The {some} can go home. I’d like a word with the other {left:words}.'),
      several('A tidy result with {left:words} loose ends, and I’ve started pulling at all of them.'),
      cameBack('{All} out, {some} home. Somebody is still leaving a light on for the other {left|one|ones}.'),
      cameBack('I make that {left:words} still out there, with a head start.'),
      when(
        (f) => Number(f['left']) > 1 && f['named'] === 1 && f['people'] !== 1 && /found|back|returned|recovered/u.test(String(f['it'])),
        '{Left:words} {things} remain at large. Don’t approach them.',
      ),
      ofPeople('{All} went in and {some} came out in the sentence. I’ve paused the film on the other {left|one|ones}.'),
      'Anybody else would have written ‘nearly all’. You kept {some} and {all} in the same sentence and let them stare at each other.',
      'A detective would open a file on the way from {all} to {some}. You opened a CV.',
      'Only somebody who lies awake over the other {left|one|ones} prints both {all} and {some}.',
    ],
    gentle: [
      'Both numbers stand there, so the good one is believed. Know what became of the other {left|one|ones}.',
      '{Some} of {all} is worth saying aloud, and you didn’t round it up.',
      'A reader does that sum for you and arrives at {left:words}. It’s a good number to be asked about.',
      'Whoever prints {some} and {all} together has looked at the rest as well. That’s what I take from the line.',
      'I’d be asked about the other {left|one|ones}, so I’d have one calm sentence about that.',
      'An exact {some} convinces where ‘almost all’ never does.',
    ],
  },
  'few-of-them': {
    brutal: [
      several('And the other {left}? No, don’t tell me. I’m happy.'),
      several('The other {left} were the job. These {part|is|are} why anybody will remember it.'),
      several('The other {left} will never get a line in a CV. Life is unfair.'),
      'You sorted {all} into two piles and printed the smaller one. Thank you.',
      'Somebody counted all {all} and then went back with a second pencil.',
      'Out of {all}, you remembered those {some}. So will the whole panel.',
      'Management wanted the {all}. Everybody else at the table wants to hear about “{it}”.',
      'I went in looking for a career and came out with “{it}”.',
      'No form has a box for “{it}”. Somebody made one, with a ruler, in a tea break.',
      '{Some} out of {all}: the slice for which pie charts were invented.',
      'A report would have put “{it}” in a footnote. You put it in your CV, and you were right.',
      'Nobody has ever had to invent a figure like “{it}”.',
      ofPeople('The other {left} have no idea what they were being counted against.'),
      ofThings('I believe in all {all} {things} because of those {some}.'),
    ],
    gentle: [
      'You kept the {all} and the {some} apart, which is more than most reports do.',
      'That’s the half of the line people will repeat. Know the story of the {some}.',
      'The {all} show the size of it, and the {some} show that you were looking. Both belong there.',
      'Somebody may ask about the {some} before anything else: one sentence on how you came to count them is enough.',
      'A small number out of {all} is remembered when the {all} aren’t.',
      'It’s exact where most people are vague, and I wouldn’t explain it further.',
    ],
  },
  'some-of-them': {
    brutal: [
      several('{Some} to {left}. I’ve seen closer votes, but never on a CV.'),
      several('The other {left} have asked for a right of reply.'),
      several('{Some} in the spotlight, and {left} in the wings with their arms folded.'),
      several('I could hear about the {some}. I’d rather be left alone with the {left}.'),
      'A brochure would have given a percentage and a sunset. You gave {some} of {all}.',
      '{Some} of {all} is what happened. Most CVs print what was hoped.',
    ],
    gentle: [
      '{Some} of {all} is plain and can be checked. I’d leave it exactly so.',
      'You give the split and not only the better half. That’s why I believe it.',
      several('If the other {left} come up, say in one sentence how that went. Nobody will mind.'),
      'A reader can picture {some} of {all}. ‘Several’ nobody can picture.',
    ],
  },
  level: {
    brutal: [
      '{All} and {all}. Accountants call that a good day and go home early.',
      unlike('{All} {one} against {all} {other}: a dead heat, and you’re the only one who was there with a stopwatch.'),
      'It balances at {all}. I’ve added it up twice, and so, clearly, had you.',
      'The tidiest sum on the page: {all} on either side, nothing left over, and nobody to blame.',
      'Not one too few and not one too many. Even the tax office would have left it at {all}.',
      '{All} {other}. I make the difference nil, and I enjoyed every bit of it.',
    ],
    gentle: [
      'Two equal numbers need no adjective. It’s complete.',
      '{All} and {all}: a reader sees that you kept count to the end.',
      'It says in a dozen words that nothing was left lying about. I wouldn’t add to it.',
    ],
  },
  over: {
    brutal: [
      '{All} against {some}. Noah had the same trouble, and he wrote the list himself.',
      single('That’s no rounding error. That’s one of the {things}, waiting outside.'),
      several('That’s no rounding error. That’s {left:words} of the {things}, waiting outside.'),
      'Somebody has to stand between {all} and {some}, and I expect it was you.',
      'Two numbers for the same {things}. Somebody has been sleeping in the paperwork.',
      'Anybody else would have corrected {all} or {some}. You printed both and let them fight.',
    ],
    gentle: [
      'Both numbers are there, {all} and {some}, and how you squared them is what I’d tell in an interview.',
      'A reader will do that sum and smile. Know in one sentence how it came about.',
      'It’s an honest pair of numbers. Nothing has to be smoothed.',
    ],
  },
  'short-handed': {
    brutal: [
      '{All} into {some} won’t go. Somebody has been running.',
      'Somebody has had two of the {one} for years and won’t let on.',
      'I make it {left:words} short. Please give my regards to whoever has to stretch.',
      '{All} {one}, {some} {other}: a sum that can be heard from the road.',
      'With {some} {other} you don’t have {all} {one}. You have a plan and a draught.',
    ],
    gentle: [
      'Both numbers may stay: they tell how you manage with what there is.',
      'Anybody who has been {left:words} short knows what that takes. It needs no explaining.',
      'They’ll ask how that works. Enjoy the answer.',
    ],
  },
  'among-many': {
    brutal: [
      'I’ve forgotten the {many} already. Tell me about the {single}.',
      'The {single} is outnumbered {many} to one, and has won the line.',
      '{Many} to one, and my money is on the {single}.',
      'You mention the {single} last, the way one mentions a bear.',
      'Nobody trains you for the {single}.',
      'Exactly one {single}. I’d have expected either none or a policy.',
      'A lesser CV would have rounded the {single} down.',
      'You could have left out the {single}, and I’d have left as well.',
      'That makes {many} reasons to hire you, and one to buy you a drink.',
      'Statistically the {single} hardly exists. I’ve thought of nothing else since.',
      'The {many} are on the invoice. The {single} is in the memoirs.',
      'In the staff room nobody says ‘the {many}’. They say ‘the {single}’, and then somebody has to sit down.',
      named('The {things} were in the job description. The {single} was there on the day.'),
      named('{Many} {things}, yes, yes. Back up to the {single}.'),
      named('I came for the {things}. I’d stay for the {single}.'),
      '“{it}” is outnumbered {many} to one, and has won the line.',
      'I read past the {many} and stopped dead at “{it}”.',
      '{Many} of the others, and “{it}”. I know which of them somebody wrote a song about.',
    ],
    gentle: [
      'The {many} give the size, and the {single} gives the picture. Both may stay.',
      'They’ll ask about the {single} first. Have two sentences about it ready.',
      'I’d leave the {single} at the end: it lands there.',
      'Hardly anybody else will have the {single} on a page. I’d leave it in.',
      'The {single} makes the {many} easier to believe.',
      'The {many} show how much, and “{it}” shows that you were there. Leave both.',
      'I’d be curious about “{it}” before anything else on the page.',
    ],
  },
  'small-sum': {
    brutal: [
      money('{Sum}. I’ve lost more than that by standing up.'),
      money('{Sum}: there are sofas with worse books.'),
      money('Banks have mislaid more than {sum} in a revolving door.'),
      money('You could have put in {sum} of your own and nobody would ever have known. That’s why you get the till.'),
      money('An auditor has cried over less than {sum}, and from the other side.'),
      money('{Sum}. Somebody still brings it up at Christmas, and I think it’s you.'),
      penny('Not even the penny got away.'),
      penny('Somewhere a penny was thinking of rolling under the counter, and thought better of it.'),
      penny('To the penny: the rest of us are exact to the nearest lunch.'),
    ],
    gentle: [
      money('A difference as small as {sum} is the result. Print it as it is.'),
      money('{Sum} is easier to believe than ‘accurate’. I wouldn’t round it.'),
      penny('To the penny is a plain claim, and whoever has counted a till knows what it is worth.'),
      penny('It needs no adjective: somebody in accounts will read it twice.'),
    ],
  },
  times: {
    brutal: [
      twice('Once is an anecdote. Twice is a policy.'),
      twice('Once can happen to anybody. Twice is a booking.'),
      twice('I’ve read that twice, to be fair to both occasions.'),
      twice('The first time was the story. The second time is the reason I believe it.'),
      twice('Twice. I hope that on the second occasion somebody brought a camera.'),
      twice('History repeats itself, but seldom this close to a CV.'),
      once('Everything else on the page happened all the time. That happened once, and I want to hear about it.'),
      once('Once is exactly the number of times that makes people lean forward.'),
      once('Once. It takes nerve to put a number on that.'),
      once('Once, and yet it’s on the page. It must have been quite an afternoon.'),
      afterTimes('I was fine until “{tail}”.'),
      afterTimes('{Often} would have been enough. Then you said how.'),
    ],
    gentle: [
      'The count makes it an event. Have it ready in two sentences.',
      'You say how often, and nobody has to guess. That’s all the line needs.',
      once('Once is honest, and it’s enough. Tell it well if they ask.'),
      twice('Twice sounds like a story and like the truth. I’d let it stand.'),
    ],
  },
};
