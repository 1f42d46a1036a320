import type { KindOf } from '../../../../domain/finding.ts';
import type { OPENING_JOKES } from './jokes-openings.ts';
import { repeated } from '../things.ts';
import type { Facts, KindJokes, Template, TermJokes } from '../template.ts';

const again = (text: string): Template => ({ text, when: repeated });

const isTail = (facts: Facts): boolean => /^(?:etc|et cetera|and (?:so|more|much|many)|usw)/iu.test(String(facts['term']));
const isDegree = (facts: Facts): boolean => /(?:ly|improvement|increase|growth|savings)$/iu.test(String(facts['term']));
const isAmount = (facts: Facts): boolean => !isTail(facts) && !isDegree(facts);

/** Jokes about one way of not counting. */
const VAGUE_TERMS: TermJokes = {
  fact: 'term',
  brutal: {
    'etc|et cetera|and so on|and so forth|and more|and much more|and many more|usw': [
      '“{term}” on line {line}: the sentence got tired and sat down in the road.',
      '“{term}” asks the reader to invent the rest of line {line}. The reader invents a nap.',
      'Line {line} ends in “{term}”, like a magician pointing at the hat and going home.',
      '“{term}” is where {cvWords} words ran out of things and kept the comma.',
      '“{term}”: a shrug, typed, on line {line}.',
    ],
    'significantly|substantially|greatly|dramatically|considerably|drastically|vastly|hugely|significant improvement|significant increase|significant growth': [
      '“{term}”, says line {line}, and spreads its arms. Somebody fetch a ruler.',
      '“{term}” on line {line} is a thermometer with only the word warm on it.',
      'Line {line} moved something “{term}”. So does the tide, with a table.',
    ],
    'various|a variety of|variety of|wide variety of|various types of|different types of|all kinds of|various kinds of|diverse': [
      '“{term}” on line {line} is a parcel marked assorted.',
      'Line {line} offers “{term}”, like the tin of biscuits after everyone has been at it.',
      '“{term}”: line {line} went shopping without a list and came home with a bag.',
      '“{term}” on line {line} is the label on a box that has survived three moves unopened.',
      'Line {line} says “{term}”. So does the sign over the shelf with the single socks.',
      '“{term}”: of {cvWords} words, this one was supposed to be a list.',
      'Waiters who say “{term}” are asked to read out the menu. Line {line} got away with it.',
      '“{term}” on line {line}: a magician’s hat, in which there may also be nothing.',
      'Line {line} keeps “{term}” in a sack and asks the reader to feel through the cloth.',
    ],
    'multiple|several|numerous|many|countless|a number of|myriad|a myriad of': [
      '“{term}” is what sheep count as before somebody counts them, on line {line}.',
      'On line {line} it says “{term}”: more than one, less than embarrassing.',
      '“{term}”, swears line {line}, with its fingers behind its back.',
      'Line {line} says “{term}”, the way a dog with crumbs on its nose accounts for the biscuits.',
      '“{term}” on line {line} starts at two. The reader stays there.',
      '“{term}”: somewhere between a pair and a plague, line {line} stops counting.',
      'Asked how many, line {line} held up “{term}” fingers.',
      '“{term}” on line {line} is a crowd photographed from so far away that it could be cows.',
    ],
    'wide range of|a wide range of|broad range of|a broad range of|wide array of|a wide array of': [
      '“{term}” on line {line}: a shooting range, a mountain range, a kitchen range. The reader picks one.',
      'Line {line} boasts “{term}”, as do most cheese counters, where you can point.',
    ],
    'a few|few|a couple of|a handful of': [
      '“{term}” on line {line}: so few that they could have been introduced.',
      'Line {line} says “{term}”. At that size, names would fit.',
    ],
  },
};

/** “I” is dropped and a verb left; “my” leaves its noun. */
const I = (text: string): Template => ({ text, when: (facts) => /^(?:I|ich)$/iu.test(String(facts['word'])) });
const my = (text: string): Template => ({ text, when: (facts) => !/^(?:I|ich)$/iu.test(String(facts['word'])) });

/** Said where the page may have another number of bullets than our reader counts. */
const uncounted = (text: string): Template => ({ text, when: (facts) => facts['total'] === undefined });

