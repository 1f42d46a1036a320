import type { Tone } from '../../../../domain/roast.ts';
import type { Band } from '../../../scoring/bands.ts';
import type { TemplateSource } from '../template.ts';

/** How a verdict ends that comes back to the best detail of the roast, `{detail}` as it is printed. */
export const CALLBACKS: Readonly<Record<Tone, Readonly<Record<Band, readonly TemplateSource[]>>>> = {
  brutal: {
    bad: [
      'Start again from “{detail}”. It is the one thing here that has ever met a person.',
      'Keep “{detail}” and rewrite the rest until it deserves to stand beside it.',
      'If the building were on fire I would go back in for “{detail}”, and for nothing else on the page.',
      'Somebody who prints “{detail}” has more stories than this. Tell two of them.',
      'The rest I will forget by lunch. “{detail}” I am taking to the grave.',
    ],
    mid: [
      'Whatever you cut, do not cut “{detail}”.',
      'I would interview you for “{detail}” alone. Give them a second reason.',
      'More of whoever wrote “{detail}”, less of whoever wrote everything round it.',
      'Two more lines as alive as “{detail}” and this would be dangerous.',
      'Ask yourself of every line: is it as true as “{detail}”? Then pick up the scissors.',
      'And I shall be thinking about “{detail}” on the way home.',
      'Send it with the red marks mended, and for heaven’s sake leave “{detail}” in.',
    ],
    good: [
      'I came with a red pen and I am leaving with “{detail}”.',
      'The worst I can do is ask about “{detail}”, and so will they, smiling.',
      'Send it. And if they do not ask about “{detail}”, do not work there.',
      'There is little to mend, and “{detail}” is not to be touched by anyone.',
    ],
  },
  gentle: {
    bad: [
      'Begin with “{detail}”: it is real, and the other lines can be made as real, one at a time.',
      'You noticed “{detail}” and wrote it down. Write the rest in the same way and it becomes a different CV.',
      'Use “{detail}” as your measure: a reader can see it, and should be able to see the rest.',
    ],
    mid: [
      '“{detail}” is what I shall remember. Give the other lines the same chance.',
      'Lines like the one with “{detail}” are what gets you talked about afterwards; two more would carry the page.',
      'Keep “{detail}”, mend what is marked, and send it this week.',
    ],
    good: ['Keep “{detail}” whatever happens: it is how they will remember you.', 'Mend the little that is marked, leave “{detail}” alone, and send it.'],
  },
};
