import { describe, expect, it } from 'vitest';
import type { Facts } from '../template.ts';
import { isCrowd, isNounHere, isSetting, isWish } from './term-sorts.ts';

const said = (quoteText: string, term: string): Facts => ({ quoteText, term });

describe('a wish for the next job', () => {
  it.each([
    ['Desires a challenging role as HR Generalist', 'challenging role'],
    ['To obtain a position in retail', 'To obtain a position'],
    ['A company that offers career advancement', 'career advancement'],
    ['Seeking work in a fast-paced environment', 'fast-paced environment'],
    ['Looking for a team that values attention to detail', 'attention to detail'],
    ['Hoping to bring a proven track record to a new team', 'proven track record'],
  ])('%s', (quote, term) => expect(isWish(said(quote, term))).toBe(true));

  it.each([
    ['Proven track record in wholesale', 'Proven track record'],
    ['Great communication skills', 'Great communication skills'],
    ['Worked in a fast-paced environment', 'fast-paced environment'],
    ['Attention to detail when reading proofs', 'Attention to detail'],
    ['Ran the desk with a can-do attitude', 'can-do attitude'],
    ['Team player with customers seeking refunds', 'Team player'],
  ])('is not: %s', (quote, term) => expect(isWish(said(quote, term))).toBe(false));
});

describe('what a set phrase is about', () => {
  it('is a place, people, or a thing that is a verb elsewhere', () => {
    expect(isSetting(said('Ran day-to-day operations', 'day-to-day operations'))).toBe(true);
    expect(isCrowd(said('Met key stakeholders weekly', 'key stakeholders'))).toBe(true);
    expect(isNounHere(said('Primary interface with manufacturers', 'interface with'))).toBe(true);
  });

  it('is none of these', () => {
    expect(isSetting(said('Excellent track record', 'track record'))).toBe(false);
    expect(isCrowd(said('A team player', 'team player'))).toBe(false);
    expect(isNounHere(said('Met clients and interface with engineering', 'interface with'))).toBe(false);
    expect(isNounHere(said('Interface with vendors', 'Interface with'))).toBe(false);
  });
});
