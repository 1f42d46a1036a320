import type { KindOf } from '../../../../domain/finding.ts';
import { BUZZWORD_TERMS } from '../terms/buzzword-terms.ts';
import type { Facts, KindJokes, Template } from '../template.ts';
import { ordinary, ordinaryInLines, SPECIAL_FIXES, SPECIAL_GENTLE } from './term-sorts.ts';
import { DECLARATION, unsworn } from './oath-jokes.ts';

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
  /best.practice|cutting.edge|state.of.the|synerg|deliverable|ecosystem|paradigm|end.to.end|solutions?$|seamless|scalab|robust|holistic|value.add|added.value|low.hanging|needle|deep.dive|bottom.line|cross.functional|actionable|turnkey|core.compet|touch.base|mission.critical|methodolog|framework/iu.test(
    String(facts['term']),
  );
const quality = (text: string): Template => ({ text, when: (facts) => !isVerb(facts) && !isJargon(facts) });
const jargon = (text: string): Template => ({ text, when: isJargon });
const verb = (text: string): Template => ({ text, when: isVerb });

const summed = (text: string): Template => ({ text, when: (facts) => facts['inSummary'] === 1 && !isVerb(facts) });
/** Who has a few years behind them can say for how long. */
const experienced = (text: string): Template => ({ text, when: (facts) => facts['inSummary'] === 1 && !isVerb(facts) && Number(facts['cvYears']) >= 2 });
const deed = (text: string): Template => ({ text, when: (facts) => facts['inSummary'] === undefined && !isVerb(facts) && !isJargon(facts) });
/** "In a timely manner", "on a daily basis": words around a verb that does the work alone. */
const isFiller = (facts: Facts): boolean =>
  /\bin an? .*manner|basis|fashion|day.to.day|daily|as needed|as assigned|as required|smooth|supervision|start to finish|operations|environment/iu.test(
    String(facts['term']),
  );
const filler = (text: string): Template => ({ text, when: isFiller });
const atEnd = (text: string): Template => ({
  text,
  when: (facts) => isFiller(facts) && facts['termEnds'] === 1 && facts['lineDeed'] === 1 && facts['termIsLine'] !== 1,
});
/** The term stands behind a verb that can do without it. */
const beside = (text: string): Template => ({ text, when: (facts) => isFiller(facts) && facts['lineDeed'] === 1 && facts['termIsLine'] !== 1 });
const isPromise = (facts: Facts): boolean =>
  /dedicat|commit|striv|passion|eager|willing|desire|seek|goal|extra mile|beyond|110|difference/iu.test(String(facts['term']));
const promise = (text: string): Template => ({ text, when: isPromise });
const phrase = (text: string): Template => ({ text, when: (facts) => !isFiller(facts) });
const judged = (text: string): Template => ({ text, when: (facts) => facts['quoteAward'] === undefined });

