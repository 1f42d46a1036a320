import { isOnePage, isPages, type LinesOfFaults, type Said } from './said.ts';

const BUZZ: Said = {
  brutal: [
    '“{term}” is new. Somebody left a window open.',
    'In the second draft, of all places: “{term}”.',
    'The first version got by without “{term}”. It did not know what it had.',
    'You mended the CV and found room for “{term}”. That room was not for rent.',
    'New and unprovoked: “{term}”.',
    '“{term}” has joined the page. It brings its own chair and no work.',
    '“{term}” walked in on line {line} while the door was off its hinges.',
  ],
  gentle: [
    '“{term}” is new here. It can go again: the line does not need it.',
    'While mending, “{term}” came in. A fact in its place would do more.',
    'The earlier version had no “{term}”, and it was right.',
    'Look at “{term}” once more: what does it tell that the jobs do not?',
  ],
};

const OPENING: Said = {
  brutal: [
    '“{quote}” is fresh ink and already leans on the wall.',
    'New on line {line}: “{quote}”. It starts by sitting down.',
    '“{quote}” was added. On purpose, one hears.',
    'You put in “{quote}”. The old CV had lines like it, and that was the trouble.',
    'A line arrived to say “{quote}”. It is waiting to be told what to do.',
  ],
  gentle: [
    '“{quote}” is new and tells a duty. Tell what came of it.',
    'The new line “{quote}” could begin with a verb of your own.',
    'One more to turn round: “{quote}”. What changed because of it?',
  ],
};

