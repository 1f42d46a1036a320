import type { Tone } from '../../../../domain/roast.ts';
import type { Ailment } from './rewrite-line.ts';

type Lines = Readonly<Record<Tone, readonly string[]>>;

/**
 * What is said about a line before it is rewritten, by what ails it, for lines the roast has left alone.
 * {quote} is the line; every sentence rests on it, and is one that somebody would say across a table. None twice in a report.
 */
export const LINE_ROASTS: Readonly<Record<Ailment, Lines>> = {
  duty: {
    brutal: [
      '“{quote}” is what the advert said. You got the job; you can stop quoting it.',
      '“{quote}”. You were given it. Did you do it?',
      '“{quote}” would be just as true if you had spent the year asleep.',
      '“{quote}” is a job description. They wrote one before they met you.',
      'The last person in your chair could have written “{quote}”. So could the next one.',
      '“{quote}” tells me whose fault it would have been. It doesn’t tell me how it went.',
      '“{quote}”. On paper. And on a Tuesday?',
    ],
    gentle: [
      '“{quote}” tells me what the job was. Tell me what you did with it.',
      'I believe “{quote}” at once. Now show me how well it went.',
      '“{quote}” is half of a good line; the other half is yours to add.',
    ],
  },
  help: {
    brutal: [
      '“{quote}”. Somebody did this, and you were nearby.',
      '“{quote}” credits you with an assist and forgets who scored.',
      'In “{quote}” you carried something. I’d love to know what.',
      '“{quote}” could mean you did all of it, or held the door.',
      'After “{quote}” the recruiter wants to interview whoever you helped.',
    ],
    gentle: [
      '“{quote}” hides your share. Which part would have been missing without you?',
      'Helping is work; “{quote}” only needs to say which work.',
      'Name the piece of “{quote}” that was yours, however small.',
    ],
  },
  attended: {
    brutal: [
      '“{quote}”. So did the chairs.',
      '“{quote}” proves you own a calendar.',
      '“{quote}”: present, awake, and that’s all the line will confirm.',
      'If turning up is the achievement, “{quote}” should at least mention the biscuits.',
    ],
    gentle: [
      '“{quote}” tells me you were in the room. What went differently because of it?',
      'Being there is the start of “{quote}”; what you did there is the rest.',
    ],
  },
  involved: {
    brutal: [
      '“{quote}” is what you tell the police, not a recruiter.',
      'You were in it. “{quote}” won’t say what you were doing there.',
      '“{quote}” covers everyone from the project lead to whoever ordered the sandwiches.',
      '“{quote}”. As what?',
    ],
    gentle: ['“{quote}” leaves open what you did. One verb of your own would settle it.', 'You were part of it, and “{quote}” keeps your part to itself.'],
  },
  exposed: {
    brutal: [
      '“{quote}” is how people talk about asbestos.',
      'You stood near it. So did the pot plant. “{quote}” doesn’t separate the two of you.',
      '“{quote}” means you watched. What did you do when they let you?',
    ],
    gentle: [
      '“{quote}” tells me what you saw. Tell me the first thing you did with it yourself.',
      'Even one small task of your own would say more than “{quote}”.',
    ],
  },
  'worked-on': {
    brutal: [
      '“{quote}”. Built it, broke it, sat on it? The line won’t say.',
      '“{quote}” is the vaguest verb in English, and you put it first.',
      'You can work on something for a year and leave no trace. “{quote}” doesn’t rule that out.',
    ],
    gentle: ['“{quote}” could mean many things. Say which one it was.', 'Built, wrote, tested? “{quote}” gets stronger with the exact verb.'],
  },
  passive: {
    brutal: [
      '“{quote}”, presumably by elves, overnight.',
      '“{quote}”. By whom? This is a CV; say it was you.',
      '“{quote}” has everything except the person applying.',
    ],
    gentle: ['“{quote}” forgets to mention you. Put the verb first.', 'Somebody did this. If it was you, “{quote}” should say so.'],
  },
  gerund: {
    brutal: [
      '“{quote}”. Still going on, or did you ever finish?',
      '“{quote}” sounds like narration over footage of an office.',
      '“{quote}” tells me what was going on while you were there. Tell me what you did.',
      '“{quote}” is a to-do list with the boxes left off.',
      'There’s a verb in “{quote}”. It just never commits.',
    ],
    gentle: ['“{quote}” tells me what went on. In the past tense it becomes something you did.', 'Give “{quote}” a size and an ending.'],
  },
  vague: {
    brutal: [
      '“{quote}” was measured with a shrug.',
      'The amount in “{quote}” is somewhere between two and the population of Wales.',
      '“{quote}”. You know the number. Why doesn’t the line?',
      'Take the padding out of “{quote}” and there’s a decent line in there.',
      '“{quote}” is what people say when they’ve forgotten the figure. Have you?',
    ],
    gentle: [
      '“{quote}” would gain from one exact figure and one word fewer.',
      'I cannot see how much “{quote}” is. You can; write it down.',
      'Under the padding, “{quote}” holds a plain statement. Let it out.',
    ],
  },
  wall: {
    brutal: ['“{quote}” goes on and on. Four bullets want out of it.', '“{quote}” needs a full stop, then another one.'],
    gentle: ['“{quote}” holds several good lines. Give each its own.'],
  },
  plain: {
    brutal: [
      '“{quote}”. Fine. How much of it, and how well?',
      '“{quote}” stops exactly where it was about to get interesting.',
      '“{quote}”: one good day, or ten years? The line isn’t saying.',
      '“{quote}” tells me it happened. It doesn’t tell me you were any good at it.',
      'Plenty of people can write “{quote}”. What goes after it is yours.',
      '“{quote}”. That’s the task. Where’s the bit you’d tell them about in the pub?',
      'A recruiter reads “{quote}”, nods, and remembers none of it.',
      'You were paid to do this, and “{quote}” is all you kept.',
      'If I crossed out “{quote}”, would you fight me for it? Then say why.',
      '“{quote}”. And? Every recruiter says it out loud here. Nobody answers.',
      '“{quote}”. I believe you. I just can’t picture it.',
      'I’d ask you about “{quote}” in an interview. First you’d have to get one.',
      '“{quote}” is the headline. You left out the story.',
      '“{quote}” could be somebody’s first week or somebody’s best year.',
    ],
    gentle: [
      '“{quote}” is plain, which is good. It lacks a size.',
      'Add to “{quote}” the one figure you remember best.',
      'I would ask you two things about “{quote}”: how many, and what then?',
      'I can see that “{quote}” happened. Let me see what it changed.',
      '“{quote}” would be remembered with one detail more.',
      'What would you tell a friend about “{quote}”? That is the line.',
      '“{quote}” is true and clear. One example would make it yours.',
    ],
  },
  result: {
    brutal: [
      'The good news in “{quote}” comes last. Most readers leave early.',
      '“{quote}” saves the punchline for people who stopped reading.',
      'No quarrel with “{quote}”. It just walks in backwards.',
    ],
    gentle: ['“{quote}” is a strong line; its result deserves to come first.', 'There is little to mend in “{quote}” but the order.'],
  },
  sound: {
    brutal: [
      '“{quote}” can stay. I hate saying that. Now give me one detail more.',
      'I leaned on “{quote}” with my full weight, and it held. Annoying.',
      '“{quote}” has its number. I wanted to hate it.',
    ],
    gentle: ['“{quote}” is a good line already; one more detail makes it complete.', 'Keep “{quote}”, and add what it meant to somebody else.'],
  },
};

