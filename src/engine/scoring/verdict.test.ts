import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from '../../domain/finding.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { judge } from './judge.ts';
import { clarityPercentOf, interviewOf } from './verdict.ts';

const finding = (kind: FindingKind): Finding => ({ id: `${kind}-1`, kind, quote: 'x', page: 1, line: 1, weight: 3, facts: {} });

describe('would interview', () => {
  it.each([
    [3, 'yes'],
    [38, 'yes'],
    [39, 'maybe'],
    [58, 'maybe'],
    [59, 'no'],
    [97, 'no'],
  ])('%i percent likely to be binned: %s', (percent, answer) => {
    expect(interviewOf(percent, [finding('buzzword')])).toBe(answer);
  });

  it.each(['hidden-text', 'machine-instruction'] as const)('%s: never yes, however good the rest, and it excuses no bad one', (trick) => {
    expect(interviewOf(3, [finding('strong-number'), finding(trick)])).toBe('maybe');
    expect(interviewOf(97, [finding(trick)])).toBe('no');
  });
});

describe('career clarity', () => {
  const scores = { atsRating: 0, buzzwordOverdose: 0, eyeRollFactor: 0, clicheDensity: 0, desperationLevel: 0, lengthAppropriate: 50, skillRelevance: 40 };
  const clarity = (text: string, ...kinds: FindingKind[]): number => clarityPercentOf(contextOf(text), scores, kinds.map(finding));
  const PLAIN = 'Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n• Mapped fields.';

  it('falls with what blurs the aim', () => {
    for (const kind of ['too-long', 'skill-pile', 'objective', 'job-absent'] as const) expect(clarity(PLAIN, kind)).toBeLessThan(clarity(PLAIN));
  });

  it('rises with what says it', () => {
    for (const kind of ['job-named', 'skills-match'] as const) expect(clarity(PLAIN, kind)).toBeGreaterThan(clarity(PLAIN));
  });

  it('counts a headline about the work and none about the person', () => {
    const headed = (headline: string): number => clarity(PLAIN.replace('\nSurveyor\nExperience', `\n${headline}\nExperience`));
    expect(headed('Surveyor')).toBe(headed('Date of birth: 4 May 1988') + 6);
  });
});

describe('what is only form', () => {
  const likelihood = (...findings: Finding[]): number =>
    judge(contextOf('Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n• Mapped fields.'), findings).binnedPercent;

  it.each(['unknown-heading', 'columns-layout', 'table-layout', 'date-format-mix', 'job-absent'] as const)(
    '%s costs points of a parser and sends nobody to the bin',
    (kind) => {
      expect(likelihood(finding(kind))).toBe(likelihood());
    },
  );

  it.each(['spelling-mistake', 'missing-email', 'placeholder'] as const)('%s is more than form', (kind) => {
    expect(likelihood(finding(kind))).toBeGreaterThan(likelihood());
  });
});
