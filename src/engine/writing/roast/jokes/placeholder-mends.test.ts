import { describe, expect, it } from 'vitest';
import { fill, type Facts } from '../template.ts';
import { PLACEHOLDER_FIXES, PLACEHOLDER_GENTLE } from './placeholder-mends.ts';

/** Every way out, and every gentle line, that a leftover could be given. */
const said = (facts: Facts): string[] =>
  [...PLACEHOLDER_FIXES, ...PLACEHOLDER_GENTLE].flatMap((template) => fill(template, { times: 1, ...facts }, String(facts['term']), 'seed', 240) ?? []);
const fixesOf = (facts: Facts): string[] =>
  PLACEHOLDER_FIXES.flatMap((template) => fill(template, { times: 1, ...facts }, String(facts['term']), 'seed', 240) ?? []);

describe('the way out of a leftover', () => {
  it.each([
    ['Company Name', /employer/u],
    ['John Doe', /your own name/u],
    ['Month Year', /month and year/u],
    ['City, State', /town/u],
    ['School Name', /school/u],
    ['123 Main Street', /your own details/u],
    ['XXX', /Say what/u],
    ['[Job Title]', /square brackets|your own answer/u],
  ])('%s names what belongs there', (term, answer) => {
    const fixes = fixesOf({ term });
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.some((fix) => answer.test(fix))).toBe(true);
  });

  it.each(['Company Name', 'John Doe', '[Company]', 'Month Year', 'School Name', 'XXX'])(
    '%s: no line that holds a title, dates or a name is struck',
    (term) => {
      expect(
        said({ term, lineRole: 'head', post: 'Buyer' }).filter((text) => /delete|strike|take the line out|leave the line out|or nothing/iu.test(text)),
      ).toEqual([]);
    },
  );

  it('sends nobody to look for brackets where there are none', () => {
    expect(said({ term: 'Company Name' }).filter((text) => /bracket|lorem|xxx/iu.test(text))).toEqual([]);
    expect(fixesOf({ term: '[Company]' }).some((fix) => fix.includes('bracket'))).toBe(true);
  });

  it('names the title that it stands beside, only at the head of that job', () => {
    expect(fixesOf({ term: 'Company Name', lineRole: 'head', post: 'Buyer' }).some((fix) => fix.includes('Buyer'))).toBe(true);
    expect(fixesOf({ term: 'Company Name', lineRole: 'work', post: 'Buyer' }).some((fix) => fix.includes('Buyer'))).toBe(false);
  });
});
