import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text, when: holds });
const ofSums = (text: string): Template => when(({ it }) => it === 'mathematics' || it === 'statistics' || it === 'accounting', text);
const ofTongues = (text: string): Template => when(({ it }) => LANGUAGES.test(String(it)), text);
const LANGUAGES =
  /^(?:French|German|Spanish|Italian|Portuguese|Dutch|Russian|Mandarin|Japanese|Arabic|Polish|Turkish|Swedish|Norwegian|Danish|Greek|Korean|Hindi|Cantonese|Catalan|Romanian)$/iu;
const ofLaterPages = (text: string): Template => when(({ onPage }) => Number(onPage) > 1, text);

const LEVELS_GENTLE = [
  'Two levels for {it} in one CV, and a reader believes the lower one. Choose the one that’s true, and say it once.',
  '“{one}” and “{other}” can’t both hold for {it}. Settle on one before an interviewer asks which.',
  'A level is easier to believe as a use: what you’ve done with {it} says more than either of these words.',
  'Somebody may test the higher one. If that’s fine with you, take the lower one out.',
];

/** Two lines of the page about one thing, both printed before the telling. */
export const LINES_AGAINST: Readonly<Record<string, ShapeTellings>> = {
  'level-falls': {
    brutal: [
      ofSums('You only need the basic kind to see that these two don’t add up.'),
      ofTongues('Two more sections, and in {it} you’d be pointing at the menu.'),
      '{It} went from {one} to {other} in one CV. Even crypto takes longer.',
      'One more section, and you’d never have heard of {it}.',
      '{It} starts the CV as {one} and ends it as {other}. Somebody was marking it on the way down.',
      '“{one}” is what you told the reader. “{other}” is what you told the truth.',
      '“{one}” was written by you, “{other}” by your conscience.',
      'I’d like to hire whoever wrote “{other}”. They sound reliable.',
    ],
    gentle: LEVELS_GENTLE,
  },
  'level-rises': {
    brutal: [
      ofSums('From {other} to {one} in one CV. For {it}, that’s compound interest.'),
      '{It} went from {other} to {one} inside one CV. Whatever course that is, publish it.',
      'Another section, and {it} would be giving lectures.',
      '“{other}” was written in private. “{one}” knew that somebody would read it.',
      'Somewhere between those two lines {it} got a promotion, and nobody sent a memo.',
      'At this rate I should come back for {it} on page five.',
    ],
    gentle: LEVELS_GENTLE,
  },
  'task-one-word': {
    brutal: [
      'Two jobs, one sentence. “{one}” became “{other}”, so that neither would feel copied.',
      'You moved jobs, and the only thing you unpacked was “{other}”.',
      'Change “{one}” to “{other}” and hand it in: that’s how homework worked, too.',
      'Spot the difference. I’ll help: it’s “{other}”.',
      'Somebody opened a thesaurus at “{one}”, and shut it again.',
      'A whole new job, and all it got was “{other}”.',
    ],
    gentle: [
      'The two lines differ by one word. Say in one of them what was different in that job: the size, the tools, the people.',
      'A reader who meets “{other}” where “{one}” stood thinks that both came off an advert. Let each job keep a line that only it could have.',
      'Say it once, in the newer job, and use the other place for something that only happened there.',
    ],
  },
  'task-new-figure': {
    brutal: [
      'Same sentence, new number, like a party invitation with the date crossed out.',
      '{one}, {other}, and not a word touched between them. That’s not a bullet, that’s a form.',
      'You found a sentence that worked, and kept it. Only {one} had to change.',
      'Two jobs, one mould. They poured {one} into the first and {other} into the second.',
      'That sentence has held two jobs, and all it brought to the second was {other}.',
    ],
    gentle: [
      'The figures are worth having, and deserve a sentence each. Say how you came to {other} in one of the two.',
      'Good numbers, in one sentence used twice. Change the words round {other}, so that it reads as its own result.',
      'A reader sees the pattern before the figures. Tell the two in different words, and both count.',
    ],
  },
  'task-word-less': {
    brutal: [
      'Same line, one word short. I hope nothing happened to “{word}”.',
      'Copy, paste, a quick decision about “{word}”. Call it tailoring.',
      'The difference between these two jobs is “{word}”. I hope it was in the salary.',
      'Two jobs, told apart by “{word}”. Otherwise, it seems, the same day twice.',
      'In one of these jobs they had “{word}”. It was the whole difference.',
    ],
    gentle: [
      'Only “{word}” tells these two jobs apart. Put something into each that the other didn’t have.',
      'A reader notices the same sentence under two jobs. Say it once, and tell what else one of them had.',
      'Keep the fuller of the two, and give the other job a line of its own.',
    ],
  },
  'task-tense': {
    brutal: [
      '“{one}”, “{other}”. That’s not a career, that’s a verb table.',
      'Two jobs, one sentence, two tenses. I can hardly wait for the future perfect of “{other}”.',
      'The work never changed. Only the grammar moved on, from “{one}” to “{other}”.',
      'You changed desks and conjugated “{one}”. Most people bring a plant.',
    ],
    gentle: [
      'The two lines differ in their tense alone. Say in one of them what was different in that job.',
      'Tell it once, in the newer job, and use the other place for something that only happened there.',
      'Same work, two jobs: then a number for one of them shows which was the bigger.',
    ],
  },
  'long-and-short': {
    brutal: [
      'Words spent on the first: {many}. On the second: {few:words}. Guess which one pays.',
      'You hid the {it} and floodlit the other one.',
      'In words: {many} for the one without a figure, and {few:words} for the {it}, like somebody owning up.',
      'Give the {it} the {many} words, and let the other one live on {few:words}. It will cope.',
      'If words were money, you spent {many} on the wrapping and {few:words} on the {it}.',
    ],
    gentle: [
      'The {it} is what people will ask about. Let it have some of the room that the first line takes: from where, by what means, in what time.',
      'The shorter line is the stronger one. Cut the first to a clause, and give the {it} a second one.',
      'You’re modest about the {it}. Say how it was done, and let the first line be half as long.',
    ],
  },
  'best-is-last': {
    brutal: [
      'The work opens with the first. The {it} waits until bullet {nth}, holding its hat.',
      'Anyone still reading at bullet {nth} has earned the {it}.',
      ofLaterPages('You opened with the first and kept the {it} for page {onPage}, where it is quiet.'),
      'If this were a newspaper, the moon landing would be behind the gardening.',
      'The first is in the shop window. The {it} is in the stock room, behind {before} boxes.',
    ],
    gentle: [
      'Turn the order round: the {it} first, and what you did every day after it.',
      'The {it} is the one result with a figure among the bullets, and {before} bullets stand before it. Move it to the top of its job.',
      'A reader may stop early. See that the {it} comes before that.',
    ],
  },
  'two-headcounts': {
    brutal: [
      'One job, two headcounts: {few:words} and {many}. Somebody check the car park.',
      '{many} people, {few:words} of whom made the team. Harsh.',
      'Between those two lines {more} people joined, and nobody ordered chairs.',
      'First {few:words}, then {many}. I assume the rest were in the kitchen.',
    ],
    gentle: [
      'Two numbers for the people in one job. Say what each of them counts, the team and the rest, and both stand.',
      'A reader adds up heads. Put {few:words} and {many} into one line that says who was who.',
      'Lead with the larger one if they all reported to you, and let the other line be about something else.',
    ],
  },
};

