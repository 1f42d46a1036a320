import type { Tone } from '../../../../domain/roast.ts';
import type { Ailment } from './rewrite-line.ts';

type Lines = Readonly<Record<Tone, readonly string[]>>;

/**
 * What is said about a line before it is rewritten, by what ails it, for lines the roast has left alone.
 * {quote} is the line; every sentence rests on it. Which one is told depends on the CV; none twice in a report.
 */
export const LINE_ROASTS: Readonly<Record<Ailment, Lines>> = {
  duty: {
    brutal: [
      '“{quote}” is what the advertisement said. You got the job; stop applying for it.',
      '“{quote}”: the pot was yours. Whether anything was ever cooked in it, the line takes to the grave.',
      'A signpost reads “{quote}” and has not moved an inch since it was put there.',
      '“{quote}” names the dog and forgets to say whether anyone walked it.',
      'Somebody hung “{quote}” on your door, and you photographed the door.',
      '“{quote}” would also be true of a person who spent the year asleep on it.',
      'The label says “{quote}”. The jar has not been opened.',
      'Between “{quote}” and a day’s work there is one verb, and it is on holiday.',
    ],
    gentle: [
      '“{quote}” tells me what the job was. Tell me what you did with it.',
      'A duty describes the chair; “{quote}” is waiting for the one who sat in it.',
      'I believe “{quote}” at once. Now show me how well it went.',
      '“{quote}” is the beginning of a good line; its second half is yours to add.',
    ],
  },
  help: {
    brutal: [
      '“{quote}”. The handrail helped, too, and it is not applying.',
      'In “{quote}” somebody else has the leading part, and you hold the coat.',
      '“{quote}” is how a spare tyre would describe the journey.',
      'Behind “{quote}” there is a whole deed with somebody else’s fingerprints on it. Show us yours.',
      '“{quote}”: an assist, and the match report does not say who scored.',
      'The word for your part in “{quote}” would fit on a stamp. Put it there.',
      '“{quote}” stands beside the work like a lamp: useful, and not asked about.',
    ],
    gentle: [
      '“{quote}” hides your share. Which part would have been missing without you?',
      'Helping is work; “{quote}” only needs to say which work.',
      'Name the piece of “{quote}” that was yours alone, however small.',
      'I would like to read “{quote}” with your own task in it.',
    ],
  },
  attended: {
    brutal: [
      '“{quote}”. The radiator was there every time and has kept quiet about it.',
      'The minutes will show that you were present for “{quote}”. So will the biscuits.',
      '“{quote}” proves a pulse and a calendar.',
      'If sitting counted, “{quote}” would be the achievement of a sofa.',
      '“{quote}”: a seat was warmed, and the line ends before anything else could be.',
    ],
    gentle: [
      '“{quote}” tells me you were in the room. What went differently because of it?',
      'Being there is the start of “{quote}”; the decision you brought about is the rest.',
      'Whatever you carried out of “{quote}” belongs in the line.',
    ],
  },
  involved: {
    brutal: [
      '“{quote}” is how a bystander puts it to the police.',
      'Confetti was involved, too. “{quote}” does not say which of you was swept up.',
      '“{quote}”, like a raisin in a cake: certainly in it, hard to find.',
      'The fog around “{quote}” is thick enough to hide a contribution.',
      '“{quote}” has the door of the workshop open and the lights off.',
      'A witness could sign “{quote}” without ever having touched a thing.',
    ],
    gentle: [
      '“{quote}” leaves open what you did. One verb of your own would settle it.',
      'You were part of it, and “{quote}” keeps your part to itself.',
      'Replace the involvement in “{quote}” by the task you would miss if nobody had done it.',
    ],
  },
  exposed: {
    brutal: [
      '“{quote}” is how one reports a chemical, or a cold.',
      'You stood near it. “{quote}” would also be true of the plant in that office.',
      '“{quote}”: a postcard from a place where others worked.',
      'After “{quote}” the reader wants to know whether it left a mark.',
    ],
    gentle: [
      '“{quote}” tells me what you saw. Tell me the first thing you did with it yourself.',
      'Even one small task of your own makes more of “{quote}” than the seeing of it.',
    ],
  },
  'worked-on': {
    brutal: [
      '“{quote}”: polished it, painted it, sat on it? The line has an alibi for each.',
      'Woodworm could sign “{quote}” in good conscience.',
      '“{quote}” says where you stood and keeps the hands behind its back.',
      'Something was done in “{quote}”, and the something has been redacted.',
      '“{quote}” is the blurry photograph of a deed.',
    ],
    gentle: [
      '“{quote}” could mean many things. Say which one it was.',
      'The exact verb for “{quote}” is known only to you; put it first.',
      'Built, wrote, tested? “{quote}” gets stronger with the honest word.',
    ],
  },
  passive: {
    brutal: [
      '“{quote}”, presumably at night, by elves.',
      'Nobody is holding the tool in “{quote}”. It hangs in the air and works.',
      '“{quote}” happened the way weather happens.',
      'The culprit of “{quote}” has left no name. On a CV that is rarely modesty.',
    ],
    gentle: ['“{quote}” forgets to mention you. Put yourself in front of the verb.', 'Somebody did this. If it was you, “{quote}” should say so.'],
  },
  gerund: {
    brutal: [
      '“{quote}”, still going on, like a tap nobody turned off.',
      '“{quote}” is a film still: the hand is raised, and we never see what it did.',
      'With “{quote}” the job is described by a narrator of nature films.',
      '“{quote}” hums in the background like a fridge. No one ever asked a fridge for its figures.',
      'There is motion in “{quote}”, and no arrival.',
      '“{quote}”: how the work looked through the window.',
      'A timetable could contain “{quote}”. A CV wants to know whether the train came.',
    ],
    gentle: [
      '“{quote}” tells me what went on. In the past tense it becomes something you did.',
      'Give “{quote}” a size and an ending.',
      'How often, and for how many? “{quote}” is worth those two numbers.',
    ],
  },
  vague: {
    brutal: [
      '“{quote}” was measured with a shrug.',
      'The amount in “{quote}” is somewhere between one and the population of Wales.',
      '“{quote}” weighs exactly as much as the reader is willing to believe.',
      'Padding came out of “{quote}” when I picked it up. Some of it had feathers.',
      '“{quote}” wears a borrowed suit, two sizes too large.',
      'Shake “{quote}” and you hear one small true thing rolling about inside.',
    ],
    gentle: [
      '“{quote}” would gain from one exact figure and one word fewer.',
      'I cannot see how much “{quote}” is. You can; write it down.',
      'Under the padding, “{quote}” holds a plain statement. Let it out.',
    ],
  },
  wall: {
    brutal: ['“{quote}” goes on like a train without doors.', 'Somewhere in “{quote}” a full stop is knocking to be let in.'],
    gentle: ['“{quote}” holds several good lines. Give each its own.'],
  },
  plain: {
    brutal: [
      '“{quote}”: correct, complete, and gone from memory before the full stop.',
      'As a caption “{quote}” would do. The picture is missing.',
      '“{quote}” has no size, no end and no witness.',
      'How much of it, the reader asks “{quote}”, and it looks at its shoes.',
      '“{quote}” tells me the name of the song. I had hoped for a few notes.',
      'A shopping list would be proud of “{quote}”.',
      '“{quote}” arrives without a number, like a house nobody delivers to.',
      'One could knit “{quote}” on a cushion and nobody would ask what came of it.',
      '“{quote}” has told me where you stood. What you did there is still in your pocket.',
      'The reader nods at “{quote}”, turns the page, and could not repeat it for money.',
      '“{quote}” is a door with a sign on it. I tried the handle.',
      'I would believe “{quote}” of anybody, and that is the trouble with it.',
      '“{quote}” stops exactly where an interviewer would begin.',
      'There is a good story behind “{quote}”. It has not been let in.',
      '“{quote}”: the trailer, without a date for the film.',
      'If “{quote}” were a parcel, I would shake it and put it back.',
      'Somebody was paid for “{quote}” and will be asked what they got.',
      '“{quote}” is true on a good day and on a bad one. Which was it?',
    ],
    gentle: [
      '“{quote}” is plain, which is good, and without a size, which is not.',
      'Add to “{quote}” the one figure you remember best.',
      'I would ask you two things about “{quote}”: how many, and what then?',
      '“{quote}” is a fact waiting for its consequence.',
      'I can see that “{quote}” happened. Let me see what it changed.',
      '“{quote}” would be remembered with one detail more.',
      'What would you tell a friend about “{quote}”? That is the line.',
    ],
  },
  result: {
    brutal: [
      'The good news in “{quote}” is sitting at the back, with its coat on.',
      '“{quote}” saves the punchline for readers who got that far. There were none.',
      'I have no quarrel with “{quote}”, except that it walks in backwards.',
      '“{quote}” is strong and buries its treasure like a dog.',
      'Annoyingly sound, “{quote}”. It only puts the sauce under the plate.',
      '“{quote}” wins, and mentions it last.',
    ],
    gentle: [
      '“{quote}” is a strong line; its result deserves the front seat.',
      'Turn “{quote}” round and it convinces in the first three words.',
      'There is little to mend in “{quote}” but the order.',
    ],
  },
  sound: {
    brutal: [
      '“{quote}” can stay. I hate to say it, and will now ask for more.',
      'Nothing to hang on “{quote}” but a time and a place.',
      '“{quote}” brought its figure and left the clock at home.',
      'I leaned on “{quote}” with my full weight, and it held.',
      'For “{quote}” the pen had to be put down. It did not like that.',
    ],
    gentle: ['“{quote}” is a good line already; one more detail makes it complete.', 'Keep “{quote}”, and add what it meant to somebody else.'],
  },
};

