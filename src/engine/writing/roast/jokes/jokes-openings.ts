import { isHelper, isSomebody, isThing, repeated } from '../things.ts';
import { DUTY_OPENING_TERMS, WEAK_OPENING_TERMS } from '../terms/opening-terms.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

/** `{object}` is the thing of the line; `{rest}` repeats, word for word, what follows the opening. */
const thing = (text: string): Template => ({ text, when: isThing });
/** The opening stands beside somebody else's work, and only then may a joke say so. */
const beside = (text: string): Template => ({ text, when: (facts) => isHelper(facts) && isThing(facts) });
const helper = (text: string): Template => ({ text, when: isHelper });
const vague = (text: string): Template => ({ text, when: (facts) => !isHelper(facts) });
const folk = (text: string): Template => ({ text, when: isSomebody });
const again = (text: string): Template => ({ text, when: repeated });
const crowded = (facts: Facts): boolean => Number(facts['cvBullets']) >= 5;
/** Things that can be told from one figure to another. */
const moves = (facts: Facts): boolean =>
  isThing(facts) &&
  /\b(?:costs?|time|rates?|numbers?|share|sales|revenue|turnover|waste|stock|inventory|orders?|budgets?|queue|backlog|complaints|errors?|output|traffic)$/iu.test(
    String(facts['object']),
  );
const moving = (text: string): Template => ({ text, when: moves });

