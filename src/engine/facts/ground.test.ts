import { describe, expect, test } from 'vitest';
import { groundOf, inventedIn } from './ground.ts';

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