export const WORDING_JOKES = {
  'passive-voice': {
    brutal: [
      '“{phrase}”, line {line}: by whom? The sentence left before anyone could ask.',
      '“{phrase}” on line {line} makes it sound as if elves came in after office hours.',
      'In “{phrase}” the work is done and the worker has gone home.',
      '“{phrase}” is how governments report mistakes. On line {line} it may even have been good news.',
      '“{phrase}”, apparently by itself, like a door in a haunted house.',
      'The only person missing from “{phrase}” is the one applying as {job}.',
      again('{Times:words} sentences like “{phrase}”: things kept happening at {employer} and nobody was seen.'),
      '“{phrase}”: line {line} wore gloves.',
      '“{phrase}” on line {line} gives the credit to the air.',
      'A CV of {cvWords} words about you, and in “{phrase}” you stepped out for a moment.',
    ],
    gentle: [
      '“{phrase}” leaves you out of your own work. Line {line} may say who did it; I suspect it was you.',
      'Turn “{phrase}” round: start line {line} with your verb and it gets shorter and clearer.',
      'On line {line} things happen by themselves. “{phrase}” could begin with what you did.',
      again('I count {times} passive sentences, such as “{phrase}”. The active form gives you the credit.'),
      'Someone reading for {job} has to guess who acted in “{phrase}”. Spare them the guess.',
    ],
    fixes: [
      'Rewrite “{phrase}” in the active voice, starting with your verb: “[verb] [what]”.',
      'Put the doer first: drop the form of “to be” and let the verb in “{phrase}” open the line.',
      'If you did it, claim it: begin the bullet with the past-tense verb hidden in “{phrase}”.',
    ],
  },
  'first-person': {
    brutal: [
      again('“{word}” appears {times:times}. It is your CV; the reader had guessed the narrator.'),
      '“{word}” on line {line}: the CV has started to keep a diary.',
      'With “{word}”, line {line} pulls up a chair and begins to talk about itself.',
      '“{word}” is the only character in {cvLines} lines and still insists on being introduced.',
      again('“{word}”, {times:times} in {cvWords} words. Even autobiographies go out for a walk now and then.'),
      '“{word}” turns line {line} from a record into a toast.',
      'Whose {cvWords} words are these? “{word}” answers a question the letterhead had settled.',
      '“{word}”, says line {line}, tapping its own chest.',
    ],
    gentle: [
      I('Line {line} reads faster without “{word}”: begin with the verb and the reader knows it is you.'),
      'The reader knows whose {cvLines} lines these are, so “{word}” can go.',
      again('“{word}” stands here {times:times}. Leaving it out saves space for what you did.'),
      I('On line {line}, try dropping “{word}” and starting with the action.'),
      '{CvWords} words in the style of a note, not a letter: there, “{word}” is not needed.',
    ],
    fixes: [
      I('Drop “{word}” and start with the verb: “Built …” instead of “I built …”.'),
      my('Rephrase without “{word}”: “classes” instead of “my classes”.'),
      'Write bullets in note form, without “{word}”; the reader knows whose CV it is.',
      I('Remove “{word}” and keep the verb in the past tense for past jobs.'),
      my('Leave “{word}” out; an article or nothing at all does its work.'),
    ],
  },
  'tense-mix': {
    brutal: [
      'You left {company}, but “{verb}” still turns up for work there every morning.',
      '“{verb}” at {company}: the job is over, the verb was not told.',
      'According to “{verb}”, part of you is still at {company}, probably looking for the light switch.',
      '{Company} is in the past and “{verb}” is in the present. One of them has the wrong clock.',
      '“{verb}” haunts {company}: the post has ended, the footsteps go on.',
      '“{verb}” on line {line} crosses a time zone in the middle of a job.',
      again('{Times:words} verbs like “{verb}” have lost track of the date. {Company} should be asked for its calendar.'),
      'Line {line} reads like a time machine with a stuck lever: “{verb}”.',
    ],
    gentle: [
      'The job at {company} is over, so “{verb}” should be in the past tense.',
      '“{verb}” changes tense among its neighbours. Past for finished jobs, present for the current one.',
      'Check line {line}: “{verb}” makes a careful reader stop over the dates instead of the work.',
      again('{Times:words} verbs like “{verb}” need the same small correction.'),
    ],
    fixes: [
      'Put “{verb}” in the tense of its neighbours: past for a finished job, present for the one you hold.',
      'Go through {company} verb by verb and keep a single tense.',
      'Use the past tense for everything finished, even inside a current job, and change “{verb}” to match.',
    ],
  },
  'repeated-verb': {
    brutal: [
      '“{verb}” starts {times} of {total} bullets. The thesaurus lies where it fell.',
      '{Times:words} of {total} bullets begin with “{verb}”. It reads like a {~stuck record|toy train|metronome}.',
      '“{verb}”, {times:times} in {cvWords} words. The other verbs have formed a union.',
      '“{verb}” opens {times} bullets out of {total}, and by the third it is a drum machine.',
      'Somebody found “{verb}” and gave it {times} of {total} desks.',
      'The role of every verb at {employer} is played by “{verb}”, {times:times}, in different hats.',
      '“{verb}” carries {times} of {total} bullets. Verbs have backs too.',
      'Read the first words of {total} bullets downwards: “{verb}”, {times:times}. That is wallpaper.',
      uncounted('Read the first words from line {line} downwards: “{verb}”, and again. That is wallpaper.'),
      uncounted('Somebody found “{verb}” on line {line} and never let go of it.'),
      uncounted('“{verb}” opens line after line in these {cvWords} words. By the third it is a drum machine.'),
    ],
    gentle: [
      '“{verb}” begins {times} of {total} bullets, so different kinds of work start to look alike.',
      'You did more than one thing; {times} of {total} bullets starting with “{verb}” hide that.',
      'Keep “{verb}” for the one of {total} bullets where it fits best and find the exact verb for the others.',
      uncounted('From line {line} on, “{verb}” comes back as an opening, so different kinds of work start to look alike.'),
      uncounted('Keep “{verb}” for the line where it fits best and find the exact verb for the others. Line {line} may be the one.'),
      uncounted('You did more than one thing; opening on “{verb}” again and again, from line {line} on, hides that.'),
      'With {times} of {total} bullets opening on “{verb}”, a reader starts to skim. Vary them by what you really did.',
    ],
    fixes: [
      'Keep “{verb}” once and give each other bullet the verb for its own work: designed, negotiated, repaired, taught.',
      'Read the {times} bullets that start with “{verb}” and merge those that say the same.',
      'Ask what “{verb}” meant in each case, and write that verb instead.',
    ],
  },
  'vague-quantity': {
    brutal: [
      '“{term}” is a number in sunglasses.',
      '“{term}”: three or three thousand, and the line keeps a straight look on it either way.',
      '“{term}” is how fishermen count.',
      'Line {line} was asked how many and answered “{term}”, like a witness with a lawyer.',
      '“{term}” is what remains of a figure that was left out in the rain.',
      again('“{term}” does the counting {times:times} here. It has not once got past its fingers.'),
      'At {employer} someone knows the figure. Your CV knows “{term}”.',
      '“{term}”: even a parking garage puts up how many.',
      'A reader for {job} sees “{term}” and pencils in two.',
      'On line {line}, “{term}” had one task, and it was arithmetic.',
      '“{term}” stands on line {line} like a blurred number plate.',
      'After {cvWords} words of claims, “{term}” is the shop’s answer to what it costs: depends.',
      'Line {line} counts like an auctioneer with hiccups: “{term}”.',
      '“{term}”, says line {line}, with a gesture roughly the size of a fish.',
      '“{term}” covers line {line} in fog and calls it a landscape.',
      { text: 'Somebody at {employer} counted. On line {line} the result is “{term}”.', when: (facts) => facts['employer'] !== undefined },
    ],
    gentle: [
      '“{term}” on line {line} leaves the reader to guess, and people guess low. A rough figure is welcome.',
      'How many is “{term}” on line {line}? An honest estimate is enough.',
      'Line {line} has something to count. Replace “{term}” with your best estimate.',
      'The scale matters: on line {line}, “{term}” could be five or five hundred.',
      'Somebody at {employer} may still know what “{term}” was in figures. Ask, or estimate.',
      'In {cvWords} words, “{term}” is a place where one figure would do the work of the sentence.',
      'The {quoteWords} words of line {line} rest on “{term}”. Name the number, or the two best examples.',
      'Of {cvBullets} bullets, this one hides its size behind “{term}”. Give it a figure you can defend.',
      again('“{term}” stands in {times} places. Start with the one whose figure you remember.'),
    ],
    fixes: [
      { text: 'Replace “{term}” with the figure, or an honest estimate: “about [how many?]”.', when: isAmount },
      { text: 'Name the two or three that matter most and drop “{term}”.', when: isTail },
      { text: 'Say by how much instead of “{term}”: “[from … to …]”, or leave the adverb out.', when: isDegree },
      { text: 'Give the range if you do not know exactly: “[from] to [to] a week” beats “{term}”.', when: isAmount },
      { text: 'Count it once and write it down: “[how many?]” in the place of “{term}”.', when: isAmount },
      { text: 'Finish the list or cut it: what “{term}” hides is either worth a word or not worth a line.', when: isTail },
      { text: 'Put the size of the change where “{term}” stands: “[how much?]”, over “[how long?]”.', when: isDegree },
    ],
    terms: VAGUE_TERMS,
  },
  'spelling-mistake': {
    brutal: [
      '“{word}” left for line {line} without looking in the mirror. It meant {suggestion}.',
      'Spell-check underlined “{word}” on line {line} in red. You wore it anyway.',
      '“{word}” on line {line} is {suggestion} after a long night.',
      'Line {line} introduces “{word}”, a stranger to {suggestion} and to the dictionary.',
      'The parser went through {cvWords} words looking for {suggestion}. It walked straight past “{word}”.',
      again('“{word}” turns up {times:times}, which rules out the accident.'),
      {
        text: '“{word}” on line {line}: a letter fell off the lorry, and the recruiter is driving behind it.',
        when: (facts) => String(facts['word']).length < String(facts['suggestion']).length,
      },
      'Among {cvWords} words the eye finds “{word}” at once, as a tongue finds a seed.',
      'A CV is proofread by everyone except its author. Result: “{word}” instead of {suggestion}.',
    ],
    gentle: [
      '“{word}” on line {line} is probably meant to be {suggestion}. Easy to miss, easy to mend.',
      'On line {line}, “{word}” should read {suggestion}. Readers do notice, so it is worth a last look.',
      'A search for {suggestion} will not find “{word}” on line {line}. Correct it and it counts.',
      again('“{word}” appears {times:times}; one search-and-replace to {suggestion} does it.'),
    ],
    fixes: [
      'Change “{word}” to {suggestion}, then read the page backwards once: misspellings stand out that way.',
      'Correct “{word}” ({suggestion}) and have somebody else read the final version aloud.',
      'Write {suggestion}; a keyword filter matches letters, so “{word}” finds nothing.',
    ],
  },
  'duplicate-line': {
    brutal: [
      '“{quote}”: said on line {first}, and once more on line {line} for those at the back.',
      'Line {line} is line {first} in a false moustache.',
      '“{quote}” liked line {first} so much that it came back with its bags.',
      'Copy, paste, and nobody home: line {line} is line {first} again, comma for comma.',
      'I believed “{quote}” the first time. Now I want to see some identification.',
      'Line {line} and line {first} are identical twins. Only one of them did the work.',
      'Déjà vu on line {line}: “{quote}”. Nobody had shouted for an encore.',
      again('“{quote}”, {times:times}, word for word. That is not a career, it is a chorus.'),
    ],
    gentle: [
      'Line {line} repeats line {first} word for word. Keep one, and let the other tell something else.',
      '“{quote}” stands on line {first} as well. What was different the second time? That is the line to write.',
      'A reader who meets “{quote}” twice begins to skim. One of the two can go.',
      'Line {line} looks pasted from line {first}. If the work really was the same, say it once for both.',
    ],
    fixes: [
      'Keep the sentence on line {first} and use line {line} for something that happened only there.',
      'Delete line {line}, or give it a number or a name of its own.',
      'Search the page for lines you have used twice; each of them frees room for a result.',
    ],
  },
} as const satisfies Record<Exclude<KindOf<'wording'>, keyof typeof OPENING_JOKES>, KindJokes>;
