import { describe, expect, it } from 'vitest';
import { changesIn } from './changes.ts';

const BETTER = { yes: true, no: false, unknown: null } as const;

describe('from A to B: what the result is, and whether it is the better figure', () => {
  it.each<[text: string, before: string | null, after: string | null, by: string | null, way: 'up' | 'down' | null, better: keyof typeof BETTER]>([
    ['Cut invoice approval from 9 days to 2', '9', '2', null, 'down', 'yes'],
    ['from 9 days to 2', '9', '2', null, 'down', 'yes'],
    ['Reduced complaints by 30 % to 12', null, '12', '30 %', 'down', 'yes'],
    ['Reduced from 40 to 12 the forms a nurse fills in', '40', '12', null, 'down', 'yes'],
    ['Took bookings from forty to ninety a week', 'forty', 'ninety', null, 'up', 'yes'],
    ['Took bookings from five to twelve a week', 'five', 'twelve', null, 'up', 'yes'],
    ['Pass rate went up from 71% to 84%', '71%', '84%', null, 'up', 'yes'],
    ['Sales fell from £1.2m to £900k', '£1.2m', '£900k', null, 'down', 'no'],
    ['Customer complaints rose from 4 to 19', '4', '19', null, 'up', 'no'],
    ['Raised the average basket by 15 %', null, null, '15 %', 'up', 'yes'],
    ['Brought staff turnover down to 8% from 21%', '21%', '8%', null, 'down', 'unknown'],
    ['Improved the load from 40 to 12', '40', '12', null, 'down', 'yes'],
    ['Error rate 4.1% → 0.6%', '4.1%', '0.6%', null, 'down', 'yes'],
    ['improving sales conversion by 25%', null, null, '25%', null, 'yes'],
    ['Moved the team from 3 to 11', '3', '11', null, 'up', 'unknown'],
    ['Increased errors from 2 to 9', '2', '9', null, 'up', 'unknown'],
    ['Increased sales, stock-outs down from 41 to 3', '41', '3', null, 'down', 'unknown'],
    ['Grew the list from 1,500 names to over 15,000', '1,500', '15,000', null, 'up', 'yes'],
  ])('%s', (text, before, after, by, way, better) => {
    const found = changesIn(text).map((change) => ({ before: change.before, after: change.after, by: change.by, way: change.way, isBetter: change.isBetter }));
    expect(found).toEqual([{ before, after, by, way, isBetter: BETTER[better] }]);
  });

  it.each([
    'Taught children from 5 to 11',
    'Open from 9 to 5',
    'Clerk from 2015 to 2018',
    'Set up 4 stalls for children from 5 to 11',
    'Classes ranging from 5 to 50 guests',
    'Walked from Leeds to York in 3 days',
    'Trained by 3 chefs',
  ])('a range is no change: %s', (text) => expect(changesIn(text)).toEqual([]));

  it('takes each change of a line by itself', () => {
    const [first, second] = changesIn('Cut waste from 9 % to 4 %, and orders grew from 200 to 340');
    expect(first).toMatchObject({ after: '4 %', isBetter: true });
    expect(second).toMatchObject({ after: '340', isBetter: true });
  });

  it('knows where it stands in the text', () => {
    const text = 'Cut approval from 9 days to 2 in a year';
    expect(changesIn(text).map(({ start, text: written }) => text.slice(start, start + written.length))).toEqual(changesIn(text).map((change) => change.text));
  });

  it('is quick on a hostile text', () => {
    expect(changesIn('from 9 a '.repeat(20_000))).toEqual([]);
    expect(changesIn(`by ${'9,'.repeat(50_000)}`)).toEqual([]);
  });
});