/** What the mended CV has that the old one had not, or has lost. */
export const FRESH_LINES: LinesOfFaults = {
  buzzword: BUZZ,
  cliche: BUZZ,
  'empty-adjective': BUZZ,
  'weak-opening': OPENING,
  'duty-opening': OPENING,
  'passive-voice': {
    brutal: [
      '“{phrase}” is new, and so is the mystery of who did it.',
      'In the new “{phrase}” somebody tidied up and the person was thrown out with the rest.',
    ],
    gentle: ['“{phrase}” is new and leaves you out. Turn it round.'],
  },
  'first-person': {
    brutal: ['“{word}” has come in to wave. We had seen you.'],
    gentle: ['“{word}” is new; the line begins better with its verb.'],
  },
  'tense-mix': {
    brutal: ['“{verb}” has slipped into the wrong tense. {Company} is now both over and not.'],
    gentle: ['“{verb}” stands in another tense than its neighbours at {company}.'],
  },
  'repeated-verb': {
    brutal: ['“{verb}” now opens {times} lines. It has not been told about the others.'],
    gentle: ['“{verb}” opens {times} lines by now. Give two of them another verb.'],
  },
  'vague-quantity': {
    brutal: ['“{term}” is new. A second draft, and still nobody counted.', 'You had the CV open and wrote “{term}”. The number was right there.'],
    gentle: ['“{term}” is new. Put the number there, or a bracket for it: “[how many?]”.', 'How many is “{term}”? The new line could say.'],
  },
  'spelling-mistake': {
    brutal: ['The new spelling of “{word}” has been noted, in red.', '“{word}” got in with the repairs.'],
    gentle: ['“{word}” slipped in while you mended the rest; that happens.'],
  },
  'duplicate-line': {
    brutal: ['“{quote}” has been said before, on line {first}. The pen remembers.'],
    gentle: ['“{quote}” stands on line {first} as well. Keep one of them.'],
  },
  'no-numbers': {
    brutal: ['Now {without} of {total} bullets carry no number. The first version could count further.'],
    gentle: ['{Without} of {total} bullets have no number now. Some had one before: bring them back.'],
  },
  'wall-of-text': {
    brutal: ['“{quote}”: {words} words without a window. That wall is new.'],
    gentle: ['The new passage of {words} words is long. Two bullets would carry it better.'],
  },
  'tiny-bullet': {
    brutal: ['“{quote}” is new. It must have fallen off something.'],
    gentle: ['“{quote}” is very short. One word on what came of it would help.'],
  },
  'thin-job': {
    brutal: ['{Company} has gone quiet. The dates are there, the work has left.'],
    gentle: ['There is little left under {company}. Keep at least the best line.'],
  },
  'bullet-pile': {
    brutal: ['{Bullets} bullets under {company} now. Somebody emptied a drawer.'],
    gentle: ['{Company} has {bullets} bullets by now. The best five would do.'],
  },
  'not-a-skill': {
    brutal: ['“{term}” has been promoted to a skill. The others are talking.'],
    gentle: ['“{term}” is taken for granted today; the list is stronger without it.'],
  },
  'soft-skill-list': {
    brutal: ['“{term}” is on the list of skills now, where nobody can see it do anything.'],
    gentle: ['“{term}” joined the list. Show it in a bullet instead.'],
  },
  'missing-email': {
    brutal: ['The e-mail address was there. Now it is not. Nobody saw anything.'],
    gentle: ['The e-mail address got lost on the way. Put it back at the top.'],
  },
  'missing-phone': {
    brutal: ['The phone number was there. Now it is not. Hang up and check.'],
    gentle: ['The phone number went missing while you mended the rest.'],
  },
  'missing-location': {
    brutal: ['The town has been cut. You are now available from nowhere.'],
    gentle: ['Your town is no longer on the page; one word brings it back.'],
  },
  'missing-link': {
    brutal: ['The link fell off. Curiosity is standing in the corridor.'],
    gentle: ['The link is gone; if it was a good one, bring it back.'],
  },
  'missing-summary': {
    brutal: ['The summary was mended so hard that it is gone.'],
    gentle: ['The summary is gone. Two lines of it would be enough.'],
  },
  'missing-skills': {
    brutal: ['The skills have left in a body. The robot is looking under the sofa.'],
    gentle: ['I cannot find the list of skills any more. Software looks for it.'],
  },
  'missing-experience': {
    brutal: ['The work experience is gone. That was a brave cut.'],
    gentle: ['I cannot find the work experience in this version. A plain heading would bring it back.'],
  },
  'missing-education': {
    brutal: ['Education has been cut. The form will ask where it went.'],
    gentle: ['The education section is gone; forms ask for it.'],
  },
  'too-long': {
    brutal: [
      { text: 'It has grown to {pages} pages. The pen asked for less and was handed more.', when: isPages },
      { text: 'It has grown to {words} words. The pen asked for less and was handed more.', when: isOnePage },
    ],
    gentle: [
      { text: 'It is {pages} pages long now. See what the older version could do without.', when: isPages },
      { text: 'It is {words} words long now. See what the older version could do without.', when: isOnePage },
    ],
  },
  'too-short': {
    brutal: ['{Words} words are left. The pen said trim, not starve.'],
    gentle: ['With {words} words there is little left to go by. Some of it was good.'],
  },
  'columns-layout': {
    brutal: ['There are {columns:words} columns now. The robot reads across, like rain.'],
    gentle: ['{Columns:words} columns are new; software reads them line by line across.'],
  },
  'table-layout': {
    brutal: ['A table has moved in. The robot takes its meals in single cells from now on.'],
    gentle: ['The table is new, and software takes tables apart. Plain lines are safer.'],
  },
  'date-format-mix': {
    brutal: ['“{one}” and “{other}” stand in one CV now. Somebody repaired half the dates.'],
    gentle: ['“{one}” and “{other}” are written differently. Choose one of the two.'],
  },
  'date-missing': {
    brutal: ['“{title}” has lost its dates. It now happened once upon a time.'],
    gentle: ['“{title}” has no dates any more; they are easily put back.'],
  },
  'job-absent': {
    brutal: ['{Job} is no longer named anywhere. You mended the label off the tin.'],
    gentle: ['The CV no longer names {job}. One mention in the summary is enough.'],
  },
  'hidden-text': {
    brutal: ['New in this edition: {words} words that only a machine can see.'],
    gentle: ['There are {words} words in it that nobody can see. Take them out; software reports them.'],
  },
  'machine-instruction': {
    brutal: ['“{phrase}” is new, and it is not addressed to us. The machine has read it out loud.'],
    gentle: ['“{phrase}” speaks to a machine. It persuades none and gets reported by some.'],
  },
  'no-bullets': null,
  'skill-bar': null,
  'skill-pile': null,
  'skill-unused': null,
  'email-handle': null,
  'email-provider': null,
  'date-impossible': null,
  'date-overlap': null,
  objective: null,
  'unknown-heading': null,
  'title-heading': null,
  'references-available': null,
  placeholder: { brutal: ['“{term}” is new. It came with the furniture.'], gentle: ['“{term}” is still to be filled in.'] },
  'hobby-filler': null,
  'comic-font': null,
  'font-mix': null,
  'small-print': null,
  'file-name': null,
  'document-title': null,
  'skills-missing': null,
};

/** For whatever has no sentence of its own left. */
export const FRESH_ANY: Said = {
  brutal: [
    '“{quote}” is new, and the pen has found it already.',
    'You added “{quote}”. The red ink is still wet on it.',
    'The repairs brought “{quote}” along.',
    '“{quote}” was not there before. Things were simpler.',
  ],
  gentle: [
    '“{quote}” is new; have another look at it.',
    'I have a note at “{quote}”, which is new.',
    'Since last time “{quote}” has come in.',
    '“{quote}” could do with one more round.',
  ],
};