export const OPENING_JOKES = {
  'weak-opening': {
    brutal: [
      beside('“{opening}” puts you near {object}, at about the distance of a {~good seat|spare chair|fire exit}.'),
      beside('“{opening}” is the verb of an alibi: close to {object}, hands in pockets.'),
      beside('When the credits of {object} roll, “{opening}” comes after the catering.'),
      beside('“{opening}” stands beside {object} holding a coat.'),
      beside('In the story of {object}, “{opening}” plays third villager from the left.'),
      again('{Times:words} bullets start with “{opening}”. That is an understudy’s diary.'),
      beside('“{opening}” leaves the fingerprints on {object} to somebody else.'),
      beside('A recruiter reads “{opening}” and moves you one row back from {object}.'),
      beside('“{opening}”: present at {object}, like the {~lighting|carpet|emergency exit}.'),
      helper('In {quoteWords} words this line admits that there was work, and with “{opening}” it points at someone else.'),
      beside('“{opening}” is the passenger seat of verbs. Out of the window: {object}.'),
      thing('“{opening}” turns {object} into something that happened nearby, like weather.'),
      {
        text: 'The CV has {cvBullets} bullets, and this one spends its first breath stepping aside: “{opening}”.',
        when: (facts) => crowded(facts) && isHelper(facts),
      },
      beside('“{opening}” files {object} under the achievements of others.'),
      beside('Nobody was ever promoted for “{opening}”. Somebody presumably was, for {object}.'),
      thing('Somewhere in {object} there is a thing you did. “{opening}” is the sheet over it.'),
      beside('“{opening}” gives you a walk-on part in {object}, back to the camera.'),
      beside('{Object} must have had a hero. “{opening}” is the person who parked the horse.'),
      helper('With “{opening}”, line {line} raises its hand and then says it was only stretching.'),
      again('“{opening}” opens {times} bullets. One supporting role is charming; {times:words} is a casting problem.'),
      beside('“{opening}” lends {object} a hand and does not ask for it back.'),
      vague('“{opening}” {rest}. And? A joke with that ending would be sent back, too.'),
      vague('“{opening}” {rest}: the sentence sets the table and goes home.'),
      vague('Line {line} opens with “{opening}”, a verb in a grey suit at a grey party.'),
      vague('“{opening}” could be you, a colleague or the night shift. Line {line} keeps the secret.'),
      vague('{CvBullets:words} bullets, and line {line} spends its first word on “{opening}”, which a robot vacuum could also put.'),
      folk('“{opening}” {object}: a kind word, a glass of water, a rescue? The line will not testify.'),
      folk('“{opening}” {object}, the way a handrail does: nobody knows which step it saved.'),
      folk('“{opening}” {object}, says line {line}. How many, with what, and did they come back?'),
      folk('“{opening}” {object}: so did the weather, on some days.'),
      folk('For {object} the day surely had a happy end. “{opening}” leaves before it.'),
    ],
    gentle: [
      folk('How many {object} was it, and what could they do afterwards that they could not before? Put that in place of “{opening}”.'),
      folk('“{opening}” {object} is a good start. Say with what, and what they gained.'),
      folk('Which problem did {object} bring, and how did you solve it? That is stronger than “{opening}”.'),
      folk('Let the reader see one case: what {object} needed, what you did, how it ended. It can replace “{opening}”.'),
      beside('“{opening}” tells me you were close to {object}. Which part would not exist without you?'),
      thing('I cannot see your own share of {object} behind “{opening}”. Begin with the verb for what you did yourself.'),
      thing('“{opening}” hides you a little. In {object}, what did you decide, build or fix?'),
      again('{Times:words} bullets begin with “{opening}”. Give each one the verb for its own work.'),
      thing('People hiring {job:a} want to know what you can be trusted with. What part of {object} was yours alone?'),
      thing('“{opening}” is modest, and modesty is hard to read on paper. Say what {object} gained from you.'),
      'Line {line} starts with “{opening}”. The first word is read most, so let it be the thing you did.',
      thing('Suppose a colleague described your part in {object}: which verb would they use instead of “{opening}”?'),
      thing('There is real work behind “{opening}”. Say what you yourself did for {object}, even if it was small.'),
      'The {quoteWords} words of line {line} would say more if “{opening}” made way for a verb of your own.',
      'In place of “{opening}” on line {line}, write what you yourself did: called, wrote, built, decided.',
      thing('“{opening}” leaves open what part of {object} was yours. A third, all of it, the last step? Any answer is better.'),
      thing('Keep {object}, change “{opening}”: a plainer verb such as wrote, tested or ordered shows your share.'),
      '“{opening}” {rest}: and what was different on the day you finished? End the line there.',
      'Your line says “{opening}” {rest}. I would ask you in the interview: doing what, exactly? Answer it here.',
    ],
    fixes: [
      thing('Start with your own part: “[verb: wrote, built, tested…] [which piece of] {object}, so that [what changed]”.'),
      folk('Say what changed for {object}: “[verb] [how many?] {object}, so that [what changed]”.'),
      'Replace “{opening}” with the verb for what you did, and end with the result, even a small one.',
      thing('Say which share of {object} was yours, then what came of it: “[how much or how many?]”.'),
      'Ask of this line: what did I do myself? Put that verb first in place of “{opening}”.',
      'Name one thing that only you did here, and begin the line with it instead of “{opening}”.',
    ],
    terms: WEAK_OPENING_TERMS,
  },
  'duty-opening': {
    brutal: [
      '“{opening}” {rest}: the job advert, sent back to the people who wrote it.',
      thing('“{opening}” settles who gets blamed for {object}. It does not say that anything happened.'),
      thing('“{opening}” is a sign on a door. What went on behind the one marked {object}?'),
      thing('“{opening}” describes the chair. {Object} may have moved while you sat in it.'),
      thing('“{opening}” hands me the key to {object} and drives off.'),
      again('{Times:words} bullets begin with “{opening}”. That is a list of things that could have gone wrong.'),
      thing('If {object} had burned to the ground, “{opening}” would still be correct.'),
      thing('“{opening}” is the caption, the frame says {object}, and the picture is still at the framer’s.'),
      'The next holder of the post can also write “{opening}” {rest}. Same words, perhaps a better year.',
      thing('“{opening}” lists what you were handed. {Object} went in; the line never says what came out.'),
      'Line {line}, “{opening}”: all the drama of a fire-door notice, and the same author.',
      '“{opening}” {rest}. The org chart says hello.',
      thing('“{opening}” is a receipt for {object}. The reader was hoping for the meal.'),
      'Of the {quoteWords} words on this line, “{opening}” took the best seats and brought nothing to eat.',
      thing('“{opening}” leaves {object} exactly where HR put it.'),
      thing('“{opening}” makes you the landlord of {object}. Was anything repaired?'),
      { text: 'There are {cvBullets} bullets on this CV, and line {line} stands guard instead of going anywhere: “{opening}”.', when: crowded },
      thing('“{opening}” leaves {object} parked, locked and paid for. Was there ever a drive?'),
      thing('{Job:a} gets hired for the ending. “{opening}” closes the book on {object} at the list of characters.'),
      folk('“{opening}” {object}. Did they get anything out of it, or just a name to call?'),
      folk('“{opening}” says {object} were in good hands. It does not say what the hands did.'),
      folk('“{opening}” {object}, and then the camera cuts to the next bullet.'),
      'The reader has been through {cvWords} words and meets “{opening}” like a form in triplicate.',
      '“{opening}”, on line {line}: the label on the drawer, glued to a drawer that stays shut.',
    ],
    gentle: [
      thing('“{opening}” gives me the task. Tell me in what state you left {object}.'),
      thing('This line would be true of anyone in the post. What became different about {object} because of you?'),
      thing('“{opening}” describes the role; people hiring {job:a} choose between results. What came out of {object}?'),
      again('“{opening}” opens {times} bullets. Turn the most important one into a result first, the others will follow.'),
      thing('“{opening}” puts {object} in your hands. What went faster, cheaper, calmer or larger? One of those is your line.'),
      'The words “{opening}” can simply go: begin line {line} with what you did each week.',
      thing('Put the duty second. First what happened to {object}, then how you did it.'),
      'A sentence that begins “{opening}” {rest} ends where the interesting part starts. How did it turn out?',
      thing('If you handed {object} to someone new, what would they find in better order? That belongs here.'),
      thing('Give the size of {object}: how many people, orders, euros? Even the scale alone says more than “{opening}”.'),
      'These {quoteWords} words on line {line} list what was asked of you. Add what you gave back in place of “{opening}”.',
      'Line {line} says “{opening}”. Try one verb instead: ran, rebuilt, sorted out, kept going.',
      folk('How many {object}, how often, and what went better for them? That can stand where “{opening}” stands.'),
    ],
    fixes: [
      moving('Drop “{opening}” and lead with the result: “[verb] {object}, [from what] to [what]”.'),
      'Say what was different when you left, in a number you can defend: “[from … to …]”.',
      'Begin with an action verb instead of “{opening}”, and add one outcome somebody could check.',
      'Turn the duty into a deed: what you did, how often or how much “[how many?]”, and what it led to.',
    ],
    terms: DUTY_OPENING_TERMS,
  },
} as const satisfies Record<'weak-opening' | 'duty-opening', KindJokes>;