export const BUZZWORD_JOKES = {
  buzzword: {
    brutal: [
      // The title on the CV against the word.
      quality('No leaving card for {post:a} has ever said “{term}”.'),
      'Ask ten people what {post:a} does. You’ll be there till Thursday before anyone says “{term}”.',
      quality('“{term}” is what {post:a} calls {post:a} when nobody else is in the room.'),
      '{Post} I can picture. “{term}” I can only salute.',
      quality('A day in the life of {post:a}: coffee, complaints, “{term}”, lunch. No, I can’t see it either.'),
      quality('Your badge said {post}. “{term}” you pinned on yourself.'),
      quality('Put {post:a} and “{term}” in a lift together. Only one of them can fix it.'),
      quality('If “{term}” were a shift, every {post} would be trying to swap it.'),
      jargon('Somewhere {post:a} has been told to go and do “{term}” before lunch, and is walking around the building looking for it.'),
      jargon('Draw me “{term}”. Use both sides of the paper. {Post:a} should be able to point to it.'),
      '“{term}”. Say that to another {post} over a sandwich and watch the chewing stop.',
      quality('No one has ever shouted “{term}” across the room because they needed {post:a}.'),
      quality('“{term}” works like ‘I’m hilarious’: it only counts when another {post} says it.'),
      quality('“{term}” fits every {post} in the country, including the one who hides from the phone.'),
      verb('Imagine another {post} saying “{term}” about the photocopier. Now you see the problem.'),
      // The employer.
      quality('{Employer} may well have a “{term}” mug. That doesn’t make it evidence.'),
      quality('Ring {employer} and ask for “{term}”. You’ll be put on hold.'),
      quality('“{term}”: ask around at {employer} and there may be a story in it. The CV only kept the title.'),
      'I’d bet that {employer} has a shorter word for “{term}”, and that you used it all day.',
      // Of the word alone.
      '“{term}” is the noise {job:a} CV makes while it’s loading.',
      quality('“{term}” could describe {job:a}, a minibus or a yoghurt with equal accuracy.'),
      quality('“{term}” is also what it says on the tin of paint that’s still in the shed.'),
      quality('Horses are sold as “{term}”. The buyer looks at the teeth.'),
      quality('“{term}” suits {job:a}, a mattress and most breeds of spaniel.'),
      quality('Remove “{term}” and the sentence weighs the same. I had it on the kitchen scales.'),
      quality('Seven out of ten lampposts would call themselves “{term}” if they had to apply.'),
      quality('“{term}”: the jury would like to hear from somebody who isn’t also the defendant.'),
      'Whoever hires {job:a} hears “{term}” the way a frequent flyer hears the safety talk.',
      '“{term}” is a drum roll. {Job:a} still has to come through the curtain.',
      quality('“{term}”. Says who? You may phone a friend.'),
      '“{term}” is the ‘live, laugh, love’ of the job market.',
      '“{term}” clears its throat very nicely. I was expecting it to say something.',
      '“{term}” got a nod in a meeting once, and has been living off that ever since.',
      'I read “{term}” twice, in case it was hiding something. It wasn’t.',
      quality('You gave yourself “{term}”. I’d have let somebody else hand that one over.'),
      quality('Try saying “{term}” about yourself at a bus stop. See who moves along the bench.'),
      quality('Nobody has ever claimed the opposite of “{term}”. That’s what makes it furniture.'),
      'I put “{term}” through the shredder. The shredder said it had already had that one.',
      jargon('People say “{term}” with both hands, and I still can’t see the thing.'),
      verb('“{term}” is a verb in its interview shoes. They squeak.'),
      verb('“{term}”: the verb went to a conference and came back like this.'),
      verb('There’s a shorter word for “{term}”, and it has been doing all the work.'),
      { text: '“{term}” turns up {times:times}. The jury still hasn’t met it.', when: repeated },
      { text: '“{term}”, {times:times}. Even jingles know when to fade out.', when: often },
      { text: '“{term}” didn’t come alone. They travel in groups, for courage.', when: several },
    ],
    gentle: [
      ...SPECIAL_GENTLE,
      ...ordinary([
        quality('Many people write “{term}”. Fewer can show it, so one example from your time as {post:a} would set you apart.'),
        quality('A manager hiring {job:a} can’t check “{term}”. They can check what you did.'),
        quality('“{term}” may well be true. A moment from your work as {post:a} would let the reader see it.'),
        quality('Recruiters read “{term}” so often that they no longer see it. A fact in its place gets read.'),
        quality('Let the reader think “{term}” by themselves: tell them one thing you did as {post:a}.'),
        quality('I believe “{term}”. Somebody who has never met you needs a reason to.'),
        quality('The job title {post} already says more about you than “{term}” does. Add what you achieved in it.'),
        quality('“{term}” describes many people. What you did at {employer} describes only you.'),
        quality('Somebody at {employer} could say “{term}” about you and be believed. On your own CV, an example has to do it.'),
        quality('What did you do at {employer} that shows “{term}”? That’s the sentence to print.'),
        quality('In an interview for {job} they’d ask for an example of “{term}”. Give it here and you are ahead.'),
        quality('“{term}” takes up room that a result could use.'),
        quality('An employer looks for proof of “{term}” in the jobs. If it’s there, the word can go.'),
        quality('One number, one name or one outcome says more to an employer than “{term}”.'),
        quality('Words such as “{term}” sound the same on every CV. Your own work doesn’t.'),
        quality('If a colleague from {employer} told me why you are “{term}”, what would the story be? Use that.'),
        jargon('“{term}” can mean almost anything. As {post:a} you know what it was: use its name.'),
        jargon('Not every reader knows what “{term}” covers. A plain word helps both people and search.'),
        jargon('Somebody hiring {job:a} wants to know which product, system or method this was. “{term}” doesn’t tell them.'),
        jargon('If you explained “{term}” to a new {post}, you’d use simpler words. Use those here.'),
        jargon('“{term}” sounds large and says little. The real thing is usually more impressive.'),
        jargon('At {employer} everybody knew what “{term}” stood for. The next employer doesn’t.'),
        verb('“{term}” is a grand word for something you did. The plain verb is easier to believe.'),
        verb('In an interview you wouldn’t say “{term}”. Use the word you’d say as {post:a}.'),
        verb('Plain verbs are stronger. Used, ran, built and sold all beat “{term}”.'),
        verb('“{term}” hides what you did. An exact verb would show it.'),
        verb('A recruiter who needs {job:a} looks for the work behind “{term}”. Let the verb name it.'),
        { text: '“{term}” appears {times:times}. Keep it once at most, and use the room for a result.', when: often },
        { text: '{BuzzTerms:words} terms of this kind are on the page. Start with “{term}”, and replace it with something that happened.', when: several },
      ]),
    ],
    fixes: [
      ...SPECIAL_FIXES,
      ...ordinaryInLines([
        verb('Replace “{term}” with the plain verb: used, led, built, sold.'),
        verb('Swap “{term}” for an everyday verb, and add what came of it.'),
        verb('Use the verb you’d use in conversation instead of “{term}”.'),
        quality('Replace “{term}” with one thing you did that shows it.'),
        deed('Cut “{term}” and start with what you did.'),
        experienced('Start with what you are, how long you’ve done it, and your best result.'),
        summed('Replace “{term}” with a fact: your field, your years or your best result.'),
        jargon('Name the thing “{term}” stands for, or cut it.'),
        jargon('Cut “{term}” if the line already names the thing itself.'),
        quality('Keep the example and drop “{term}”. If there’s no example yet, add one.'),
      ]),
    ],
    terms: BUZZWORD_TERMS,
  },
  cliche: {
    brutal: [
      ...DECLARATION.brutal,
      ...unsworn([
        phrase('Every {post} in the pile has “{term}”. It’s what the pile is made of.'),
        'Read “{term}” aloud to another {post}. You’ll get to the second word before they join in.',
        phrase('“{term}”: wanted from every {post}, claimed by every {post}, last seen alive in a training video.'),
        '“{term}” is the magnolia paint of {post} CVs: inoffensive, everywhere, bought in bulk.',
        phrase('You became {post:a} and then let “{term}” do the talking.'),
        'Pull the string in its back and {post:a} CV says “{term}”.',
        'I could hum “{term}”. I know the words, the tune and the last {post} who sang it.',
        'Somewhere there’s a rubber stamp that says “{term}”, and every {post} gets a go.',
        phrase('Swap CVs with any other {post} on the bus. “{term}” gets off at the same stop.'),
        phrase('{Post:a} sees things I couldn’t make up, and the CV opens its mouth and says “{term}”.'),
        phrase('I asked the {post} for a story and got “{term}”, which is the hold music.'),
        filler('Show me {post:a} who works without “{term}” and I’ll show you a vacancy.'),
        promise('“{term}”: a New Year’s resolution, filed under {post}.'),
        promise('“{term}” is the order form. {Post:a} gets paid on delivery.'),
        'If “{term}” were a song it would be the one in the lift at {employer}.',
        phrase('Somebody at {employer} could tell me one true thing about you. It wouldn’t start with “{term}”.'),
        phrase('Hang “{term}” up in reception at {employer} and nobody would notice for a month.'),
        phrase('I bet {employer} has “{term}” on a poster, under a rowing boat at dawn.'),
        '“{term}” came with the picture frame. You were meant to put your own in.',
        '“{term}” is the inside of a greeting card: somebody else wrote it, you only signed.',
        '“{term}” is the rented tuxedo of phrases. The sleeves show.',
        phrase('“{term}” is a stock picture in words: everybody in it is laughing at a salad.'),
        'A recruiter can finish “{term}” from the first syllable, and does, on the way to the next line.',
        'There’s a drinking game with “{term}” in it. People who hire {job:a} no longer play. They have work in the morning.',
        'My eyes wiped their feet on “{term}” and walked on.',
        '“{term}”. Next you’ll be telling me my call is important to you.',
        'If CVs had a default ringtone, it would be “{term}”.',
        'Nobody writes “{term}”. It grows on CVs overnight, like moss.',
        '“{term}” is the ‘kind regards’ of job hunting: everybody sends it, nobody feels warmer.',
        'I’ve met “{term}” so often that we exchange Christmas cards.',
        'You ordered “{term}” without looking at the menu.',
        '“{term}” arrives pre-chewed.',
        '“{term}” comes off a roll, and you’ve measured out just enough.',
        phrase('“{term}” is a sofa in a showroom. Nobody has ever spilt tea on it.'),
        'Type ‘please hire me’ into any phone and it will suggest “{term}”.',
        filler('“{term}” is bubble wrap. Fun to pop, but I ordered the thing inside.'),
        filler('Take “{term}” out and the sentence doesn’t even turn round.'),
        filler('“{term}” keeps the verb company, like a plant in a waiting room.'),
        promise('“{term}”: you can hear the same in any gym on the second of January.'),
      ]),
    ],
    gentle: [
      ...DECLARATION.gentle,
      ...SPECIAL_GENTLE,
      ...unsworn(
        ordinary([
          phrase('“{term}” is on a great many CVs. What you did as {post:a} is only on yours.'),
          phrase('A recruiter has read “{term}” hundreds of times and skips it. A fact would make them stop.'),
          phrase('“{term}” sounds good and tells an employer nothing they can use. One example from {employer} would.'),
          phrase('Somebody hiring {job:a} will ask for an example of “{term}”. Give it here instead of the phrase.'),
          phrase('There is probably something real behind “{term}”. Say what happened, in your own words.'),
          phrase('In your own words this would be stronger. Nobody talks in phrases like “{term}”.'),
          phrase('If you told a friend about your time as {post:a}, you wouldn’t say “{term}”. Write what you’d say.'),
          phrase('“{term}” takes the place of something only you could write. What was it at {employer}?'),
          phrase('The space “{term}” takes is enough for a number or a name.'),
          phrase('People stop reading at “{term}”, because they know how it goes on. A name or a figure keeps them reading.'),
          phrase('If “{term}” is true, there’s a day that shows it. Tell that day.'),
          phrase('Read the line aloud without “{term}”. I think you won’t miss it.'),
          phrase('“{term}” could be about anybody. A detail would make it about you.'),
          phrase('A reference may say “{term}” about you. You can say what you did to earn it.'),
          phrase('One short example would be worth more than “{term}”, and it takes no more room.'),
          phrase('I know what “{term}” means. I don’t know what you did.'),
          phrase('What would somebody have seen you do? Write that in place of “{term}”.'),
          promise('“{term}” is a promise. One thing you’ve already done as {post:a} would be proof.'),
          promise('An employer can’t check “{term}”. They can check a result.'),
          filler('As {post:a} you know how often or how fast it was. That figure says more than “{term}”.'),
          filler('“{term}” is filler: without it the sentence says the same, only faster.'),
          beside('The verb says it already. “{term}” only makes the line longer.'),
          beside('Without “{term}” there’s room to say how many or how often.'),
          atEnd('The line gets weaker at “{term}”. Stop before it, or end on a number.'),
        ]),
      ),
    ],
    fixes: [
      ...DECLARATION.fixes,
      ...SPECIAL_FIXES,
      ...unsworn(
        ordinary([
          phrase('Replace “{term}” with a fact: a project, a customer or a number.'),
          beside('Cut “{term}” and let the verb do the work.'),
          filler('Cut “{term}”. Nothing is lost.'),
          filler('Replace “{term}” with how often or how fast.'),
        ]),
      ),
    ],
    terms: BUZZWORD_TERMS,
  },
  'empty-adjective': {
    brutal: [
      '“{term}” is paint. There’s no door behind it.',
      '“{term}” is an adjective you may not award yourself, like tall or late.',
      { text: '“{term}” turns up {times:times}. Repeating it’s how spells work, not CVs.', when: repeated },
      'Somebody hiring {job:a} underlines nouns and verbs. “{term}” won’t be meeting the pen.',
      '“{term}” is the ribbon. I shook the box and nothing moved.',
      '“{term}” makes this sound like a menu describing water.',
      'Did {employer} say “{term}”, or did you say it on the way home?',
      'Had {employer} told me “{term}”, I’d have rung you. You told me.',
      '“{term}”, compared with whom? Name one person at {employer}. On second thoughts, don’t.',
      'I’d swap “{term}” for a single thing you finished at {employer}, and throw in the adverbs.',
      'Write down what you did at {employer} and I’ll be the one who says “{term}”. That’s how applause works.',
      'Imagine a new colleague at {employer} who introduces themselves as “{term}”. You’d move desks.',
      '{Employer} is a fact. “{term}” is a balloon tied to it.',
      '“{term}” is estate agent for ‘come and see’. I came. I saw a wall.',
      'Restaurants that put “{term}” in the window have a bucket under the roof.',
      'Remove “{term}” and nothing falls down. Builders call that decoration.',
      '“{term}” is what you say about a hotel when you can’t remember the room.',
      'Printing “{term}” is a comedian announcing that the next one is funny.',
      '“{term}” is a drum roll, and then nobody comes on.',
      'The other applicants went for “{term}” too. One of you is wrong, and none of you can prove it.',
      '“{term}”. Says who? The line goes quiet and looks at you.',
      'The adjective is “{term}”. I kept waiting for the thing it was about.',
      'You can call {job:a} “{term}”. You can call a shed a studio.',
      'Five stars for “{term}”, one review, same address.',
      '“{term}” is the filter. I wanted to see the picture.',
    ],
    gentle: [
      judged('“{term}” is your verdict on your own work. A fact would let the reader reach the same one.'),
      judged('A recruiter can’t check “{term}”. What you did at {employer} to deserve the word, they can.'),
      { text: '“{term}” comes up {times:times}. One example would do more than all of them.', when: repeated },
      'The line says the same without “{term}”, and then there’s room for a result.',
      'A number would do more here than “{term}”.',
      'Praise is worth more from somebody else. A line from a review at {employer} would beat “{term}”.',
      'If somebody at {employer} noticed, say what they noticed. It’s more convincing than “{term}”.',
      'Most people who want to be {job:a} call themselves something like “{term}”. Few say why.',
      'Somebody choosing {job:a} skips the adjectives and looks for what was done.',
      'You chose “{term}” for a reason. The reason would be better than the word.',
      'Plain lines are trusted more. Without “{term}” this one sounds surer.',
      'Everybody is “{term}” on their own CV, so the word has stopped working.',
      'The facts in this line are stronger than “{term}”.',
      'An employer would rather decide for themselves whether it was “{term}”. Give them what they need to.',
      'How would somebody notice that it was “{term}”? Print what they’d notice.',
      'Say what came of it, and “{term}” becomes unnecessary.',
      'I’d cut “{term}” and keep everything else.',
      'Being given the bigger client or the keys proves “{term}”. If that happened, say so.',
    ],
    fixes: [
      'Cut “{term}”, and add the fact that made you choose it.',
      'Replace “{term}” with what proves it: something you did, finished or were given.',
      'Drop “{term}”. The rest of the line is stronger without it.',
    ],
    terms: BUZZWORD_TERMS,
  },
} as const satisfies Record<KindOf<'buzzwords'>, KindJokes>;
