import type { Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';
import type { Template, TemplateSource } from '../template.ts';
import { only } from './standing.ts';

/** Where the two titles have not a word in common: it is no ladder, and may be told as a journey. */
const far = (text: string): Template => ({ text, when: ({ far: isFar }) => isFar === 1 });
/** Where the later title is the earlier one, grown up. */
const ladder = (text: string): Template => ({ text, when: ({ ladder: isLadder }) => isLadder === 1 });

/**
 * How a verdict opens with the career in its own words: `{first}` the earliest title, `{middle}` one on the way, `{last}` the latest,
 * `{firstFirm}` and `{lastFirm}` where those were, all as printed. Nothing of how long it took.
 */
export const PORTRAITS: Readonly<Record<Tone, Readonly<Record<Band, readonly TemplateSource[]>>>> = {
  brutal: {
    bad: [
      only('You went from “{first}” to “{last}” and let a template tell the story.', 'filled'),
      only('“{first}”, “{middle}”, “{last}”: the titles say it all, which is lucky, because the bullets have been sworn to silence.', 'few-results'),
      'You went from “{first}” to “{last}”. The CV heard about it from a neighbour.',
      far('“{first}” to “{last}” is a story. This is the receipt.'),
    ],
    mid: [
      only('You went from “{first}” to “{last}”. The CV followed at a distance, carrying adjectives.', 'filled'),
      only('You went from “{first}” to “{last}”, and you’ve told it like a bus timetable.', 'few-results'),
      far('Put “{first}” and “{last}” on two cards and ask a stranger to connect them. Then show them this. They’ll still have questions.'),
      'There’s a good story in here, “{first}” to “{last}”, told by someone who keeps checking the clock.',
      'If this were a film it’d open on “{first}”, end on “{last}”, and lose every line I’m about to mark.',
      '“{firstFirm}” had you first, “{lastFirm}” has you now, and I got the paperwork.',
      ladder('“{first}” to “{last}” is a climb. You’ve written it up like a lift inspection.'),
      '“{first}”, “{middle}”, “{last}”. Read those aloud: the titles have a better rhythm than the bullets.',
      'You got from “{first}” to “{last}”. The page got off two stops early.',
      far('“{first}” and “{last}” wouldn’t meet at the same party. You’ve been both, and you tell it like a change of address.'),
    ],
    good: [
      '“{first}” first, “{last}” now, and “{middle}” in between to make it look planned.',
      'A career in three titles: “{first}”, “{middle}”, “{last}”. The rest is commentary, and I’ve got comments.',
      'If this were a film it’d open on “{first}”, close on “{last}”, and I’d stay for the credits.',
      far('Put “{first}” and “{last}” on two cards, ask a stranger to connect them, and sell tickets.'),
      ladder('From “{first}” to “{last}”, a step at a time, told so calmly I nearly missed the promotion.'),
      'The short version is “{first}” to “{last}”. The long one’s better than most I get. That hasn’t stopped me.',
      '“{firstFirm}” had you first, “{lastFirm}” has you now, and all I got was a red pen and not much to do with it.',
      only('From “{first}” to “{last}” with hardly an adjective on the way. I’d brought a bag for them.', 'clean'),
      far('I doubt anybody at “{firstFirm}” had “{last}” down under ‘plans’.'),
      '“{first}”, then “{middle}”, then “{last}”: I kept waiting for the boring part, pen out.',
      far('“{first}” came first, and nobody saw “{last}” coming. I read on to find out how you did it.'),
    ],
  },
  gentle: {
    bad: [
      'The way from “{first}” to “{last}” is more interesting than this page lets on.',
      'You’ve come from “{first}” to “{last}”. Let’s get more of that onto the page.',
    ],
    mid: [
      'From “{first}” to “{last}” is a real story, and this page nearly tells it.',
      'I can see how you got from “{first}” to “{last}”; a few lines would make everyone else see it, too.',
      '“{first}” at the beginning, “{last}” now: what lies between deserves a clearer voice.',
      'You’ve moved on from “{first}” to “{last}”, and the page could be prouder of that.',
    ],
    good: [
      'From “{first}” to “{last}”: this page makes it easy to follow you.',
      'You’ve come from “{first}” to “{last}”, and the page does you justice.',
      'I enjoyed the way from “{first}” to “{last}”, which is told without fuss.',
      '“{first}”, and today “{last}”: a reader can see how the one led to the other.',
    ],
  },
};
