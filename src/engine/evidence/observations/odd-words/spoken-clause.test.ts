import { describe, expect, it } from 'vitest';
import { spokenClause } from './spoken-clause.ts';

describe('a clause that talks at the end of a line', () => {
  it.each([
    ['Trained 37 stewards, two of whom still write at Christmas', 'two of whom still write at Christmas', 'share'],
    ['Closed a till drawer nobody could open', 'nobody could open', 'nobody'],
    ['Ran both counters until the parrot came back', 'until the parrot came back', 'when'],
    ['Kept one paper map because it is Orkney', 'because it is Orkney', 'why'],
    ['Owner of the boat shed. It is a good shed.', 'It is a good shed', 'is'],
  ])('%s', (text, clause, turn) => {
    expect(spokenClause(text, false)).toEqual({ clause, turn });
  });

  it.each([
    'Prepared payroll for 40 staff, most of whom required an advance',
    'Covered reception while the manager was on leave',
    'Closed the branch when the owner retired',
    'Chaired 41 reviews, no names in any of them',
    'Wrote to every one of them',
    'Built the report that is used by the finance team',
    'Seeking a role where I can use my skills',
  ])('“%s” is how CVs are written', (text) => {
    expect(spokenClause(text, false)).toBeNull();
  });

  it('is none where the whole CV says “I”', () => {
    expect(spokenClause('Restored a clock, so I can look at it', false)).not.toBeNull();
    expect(spokenClause('Restored a clock, so I can look at it', true)).toBeNull();
  });
});
