import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '../../../domain/optimization.ts';
import { missingMusts } from './missing-musts.ts';
import { isCertainlyMissing } from './not-found.ts';

const certain = (kind: KeywordEntry['kind'], requirement: string): boolean => isCertainlyMissing({ kind, requirement });

it('a must with a line that comes near it is no missing must', () => {
  const entry = (id: string, proof: KeywordEntry['proof']): KeywordEntry => ({
    id,
    requirement: id,
    kind: 'knowledge',
    must: true,
    status: 'not-shown',
    advertQuote: id,
    proof,
    sentence: null,
    points: 10,
  });
  const ledger = [entry('stock control', { quote: 'Counted the stock', page: 1, line: 9 }), entry('beekeeping', null)];
  expect(missingMusts(ledger).map(({ id }) => id)).toEqual(['beekeeping']);
});

describe('what code can know to be missing', () => {
  it('is a paper, a language or a tool by its name', () => {
    expect(certain('tool', 'Terraform')).toBe(true);
    expect(certain('language', 'German (C1)')).toBe(true);
    expect(certain('credential', 'Current HCPC registration')).toBe(true);
  });

  it('is no duty, no experience and nothing that is told in many words', () => {
    expect(certain('knowledge', 'handling cash')).toBe(false);
    expect(certain('responsibility', 'Mentor apprentices')).toBe(false);
    expect(certain('tool', 'contact centre metrics and Excel reporting')).toBe(false);
    expect(certain('credential', 'Full UK driving licence and access to a car')).toBe(false);
    expect(certain('credential', 'Diploma or degree')).toBe(false);
  });
});
