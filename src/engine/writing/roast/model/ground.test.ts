import { describe, expect, test } from 'vitest';
import { groundOf, inventedIn } from './ground.ts';
import { repeats, sameShape } from './shape.ts';

const ground = groundOf([
  'Warehouse lead at Bexcombe Tiles, 03/2019 – present',
  'Cut picking errors by 12% with SAP and 40,000 labels',
  'Marketing Manager',
  '9 of 14 bullets',
]);

describe('law 3 on free prose', () => {
  test.each([
    'Fourteen bullets, and nine of them are asleep.',
    'Bexcombe Tiles deserves a better story than this.',
    'It says 12% and then goes home. In 2019 that was enough.',
    'Somewhere a SAP screen is still open over 40000 labels.',
    'The CV reaches the ATS. I follow it. Don’t wait for the PDF.',
    'A Marketing Manager reads this on a Monday, one line at a time.',
    'The yoghurt has a clearer plan than this.',
  ])('“%s” claims nothing new', (line) => {
    expect(inventedIn(line, ground)).toEqual([]);
  });

  test.each([
    ['Recruiters bin 87% of these.', 'invented-percentage'],
    ['12 is a number, 12.5 is another.', 'invented-number'],
    ['Twelve bullets walk into a bar.', ''],
    ['Seventeen bullets walk into a bar.', 'invented-number'],
    ['It sold a million copies.', 'invented-number'],
    ['They do this better at Amazon.', 'invented-name'],
    ['Google would have called.', 'invented-name'],
    ['You could learn kubernetes in that time.', 'invented-name'],
    ['An iPhone has more to say.', 'invented-name'],
    ['You were Head of Something once.', 'invented-name'],
    ['Errors fell by 40 per cent.', 'invented-percentage'],
  ])('“%s”: %s', (line, problem) => {
    const problems = inventedIn(line, ground);
    expect(problem === '' ? problems.length : problems.includes(problem)).toBe(problem === '' ? 0 : true);
  });
});

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
