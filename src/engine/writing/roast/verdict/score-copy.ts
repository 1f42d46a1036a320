import type { ScoreName, Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';
import type { TemplateSource } from '../template.ts';
import { BRUTAL_SCORES } from './score-copy-brutal.ts';
import { GENTLE_SCORES } from './score-copy-gentle.ts';

type Bands = Readonly<Record<Band, readonly TemplateSource[]>>;

/**
 * A sentence or two for a score, saying why this number. {score}; {because}, the heaviest reason of its ledger, always last, behind
 * a colon or a preposition: it is a fragment of its own ("no skills section"). Lists end in sentences for a score without a reason.
 */
export const SCORE_SENTENCES: Readonly<Record<Tone, Readonly<Record<ScoreName, Bands>>>> = { brutal: BRUTAL_SCORES, gentle: GENTLE_SCORES };

/** A low number that is not nothing, its reason already told on another card: clean as a whistle would be false. */
export const LIGHT_SENTENCES: Readonly<Partial<Record<ScoreName, Readonly<Record<Tone, readonly TemplateSource[]>>>>> = {
  atsRating: {
    brutal: [
      '{score}. The robot had a few words and kept walking.',
      'The parser shrugged at {score} and went to lunch.',
      'At {score} the machine made a note and lost the note.',
      '{score}. A cog turned twice and then agreed to go on.',
    ],
    gentle: ['{score} is low. What is left to mend is marked beside the lines.', 'A program gets by at {score}; the marks show what would help it.'],
  },
  buzzwordOverdose: {
    brutal: [
      '{score}. A sip or two, and still able to walk the line.',
      'Nothing at {score} that a glass of water would not settle.',
      'At {score} the sniffer dog raised its head and put it down again.',
      '{score}. A little froth, and beer underneath.',
    ],
    gentle: ['{score} is low. The marks beside the lines show the little that is left.', 'Little to swap at {score}; the marks show where.'],
  },
  desperationLevel: {
    brutal: [
      '{score}. The CV glanced back over its shoulder and walked on.',
      'A quick look at the phone to see whether it had rung: {score}.',
      'At {score} the CV checks its hair in the window and goes in.',
      '{score}. A slightly long handshake, and nobody was hurt.',
      'The foot is tapping under the table at {score}, and the table hides it well.',
      '{score}. The page would quite like the job and has not hired a string quartet.',
      'Somebody straightened a collar before coming in: {score}.',
      'The voice goes up by {score} at the end of the sentence, hardly enough for a question mark.',
      '{score}. Shoes polished, laces tied, no flowers.',
      'This CV came ten minutes early and walked round the block until it was time: {score}.',
      '{score}. The hand is up, and nobody is snapping their fingers.',
      'A dog with {score} would sit by the door without scratching it.',
      '{score}. There is hope in this, ironed and folded.',
      'Somebody is smiling at {score}, with no more teeth than necessary.',
      '{score}. I suspect a rehearsal in front of the mirror, and a short one.',
      'At {score} the CV leans in to hear the answer and spills nothing.',
    ],
    gentle: [
      '{score} is low. The tone is calm enough; what is left is marked beside the lines.',
      'You ask for little at {score}, and that is the right amount.',
      '{score}. A trace of worry, which the page can easily carry.',
      'The tone holds at {score}; the marks beside the lines deal with the rest.',
      '{score}. Nearly as calm as it could be.',
      'Nothing at {score} that a reader would hear as pleading.',
      '{score}. Somebody wants this job, and it sounds no louder than it should.',
      'At {score} there is little to tone down.',
      '{score} is a small number, so let the facts go on talking.',
      'The page keeps its calm, apart from a breath or two: {score}.',
    ],
  },
  eyeRollFactor: {
    brutal: [
      '{score}. The eyes drifted and came back on their own.',
      'At {score} the recruiter blinked more than usual, no more.',
      'A glance at the clock, {score} long, and back to your page.',
      '{score}. The eyebrow stirred and was told to wait.',
    ],
    gentle: ['{score}. An easy read, and easier once the marks are dealt with.', 'A reader stays with you at {score}; the marks smooth the rest.'],
  },
  clicheDensity: {
    brutal: [
      '{score}. Mostly home cooking, with a jar or two opened.',
      '{score}. The phrase book was opened, and then put back.',
      '{score}. A phrase or two off the peg.',
      '{score}. A little stock in the soup, and you can still taste the soup.',
      'At {score} the parrot got a word in and was asked to leave.',
      '{score}. Some of the cutlery is borrowed. You cooked.',
      'The echo is faint at {score}, and the voice in front of it is yours.',
      '{score}. A fridge magnet or two on a door of your own.',
    ],
    gentle: [
      '{score}. Mostly your own words, and a few borrowed ones.',
      '{score} is low. What little there is would not stop a reader.',
      'Your own voice leads at {score}; a few phrases only follow it.',
      'At {score} the borrowed words are few, and the marks show them.',
    ],
  },
};

/** Where a score has no reason to show. */
export const BARE_SENTENCES: Readonly<Record<Tone, Bands>> = {
  brutal: {
    bad: [
      '{score} of 100, and the page calls no witness in its defence.',
      '{score}. The number came in by itself and sat down.',
      '{score}, for want of anything that would argue otherwise.',
      '{score} of 100, which the {cvWords} words took without protest.',
    ],
    mid: [
      '{score}. Neither an alarm nor a lullaby.',
      '{score}, the temperature of tea that somebody forgot.',
      '{score}. Room temperature, like most things left alone for {cvWords} words.',
    ],
    good: [
      '{score}. Nothing here for the pen.',
      'The pen hovered, wrote {score} and moved on.',
      '{score}, and the red ink stays in the pot.',
      'I looked twice at {score} and kept my remarks.',
      '{score}. Somebody turned the page without a sound.',
    ],
  },
  gentle: {
    bad: [
      '{score}. So far the page gives little to judge this by. More detail will change it.',
      '{score}, because there is not yet much evidence for it in {cvWords} words.',
    ],
    mid: ['{score}. A middle value with room to improve.', '{score}. The marks beside the lines show where to begin.'],
    good: ['{score}. Nothing to correct here.', '{score} is a good value, so keep it as it is.'],
  },
};
