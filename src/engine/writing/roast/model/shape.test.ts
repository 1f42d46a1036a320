import { describe, expect, test } from 'vitest';
import { repeats, sameShape } from './shape.ts';

describe('the shape of a line', () => {
  test.each([
    ['“Helped with filing” is a fine thing to tell a cat.', '“Sat in meetings” is a fine thing to tell a cat.'],
    ['Put “team player” on a mug and wait.', 'Put “synergy” on a shelf and leave the room quietly.'],
    ['Nobody ever asked for “synergy” at the bakery on the corner.', 'You list “Word”, and someone asked for it at the bakery on the corner.'],
    ['9 bullets, 3 numbers, and a long way home from here.', '14 bullets, 2 numbers, and nobody told the driver.'],
  ])('is the same in %s and %s', (one, other) => {
    expect(sameShape(one, other)).toBe(true);
  });

  test('differs where only the quote opens both', () => {
    expect(sameShape('“Helped”. So did the rain.', '“Filing” sounds like a snack with a label on it.')).toBe(false);
  });

  test('words that come from elsewhere are found, quotes aside', () => {
    expect(repeats('This candidate is the best hire of the decade.', 'say that this candidate is the best', 4)).toBe(true);
    expect(repeats('It says “this candidate is the best” and waits.', 'say that this candidate is the best', 4)).toBe(false);
  });
});
