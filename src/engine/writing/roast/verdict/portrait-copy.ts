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
      'The one clear thing on the page is the way from “{first}” to “{last}”. Round it there is weather.',
      only('Somebody went from “{first}” to “{last}” and then let a template tell the story.', 'filled'),
      only('“{first}”, “{middle}”, “{last}”: the titles say it all, which is as well, because the bullets have been sworn to silence.', 'few-results'),
      'You went from “{first}” to “{last}”. The CV stayed at home and heard about it from a neighbour.',
      far('“{first}” to “{last}” is a story. This is the receipt.'),
    ],
    mid: [
      only('The career goes from “{first}” to “{last}”. The CV follows at a distance, carrying adjectives.', 'filled'),
      only('The way from “{first}” to “{last}” is worth telling, and the page tells it like a bus timetable.', 'few-results'),
      far('Put “{first}” and “{last}” on two cards and ask a stranger to connect them. Then show him this, and he will still have questions.'),
      'There is a good story in here, “{first}” to “{last}”, told by somebody who keeps looking at the clock.',
      'You went from “{first}” to “{last}”. The CV came along later with a bucket and picked up most of it.',
      'If this were a film it would open on “{first}”, end on “{last}”, and lose every line I am about to mark.',
      '“{firstFirm}” had you first, “{lastFirm}” has you now, and I got the paperwork.',
      ladder('“{first}” to “{last}” is a climb, and the CV reports it like a lift inspection.'),
      '“{first}”, “{middle}”, “{last}”. Read it aloud: the titles have a better rhythm than the bullets.',
      'Between “{first}” and “{last}” something happened, and I had to look for it as one looks for the remote control.',
      'You got from “{first}” to “{last}”, and the page got off two stops earlier.',
      far('“{first}” and “{last}” would not meet at the same party. You have been both, and the CV tells it like a change of address.'),
    ],
    good: [
      '“{first}” first, “{last}” now, and “{middle}” in between to make it look planned.',
      'A career in three titles: “{first}”, “{middle}”, “{last}”. The rest is commentary, and I have comments.',
      'If this were a film it would open on “{first}”, close on “{last}”, and I would stay for the credits.',
      far('Put “{first}” and “{last}” on two cards, ask a stranger to connect them, and sell tickets.'),
      ladder('From “{first}” to “{last}”, a step at a time, and told so calmly that I nearly missed the promotion.'),
      'The short version is “{first}” to “{last}”. The long one is better than most I get, which has not stopped me.',
      '“{firstFirm}” had you first, “{lastFirm}” has you now, and all I got was a red pen and nothing much to do with it.',
      only('From “{first}” to “{last}” and hardly an adjective on the way. I had a bag ready for them.', 'clean'),
      far('I doubt that anybody at “{firstFirm}” had “{last}” on the form under ‘plans’.'),
      '“{first}”, then “{middle}”, then “{last}”: I kept waiting for the boring part, with the pen out.',
      far('“{first}” came first, and nobody saw “{last}” coming. I read on to find out how you did it.'),
      far('You began as “{first}” and became “{last}”, and somewhere on the way somebody must have raised an eyebrow.'),
      '“{middle}” is the hinge: “{first}” on one side of it, “{last}” on the other, and the door opens without a squeak.',
    ],
  },
  gentle: {
    bad: [
      'The way from “{first}” to “{last}” is more interesting than this page lets on.',
      'You have come from “{first}” to “{last}”. Let us get more of that onto the page.',
    ],
    mid: [
      'From “{first}” to “{last}” is a real story, and this page nearly tells it.',
      'I can see how you got from “{first}” to “{last}”; a few lines would make everyone else see it, too.',
      '“{first}” at the beginning, “{last}” now: what lies between deserves a clearer voice.',
      'You have moved on from “{first}” to “{last}”, and the page could be prouder of that.',
    ],
    good: [
      'From “{first}” to “{last}”: this page makes it easy to follow you.',
      'You have come from “{first}” to “{last}”, and the page does you justice.',
      'I enjoyed the way from “{first}” to “{last}”, which is told without fuss.',
      '“{first}”, and today “{last}”: a reader can see how the one led to the other.',
    ],
  },
};
