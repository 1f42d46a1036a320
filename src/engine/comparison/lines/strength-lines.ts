import type { LinesOfStrengths } from './said.ts';

/** What is good in the mended CV and was not in the old one. */
export const GAINED_LINES: LinesOfStrengths = {
  'strong-number': {
    brutal: [
      '“{number}” is new here, and it is a number. Somebody went and counted.',
      'A figure has moved in: “{number}”. The adjectives are keeping their voices down.',
      '“{quote}”: so that is what a line looks like when it has been somewhere.',
      'New: “{number}”. It is hard to roll one’s eyes at a digit.',
    ],
    gentle: [
      '“{number}” is new, and it makes the line yours.',
      '“{quote}” now says how much. That is what a reader remembers.',
      'With “{number}” in it, nobody has to take the line on trust.',
    ],
  },
  'strong-verb': {
    brutal: ['A line now starts with “{verb}”. It gets up before the others.', '“{verb}” opens a line. Something happens in it, for a change.'],
    gentle: ['“{verb}” is a good beginning: it says what you did.', 'A line opens with “{verb}” now, and the rest follows from it.'],
  },
  'skills-match': {
    brutal: ['{Matched} of {total} skills that adverts for {job} ask for are in it now. The key has met the lock.'],
    gentle: ['The CV now shows {matched} of {total} skills that adverts for {job} ask for.'],
  },
  'job-named': {
    brutal: ['{Job}, it says, in so many words. The robot has stopped asking.'],
    gentle: ['The CV names the job, {job}. People and software both look for that first.'],
  },
  'plain-line': {
    brutal: ['“{quote}” is new: a sentence that says a thing and stops.'],
    gentle: ['“{quote}” is new and plain, and that is praise.'],
  },
  'clean-structure': null,
};

/** What was good in the old CV and is not in the mended one. */
export const LOST_LINES: LinesOfStrengths = {
  'strong-number': {
    brutal: [
      '“{number}” was in the old CV and did not survive the repairs. It was the witness.',
      'You mended “{quote}” away. That one was not broken.',
      'The old line had “{number}” in it. Numbers are not buzzwords; put it back.',
    ],
    gentle: ['“{number}” got lost on the way. Bring it back: it was proof.', '“{quote}” was one of the good lines. It deserves its place.'],
  },
  'strong-verb': {
    brutal: ['“{verb}” opened a line and has been sent home. It was one of the few that worked.'],
    gentle: ['The line that opened with “{verb}” was a good one; look at it again.'],
  },
  'skills-match': {
    brutal: ['{Matched} of {total} wanted skills stood in the old CV. Fewer do now. That was the wrong drawer.'],
    gentle: ['The old version showed {matched} of {total} skills that adverts for {job} ask for. Check which went.'],
  },
  'plain-line': {
    brutal: ['“{quote}” was plain and true, and is gone. The pen had ticked it.'],
    gentle: ['“{quote}” was a good plain line. It may come back.'],
  },
  'job-named': null,
  'clean-structure': null,
};
