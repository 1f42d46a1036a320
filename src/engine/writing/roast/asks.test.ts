import { describe, expect, it } from 'vitest';
import { answersIn, asksForWhatIsThere, asksOf, isCounted, tellsOutcome } from './asks.ts';

describe('what a sentence of ours asks for', () => {
  it.each([
    ['How many calls a day were they?', 'number'],
    ['Keep it, and add what came of it: “[what was better afterwards]”.', 'result'],
    ['Keep it, and let the line say what it was for.', 'purpose'],
    ['Why the trailers?', 'reason'],
    ['Over what time was that?', 'period'],
    ['Say from what to what.', 'change'],
    ['Which part of it was yours?', 'part'],
    ['Say what is usual there.', 'standard'],
  ] as const)('%s', (told, ask) => {
    expect([...asksOf(told)]).toContain(ask);
  });

  it('is nothing where it only points', () => {
    expect([...asksOf('Keep it as it is. The figure does the work.')]).toEqual([]);
    // The words of the CV that it shows ask nothing.
    expect([...asksOf('“How many frogs?” stands on the door. Leave it there.')]).toEqual([]);
  });
});

describe('what a statement says', () => {
  it.each([
    ['Redesigned the order flow, waiting time from 9 min to 4 min', 'change'],
    ['Errors went from 4 or 5 a month to none', 'change'],
    ['Drew a sheet showing how to find a fault', 'purpose'],
    ['Reordered the rounds because the last ward was always late', 'reason'],
    ['Trained two dogs; Biscuit came 4th', 'rank'],
    ['Pick rate 212 an hour (target 165)', 'standard'],
    ['Quotes and invoices, all done by me', 'part'],
  ] as const)('%s', (statement, ask) => {
    expect([...answersIn(statement)]).toContain(ask);
  });

  it('is not a count where a digit is a level or a year', () => {
    expect([...answersIn('NVQ Level 3 in care, 2014')]).not.toContain('number');
    expect(isCounted('Check-in at 7am, Level 3')).toBe(false);
    expect(isCounted('Reviewed 61 leases')).toBe(true);
  });

  it('is not asked for again', () => {
    const answers = answersIn('Reviewed 61 leases in nine days and found two break clauses, price was renegotiated by €240,000');
    expect(asksForWhatIsThere('Add what came of it.', answers)).toBe(true);
    expect(asksForWhatIsThere('How many were there?', answers)).toBe(true);
    expect(asksForWhatIsThere('See that it stands where it is read early.', answers)).toBe(false);
  });
});

it('an outcome is a change before a figure before words that say so', () => {
  const told = ['bookings went from 4 to 11', 'sold out in 3 days', 'nobody has complained since', 'with a range of colleagues'].map(tellsOutcome);
  expect(told).toEqual([4, 3, 2, 0]);
});
