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
      // The title on the CV against the word.
      quality('No leaving card for {post:a} has ever said “{term}”.'),
      'Ask ten people what {post:a} does. You will be there till Thursday before anyone says “{term}”.',
      quality('“{term}” is what {post:a} calls {post:a} when nobody else is in the room.'),
      '{Post} I can picture. “{term}” I can only salute.',
      quality('A day in the life of {post:a}: coffee, complaints, “{term}”, lunch. No, I can’t see it either.'),
      'Your badge said {post}. “{term}” you pinned on yourself.',
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
      quality('Ring {employer} and ask for “{term}”. You will be put on hold.'),
      quality('“{term}”: ask around at {employer} and there may be a story in it. The CV only kept the title.'),
      'I’d bet that {employer} has a shorter word for “{term}”, and that you used it all day.',
      // Of the word alone.
      '“{term}” is the noise {job:a} CV makes while it is loading.',
      quality('“{term}” could describe {job:a}, a minibus or a yoghurt with equal accuracy.'),
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
      verb('There is a shorter word for “{term}”, and it has been doing all the work.'),
      { text: '“{term}” turns up {times:times}. The jury still hasn’t met it.', when: repeated },
      { text: '“{term}”, {times:times}. Even jingles know when to fade out.', when: often },
      { text: '“{term}” didn’t come alone. They travel in groups, for courage.', when: several },
    ],
    gentle: [
      quality('If another {post} had to prove “{term}” about you, which day would they describe? Put that day here.'),
      quality('Every {post} can write “{term}”. What happened in the week it was really needed? Only you can write that.'),
      quality('What did being {post:a} ask of you that shows “{term}”? One plain sentence about it will do.'),
      quality('I would swap “{term}” for the most useful thing you have learned as {post:a}.'),
      quality('A manager reading about {post:a} wants to picture a morning at work. “{term}” gives no picture; a task would.'),
      quality('Was there something people came to you for as {post:a}? Name it, and “{term}” can go.'),
      quality('“{term}” is the label on the box. As {post:a} you have seen inside: name one thing that is in it.'),
      quality('The title {post} already earns you some trust. “{term}” spends a little of it; an example would add to it.'),
      quality('Which habit of yours as {post:a} would be missed on your day off? Say that in place of “{term}”.'),
      quality('When did “{term}” matter most to you as {post:a}? Start the sentence there.'),
      quality('What you do as {post:a} without thinking is probably the best proof of “{term}”. Write it down.'),
      quality('Would you trust {post:a} because of “{term}”, or because of something they had done? Give the reader the second.'),
      quality('“{term}” and {post} say two different things. The title I can check; give me the same chance with the other.'),
      jargon('In the daily work of {post:a}, what exactly was “{term}”? A tool, a rule, a product: its name is shorter and stronger.'),
      jargon('Two people may read “{term}” and think of two different things. Which one did you mean as {post:a}?'),
      jargon('Explain “{term}” as you would to {post:a} on their first day, then keep only the second half.'),
      verb('Which verb would you use for “{term}” when telling another {post} about it? Readers like that one better, too.'),
      verb('As {post:a} you did something here, and “{term}” covers it up. Ran, wrote, sold, mended: choose yours.'),
      verb('Plain verbs make {post:a} sound more sure than “{term}” does. Use the one you would say aloud.'),
      quality('I would like “{term}” better as a story from {employer}, one line long, with an ending.'),
      quality('What would somebody at {employer} say instead of “{term}”? Borrow their sentence.'),
      'If {employer} wrote your reference tomorrow, would “{term}” be in it? Write what would be.',
      jargon('What did “{term}” look like at {employer}? One name or one number makes it real.'),
      verb('“{term}” has a plainer brother: used, led, helped, sold. Take the one that is true.'),
      verb('“{term}” keeps the reader at a distance. A short verb, and what came of it, brings them closer.'),
      quality('I believe “{term}”, but I cannot see it yet. Tell me about the moment somebody noticed it.'),
      quality('“{term}” asks me to trust you; an example lets me check.'),
      jargon('If somebody drew “{term}”, what would be in the picture? Write that instead.'),
      jargon('“{term}” is the title of a chapter. What happens in it?'),
      quality('“{term}” is a conclusion. Show me what happened and let me draw it myself.'),
      quality('Cover “{term}” with a finger and read on. If you do not miss it, a reader will not either.'),
      quality('Somebody choosing {job:a} wants to know what you did before what you are like. “{term}” can wait.'),
      quality('A friend would not say “{term}” about you. They would tell a story: which one?'),
      { text: '“{term}” appears {times:times}. Keep none or one, and give the room to a result.', when: repeated },
      { text: 'There are {buzzTerms:words} words of this kind on the CV. I would start by replacing “{term}” with something that happened.', when: several },
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
      phrase('Every {post} in the pile has “{term}”. It’s what the pile is made of.'),
      'Read “{term}” aloud to another {post}. You’ll get to the second word before they join in.',
      phrase('“{term}”: wanted from every {post}, claimed by every {post}, last seen alive in a training video.'),
      '“{term}” is the magnolia paint of {post} CVs: inoffensive, everywhere, bought in bulk.',
      phrase('You became {post:a} and then let “{term}” do the talking.'),
      'Pull the string in its back and {post:a} CV says “{term}”.',
      'I could hum “{term}”. I know the words, the tune and the last {post} who sang it.',
      'Somewhere there is a rubber stamp that says “{term}”, and every {post} gets a go.',
      phrase('Swap CVs with any other {post} on the bus. “{term}” gets off at the same stop.'),
      phrase('{Post:a} sees things I couldn’t make up, and the CV opens its mouth and says “{term}”.'),
      phrase('I’d have asked the {post} for a story. I got “{term}”, which is the hold music.'),
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
      'A recruiter for {job} can finish “{term}” from the first syllable, and does, on the way to the next line.',
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
    ],
    gentle: [
      phrase('Almost any {post} could have written “{term}”. What could only you have written?'),
      phrase('One shift, one client or one file from your time as {post:a} would replace “{term}” easily. Which one comes to mind?'),
      phrase('“{term}” is true of good people everywhere. What was true of you as {post:a}?'),
      phrase('Has anybody ever thanked you as {post:a}? What for? That is worth more than “{term}”.'),
      phrase('If I watched {post:a} at work for an hour, what would show me “{term}”? Write down what I would see.'),
      phrase('You know things about being {post:a} that I do not. Use one of them in place of “{term}”.'),
      phrase('A reader has met “{term}” before. They have not met your best day as {post:a}.'),
      phrase('“{term}” could stand in any CV. {Post}, with one fact beside it, could only be yours.'),
      phrase('Ask a fellow {post} what you are known for. I doubt they will say “{term}”, and their answer is the better line.'),
      phrase('There is a reason you wrote “{term}”. Which day as {post:a} were you thinking of?'),
      phrase('What is hard about being {post:a}, and how do you manage it? Your answer says “{term}” without saying it.'),
      phrase('I would cut “{term}” and tell me about the last thing you put right as {post:a}.'),
      promise('You promise “{term}”. As {post:a} you may already have kept it once: say when.'),
      promise('“{term}” looks ahead. One thing you finished as {post:a} would let me look back and believe it.'),
      filler('As {post:a} you know how often or how fast it had to be. That figure can stand in place of “{term}”.'),
      filler('What does “{term}” mean in the week of {post:a}? Every hour, every Friday, within a day: any of these is clearer.'),
      filler('To another {post}, “{term}” goes without saying. Leave it out and the verb is easier to find.'),
      phrase('Behind “{term}” there is probably a real event at {employer}. Tell that one; it will be yours alone.'),
      phrase('I would trade “{term}” for one sentence that only somebody from {employer} could write.'),
      phrase('Would {employer} recognise you by “{term}” alone? Add the detail they would recognise.'),
      'Name one thing you did for {employer}, then see whether you still need “{term}”.',
      phrase('“{term}” is a set phrase, and readers pass over those. Say in your own words what you mean by it.'),
      phrase('If you had to explain “{term}” to a friend, what would you describe? Write that.'),
      'One fact would do more here than “{term}”.',
      phrase('Set “{term}” aside and answer a smaller question: when was it true, and what came of it?'),
      phrase('Read the sentence aloud. “{term}” is probably the part where your own voice stops.'),
      phrase('Somebody hiring {job:a} will ask for an example of “{term}” anyway. Give it to them early.'),
      promise('“{term}” tells me your intention. What happened because of it would tell me your work.'),
      filler('“{term}” is filler around the verb; the sentence stands without it.'),
      filler('Take “{term}” out and nothing is lost. The space is enough for how many or how often.'),
      filler('The verb can end this sentence by itself. “{term}” only keeps the full stop waiting.'),
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
      '“{term}” is paint on line {line}. There is no door behind it.',
      '“{term}” is an adjective you may not award yourself, like tall or late.',
      'Line {line} sprinkles “{term}” like parsley: it is on every plate and nobody came for it.',
      '“{term}” on line {line} is a flag without a country.',
      { text: '“{term}” turns up {times:times}. Repeating it is how spells work, not CVs.', when: repeated },
      'In {cvWords} words, “{term}” holds the place an example ordered.',
      '“{term}” is a filter on line {line}. The reader for {job} wanted the picture.',
      { text: 'Delete “{term}” and line {line} loses a hat, not a head.', when: (facts) => Number(facts['quoteWords']) >= 5 },
      '“{term}” is the ribbon. Shake line {line}: nothing moves in the box.',
      '“{term}” makes line {line} sound like a menu describing water.',
      'Somebody hiring {job:a} underlines nouns and verbs. “{term}” will not be meeting the pen.',
      '“{term}” is a spotlight on line {line}, and the stage is still being built.',
    ],
    gentle: [
      judged('“{term}” is your own judgement of your work. Give me the fact on line {line} and I will reach it myself.'),
      judged('Adjectives such as “{term}” are hard to check. What did you do at {employer} that earned the word?'),
      'Line {line} reads just as well without “{term}”, and then there is room for a result.',
      { text: '“{term}” comes up {times:times} in {cvWords} words. Each one could be an example instead.', when: repeated },
      'On line {line}, a noun and a number will carry more than “{term}”.',
      'Keep the thing that “{term}” describes on line {line} and drop the description: the reader will add it.',
      'Of {cvWords} words, “{term}” is one that nobody can check. A figure beside it would do its work.',
      judged('“{term}” is a conclusion; {cvBullets} bullets are the place for what it was drawn from.'),
    ],
    fixes: [
      'Delete “{term}”; if the line feels weaker, add the fact that made you choose the word.',
      'Put evidence where “{term}” stands: a result, a scale, a comparison such as “[from … to …]”.',
      'Let a noun and a number do it: what was made, how much, how fast, “[how many?]”.',
    ],
    terms: BUZZWORD_TERMS,
  },
} as const satisfies Record<KindOf<'buzzwords'>, KindJokes>;
