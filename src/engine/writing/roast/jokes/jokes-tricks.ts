import type { KindOf } from '../../../../domain/finding.ts';
import type { KindJokes, Template } from '../template.ts';

const white = (text: string): Template => ({ text, when: (facts) => facts['reason'] === 'white' });
const other = (text: string): Template => ({ text, when: (facts) => facts['reason'] !== 'white' });

export const TRICK_JOKES = {
  'hidden-text': {
    brutal: [
      '“{quote}”, {hiding}. The robot reads it aloud, in front of everyone.',
      '{Words} {words|word|words} {hiding}. Parsers have no eyes, only mouths.',
      '“{quote}” is {hiding}, like an elephant behind a floor lamp.',
      'Select all, and {words} {words|word|words} {words|steps|step} out from behind the curtain: “{quote}”.',
      white('“{quote}” in the colour of the paper: invisible to people, in capitals to machines. It should be the other way round.'),
      white('Somebody wrote “{quote}” in paper on paper. The recruiter will find it with Ctrl and A, like everybody.'),
      other('“{quote}” was put {hiding}. Text extraction dug it up and laid it on the table with a label.'),
      'There are {words} {words|word|words} here {hiding}. A surprise party, and the guest is the compliance officer.',
      '“{quote}”, {hiding}: a stowaway who pays for first class and sings.',
    ],
    gentle: [
      '“{quote}” stands {hiding}. Systems show it in plain text, and a recruiter may take it as a trick. Remove it.',
      'Perhaps a template left it there: {words} {words|word|words} {hiding}. Delete them before somebody asks.',
      'If “{quote}” is true, write it where everyone can see it; it helps you there.',
      'Select the whole page and you’ll see {words} hidden {words|word|words}. So will the reader’s software.',
      'Hidden words such as “{quote}” can get a CV rejected outright. In the open, the same words would work for you.',
    ],
    fixes: ['Delete the hidden text, and list real skills where people can see them.', 'Select all, delete what is hidden, and export again.'],
  },
  'machine-instruction': {
    brutal: [
      '“{phrase}”: the CV is giving orders to the furniture. The furniture has reported it.',
      '“{phrase}” was meant for a machine. A person is reading it now, with colleagues.',
      'The CV whispers “{phrase}” to the robot. The robot works for the other side.',
      '“{phrase}”: we read it, we thought about it, we scored the CV instead.',
      'Line {line} says “{phrase}”. It’s the first joke on this page that we didn’t have to write.',
      '“{phrase}” is hypnosis by post. The recruiter feels very awake.',
      'Most CVs try to convince the reader. Line {line} goes for the lock with a hairpin: “{phrase}”.',
    ],
    gentle: [
      '“{phrase}” speaks to software, not to people. Whoever sees it may stop reading there. Take it out.',
      'Instructions such as “{phrase}” don’t change a careful system and do cost trust.',
      'Please remove “{phrase}”. The room is better used for the skill you hoped it would replace.',
      'If a template or a tip suggested “{phrase}”, it was poor advice. Delete the line.',
    ],
    fixes: [
      'Delete the sentence, and list the skills you have in plain sight.',
      'Remove it, export the PDF again, and copy its text into an editor to make sure nothing is left.',
    ],
  },
} as const satisfies Record<KindOf<'tricks'>, KindJokes>;
