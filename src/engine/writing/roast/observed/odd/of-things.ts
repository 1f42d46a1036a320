import type { ShapeTellings } from '../observed-jokes.ts';
import { when } from './odd-tellings.ts';

const HUMAN = /^(?:man|woman|milker|lodger)$/iu;
const human = (text: string): ReturnType<typeof when> => when(({ thing }) => HUMAN.test(String(thing)), text);
const beast = (text: string): ReturnType<typeof when> => when(({ thing }) => !HUMAN.test(String(thing)), text);

const notLast = (text: string): ReturnType<typeof when> => when(({ best }) => !/^last/iu.test(String(best)), text);

/** What is said of clauses in which a thing, a place or a person is unlike any other. */
export const ODD_OF_THINGS: Readonly<Record<string, ShapeTellings>> = {
  'the-most': {
    brutal: [
      'I’d visit. I’d buy the postcard.',
      'The {best} {thing}: a title that nobody else is applying for.',
      'On any other CV that would be ‘leading’. Here it’s “{best}”, and I’d trust you with my keys.',
      'There must be a second one to compare it with, and I’d like to see that as well.',
      'Everybody else is market leader in something. You have the {best} {thing}.',
      notLast('Somebody ranked them, and I hope there was a trophy for the {best}.'),
      'Brochures never say “{it}”. That’s why nobody reads brochures.',
      'A record is a record, even “{it}”.',
      '“{it}” has more atmosphere than the rest of the page put together.',
    ],
    gentle: [
      'A reader sees that at once, which no adjective manages. It may stay.',
      '“{it}” is particular, and that’s why it will be remembered.',
      'Have a sentence ready on what it was like there. They’ll ask.',
      'It’s a modest superlative, and those are believed.',
    ],
  },
  'only-thing': {
    brutal: [
      'No rival {thing} has come forward.',
      'A monopoly, and honestly come by.',
      'There’s a hall of fame for that sort of {thing}, and it has one chair.',
      'I’d have led with the {thing}. I’d have had cards printed.',
      'Prizes have been given for less than that {thing}, and by people who hadn’t tried it.',
      'Nobody can put that {thing} in a scorecard, and it’s the best result on the page.',
    ],
    gentle: [
      'That’s a result, told so that anybody can picture it. Leave it as it is.',
      'The {thing} does more for you than a percentage would.',
      'They’ll ask how you managed it. Have the recipe ready in one sentence.',
    ],
  },
  'with-a-will': {
    brutal: [
      'Everyone else had difficult stakeholders. You had {thing:a}.',
      'I’ve worked with people like that {thing}.',
      'Unions have been founded by less than that {thing}.',
      'No manual covers the {thing}. You do.',
      'Whoever gets the {thing} next deserves a proper handover, and possibly a helmet.',
      'The {thing} should have a line of its own, under management.',
      'That {thing} has a better contract than you do.',
      'There’s a poem about the {thing} in somebody at {firm}, and it doesn’t rhyme.',
    ],
    gentle: [
      'Making that {thing} work is experience, and no certificate exists for it.',
      'Anybody from the trade has known such {thing:a}. It may stay where it is.',
      'It shows what you had to work with, without one word of complaint.',
    ],
  },
  'measured-by': {
    brutal: [
      'There’s no standard for that, and there should be.',
      'Somebody looked at both and made a ranking.',
      'Engineers would ask for a tolerance. I’ll take “{more} than {than}”.',
      'I have no further questions about the {thing}. I have several about {than}.',
      'That’s the only unit of measurement on the page I could draw.',
    ],
    gentle: [
      'Everybody can picture that measure, and nobody has to look it up.',
      'It tells a reader how things were there. Let it stand.',
      'The {thing} is remembered because of what it is measured by.',
    ],
  },
  'odd-last': {
    brutal: [
      'You were listing your duties, and in came “{it}”, wiping its feet.',
      'Everything before it was in the contract. “{it}” was there when you arrived.',
      'HR wrote the first half. “{it}” wrote itself in.',
      'The salary was for the rest. “{it}” you did for the art.',
      'I had questions about the rest. They can wait until I’ve heard about “{it}”.',
      'Ask ten people what the job was and nobody will say “{it}”. You did.',
      'Adverts end with ‘and other duties’. So that’s what they mean: “{it}”.',
      'Nobody applies for “{it}”. Somebody always ends up with it.',
      'If that list were a play, “{it}” would be the one waving at the audience.',
    ],
    gentle: [
      '“{it}” is the item that nobody else lists, so it’s the one that’s remembered.',
      'The ordinary items carry the weight and “{it}” carries the line. Leave the order as it is.',
      'Somebody may ask about “{it}” with a smile. Smile back, and be brief.',
      'It shows that you did what came along. No list of qualities does that.',
    ],
  },
  'what-became': {
    brutal: [
      'That’s no training record. That’s the end of the film, where they tell you what became of everybody.',
      'The reunion will be worth catering for.',
      'I’d subscribe to the newsletter.',
      'A brochure would have left out “{it}”. You led with the truth and let it finish the line.',
      'Everybody who trains people is remembered for one of them. I think we have found yours: “{it}”.',
      'Alumni pages have been built on less than “{it}”.',
      'I had a toast ready for the others. “{it}” gets the speech.',
    ],
    gentle: [
      'You know where they went, and that says how you taught them.',
      'It’s honest about how things turn out, and kind. It may stay.',
      'If somebody asks about that one, tell it fondly.',
    ],
  },
  'retired-thing': {
    brutal: [
      'I didn’t know that {thing:a} could retire. I assume there was a clock.',
      'I’d like to see the pension arrangements for {thing:a}.',
      'The {thing} got out before any of us.',
      'There should have been a leaving card for the {thing}, and I’d have signed it.',
      'Somebody made a speech about the {thing}, and I hope it was long.',
    ],
    gentle: [
      'That the {thing} is out of service may stay on the page: it’s yours, and it’s brief.',
      'A reader smiles and reads on, which is all that a line down there has to do.',
      'Have the story of the {thing} ready. Somebody will ask.',
    ],
  },
  actual: {
    brutal: [
      'I had been picturing the other kind of {thing}.',
      'So somewhere there’s a figurative {thing}, and it got the promotion.',
      'You met my doubts about the {thing} before I had them.',
      'That “actual” has been in an argument and won it.',
      'In a page full of tools and solutions, {thing:a} you could drop on your foot.',
    ],
    gentle: [
      'A thing that can be seen is remembered. The {thing} may stay.',
      'It’s said with a straight face, and that’s why it works.',
      'If they ask about the {thing}, describe it. That’s all they want.',
    ],
  },
  'dressed-as': {
    brutal: [
      'The {what} is on the CV. The dignity is available on request.',
      'There are people with three degrees who have never been trusted with the {what}.',
      'Everything else on the page was done in plain clothes, I assume. You should say.',
      'I’d like to see it enclosed as a supporting document.',
      'Now I know what was missing from every other application: {what:a}.',
    ],
    gentle: [
      'Whoever does that does the rest of the job as well. It may stay.',
      'It shows that nothing was beneath you, and it does so in three words.',
      'They’ll ask. Tell it in one breath and without blushing.',
    ],
  },
  called: {
    brutal: [
      beast('I hadn’t planned to care about {thing:a}. Then it had a name.'),
      beast('You don’t name {thing:a} unless the two of you have been through something.'),
      beast('{Who} should be down as a reference.'),
      beast('Half the people on this page have no name. The {thing} does.'),
      beast('I skipped the summary and went straight to {who}. I regret nothing.'),
      human('Every good story has {who} in it somewhere, usually near the door.'),
      human('I know nothing else about the place, and I can already see {who}.'),
      human('{Who} has never applied for anything, and is the best-known name on the page.'),
    ],
    gentle: [
      'The name makes it a scene and not a duty. I’d leave it in.',
      '{Who} will be remembered longer than the dates. That’s no fault.',
      'Somebody will ask about {who}. One sentence, and then back to the work.',
    ],
  },
};
