import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures-of-line.ts';

describe('the figures of a line', () => {
  it.each([
    ['Reconciled orders for 37 depots, 12 of them abroad', ['37 depots', '12 of']],
    ['Cut the weekly count from 6 hours to 2.5', ['6 hours', '2.5 hours']],
    ['Signed a hire contract worth £140,000 a year', ['£140,000 a year']],
    ['Drove the tele-handler (JCB 541) on two sites', []],
    ['Taught swimming to years 3 and 4', []],
    ['Opened the bar from 6 pm to 1 am', []],
  ])('%s', (line, figures) => {
    const found = figuresOf(line);
    if (figures.length === 0) expect(found).toEqual([]);
    else expect(found[0]).toBe(figures[0]);
    if (figures[1]?.includes('hours') === true) expect(found[1]).toBe(figures[1]);
  });
});
