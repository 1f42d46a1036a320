import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures-of-line.ts';

describe('the figures of a line', () => {
  it.each([
    ['Saw 45 to 60 drivers a shift', ['45 to 60 drivers a shift']],
    ['Closed the books of a 134-room hotel', ['134-room hotel']],
    ['Reconciled orders for 37 depots', ['37 depots']],
    ['Cut the weekly count from 6 hours to 2.5', ['6 hours', '2.5 hours']],
    ['Signed a hire contract worth £140,000 a year', ['£140,000 a year']],
    ['Etwa 30 Einheiten im Monat', ['30 Einheiten']],
    ['Drove the tele-handler (JCB 541) on two sites', []],
    ['Taught swimming to years 3 and 4', []],
    ['Opened the bar from 6 pm to 1 am', []],
    ['Cut the weekly decisions from 31 to 18', ['31 to 18']],
  ])('%s', (line, figures) => expect(figuresOf(line)).toEqual(figures));
});
