import { describe, expect, it } from 'vitest';
import type { Finding } from '../../domain/finding.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { scoreLength } from './length-score.ts';

const lines = (count: number, of: (at: number) => string): string => Array.from({ length: count }, (_, at) => `• ${of(at)}`).join('\n');
const scored = (bullets: string): ReturnType<typeof scoreLength> =>
  scoreLength(contextOf(`Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2017 - 2021\n${bullets}`), []);
const parish = (at: number): string => `Mapped parish number ${at} with a crew of four and delivered the plans before the county asked.`;

describe('a CV that says everything twice', () => {
  const fresh = scored(lines(26, parish));
  const twice = scored(lines(26, (at) => parish(Math.floor(at / 2))));

  it('loses for it, although it is as long as one that does not', () => {
    expect(fresh.score).toBeGreaterThan(90);
    expect(twice.score).toBeLessThan(fresh.score * 0.6);
    expect(twice.score).toBeGreaterThan(fresh.score * 0.5);
  });

  it('is told how many words are there twice', () => {
    const repeated = twice.entries.find(({ because }) => because.endsWith('are there twice'));
    expect(repeated?.because).toMatch(/^221 words/u);
    expect(repeated?.points).toBeLessThan(-30);
    expect(fresh.entries.some(({ because }) => because.includes('twice'))).toBe(false);
  });
});

it('a German CV needs fewer words: it joins them', () => {
  const german = (at: number): string => `Gemarkung ${at} vermessen, Pläne beim Katasteramt eingereicht und mit der Gemeinde abgestimmt.`;
  const read = contextOf(`Robin Fell\nVermessungstechniker\nBerufserfahrung\nVermessungstechniker | Fell GmbH | 2017 - 2021\n${lines(14, german)}`);
  const inGerman = scoreLength({ ...read, cv: { ...read.cv, language: 'de' } }, []);
  expect(inGerman.score).toBeGreaterThan(
    scored(lines(14, (at) => `Measured parish ${at}, handed the plans to the county, agreed them with the council.`)).score,
  );
});

it('a short line that stands again and again is no repetition', () => {
  const towns = scored(`${lines(26, parish)}\n${lines(6, () => 'Leeds, two seasons')}`);
  expect(towns.entries.some(({ because }) => because.includes('twice'))).toBe(false);
});

describe('the reason for the length leads to the finding about it', () => {
  const finding = (kind: 'too-long' | 'too-short'): Finding => ({ id: `${kind}-1`, kind, quote: null, page: 1, line: 1, weight: 3, facts: {} });
  const both = [finding('too-short'), finding('too-long'), { ...finding('too-long'), id: 'photo-1', kind: 'photo' as const }];
  const behind = (count: number, findings: Finding[]) =>
    scoreLength(contextOf(`Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2017 - 2021\n${lines(count, parish)}`), findings).entries.find(
      ({ because }) => because.includes('a career like this'),
    )?.findingId;

  it('too short, too long, or to none', () => {
    expect(behind(3, both)).toBe('too-short-1');
    expect(behind(90, both)).toBe('too-long-1');
    expect(behind(3, both.slice(2))).toBeNull();
  });
});