/** Of lines whose words were struck: what is said is large, and what was done is not there. */
export const PUFFED_ROASTS: Lines = {
  brutal: [
    '“{quote}” has its best clothes on and nowhere to go.',
    'Translated into English, “{quote}” comes out as silence.',
    'I held “{quote}” against the light and saw the light.',
    '“{quote}” could be printed on a mug, and the mug would not get the job.',
    'The words in “{quote}” are all on good terms with each other. None of them has met the work.',
    '“{quote}” is a balloon. I have a pen.',
    'Behind “{quote}” somebody did something on a Tuesday. I would hire the Tuesday.',
    'Padding came out of “{quote}” when I picked it up. Some of it had feathers.',
    '“{quote}” wears a borrowed suit, two sizes too large.',
    'Shake “{quote}” and you hear one small true thing rolling about inside.',
    '“{quote}” was applauded by its author and by nobody who was there.',
    'Read “{quote}” to the person at the next desk. If they laugh, it goes.',
  ],
  gentle: [
    'Under the padding, “{quote}” holds a plain statement. Let it out.',
    '“{quote}” hides a real day of work. Tell me about that day instead.',
    'There is something true behind “{quote}”; name it, and the big words can go.',
    'I believe there is more to “{quote}” than it says.',
  ],
};

/** Of lines that have their figure and leave out what came of it. */
export const COUNTED_ROASTS: Lines = {
  brutal: [
    '“{quote}” counts the nails and forgets to mention the house.',
    'The figure in “{quote}” arrived alone. I had laid a place for its result.',
    '“{quote}” gives me the score and not the name of the game.',
    'A good number, “{quote}”. It stands there like a man who has forgotten why he came in.',
    '“{quote}” tells me how much. Whether anybody was better off is kept in a drawer.',
    'I have read “{quote}” twice and know the size of it. The point is still on the bus.',
    '“{quote}” brings the receipt and leaves the shopping in the shop.',
    'So much for “{quote}”. The sum is there; the moral has been torn out.',
    '“{quote}” ends one sentence before it gets interesting.',
  ],
  gentle: [
    '“{quote}” has its figure. Tell me what came of it, and it is complete.',
    'I know now how much. What was different because of “{quote}”?',
    '“{quote}” is sound; one clause about its result would make it memorable.',
    'The number in “{quote}” is good. Say who was better off for it.',
    '“{quote}” lacks only its ending.',
  ],
};
