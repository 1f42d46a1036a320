import { describe, expect, it } from 'vitest';
import { isVerbatim } from '../../../../domain/quote.ts';
import type { Observation } from '../../../../domain/observation.ts';
import { gatherEvidence } from '../../gather.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { observe } from '../observe.ts';

interface Page {
  title?: string;
  bullets?: readonly string[];
  rest?: string;
}

function crossings({ title = 'Shop Assistant', bullets = ['Sold paint'], rest = '' }: Page): Observation[] {
  const work = bullets.map((text) => `• ${text}`).join('\n');
  const context = contextOf(`Ada Kowalski\nada@example.com\nExperience\n${title} | Brightwater Ltd | 03/2018 - 05/2021\n${work}\n${rest}`);
  return observe(context, gatherEvidence(context)).filter(({ kind }) => kind === 'crossing');
}
const names = (page: Page): unknown[] => crossings(page).map(({ facts }) => facts['name']);

describe('two facts from two places', () => {
  it('a trade and a pastime', () => {
    expect(names({ title: 'Paramedic', rest: 'Interests\nOpen water swimming, cinema\n' })).toContain('heal-risk');
    expect(names({ title: 'Sous Chef', rest: 'Interests\nMushroom picking, cinema\n' })).toContain('chef-gathers');
    expect(names({ title: 'Paramedic', rest: 'Interests\nStamps, cinema\n' })).toEqual([]);
  });

  it('a claim and another claim, each where it is one', () => {
    expect(names({ rest: 'Skills\nMultitasking\nAttention to detail\n' })).toContain('many-and-one-task');
    expect(names({ rest: 'Skills\nMultitasking and attention to detail\n' })).toEqual([]);
  });

  it('detail, and “etc.” in a line of work', () => {
    expect(names({ bullets: ['Sold paint, brushes, tape etc.'], rest: 'Skills\nAttention to detail\n' })).toContain('detail-roughly');
    expect(names({ bullets: ['Sold several paints'], rest: 'Skills\nAttention to detail\n' })).toEqual([]);
  });

  it('papers in date and out; one that was in date once is out', () => {
    const papers = (one: string): Page => ({ rest: `Certifications\nForklift, ${one}\nFirst aid, expired 2023\n` });
    expect(names(papers('valid to 2031'))).toContain('in-date-and-out');
    expect(names(papers('was in date at one time'))).not.toContain('in-date-and-out');
  });

  it('the largest sum and a humble count, but not one that was denied, nor people', () => {
    const sum = 'Kept the books for sales of £2.4m';
    expect(crossings({ bullets: [sum, 'Fed three hens behind the shop'] })).toMatchObject([
      { facts: { name: 'sum-and-few', one: '£2.4m', other: 'hens', count: 'three' }, also: [{ quote: sum }] },
    ]);
    expect(names({ bullets: [sum, 'Fourteen years and not one camel'] })).toEqual([]);
    expect(names({ bullets: [sum, 'Led three clerks and two managers'] })).toEqual([]);
    expect(names({ bullets: ['Kept the books for sales of £900', 'Fed three hens behind the shop'] })).toEqual([]);
  });

  it('a rank and paper work of one’s own, not of those one led', () => {
    expect(names({ title: 'Office Manager', bullets: ['Photocopying for the second floor'] })).toContain('rank-paper');
    expect(names({ title: 'Office Manager', bullets: ['Supervised photocopying for the second floor'] })).toEqual([]);
  });

  it('a word of two lives is a pastime only under its heading; one plays under no conductor as a captain', () => {
    expect(names({ title: 'Librarian', bullets: ['Taught reading'], rest: 'Additional Information\nReading Borough Council permit\n' })).toEqual([]);
    expect(names({ title: 'Store Manager', rest: 'Interests\nPlaying under a strict conductor\n' })).not.toContain('boss-again');
    expect(names({ title: 'Store Manager', rest: 'Interests\nTreasurer of the bowls club\n' })).toContain('boss-again');
  });

  it('each shows both its lines, word for word, and they are two', () => {
    const context = contextOf(
      'Ada Kowalski\nada@example.com\nExperience\nSous Chef | Brightwater Ltd | 03/2018 - 05/2021\n• Dealt with complaints\nSkills\nTeam player\nInterests\nBoxing, baking, fishing\n',
    );
    const found = observe(context, gatherEvidence(context)).filter(({ kind }) => kind === 'crossing');
    expect(found.length).toBeGreaterThan(2);
    for (const { quote, page, line, also } of found) {
      expect(also).toHaveLength(1);
      for (const one of [{ quote, page, line }, ...also]) expect(isVerbatim(context.document, one.quote, one)).toBe(true);
      expect(also.every((one) => one.page !== page || one.line !== line)).toBe(true);
    }
  });
});
