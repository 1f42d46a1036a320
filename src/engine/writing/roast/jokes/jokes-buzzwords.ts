import type { KindOf } from '../../../../domain/finding.ts';
import { BUZZWORD_TERMS } from '../terms/buzzword-terms.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const repeated = (facts: Facts): boolean => Number(facts['times']) >= 2;
const often = (facts: Facts): boolean => Number(facts['times']) >= 3;
const several = (facts: Facts): boolean => Number(facts['buzzTerms']) >= 3;
/** "Utilized" is a verb in costume, not a quality: it cannot be shown by an example. */
const isVerb = (facts: Facts): boolean =>
  /^(?:utili[sz]|leverag|spearhead|facilitat|empower|ideat|incentivi|interfac|synergi[sz]|driv(?:es?|ing)\b|deliver|add(?:s|ing)?\b|collaborated|thriv|mov(?:e|ed|ing) )/iu.test(
    String(facts['term']),
  );
/** Words for a thing that nobody names: which practice, which solution? */
const isJargon = (facts: Facts): boolean =>
  /best.practice|cutting.edge|state.of.the|synerg|deliverable|ecosystem|paradigm|end.to.end|solutions?$|seamless|scalab|robust|holistic|value.add|added.value|low.hanging|needle|deep.dive|bottom.line|cross.functional|actionable|turnkey|core.compet|touch.base|methodolog|framework/iu.test(
    String(facts['term']),
  );
const quality = (text: string): Template => ({ text, when: (facts) => !isVerb(facts) && !isJargon(facts) });
const jargon = (text: string): Template => ({ text, when: isJargon });
const verb = (text: string): Template => ({ text, when: isVerb });
const wordy = (facts: Facts): boolean => Number(facts['quoteWords']) >= 6;

const summed = (text: string): Template => ({ text, when: (facts) => facts['inSummary'] === 1 && !isVerb(facts) });
const deed = (text: string): Template => ({ text, when: (facts) => facts['inSummary'] === undefined && !isVerb(facts) && !isJargon(facts) });
/** "In a timely manner", "on a daily basis": words around a verb that does the work alone. */
const isFiller = (facts: Facts): boolean =>
  /manner|basis|fashion|day.to.day|daily|as needed|as assigned|as required|smooth|supervision|start to finish|operations|environment/iu.test(
    String(facts['term']),
  );
const filler = (text: string): Template => ({ text, when: isFiller });
const isPromise = (facts: Facts): boolean =>
  /dedicat|commit|striv|passion|eager|willing|desire|seek|goal|extra mile|beyond|110|difference/iu.test(String(facts['term']));
const promise = (text: string): Template => ({ text, when: isPromise });
const phrase = (text: string): Template => ({ text, when: (facts) => !isFiller(facts) });
const judged = (text: string): Template => ({ text, when: (facts) => facts['quoteAward'] === undefined });

