import type { ShapeTellings } from '../observed-jokes.ts';
import { when } from './odd-tellings.ts';

const counted = (text: string): ReturnType<typeof when> => when(({ n }) => n !== undefined, text);
const plainOnes = (text: string): ReturnType<typeof when> => when(({ n, thing }) => n !== undefined && thing !== undefined, text);
const medal = (text: string): ReturnType<typeof when> => when(({ rank }) => /^(?:second|2nd|runner-up)$/iu.test(String(rank)), text);
const scored = (text: string): ReturnType<typeof when> => when(({ it }) => /^leads/iu.test(String(it)), text);

/** What is said of brackets that tell something, and of what was counted for its own sake. */
export const ODD_OF_BRACKETS: Readonly<Record<string, ShapeTellings>> = {
  'bracket-tells': {
    brutal: [
      'I was skimming until “{it}”. Now I’d like to see the minutes.',
      'HR reads the line. Everybody else reads “{it}”.',
      'Most brackets hold a date. Yours holds “{it}”, and I’ve stopped checking the dates.',
      'You could have cut “{it}” for space. It’s the reason I’ll remember the rest.',
      'The line is what you told the panel. “{it}” is what you told the pub.',
      'That bracket is a witness statement: “{it}”. I have no further questions, and I have dozens.',
      '“{it}”: said quietly, behind a bracket, by somebody who was there.',
      'A whole line of duty, and all I want to talk about is “{it}”.',
    ],
    gentle: [
      'I smiled at “{it}”: it shows that somebody real was there. Keep it.',
      '“{it}” gives the line a scene, and you needed no adjective for it.',
      'I’d ask you about “{it}” first, and I’d look forward to the answer.',
      'There is warmth in “{it}”, and a reader warms to whoever wrote it.',
    ],
  },
  'yes-no': {
    brutal: [
      'The shortest skills audit in the business, and nobody failed it.',
      'Two questions nobody had asked yet, answered. There goes half the interview.',
      'If tax returns looked like that, we would all file early.',
      'A yes, a no and a closing bracket. Consultants charge a week for that.',
    ],
    gentle: [
      'You say what you can do and what you can’t, in one breath. I believe both.',
      'That’s a fair answer to a question everybody asks. It’s kind to whoever hires you.',
    ],
  },
  'own-grade': {
    brutal: [
      'The official scale runs from A1 to C2. “{it}” isn’t on it, and it should be.',
      'No examining board offers “{it}”. I’d sit the paper.',
      'There are certificates that say less about somebody’s {thing} than “{it}” does.',
      'I know exactly how much {thing} that is. It’s about one evening’s worth.',
      'Everybody else rounds their {thing} up to ‘conversational’. You wrote “{it}”.',
      '“{it}”: enough {thing} to get in, and to be found out by pudding.',
    ],
    gentle: [
      'That grade is honest, and it’s more use to a reader than a letter and a number.',
      'You know what your {thing} is good for, and you say so with a smile.',
      '“{it}” tells me what to expect, and that I’ll like you.',
    ],
  },
  'rates-itself': {
    brutal: [
      'Self-assessment, unedited: “{it}”. Now I believe every other line on the page.',
      'No referee will ever be as accurate as “{it}”.',
      'Annual reviews should be like that: one activity, one adverb, everybody home by four.',
      'You reviewed yourself, and you didn’t round up. HR will want to study you.',
      'Everybody else’s CV would have stopped one word sooner than “{it}”.',
    ],
    gentle: [
      'Somebody who can say “{it}” about one thing is believed about the others.',
      'You’re generous enough to laugh at yourself first, and that travels well.',
      'It’s said lightly, and I’d be glad to sit next to you at work.',
    ],
  },
  tally: {
    brutal: [
      counted('Number {next} is out there somewhere, and it has no idea.'),
      counted('{N}. There’s a notebook, and I’d like to see the notebook.'),
      counted('Most people would say ‘quite a few’. You have it at {n}.'),
      counted('Not {next}, then. {N}. Somebody tried to sneak one past you and was sent home.'),
      counted('A hobby becomes an archive at around {n}. Somebody should tell the fire brigade.'),
      'You keep count. Nobody counts what they aren’t secretly proud of.',
      'Somewhere a tally is kept, and nobody else is allowed to hold the pencil.',
      'Stock controllers have been promoted for less than “{it}”.',
    ],
    gentle: [
      counted('{N} is the sort of number only somebody fond of a thing would know.'),
      counted('I like that you know it’s {n}. Care usually looks like that.'),
      'Whoever keeps a tally keeps a promise, too. It says something good about you.',
      'It’s a small pride, and a likeable one.',
    ],
  },
  record: {
    brutal: [
      'Nobody remembers “{n}” who wasn’t there for all of it.',
      'Somebody timed that, and I think it was somebody with nowhere to hide.',
      '“{n}”: a record like that’s never challenged. People just ask to leave early.',
      'There’s an Olympic event in “{n}”, and no country has entered a team.',
      'I’d like to meet whoever came second to “{n}”, and hear what stopped them.',
      'Every other figure on a CV is rounded for company. “{n}” came as it was.',
    ],
    gentle: [
      'A record is a good thing to have been present at. “{n}” tells me that you stayed.',
      'You remember the exact figure, so it meant something to you. I like that.',
      '“{n}” says more about your patience, or your nerve, than the word would.',
    ],
  },
  'not-first': {
    brutal: [
      'The winner put it on a shelf. {Rank} puts it on a CV, and is better company.',
      '{Rank}. Somebody was ahead of you, and you know exactly who.',
      'Nobody has ever had to explain a first place. “{it}” has a story, and a villain.',
      'I have a great many questions, and they’re all about who was in front of you.',
      medal('Bronze is glad to be there. Silver has been awake since.'),
    ],
    gentle: [
      'You put the placing down as it was, and I think better of you for it.',
      'It takes a whole season to come {rank}. That counts for something.',
      'It shows that you finish what you enter.',
    ],
  },
  'never-yet': {
    brutal: [
      'That “yet” is the most honest word in the profession.',
      'Said like somebody who has seen the paperwork for the other case.',
      'Other people promise excellence. You promise that it hasn’t happened so far, and I believe you.',
      'I wasn’t worried until you brought it up. Now I’m reassured and worried.',
    ],
    gentle: ['It says how careful you are, and it says it with a smile.', 'I trust somebody who knows exactly what must not go wrong.'],
  },
  'least-harm': {
    brutal: [
      'Everybody else puts “passionate” there. You put in a safety notice.',
      'There’s a seat like that in every orchestra, every kitchen and every cabinet.',
      'Modesty is claimed by many. You’ve named the place.',
    ],
    gentle: ['You can laugh at what you love, and people like to sit next to that.', 'It’s a modest way to say that you turn up every week.'],
  },
  'who-looked': {
    brutal: [
      'Three little words, and the toughest audit of your career is over.',
      'Quality assurance has departments for that. Yours has one person, and it was enough.',
      'Peer review, in two words. Journals take eleven months.',
      'Consultants are paid to find a witness like that.',
    ],
    gentle: ['You let somebody else say that it was good, and that’s the best proof there is.', 'I can see the two of you, and I can see why it mattered.'],
  },
  'not-since': {
    brutal: [
      'It had managed to avoid everybody since {year}, and then it met you.',
      'Somewhere an expert has been looking since {year} and is taking this badly.',
      'Since {year}. Detectives retire on less.',
      'Other people collect air miles. You find what the world mislaid in {year}.',
    ],
    gentle: ['It takes patience and a good eye to find that, and you have both.', 'You look where others walk past. That’s worth having in any job.'],
  },
  'hobby-figure': {
    brutal: [
      'A hobby with a figure in it is no longer a hobby. It’s a department.',
      'Nobody had asked for a number, and “{it}” was ready anyway.',
      'Somewhere there’s a spreadsheet on this, and it has tabs.',
      'You relax the way other people report to the board: “{it}”.',
      plainOnes('{N} {thing}. There must be a waiting list, and a rota.'),
      plainOnes('I’d have believed you at fewer than {n} {thing}.'),
      plainOnes('Weekends have a head count, and it’s {n} {thing}.'),
      scored('Whoever is behind by that little is training as we speak.'),
    ],
    gentle: [
      'The figure makes it real: I can see you at it on a Saturday.',
      'Somebody who knows the number by heart loves doing it. It shows.',
      plainOnes('Looking after {n} {thing} in your own time says that you’re somebody to rely on.'),
    ],
  },
};
