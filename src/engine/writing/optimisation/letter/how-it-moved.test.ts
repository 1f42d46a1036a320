import { describe, expect, it } from 'vitest';
import { howItMoved } from './how-it-moved.ts';

const deed = (told: string, result = '') => ({ told, result });

describe('a change to end a letter on', () => {
  it.each([
    ['cut no-shows from 14% to 5% by texting people', 'how no-shows came down'],
    ['took food cost from 34.1% to 27.8% in three years', 'how food cost came down'],
    ['got late starts in Theatre 4 down from 61% of lists to 22%', 'how late starts in Theatre 4 came down'],
    ['Stock variance fell from £83,000 to £6,400', 'how stock variance came down'],
    ['raised the pass rate from 71% to 84%', 'how the pass rate went up'],
  ])('%s', (told, how) => {
    expect(howItMoved([deed(told)])).toBe(how);
  });

  it.each(['cut costs by 12%', 'moved from London to Leeds', 'grew the team from 4 to 9', 'turned 41 cancellation calls into 17', 'took it from 4 to 9'])(
    'is none: %s',
    (told) => {
      expect(howItMoved([deed(told)])).toBeNull();
    },
  );

  it('may stand in what came of a deed', () => {
    expect(howItMoved([deed('rebuilt the loader', 'run time fell from 90 minutes to 12')])).toBe('how run time came down');
  });
});
