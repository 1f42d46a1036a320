import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from '../../domain/finding.ts';
import { interviewOf } from './verdict.ts';

const finding = (kind: FindingKind): Finding => ({ id: `${kind}-1`, kind, quote: 'x', page: 1, line: 1, weight: 3, facts: {} });

describe('would interview', () => {
  it.each([
    [3, 'yes'],
    [30, 'yes'],
    [31, 'maybe'],
    [62, 'maybe'],
    [63, 'no'],
    [97, 'no'],
  ])('%i percent likely to be binned: %s', (percent, answer) => {
    expect(interviewOf(percent, [finding('buzzword')])).toBe(answer);
  });

  it.each(['hidden-text', 'machine-instruction'] as const)('%s: never yes, however good the rest, and it excuses no bad one', (trick) => {
    expect(interviewOf(3, [finding('strong-number'), finding(trick)])).toBe('maybe');
    expect(interviewOf(97, [finding(trick)])).toBe('no');
  });
});
