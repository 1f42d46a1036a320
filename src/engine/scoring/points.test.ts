import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from '../../domain/finding.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { curve } from './curves.ts';
import { judge } from './judge.ts';
import { distribute } from './ledger.ts';

describe('the curve of the word scores, for a CV of usual length', () => {
  it.each([
    [0, 0],
    [5, 17],
    [15, 51],
    [25, 67],
    [35, 83],
    [55, 91.5],
  ])('%i buzzwords: %d', (times, score) => {
    expect(curve('buzzwordOverdose', times, 450)).toBe(score);
  });
});

describe('how often a kind occurs', () => {
  let made = 0;
  const finding = (kind: FindingKind, facts: Finding['facts']): Finding => ({
    id: `${kind}-${(made += 1)}`,
    kind,
    quote: 'x',
    page: 1,
    line: 1,
    weight: 3,
    facts,
  });
  const reason = (...findings: Finding[]): string | undefined => judge(contextOf('Robin Fell'), findings).ledger.eyeRollFactor[1]?.because;

  it('one count on several findings is counted once, others are added', () => {
    const opening = (word: string, times: number): Finding => finding('weak-opening', { opening: word, object: 'x', times });
    expect(reason(opening('Helped', 4), opening('helped', 4))).toMatch(/^4 lines/u);
    expect(reason(opening('Helped', 2), opening('Assisted', 3))).toMatch(/^5 lines/u);
    expect(reason(finding('passive-voice', { phrase: 'was done', times: 3 }), finding('passive-voice', { phrase: 'was made', times: 3 }))).toMatch(
      /^3 passive/u,
    );
    expect(reason(finding('buzzword', { term: 'synergy', times: 2 }), finding('buzzword', { term: 'leverage', times: 2 }))).toMatch(/^4 buzzwords/u);
  });

  it('named terms and the others add up to the count in front of them', () => {
    const found = ['synergy', 'dynamic', 'passionate', 'visionary', 'go-getter'].map((term, at) => finding('buzzword', { term, times: at === 0 ? 3 : 2 }));
    expect(reason(...found)).toBe('11 buzzwords: “synergy” 3 times, “dynamic” twice, “passionate” twice and 4 more');
  });

  it('once is said in words, more in figures', () => {
    expect(reason(finding('first-person', { word: 'I', times: 1 }))).toBe('first person once: “I”');
    expect(reason(finding('first-person', { word: 'I', times: 4 }))).toBe('first person 4 times: “I”');
    expect(reason(finding('tense-mix', { verb: 'runs', company: 'Fell', times: 2 }))).toMatch(/^tenses mixed twice/u);
  });
});

it('what rounding leaves goes to those who lost most by it, the first of equals first', () => {
  const share = (points: number, because: string) => ({ points, because, findingId: null });
  const points = (total: number, ...shares: number[]) =>
    Object.fromEntries(
      distribute(
        total,
        shares.map((one, at) => share(one, `${at}`)),
      ).map((entry) => [entry.because, entry.points]),
    );
  expect(points(5, 1, 1, 1)).toEqual({ 0: 2, 1: 2, 2: 1 });
  expect(points(-4, -3, -1)).toEqual({ 0: -3, 1: -1 });
  expect(points(3, 1, 2.6)).toEqual({ 0: 1, 1: 2 });
  expect(points(0, 1)).toEqual({});
});
