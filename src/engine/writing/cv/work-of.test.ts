import { describe, expect, it } from 'vitest';
import { workOf } from './work-of.ts';

describe('what the work consists of', () => {
  it('is told by whole lines whose verb is certain', () => {
    expect(workOf(['Prepare balance sheets for corporate clients', 'Compute taxes for clients during tax season'], '')).toBe(
      'preparing balance sheets for corporate clients and computing taxes for clients during tax season',
    );
    expect(workOf(['Serve customers on the till', 'Deal with complaints and refunds', 'Train new starters on the till'], '')).toBe(
      'serving customers on the till, dealing with complaints and refunds, and training new starters on the till',
    );
  });

  it.each([
    ['one line', ['Prepare balance sheets for corporate clients']],
    ['past deeds', ['Prepared balance sheets for clients', 'Computed taxes for clients in season']],
    ['things', ['Stock control for two sites', 'Support worker duties at weekends', 'Claim forms and letters']],
    ['results, asides and persons', ['Cut costs by 12% in a year', 'Run the till (badly)', 'Teach my colleagues Excel', 'Attend meetings of the board']],
  ])('is not told by %s', (_, lines) => {
    expect(workOf(lines, '')).toBe('');
  });
});
