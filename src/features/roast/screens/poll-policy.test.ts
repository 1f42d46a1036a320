import { describe, expect, it } from 'vitest';
import { failureOutcome, nextStep } from './poll-policy.ts';

const at = (attempts: number, failures = 0) => ({ attempts, failures });

describe('waiting for the roast', () => {
  it('opens the roast as soon as it is there, even on the last attempt', () => {
    expect(nextStep('there', at(1), 10)).toEqual({ do: 'open' });
    expect(nextStep('there', at(24), 10)).toEqual({ do: 'open' });
  });

  it('begins a poll every 5 s, counting the time the server held the last one', () => {
    expect(nextStep('not-yet', at(1), 0)).toEqual({ do: 'poll', after: 5_000 });
    expect(nextStep('not-yet', at(1), 1_200)).toEqual({ do: 'poll', after: 3_800 });
    expect(nextStep('not-yet', at(1), 5_100)).toEqual({ do: 'poll', after: 250 });
  });

  it('shows the demo after 24 attempts', () => {
    expect(nextStep('not-yet', at(23), 0).do).toBe('poll');
    expect(nextStep('not-yet', at(24), 0)).toEqual({ do: 'demo' });
    expect(nextStep('failed', at(24, 1), 0)).toEqual({ do: 'demo' });
  });

  it('tries a poll that failed three times again, later each time, before it shows the demo', () => {
    const pauses = [1, 2, 3].map((failures) => nextStep('failed', at(failures, failures), 0));
    expect(pauses).toEqual([1_000, 2_000, 4_000].map((after) => ({ do: 'poll', after })));
    expect(nextStep('failed', at(4, 4), 0)).toEqual({ do: 'demo' });
    expect(nextStep('failed', at(20, 1), 0).do, 'what failed long ago does not count').toBe('poll');
  });

  it('waits out a lost network and a server that asks for patience', () => {
    expect(failureOutcome(0, false)).toBe('blocked');
    expect(failureOutcome(429, true)).toBe('blocked');
    expect(failureOutcome(503, true)).toBe('blocked');
    expect(nextStep('blocked', at(2), 100, 12_000)).toEqual({ do: 'poll', after: 12_000 });
  });

  it('takes any other failure for an error', () => {
    expect(failureOutcome(0, true)).toBe('failed');
    expect(failureOutcome(500, true)).toBe('failed');
    expect(failureOutcome(401, true)).toBe('failed');
  });
});
