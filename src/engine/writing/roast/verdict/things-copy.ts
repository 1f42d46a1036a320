import type { Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';
import type { TemplateSource } from '../template.ts';

/** How a verdict opens with three things of the page, `{a}`, `{b}` and `{c}`, as printed and in its order: a portrait, and not a word about the roaster. */
export const THINGS_OPENERS: Readonly<Record<Tone, Readonly<Record<Band, readonly TemplateSource[]>>>> = {
  brutal: {
    bad: [
      'Under the paint there are “{a}”, “{b}” and “{c}”. I’d start with those and lose the paint.',
      '“{a}”, “{b}” and “{c}” got out of this page alive. They’re asking after the others.',
      'You have “{a}”, “{b}” and “{c}” to tell about, and you open with the weather.',
      '“{a}”, “{b}”, “{c}”: three witnesses, and the page is coaching all of them.',
    ],
    mid: [
      '“{a}”, “{b}” and “{c}” are somebody. The rest of the page is what they were told to wear.',
      'A stranger would describe you by “{a}”, “{b}” and “{c}”. You describe yourself by everything else.',
      'There’s a life in “{a}”, “{b}” and “{c}”. The page keeps walking in front of it.',
      '“{a}”, “{b}”, “{c}”: I’d follow that story anywhere, if the page didn’t keep stopping to look professional.',
      'You have “{a}”, you have “{b}”, you even have “{c}”, and the page tells them like a receipt.',
    ],
    good: [
      'Anybody can have “{a}” on a CV, and some have “{b}”. It takes you to add “{c}”.',
      'So “{a}”, “{b}” and “{c}” walk into a CV. It ought to be a joke, and it’s your working week.',
      'This begins like a CV. Then come “{a}”, “{b}” and “{c}”, and nobody is sitting back any more.',
      'Somewhere between “{a}”, “{b}” and “{c}” this stops being an application and becomes an acquaintance.',
      '“{a}”, “{b}” and “{c}” in one CV: no template has ever got that far.',
    ],
  },
  gentle: {
    bad: [
      '“{a}”, “{b}” and “{c}” are the beginning of a good page. Let’s bring them forward.',
      'I’d build this page round “{a}”, “{b}” and “{c}”: they’re yours.',
    ],
    mid: [
      '“{a}”, “{b}” and “{c}” tell me who you are. The page could let them speak earlier.',
      'What stays with me is “{a}”, “{b}” and “{c}”. A tired reader should meet them sooner.',
    ],
    good: [
      '“{a}”, “{b}” and “{c}”: a page that could only be yours, and it’s nearly ready.',
      'After one reading I remember “{a}”, “{b}” and “{c}”. That’s how it should be.',
    ],
  },
};
