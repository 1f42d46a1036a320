import type { KindOf } from '../../../../domain/finding.ts';
import { slipFor } from '../../../lexicon/words/claimed-words.ts';
import { RUN_TOGETHER } from '../../../lexicon/words/confusions.ts';
import { MISSPELLINGS, MISSPELLINGS_OR_FOREIGN } from '../../../lexicon/words/misspellings.ts';
import type { OPENING_JOKES } from './jokes-openings.ts';
import { CONFUSION_TERMS } from '../terms/confusion-terms.ts';
import { repeated } from '../things.ts';
import type { Facts, KindJokes, Template, TermJokes } from '../template.ts';

/** Of no word in the dictionary: a spell-checker has nothing against “costumer”. */
const unknown = (text: string): Template => ({ text, when: ({ word }) => isNoWord(String(word).toLowerCase()) });
const isNoWord = (word: string): boolean =>
  MISSPELLINGS.has(word) || MISSPELLINGS_OR_FOREIGN.has(word) || RUN_TOGETHER.has(word) || slipFor(word) !== undefined;

const again = (text: string): Template => ({ text, when: repeated });

const isTail = (facts: Facts): boolean => /^(?:etc|et cetera|and (?:so|more|much|many)|usw)/iu.test(String(facts['term']));
const isDegree = (facts: Facts): boolean => /(?:ly|improvement|increase|growth|savings)$/iu.test(String(facts['term']));
const isAmount = (facts: Facts): boolean => !isTail(facts) && !isDegree(facts);
const amount = (text: string): Template => ({ text, when: isAmount });
const degree = (text: string): Template => ({ text, when: isDegree });
const tail = (text: string): Template => ({ text, when: isTail });
/** What was done for a living, and may be counted. */
const isWork = ({ lineRole }: Facts): boolean =>
  lineRole === undefined || lineRole === 'work' || lineRole === 'summary' || lineRole === 'project' || lineRole === 'volunteering';
