import type { Facts, Template } from '../../template.ts';
import type { ShapeTellings } from '../observed-jokes.ts';

/** Lines that were carried from job to job; `{times}` how many jobs have the line, or how many lines two jobs share. */
export const COPIED: Readonly<Record<string, ShapeTellings>> = {
  line: {
    brutal: [
      '{Times:words} jobs, one sentence. It’s the most loyal employee you’ve got.',
      'It has been in {times:words} of your jobs. By now it must be due a long-service award.',
      'You changed jobs. That sentence just changed seats.',
      'The same sentence in {times:words} jobs. By the third I was singing along.',
      '{Times:words} employers got that sentence. Only the first one got it new.',
      'It has worked in {times:words} places, to the letter. It could write a CV of its own, and probably has.',
      'Word for word in {times:words} jobs. The paste key deserves a reference.',
    ],
    gentle: [
      'It stands in {times:words} jobs, word for word. Say it once, in the newest, and let the others tell what was different there.',
      'Readers skip what they’ve just read. Each of these {times:words} jobs had something the others hadn’t: the size, the people, one good day.',
      'The same sentence in {times:words} jobs makes them look like one. They weren’t, so give each a line of its own.',
      'I’d keep this in one job. In the other places it takes the room of something only you could write.',
    ],
  },
  block: {
    brutal: [
      'Two jobs share {times:words} lines to the letter. One of them should be paying rent.',
      'You moved on. {Times:words} of your bullets stood up and followed you.',
      'Two jobs, {times:words} lines the same: that’s less a career move than a photocopy.',
      'I read the next job and felt I’d been there before. I had: {times:words} lines of it.',
      '{Times:words} lines stand in two jobs, word for word. Somebody’s payroll is owed an explanation.',
      'Two of your jobs have {times:words} lines in common. Twins have less.',
    ],
    gentle: [
      'Two of your jobs share {times:words} lines to the letter. Keep each line where it was truest, and let the other job tell something of its own.',
      'When two jobs read the same, the older one stops counting. One difference in each would do: how many, for whom, with what.',
      '{Times:words} lines stand twice. Cutting them in one job costs nothing, and leaves room for what only happened there.',
      'A reader who meets {times:words} lines again thinks the page was filled, not written. Change the older job first.',
    ],
  },
  entry: {
    brutal: [
      'The same job, with the same dates, is in here twice. Did they pay you twice?',
      'One job, printed twice. For a moment I thought I’d turned back a page.',
      'You’ve put this job on the page twice, dates and all. It can’t have been that good.',
      'The same job again, to the day. Somebody copied it, got distracted, and pasted it for safety.',
    ],
    gentle: [
      'This job stands on the page twice, with the same dates. One copy can go, and you gain the space of a whole job.',
      'The same entry appears twice. A reader thinks the page was never read through, and that’s mended in a minute.',
      'Two entries, one job. Take out the copy, and put the room into what you did last.',
    ],
  },
  figure: {
    brutal: [
      '“{one}” here, “{other}” in another job, and not one other word has moved. Find and replace had a busy day.',
      'Only the number changes: “{one}”, then “{other}”. The sentence has tenure.',
      'New job, same sentence, and “{one}” became “{other}”. Hotels do that with doors.',
      'From “{one}” to “{other}” without touching another word. Even the full stop came along.',
      'You swapped “{one}” for “{other}” and called it a job description. So did they.',
    ],
    gentle: [
      'Only “{one}” and “{other}” tell these two jobs apart. What did one of them have that the other hadn’t?',
      'The sentence is the same but for “{one}” and “{other}”. A reader takes in the first and skips the second, so give the second something new.',
      'Between “{one}” and “{other}” more must have changed than the number. The change is the interesting part.',
      'Say this once. In the job with “{other}”, tell what was different from the one with “{one}”.',
    ],
  },
};

const of = (name: string, text: string): Template => ({ text, when: (facts: Facts) => facts['name'] === name });

export const FIXES_OF_COPIED: readonly Template[] = [
  of('line', 'Keep it in the newest job, and say in each of the others what was different there.'),
  of('line', 'Say it once, and in each older job name one thing you only did there.'),
  of('line', 'Delete it from all jobs but one: the space is for what changed.'),
  of('block', 'Cut the lines from the older job, and put in their place the one thing you only did there.'),
  of('block', 'Read the two jobs side by side, and change every line that could swap places.'),
  of('block', 'Give each of the two jobs its own number: how many people, how many days, how much.'),
  of('entry', 'Delete the second copy of this job.'),
  of('entry', 'Keep one of the two entries, the one with more in it, and delete the other.'),
  of('entry', 'Take out the copy, then read the page from top to bottom once more.'),
  of('figure', 'Write the sentence once, and give each job a line that isn’t about the number.'),
  of('figure', 'Say in each job what only that one had: how many people, what you used, what went well.'),
  of('figure', 'Replace the second one with a thing that went differently from “{one}”.'),
];
