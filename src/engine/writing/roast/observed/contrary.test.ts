import { describe, expect, it } from 'vitest';
import { contraryTo } from './contrary.ts';

describe('a way out under a gentle line', () => {
  it.each([
    ['It is 71%. Choose whichever of the two sounds larger, and keep the other for the interview.', 'Keep both numbers.'],
    ['If that counts, say since when.', 'Nothing to mend here.'],
    ['I would leave that as it is.', 'Add a figure: how many hives, or how often.'],
    ['It could open the line. Move it to the front.', 'Keep the list and its order, where it is.'],
    ['Take the brackets off.', 'Keep the bracket where it is.'],
    ['Put the exact figure first.', 'You need not change a word of it.'],
  ])('is not its contrary: %s / %s', (gentle, fix) => {
    expect(contraryTo(gentle)(fix)).toBe(true);
  });

  it.each([
    ['Have one example ready, in case they ask.', 'Nothing to mend here.'],
    ['“Put the kettle on”. One day is enough to tell of.', 'Keep it.'],
    ['I would leave that as it is.', 'Keep the figure, whatever else is cut.'],
    ['Say over how long.', 'Be ready to be asked about it.'],
    ['I read that end twice, and I would leave the line as it is.', 'Let the line end as it does.'],
    ['The news is 3. Start the sentence with it.', 'Keep both figures, and move them to the front of the line.'],
  ])('may stand beside it: %s / %s', (gentle, fix) => {
    expect(contraryTo(gentle)(fix)).toBe(false);
  });
});