/** The words behind it go on to name them. */
const isTold = ({ term, quoteText }: Facts): boolean => {
  const [, after = ''] = String(quoteText).toLowerCase().split(String(term).toLowerCase());
  return /\b(?:such as|including|like|namely|e\.g)\b|[(:]/u.test(after);
};
/** What is done again and again, so that a week has a number of it. */
const RECURS =
  /\b(?:answer|handl|process|serv|greet|phone|call|assist|respond|resolv|visit|deliver|clean|prepar|book|ship|pack|teach|taught|treat|interview|welcom|order|repair|dispatch|pick|sort|fil(?:e|ed|ing)\b)\p{L}*/iu;
const work = (text: string): Template => ({ text, when: (facts) => isAmount(facts) && isWork(facts) && !isTold(facts) });
const open = (text: string): Template => ({ text, when: (facts) => isAmount(facts) && !isTold(facts) });
const told = (text: string): Template => ({ text, when: (facts) => isAmount(facts) && isTold(facts) });
const leisure = (text: string): Template => ({ text, when: (facts) => isAmount(facts) && !isWork(facts) });
const often = (text: string): Template => ({
  text,
  when: (facts) => isAmount(facts) && facts['lineRole'] === 'work' && !isTold(facts) && RECURS.test(String(facts['quoteText'])),
});

/** Jokes about one way of not counting; `{object}` is what there were so many of: "client accounts". */
const VAGUE_TERMS: TermJokes = {
  fact: 'term',
  brutal: {
    'etc|et cetera|and so on|and so forth|and more|and much more|and many more|usw': [
      '“{term}”: the sentence got tired and sat down in the road.',
      '“{term}” asks me to invent the rest. I invented a nap.',
      '“{term}”, like a magician who points at the hat and goes home.',
      '“{term}” is where you ran out of things and kept the comma.',
      '“{term}”: a shrug, typed.',
      'The waiter has just ended the specials with “{term}”. Would you order?',
      '“{term}” is how {post:a} says ‘you know the sort of thing’. I don’t. That’s why I’m reading.',
    ],
    'significantly|substantially|greatly|dramatically|considerably|drastically|vastly|hugely|significant improvement|significant increase|significant growth': [
      '“{term}”, with both arms spread. Somebody fetch a ruler.',
      '“{term}” is a thermometer that just says ‘warm’.',
      'The tide also moves “{term}”, and the tide publishes a table.',
      '“{term}”: the {post} has left the room, and nobody has asked the spreadsheet.',
      '“{term}” is a drum roll for a percentage that never came on stage.',
      'Say “{term}” to an accountant and you’ll hear a pencil being put down.',
    ],
    'various|a variety of|variety of|wide variety of|various types of|different types of|all kinds of|various kinds of|diverse': [
      '“{term}” is a parcel marked ‘assorted’.',
      '“{term}” {object}: the biscuit tin after everyone has been at it.',
      '“{term}” {object}. You went shopping without a list and came home with a bag.',
      '“{term}” is the label on a box that has survived three house moves unopened.',
      'They write “{term}” over the shelf with the single socks, too.',
      '“{term}” was supposed to be a list.',
      'Ask a waiter what the soup is. If the answer is “{term}”, leave.',
      '“{term}” {object}, kept in a sack. You want me to feel through the cloth.',
      'I’d know {post:a} anywhere, but “{term}” {object} could be anyone’s.',
      '“{term}” {object}: would any of them remember you?',
    ],
    'multiple|several|numerous|many|countless|a number of|myriad|a myriad of': [
      '“{term}” {object} is what they were before somebody counted them.',
      '“{term}”: more than one, fewer than would impress anybody.',
      '“{term}” {object}, sworn with crossed fingers.',
      '“{term}” is what a dog with crumbs on its nose says about the biscuits.',
      '“{term}” starts at two. I’m staying there.',
      '“{term}” {object}: somewhere between a pair and a plague.',
      'Asked how many {object}, you held up “{term}” fingers.',
      '“{term}” {object}, seen from so far away that they could be cows.',
    ],
    'wide range of|a wide range of|broad range of|a broad range of|wide array of|a wide array of': [
      '“{term}”: a shooting range, a mountain range, a kitchen range? I’ve picked the kitchen.',
      '“{term}” {object}, says the CV. The cheese counter says that too, but there you can point.',
      '“{term}” {object}: which one is the widest, and who measured?',
    ],
    'a few|few|a couple of|a handful of': ['“{term}” {object}: so few that you could have introduced them.', '“{term}”? At that size there’s room for names.'],
  },
};

/** “I” is dropped and a verb left; “my” leaves its noun. */
const opensWithI = ({ word, quoteText }: Facts): boolean => /^(?:I|ich)$/iu.test(String(word)) && /^\W*(?:I|ich)\b/iu.test(String(quoteText));
const I = (text: string): Template => ({ text, when: opensWithI });
const my = (text: string): Template => ({ text, when: (facts) => !opensWithI(facts) });

export const WORDING_JOKES = {
  'passive-voice': {
    brutal: [
      '“{phrase}”, line {line}: by whom? The sentence left before anyone could ask.',
      '“{phrase}” on line {line} makes it sound as if elves came in after office hours.',
      'In “{phrase}” the work is done and the worker has gone home.',
      '“{phrase}” is how governments report mistakes. On line {line} it may even have been good news.',
      '“{phrase}”, apparently by itself, like a door in a haunted house.',
      'The only person missing from “{phrase}” is the one who is applying.',
      again('{Times:words} sentences like “{phrase}”: things kept happening at {employer} and nobody was seen.'),
      '“{phrase}”: line {line} wore gloves.',
      '“{phrase}” on line {line} gives the credit to the air.',
      'A CV of {cvWords} words about you, and in “{phrase}” you stepped out for a moment.',
    ],
    gentle: [
      '“{phrase}” doesn’t say who did it. If it was you, an employer should know.',
      'If you’re behind “{phrase}”, start with what you did; if not, let it stand.',
      'Ask of “{phrase}”: by whom? If the answer is you, let the line say so.',
      'Nothing is wrong with “{phrase}” if somebody else did it. If it was you, say so.',
      'Behind “{phrase}” there’s a person. If it’s you, take the credit.',
      'If your part in it is the point, “{phrase}” hides the point.',
      '“{phrase}” is fine where nobody needs to know who did it. Where it was you, say so.',
      'In “{phrase}” things happen by themselves. If you did them, put your verb first.',
      again('I count {times} passive sentences, such as “{phrase}”. The active form gives you the credit.'),
      'If “{phrase}” was your doing, a verb of your own in its place says so.',
    ],
    fixes: [
      'If it was you, start with what you did, not with “{phrase}”.',
      'Say who did it instead of “{phrase}”.',
      'If you did it, say so: start with your verb instead of “{phrase}”.',
    ],
  },
  'first-person': {
    brutal: [
      again('“{word}” appears {times:times}. It’s your CV; the reader had guessed the narrator.'),
      again('“{word}”, {times:times}. Even autobiographies go out for a walk now and then.'),
      again('With “{word}” {times:times} on the page I kept expecting a chorus.'),
      'At “{word}” the CV starts to keep a diary.',
      '“{word}” pulls up a chair and begins to talk about itself.',
      '“{word}” turns a record into a toast.',
      'Whose CV is this? “{word}” answers a question the letterhead had settled.',
      '“{word}”, says the line, tapping its own chest.',
      'There’s one character in this story, and “{word}” keeps waving.',
      { text: 'A bullet is a telegram. You’re paying for “{word}” by the letter.', when: (facts) => facts['cvBullets'] !== undefined },
      '“{word}”: nobody thought it had been the neighbours.',
    ],
    gentle: [
      I('The line reads faster without “{word}”: begin with the verb and the reader knows it’s you.'),
      I('Try dropping “{word}” and starting with the action.'),
      again('“{word}” is here {times:times}. Leaving it out saves space for what you did.'),
      I('The reader knows whose CV this is, so “{word}” can go.'),
      my('Where the sentence works without it, “{word}” can go. The reader knows whose CV this is.'),
      my('A CV is read faster in note form. Where nothing is lost, leave “{word}” out.'),
      I('A CV is a note, not a letter, so “{word}” isn’t needed.'),
      I('Without “{word}” the line starts with what you did, and that’s what they are reading for.'),
      I('Read the sentence aloud without “{word}”. It sounds more certain, not less.'),
    ],
    fixes: [
      I('Drop the “I” and start with the verb: “Built …”, not “I built …”.'),
      'Write in note form: the reader knows whose CV it is.',
      I('Take the “I” out and keep the verb in the past tense for past jobs.'),
      my('Leave “{word}” out where the sentence works without it.'),
    ],
  },
  'tense-mix': {
    brutal: [
      'You left {company}, but “{verb}” still turns up for work there every morning.',
      '“{verb}” at {company}: the job is over, the verb wasn’t told.',
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
      'Put “{verb}” in the tense of its neighbours: past for old jobs, present for the current one.',
      'Use one tense for {company}, all the way down.',
      'Use the past tense for everything finished, even inside a current job, and change “{verb}” to match.',
    ],
  },
  'repeated-verb': {
    brutal: [
      '“{verb}” starts {times} of {total} bullets. The thesaurus lies where it fell.',
      '{Times:words} of {total} bullets begin with “{verb}”. It reads like a {~stuck record|toy train|metronome}.',
      '“{verb}” carries {times} of {total} bullets. Verbs have backs too.',
      'The other verbs have formed a union, and “{verb}” isn’t invited.',
      'Read the first words of your bullets downwards: “{verb}”, “{verb}”, “{verb}”. That’s wallpaper.',
      'Every verb at {employer} is played by “{verb}”, in different hats.',
      'Was there only “{verb}” in the vending machine at {employer}?',
      'What did you do at {employer}? “{verb}”. And after lunch? “{verb}”. And for fun?',
      'I have nothing against “{verb}”. I just feel we have met.',
      '“{verb}” is on a season ticket.',
      'By the third “{verb}” I was tapping my foot. By the fourth I had a bass line.',
      '“{verb}” again. It’s the ‘anyway’ of this CV.',
      'You have a favourite verb. You take “{verb}” everywhere, like a lucky mascot.',
      '“{verb}” works mornings, evenings and weekends here. Somebody should look at its contract.',
      'Copy, paste, “{verb}”, tea. I can see how the bullets were made.',
      'A drinking game built on “{verb}” would be over before we got to the education.',
      'There are some ten thousand verbs in English. “{verb}” seems to have had the other ones arrested.',
      'If {job:a} does nothing but “{verb}”, the advert could have been much shorter.',
      '“{verb}” opens so many bullets that it must have a key.',
      'I closed my eyes, put a finger on the page and said “{verb}”. Try it. It never fails.',
      'At {employer} different things must have happened on different days. “{verb}” has flattened the lot.',
      '“{verb}” is to your bullets what magnolia is to rented flats.',
      'Your bullets all came in through the same door, and the door says “{verb}”.',
      'One “{verb}” is a statement. This many is a chant.',
      'You asked one verb to do everything. “{verb}” would like a word, preferably another one.',
      'Give “{verb}” a day off. It has been opening bullets since breakfast.',
    ],
    gentle: [
      '“{verb}” begins {times} of {total} bullets, so different work starts to look the same.',
      'With {times} of {total} bullets opening on “{verb}”, a reader starts to skim.',
      'You did more than one thing, and “{verb}” at the start of so many bullets hides it.',
      'What did “{verb}” mean on an ordinary day at {employer}? There are probably three better verbs in the answer.',
      'A recruiter reads the first word of each bullet. If it’s always “{verb}”, there seems to be one task.',
      'Some of the bullets with “{verb}” may be one bullet. Merge those, and the rest will look different.',
      'People hiring {job:a} read down the left edge of a list. Here it says “{verb}” most of the way.',
      'Telling a friend about {employer}, you wouldn’t say “{verb}” every time. Use the words you’d use.',
      'Was everything at {employer} really the same kind of work? “{verb}” makes it look so.',
      'An advert for {job} has verbs of its own. Where one is true of you, use it instead of “{verb}”.',
      'Give the hardest of these bullets a verb of its own. “{verb}” can stay with the easiest.',
    ],
    fixes: [
      'Keep “{verb}” once, and give each other bullet a verb of its own.',
      'Merge the bullets with “{verb}” that say the same.',
      'Say what “{verb}” meant each time: designed, negotiated, repaired, taught.',
    ],
  },
  'vague-quantity': {
    brutal: [
      // Of what there were so many.
      amount('“{term}” {object}. Name one.'),
      amount('“{term}” {object}? Shepherds count better than that, and they fall asleep doing it.'),
      amount('I’ll start at two {object}. Say stop when I get to “{term}”.'),
      amount('If you were paid by the number of {object}, “{term}” would be a figure by lunchtime.'),
      amount('“{term}” {object}. Is that before or after rounding?'),
      amount('Somewhere there are {object} in a line, waiting to be counted. “{term}” waved them all through.'),
      amount('You were the {post}. If you don’t know how many {object} there were, “{term}” isn’t going to help the rest of us.'),
      amount('“{term}” {object}, says the CV, like somebody who has been asked about the biscuits.'),
      amount('Two {object} would be a number. “{term}” is a hand gesture.'),
      amount('I asked how many {object}. “{term}”, said the CV, and looked out of the window.'),
      amount('“{term}” {object} is what you tell customs.'),
      amount('“{term}” {object}: that’s a sign over a bargain bin. Which ones did you fish out?'),
      amount('A quiz question about your {object} would have to accept “{term}”. There goes the quiz.'),
      amount('“{term}” {object}, and not one of them got introduced.'),
      amount('Introduce me to the {object}. “{term}” is no way to talk about guests.'),
      // Of the amount alone.
      amount('“{term}” is a number in sunglasses.'),
      amount('“{term}” is how fishermen count.'),
      amount('“{term}”: three or three thousand, and it keeps a straight face either way.'),
      amount('“{term}” is what remains of a figure that was left out in the rain.'),
      amount('“{term}”: even a multi-storey car park puts up how many.'),
      amount('A reader sees “{term}” and pencils in two.'),
      amount('Somebody at {firm} knows the figure. Your CV knows “{term}”.'),
      amount('“{term}”, says the {post}. The auditor has stopped smiling.'),
      amount('Offer {post:a} “{term}” as a salary and watch how quickly everybody learns to count.'),
      amount('“{term}” comes straight after ‘one, two’ and just before ‘loads’.'),
      amount('If your bank wrote “{term}” on the statement, you’d be on the phone by now.'),
      amount('“{term}”. Ask {post:a} how many days of leave are left and you’ll get a much better answer.'),
      { text: '“{term}” does the counting {times:times} here. It has not once got past its fingers.', when: (facts) => repeated(facts) && isAmount(facts) },
      degree('“{term}”? Compared with what, a Tuesday?'),
      degree('“{term}”, in the way that I have ‘nearly’ run a marathon.'),
      degree('Ask “{term}” for a percentage and it goes to put the kettle on.'),
      degree('“{term}”, says the {post}. By how much? ‘You’d have to have been there.’'),
      degree('A good {post} could put a figure where “{term}” is. You could be one by this evening.'),
      tail('“{term}” is the sound of somebody leaving the list by the window.'),
      tail('“{term}”. If {post:a} can’t be bothered to finish the list, I’m not going to either.'),
      tail('“{term}” means there was one more thing and it wasn’t any good.'),
    ],
    gentle: [
      work('How many is “{term}”? A rough number is fine.'),
      work('“{term}” could be three or three hundred. People guess low, so tell them.'),
      work('An employer would like to know how many {object}. “{term}” leaves it open.'),
      work('As {post:a} you know the number behind “{term}”. The reader doesn’t.'),
      work('An honest ‘about’ with a number after it is better than “{term}”.'),
      work('At {firm} everybody knew how many that was. A stranger reading “{term}” doesn’t.'),
      work('A number in place of “{term}” makes this easy to believe.'),
      work('Another {post} would ask how many. Answer it before they do.'),
      open('Name the two most important {object}. Names stay in the memory, “{term}” doesn’t.'),
      open('One good example of the {object} would say more than “{term}”.'),
      open('Which of the {object} matter for {job}? Name those, and drop “{term}”.'),
      told('You name the {object} anyway, so “{term}” can go.'),
      told('The names do the work here. “{term}” only delays them.'),
      leisure('The thing itself is enough. “{term}” adds nothing to it.'),
      { text: '“{term}” is in {times:words} places. Start with the one whose number you remember.', when: (facts) => repeated(facts) && isAmount(facts) },
      degree('By how much? Even ‘about a fifth’ is clearer than “{term}”.'),
      degree('Give the figure before and after, and nobody needs “{term}”.'),
      degree('If nobody measured it, say what people noticed. It convinces more than “{term}”.'),
      degree('How would another {post} have noticed? Say that instead of “{term}”.'),
      tail('“{term}” leaves the end of the list to me. Add one more item, or stop at the last.'),
      tail('If the rest of the list matters for {job}, name it. If not, drop “{term}”.'),
      tail('Two good examples are enough. “{term}” makes them look like all you could think of.'),
    ],
    fixes: [
      work('Replace “{term}” with the number, or an honest ‘about’.'),
      leisure('Leave “{term}” out: the thing itself says enough.'),
      told('Drop “{term}”: you name them anyway.'),
      tail('Name the two or three that matter most, and drop “{term}”.'),
      degree('Say by how much instead of “{term}”, or leave the word out.'),
      often('Say how many a week instead of “{term}”.'),
      work('Count them once, and print the number in place of “{term}”.'),
      tail('Finish the list, or stop before “{term}”.'),
      degree('Replace “{term}” with the size of the change.'),
      work('Name the two or three that matter, in place of “{term}”.'),
    ],
    terms: VAGUE_TERMS,
  },
  'spelling-mistake': {
    brutal: [
      '“{word}” left for line {line} without looking in the mirror. It meant {suggestion}.',
      unknown('Spell-check underlined “{word}” on line {line} in red. You wore it anyway.'),
      '“{word}” on line {line} is {suggestion} after a long night.',
      unknown('Line {line} introduces “{word}”, a stranger to {suggestion} and to the dictionary.'),
      'The parser went through {cvWords} words looking for {suggestion}. It walked straight past “{word}”.',
      again('“{word}” turns up {times:times}, which rules out the accident.'),
      {
        text: '“{word}” on line {line}: a letter fell off the lorry, and the recruiter is driving behind it.',
        when: (facts) => String(facts['word']).length < String(facts['suggestion']).length,
      },
      '“{word}”. Somewhere {suggestion} is still waiting at the airport, with a sign.',
      'You’ll have looked twice at the margins. “{word}” was standing in the middle of the road.',
      '“{word}” came to the interview as {suggestion}, with its shoes on the wrong feet.',
      'I typed “{word}” into a search box. It asked whether I meant {suggestion}. I told it to ask you.',
      'Offices have a game: first to find “{word}” gets the last biscuit. It was over before the kettle boiled.',
      unknown('The dictionary was shown “{word}” and said that it would rather not comment.'),
      unknown('One red wavy line on the whole screen, and “{word}” was sitting on it like a hammock.'),
      'A CV is proofread by everyone except its author. Result: “{word}” instead of {suggestion}.',
    ],
    gentle: [
      '“{word}” on line {line} is probably meant to be {suggestion}. Easy to miss, easy to mend.',
      '“{word}” should read {suggestion}. Readers do notice, so it’s worth a last look.',
      'A search for {suggestion} goes straight past “{word}”. It takes a second to mend.',
      again('“{word}” appears {times:times}; one search-and-replace to {suggestion} does it.'),
    ],
    fixes: [
      'Change “{word}” to {suggestion}, then read the page backwards once. Typos stand out that way.',
      'Correct “{word}” to {suggestion}, and let somebody else read the final version.',
      'Write {suggestion}: a search for it doesn’t find “{word}”.',
    ],
    terms: CONFUSION_TERMS,
  },
  'duplicate-line': {
    brutal: [
      '“{quote}”: said on line {first}, and once more on line {line} for those at the back.',
      'Line {line} is line {first} in a false moustache.',
      '“{quote}” liked line {first} so much that it came back with its bags.',
      'Copy, paste, and nobody home: line {line} is line {first} again, comma for comma.',
      'I believed “{quote}” the first time. Now I want to see some identification.',
      'There was one seat left on this page, and “{quote}” put its bag on it.',
      'I read “{quote}”, went on, and met it again further down. Does it follow you home?',
      '“{quote}” gets a second run. Even television waits until the summer.',
      'Line {line} and line {first} are identical twins. Only one of them did the work.',
      'Déjà vu: “{quote}”. Nobody had shouted for an encore.',
      again('“{quote}”, {times:times}, word for word. That’s not a career, it’s a chorus.'),
    ],
    gentle: [
      'Line {line} repeats line {first} word for word. Keep one, and let the other tell something else.',
      '“{quote}” is on line {first} as well. What was different the second time? That’s the line to write.',
      'A reader who meets “{quote}” twice begins to skim. One of the two can go.',
      'Line {line} looks pasted from line {first}. If the work really was the same, say it once for both.',
      '“{quote}” is printed twice. Keep the one in the job where it mattered more.',
      'If you did “{quote}” in two places, say in the second what you did better.',
      '“{quote}” appears twice. Keep it where it fits best, and use the other line for something they don’t know yet.',
      'You’ve said “{quote}” already, in the same words. A second fact would do more than the same one again.',
      '“{quote}” stands here and elsewhere. The second place is free for something new.',
    ],
    fixes: ['Cut one of the two, or say what was different the second time.', 'Cut the copy, and use the space for a result.'],
  },
} as const satisfies Record<Exclude<KindOf<'wording'>, keyof typeof OPENING_JOKES>, KindJokes>;
