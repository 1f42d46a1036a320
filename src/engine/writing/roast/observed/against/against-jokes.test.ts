import { describe, expect, it } from 'vitest';
import { touchesPerson } from '../../../../privacy/touches-person.ts';
import { documentFromText } from '../../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../../roast-cv.ts';
import { LISTED_WORDS } from '../../../../lexicon/comic/listed-words.ts';
import { textOf } from '../../template.ts';
import { writeRoast } from '../../write-roast.ts';
import { AGAINST_JOKES } from './against-jokes.ts';

const ALL = Object.values(AGAINST_JOKES).flatMap(({ gentle, by, fixes }) => {
  const named = Object.entries(by.values).map(([name, told]) => ({ name, brutal: told.brutal.map(textOf), gentle: [...told.gentle, ...gentle].map(textOf) }));
  return [{ named, fixes: fixes.map(textOf) }];
});
const NAMED = ALL.flatMap(({ named }) => named);

describe('what is told of lines against each other', () => {
  it('is told in four ways or more, and kindly in three, where it is no one word of a list', () => {
    const words = new Set(LISTED_WORDS.map(({ says }) => says));
    expect(NAMED.filter(({ name, brutal, gentle }) => !words.has(name) && (brutal.length < 4 || gentle.length < 3)).map(({ name }) => name)).toEqual([]);
  });

  it('says no joke twice, is about nobody, and puts nothing of its own between double quotation marks', () => {
    const brutal = NAMED.flatMap((one) => one.brutal);
    const told = [...brutal, ...NAMED.flatMap((one) => one.gentle), ...ALL.flatMap(({ fixes }) => fixes)];
    expect(brutal.filter((text, at) => brutal.indexOf(text) < at)).toEqual([]);
    expect(told.filter((text) => touchesPerson(text))).toEqual([]);
    expect(told.filter((text) => /“(?!\{\w+\}”)|[—"]/u.test(text))).toEqual([]);
  });
});

const CV = `Mika Lund
Accountant
mika.lund@mail.example | +44 7700 900555 | Leith, UK

Summary
Determined accountant with excellent skills in mathematics.

Experience
Accountant, Blue Anchor Ltd
March 2018 - present
• Prepared tax returns for the office
• Reviewed the invoices of the suppliers

Junior Accountant, Red Anchor Ltd
May 2012 - February 2018
• Posted the invoices of the day
• Rang the bank about the statements

Certifications
Certified Financial Analyst (CFA)

Skills
Filing
Basic mathematics
Proficiency in various accounting software
`;

describe('a roast of a page that speaks against itself', () => {
  const { evidence, voices } = writeRoast(judgeCv(understandCv(documentFromText(CV), 'Accountant', '2026-11-29')));
  const at = (kind: string): number => evidence.findIndex((one) => one.kind === kind);

  it('tells it before all else, shows both lines, and shares it', () => {
    const line = voices.brutal.roastLines[at('against')] ?? '';
    expect(line).toContain('excellent skills in mathematics”');
    expect(line).toContain('“Basic mathematics”');
    expect(voices.brutal.topRoastLine).toBe(line);
  });

  it('names the right name, in both voices or in the way out', () => {
    const told = [voices.brutal.roastLines, voices.brutal.fixes, voices.gentle.fixes].map((lines) => lines[at('misnamed')] ?? '');
    expect(told[1]).toContain('Chartered Financial Analyst');
    expect(told[2]).toContain('Chartered Financial Analyst');
  });

  it('asks for the name of what has none', () => {
    expect(voices.gentle.fixes[at('unnamed')]).toMatch(/name/iu);
  });
});