export const BUZZWORD_JOKES = {
  buzzword: {
    brutal: [
      '“{term}” is the noise {job:a} CV makes while it is loading.',
      'There are {cvWords} words on this CV, and “{term}” is the one travelling without a ticket.',
      quality('“{term}” could describe {job:a}, a minibus or a yoghurt with equal accuracy.'),
      '“{term}” walks into line {line} in a suit, shakes every hand and leaves without saying what it does.',
      quality('Take “{term}” out and read line {line} again. The silence you hear is the same one.'),
      '“{term}” is wallpaper. Line {line} was meant to be a window.',
      'Whoever hires {job:a} hears “{term}” the way a frequent flyer hears the safety talk.',
      '“{term}” is on its third CV this morning. Line {line} could let it sit down.',
      { text: 'The other words on line {line} got up and went to work. “{term}” stayed in bed.', when: (facts) => wordy(facts) && !isVerb(facts) },
      '“{term}” is a cheque. Line {line} signs it and names no bank.',
      quality('“{term}”: ask around at {employer} and there may be a story in it. The CV only kept the title.'),
      'Line {line} brings “{term}” to an interview for {job}. It is a balloon animal: shiny, twisted, full of air.',
      '“{term}” lies across line {line} like a coat on the last free chair.',
      quality('I covered “{term}” with a thumb. The other {cvWords} words did not call for help.'),
      '“{term}” is the plastic fruit in the bowl of {cvWords} words: a good colour, and teeth marks nowhere.',
      { text: '“{term}” turns up {times:times}. The jury still has not met it.', when: repeated },
      { text: '“{term}”, {times:times} in {cvWords} words. Even jingles know when to fade out.', when: often },
      { text: '{BuzzTerms:words} buzzwords have checked in on this CV. “{term}” took the room with the view and pays for nothing.', when: several },
      { text: 'Of {buzzTerms} buzzwords, “{term}” is the one holding the door for the others.', when: several },
      '“{term}”, says line {line}, and then waits to be believed.',
      quality('“{term}” is a lanyard with no badge. Reception for {job} asks to see the badge.'),
      quality('If “{term}” were a spare part, line {line} would be the machine that runs better without it.'),
      quality('“{term}” adds to {cvWords} words what a sash adds to a car.'),
      quality('Line {line}: “{term}”. A cardboard cut-out, propped where an example used to stand.'),
      '“{term}” is a drum roll. {Job:a} still has to come through the curtain.',
      { text: 'You say “{term}” {times:times}. By the last one it has worn a groove in the page.', when: repeated },
    ],
    gentle: [
      verb('“{term}” on line {line} has a plainer brother: used, led, helped, sold. Take the one that is true.'),
      verb('On line {line}, say what you did in the word you would use aloud; “{term}” keeps the reader at a distance.'),
      verb('The work behind “{term}” deserves a simple verb. Line {line} will be shorter and stronger for it.'),
      verb('“{term}” is a long way round. Line {line} needs the short verb and what came of it.'),
      quality('“{term}” is something many CVs say, so it cannot set this one apart. One example from {employer} would.'),
      quality('I believe “{term}”, but I cannot see it on line {line}. Tell me about the moment somebody noticed it.'),
      quality('The word “{term}” asks me to trust you; an example lets me check. Line {line} has room for one.'),
      quality('What you did at {employer} says more than “{term}”. Put the deed there and the quality will be read between the lines.'),
      jargon('“{term}” names no thing. Which one was it at {employer}? Write that on line {line}.'),
      jargon('A reader knows the expression “{term}” and still not what you did. Among {cvWords} words, this one can be made concrete.'),
      jargon('If somebody drew “{term}”, what would be in the picture? Whatever it is, line {line} should say that instead.'),
      quality('Read line {line} of your {cvLines} without “{term}”. If the meaning stays the same, the space is yours for a fact.'),
      { text: '“{term}” appears {times:times}. Keep none or one, and give the freed room to a result.', when: repeated },
      quality('{CvBullets:words} bullets could hold the evidence for “{term}”. Which project showed it best?'),
      quality('“{term}” is a conclusion. On line {line}, show the reader what happened and let them draw it.'),
      { text: 'There are {buzzTerms} phrases of this kind on the CV. I would start by replacing “{term}” with something that happened.', when: several },
      quality('Among {cvWords} words, “{term}” is one a reader will skip. A number or a name in its place would make them stop.'),
      quality('What would a colleague tell me to prove “{term}”? That story, in one line, belongs on line {line}.'),
      quality('The intent behind “{term}” on line {line} is good. It only needs the situation, what you did, and what changed.'),
      quality('Line {line} states “{term}”; people hiring {job:a} will want to see where. Point them to one bullet that shows it.'),
    ],
    fixes: [
      verb('Write the plain verb for what you did in place of “{term}” (used, led, built, sold) and add what came of it.'),
      verb('Swap “{term}” for an everyday verb, then end the line with a result: “[how many?]”.'),
      quality('Replace “{term}” with one thing you did that shows it: the situation, your part, the outcome.'),
      deed('Delete “{term}” and begin the line with a verb and an object: “[verb] [what], [result: how many?]”.'),
      summed('Replace the sentence by what you are, for how long, and your best result.'),
      summed('Use the summary for three facts instead of “{term}”: your field, your depth, your best proof.'),
      jargon('Name the thing “{term}” stands for, or cut it.'),
      jargon('Say what was actually there in place of “{term}”: the tool, the method, the product.'),
      quality('Swap “{term}” for the tool, the project or the result that would make someone else say it about you.'),
      quality('Give the space that “{term}” takes to something you can name: a tool, a client, a project.'),
    ],
    terms: BUZZWORD_TERMS,
  },
  cliche: {
    brutal: [
      '“{term}” arrives on line {line} pre-chewed.',
      '“{term}” is a sentence that came with the picture frame. {Job:a} usually puts their own in.',
      'If “{term}” were a song it would be the one in the lift at {employer}.',
      '“{term}” has passed through so many CVs that line {line} only got the echo.',
      '“{term}”: among {cvWords} words, the one you could buy by the metre.',
      'Line {line} orders “{term}” without looking at the menu.',
      '“{term}” is the rented tuxedo of phrases. On line {line} the sleeves show.',
      '“{term}” is a stock picture in words: everybody in it is pointing at nothing.',
      'A recruiter for {job} can finish “{term}” from the first syllable, and does, on the way to the next line.',
      '“{term}” is a sofa in a showroom: line {line} sits nicely, nobody lives there.',
      'You spent part of {cvWords} words on “{term}”. The shop does not take it back.',
      '“{term}” is the greeting card of line {line}: somebody else wrote it, you only signed.',
      '“{term}”: the reader’s eyes walked over it as over a doormat, on to line {line} and out.',
      '“{term}” has been said by so many that it no longer knows which {job} it came with.',
    ],
    gentle: [
      phrase('“{term}” is a set phrase, and readers pass over those. On line {line}, say in your own words what you mean by it.'),
      phrase('Behind “{term}” there is probably a real event at {employer}. Tell that one; it will be yours alone.'),
      phrase('Many applicants use “{term}”. A concrete example will make line {line} easier to remember.'),
      phrase('If you had to explain “{term}” to a friend, what would you describe? Write that on line {line}.'),
      phrase('Of {cvWords} words, “{term}” would be missed least. Use the room for something from {employer}.'),
      promise('“{term}” on line {line} tells me your intention. What happened because of it would tell me your work.'),
      'Line {line} would be stronger with one fact than with “{term}”.',
      phrase('Set “{term}” aside and answer a smaller question for line {line}: when was it true, and what came of it?'),
      filler('“{term}” is filler around the verb; line {line} stands without it.'),
      filler('Take “{term}” out of line {line} and nothing is lost. The space is enough for how many or how often.'),
      filler('{CvWords} words have room for a figure where “{term}” stands: every day, every week, within two hours?'),
      phrase('{CvBullets:words} bullets tell the reader what you did; “{term}”, among {cvWords} words, only tells them what people usually write.'),
      phrase('In {cvWords} words of yours, “{term}” is borrowed. Which of your {cvBullets} bullets could take its place?'),
      filler('Among your {cvWords} words, “{term}” only keeps the others waiting. Let the verb end the line.'),
    ],
    fixes: [
      phrase('Cut “{term}” and write the event behind it: what happened, what you did, what changed.'),
      phrase('Replace “{term}” with a fact only you could write: a project, a customer, a deadline, “[how many?]”.'),
      phrase('Say it plainly: put the action and its result where “{term}” stands.'),
      filler('Cut “{term}” and let the verb stand alone.'),
      filler('Put a time or a number where “{term}” stands: “[how often?]”, “[within what time?]”.'),
    ],
    terms: BUZZWORD_TERMS,
  },
  'empty-adjective': {
    brutal: [
      '“{term}” is paint. There is no door behind it.',
      '“{term}” is an adjective you may not award yourself, like tall or late.',
      { text: '“{term}” turns up {times:times}. Repeating it is how spells work, not CVs.', when: repeated },
      'Somebody hiring {job:a} underlines nouns and verbs. “{term}” will not be meeting the pen.',
      '“{term}” is the ribbon. I shook the box and nothing moved.',
      '“{term}” makes this sound like a menu describing water.',
      'Did {employer} say “{term}”, or did you say it on the way home?',
      'Had {employer} told me “{term}”, I would have rung you. You told me.',
      '“{term}”, compared with whom? Name one person at {employer}. On second thoughts, don’t.',
      'I would swap “{term}” for a single thing you finished at {employer}, and throw in the adverbs.',
      'Write down what you did at {employer} and I will be the one who says “{term}”. That is how applause works.',
      'Imagine a new colleague at {employer} who introduces themselves as “{term}”. You would move desks.',
      '{Employer} is a fact. “{term}” is a balloon tied to it.',
      '“{term}” is estate agent for ‘come and see’. I came. I saw a wall.',
      'Restaurants that put “{term}” in the window have a bucket under the roof.',
      'Remove “{term}” and nothing falls down. Builders call that decoration.',
      '“{term}” is what you say about a hotel when you cannot remember the room.',
      'Printing “{term}” is a comedian announcing that the next one is funny.',
      '“{term}” is a drum roll, and then nobody comes on.',
      'The other applicants for {job} went for “{term}” too. One of you is wrong, and none of you can prove it.',
      '“{term}”. Says who? The line goes quiet and looks at you.',
      'The adjective is “{term}”. I kept waiting for the thing it was about.',
      'You can call {job:a} “{term}”. You can call a shed a studio.',
      'Five stars for “{term}”, one review, same address.',
      '“{term}” is the filter. I wanted to see the picture.',
    ],
    gentle: [
      judged('“{term}” is your own judgement of your work. Give me the fact and I will reach it myself.'),
      judged('Adjectives such as “{term}” are hard to check. What did you do at {employer} that earned the word?'),
      judged('“{term}” is a conclusion. I would like to see what it was drawn from.'),
      { text: '“{term}” comes up {times:times}. Each one could be an example instead.', when: repeated },
      'It reads just as well without “{term}”, and then there is room for a result.',
      'A noun and a number will carry more than “{term}”.',
      'Keep the thing that “{term}” describes and drop the description: the reader will add it.',
      'Nobody can check “{term}”. A figure beside it would do its work.',
      'Let somebody at {employer} say it for you: a line from a review is worth more than “{term}”.',
      'When did they notice at {employer}? That occasion, in a few words, does more than “{term}”.',
      'What would be missing at {employer} today if you had not been there? Say that, and “{term}” is not needed.',
      'Tell me the best thing you did at {employer}. If I then think “{term}”, the sentence has worked.',
      'Who at {employer} would agree with “{term}”, and because of which day? The day is your line.',
      'Trade “{term}” for what you were given to do at {employer} because of it: the bigger client, the keys, the new starter.',
      'Most people who want to be {job:a} use a word like “{term}”. Hardly anyone gives the reason for it.',
      'Somebody choosing {job:a} skips praise and looks for proof. “{term}” is the praise; where is the proof?',
      'Try the line with “{term}” crossed out. If it says the same, leave it crossed out.',
      'If you want to keep “{term}”, earn it on the spot: put the result in the same sentence.',
      'Ask yourself what the opposite of “{term}” would be. If no one would write that, the word tells a reader nothing.',
      'There is a reason you chose “{term}”. The reason is more interesting than the word.',
      '“{term}” asks to be believed. A detail would not have to ask.',
      'How much, how fast or how many? Any of the three says more than “{term}”.',
      'Praise reads best when it comes from others. Leave “{term}” to your references and keep the facts for yourself.',
      'I would not argue with “{term}”. I would only remember it if there were a story attached.',
      'Plain words are trusted more. Without “{term}” the sentence is calmer, and sounds surer.',
    ],
    fixes: [
      'Delete “{term}”; if the line feels weaker, add the fact that made you choose the word.',
      'Put evidence where “{term}” stands: a result, a scale, a comparison such as “[from … to …]”.',
      'Let a noun and a number do it: what was made, how much, how fast, “[how many?]”.',
    ],
    terms: BUZZWORD_TERMS,
  },
} as const satisfies Record<KindOf<'buzzwords'>, KindJokes>;