const OF_LEVELS = /^level-/u;
const OF_TASKS = /^task-/u;
const of = (names: RegExp, text: string): Template => when(({ name }) => names.test(String(name)), text);

/** The ways out, each true for its sort. */
export const FIXES_OF_LINES: readonly Template[] = [
  of(OF_LEVELS, 'Keep one level for {it}, the one that you could show tomorrow.'),
  of(OF_LEVELS, 'Take one of the two out, and put an example of {it} in its place.'),
  of(OF_LEVELS, 'Name something that you’ve done with {it}, and neither level is needed.'),
  of(OF_TASKS, 'Keep it in the newer job, and give the other one a line that only it could have.'),
  of(OF_TASKS, 'Let one of the two say what was different there: for whom, or with what.'),
  of(OF_TASKS, 'Take one of the two out: the space is worth more than the echo.'),
  of(/^long-and-short$/u, 'Cut the first to one clause, and say how the {it} was done.'),
  of(/^long-and-short$/u, 'Put the {it} first in its job, and shorten the other.'),
  of(/^long-and-short$/u, 'Halve the first, and spend what is left on the {it}.'),
  of(/^best-is-last$/u, 'Move the line with the {it} to the top of its job, and name it in the summary.'),
  of(/^best-is-last$/u, 'Put the {it} into the first lines of the CV: it is the best there is.'),
  of(/^best-is-last$/u, 'Sort the bullets of each job by what came of them, and the {it} comes first.'),
  of(/^two-headcounts$/u, 'Put both numbers into one line, and say who belongs to which.'),
  of(/^two-headcounts$/u, 'Keep the number that an old colleague would confirm, and explain the other.'),
  of(/^two-headcounts$/u, 'Say which of the two reported to you.'),
];
