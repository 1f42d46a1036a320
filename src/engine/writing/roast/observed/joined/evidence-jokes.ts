import type { Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

/** "The rabbit" is said of one rabbit. */
const single = (text: string): Template => ({ text, when: (facts) => !/[^s]s$/u.test(String(facts['it'])) });

/** A skill and its witness, and a word that comes back. Both lines stand before the telling. */
export const EVIDENCE_JOKES = {
  'only-evidence': {
    brutal: [
      'That is the whole of the case for {skill}. The defence rests.',
      '{skill} is on the list, and this one line is its entire career.',
      'One line knows {skill} personally. The others have only seen it on the list.',
      'Everything I know about you and {skill}, I know from that line.',
      '{skill} appears twice on the page: once to boast and once to prove it.',
      'So that is where {skill} has been hiding.',
      'Without that line {skill} would be a rumour.',
      'I went looking for {skill} outside the list, and there it was, once, keeping its head down.',
      'The list says {skill}. One line backs it up, and would rather not be cross-examined.',
      'As alibis go, {skill} has one, and it was in the area at the time.',
      'You list {skill}, and then you mention it once more, as one mentions the neighbours.',
      '{skill} has one witness. Courts have acquitted on more.',
      'If that line ever leaves, {skill} goes with it.',
      'Take {skill} off the list and one line would miss it. Take the line away, and nobody would.',
      'Two mentions of {skill}: one in the shop window, one in the shop. I had expected a warehouse.',
      '{skill} was seen here once, in daylight, by a reliable bullet.',
      'I asked the page about {skill}, and one line put its hand up. Slowly.',
      'The list introduces {skill} like an old friend. In the jobs you have met once.',
      'The skill is {skill}. The number of lines that have met it is one.',
    ],
    gentle: [
      '{skill} is on your list, and one line vouches for it. A second, with a result, would settle it.',
      'I found {skill} once outside the list. If it matters for {job}, it deserves a line about what you made with it.',
      'One line is enough for {skill} if it says what came of it. Look at this one again with that in mind.',
      'If you know {skill} better than one line shows, say where else it helped.',
      'Somebody who searches for {skill} ends up at this line. Make it the one you would like them to read.',
      'Is {skill} a strength or an acquaintance? The page leaves it open, and you need not.',
      'What was the hardest thing you did with {skill}? The answer could stand in this line.',
      'A list is quickly read past. This line is where {skill} is believed, so give it the better verb.',
      'How well do you know {skill}: looked at it, worked with it, taught it? This line could say so in one verb.',
      'A second line for {skill} need not be grand. The week in which it saved you some trouble would do.',
      'Which part of {skill} did you use there? A feature, a report, a dish: the smaller the detail, the better the proof.',
      'It is good that {skill} has a witness at all. Let the witness say a little more.',
      'If this is where you learned {skill}, say so. Where somebody learned a thing is evidence, too.',
      'Who would have had to do it if you had not known {skill}? That is a reason to mention it twice.',
      'I would put what {skill} saved, in hours or in arguments, at the end of this line.',
      'Between the list and this line {skill} is mentioned twice and explained nowhere. Three words would do.',
      'Suppose they test you on {skill}. What would you like the task to be? Then show that here.',
    ],
    fixes: [
      'Keep {skill} on the list, and give it a second line: what you made with it, and for whom.',
      'Add to this line what {skill} was used for and what came of it: “[what was faster, cheaper or right]”.',
      'If {skill} matters for the job, move this line up; if it does not, let it go from the list.',
    ],
  },
  'word-twice': {
    brutal: [
      'That is “{it}” twice on one CV. The record, as far as I know, was once.',
      'First “{it}”, and further down “{it}” again, like the running gag in a very long film.',
      single('I had only just got over the first {it}.'),
      single('One {it} is a detail. Two is a pattern, and I have told nobody.'),
      single('Somebody who mentions {it:a} once has a story. Twice, and it is a career.'),
      single('The {it} comes back. I had hoped it would.'),
      single('HR can overlook one {it}. For two they have to open a file.'),
      'If there is a third “{it}”, I have missed it, and I am sorry.',
      'Most people get through a working life without writing “{it}” down. You needed it twice.',
    ],
    gentle: [
      'The word “{it}” turns up in two places, far apart. If there is a link, it is a better story than either line tells.',
      'I smiled at “{it}” and then met it again. Once more and it is your trademark; keep both.',
      'Somebody will ask why “{it}” comes up in two places. It is a pleasant question; have the answer ready.',
    ],
    fixes: [
      'Keep both. If they belong together, one of them may say so.',
      'Keep them; they will be remembered. See that each of the two lines also says what you did.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