/** Of lines whose words were struck: what is said is large, and what was done is not there. */
export const PUFFED_ROASTS: Lines = {
  brutal: [
    '“{quote}”. Now in English?',
    '“{quote}” would look lovely on a mug. It won’t get the mug an interview.',
    'Say “{quote}” out loud to the person at the next desk. If they laugh, it goes.',
    '“{quote}” is all applause and no act.',
    'Somewhere behind “{quote}” you did something on a Tuesday. I’d hire the Tuesday.',
    '“{quote}” describes everyone who has ever applied for anything.',
    'You could swap the name at the top, and “{quote}” wouldn’t notice.',
    '“{quote}”. Big words. Which day was that?',
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
    '“{quote}” gives me the score and not the game.',
    'A number, at last: “{quote}”. Is that a lot? The line won’t say.',
    '“{quote}” tells me how much. I still don’t know if anyone was pleased.',
    '“{quote}”. Good, a figure. Against what?',
    '“{quote}” brings the receipt and leaves the shopping behind.',
    'You counted: “{quote}”. Now tell me why I should be impressed.',
  ],
  gentle: [
    '“{quote}” has its figure. Tell me what came of it, and it is complete.',
    'I know now how much. What was different because of “{quote}”?',
    '“{quote}” is sound; one clause about its result would make it memorable.',
    'The number in “{quote}” is good. Say who was better off for it.',
  ],
};

/** Where every joke about a whole line is taken or too long: said of its first words. */
export const SHORT_ROASTS: Lines = {
  brutal: [
    '“{quote}”: I read it twice and still had to ask what you did.',
    '“{quote}” takes its time, and never gets to you.',
    '“{quote}” is long enough to hide in. Something is.',
    '“{quote}”. Halfway through, a recruiter checks how much is left.',
    '“{quote}” needs one reader who already knows you.',
    '“{quote}” keeps going. The recruiter didn’t.',
    '“{quote}” has the facts in it somewhere, like keys in a handbag.',
    'I made it to the end of “{quote}”. Bring me the short version.',
    '“{quote}”: cut it in half, and keep the half with you in it.',
    'Whoever reads “{quote}” to the end deserves a full stop.',
  ],
  gentle: [
    '“{quote}” asks the reader to do some of the work. Say it in ten words first.',
    '“{quote}” has more in it than it shows. Lead with what you did.',
    '“{quote}” would be clearer with the verb first.',
    'I had to read “{quote}” twice. Once should do.',
  ],
};
