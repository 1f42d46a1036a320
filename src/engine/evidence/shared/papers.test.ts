import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../reading/document-from-text.ts';
import { understandCv } from '../../roast-cv.ts';
import { papersOf } from './papers.ts';

const TODAY = '2026-11-22';

/** The papers of a CV with these lines under its certificates, as "state: name". */
const read = (...lines: string[]): string[] => {
  const text = `Jo Baker\njo@example.com | 07700 900321 | Hexham\nEXPERIENCE\nFitter, Blackhope, Hexham, May 2019 - Present\n• Chased expired certificates of 40 subcontractors\nCERTIFICATES\n${lines.join('\n')}`;
  return papersOf(understandCv(documentFromText(text), 'Fitter', TODAY)).map(({ state, name }) => `${state}: ${name}`);
};

describe('papers', () => {
  it.each([
    ['CSCS Gold card - expired', 'lapsed: CSCS Gold card'],
    ['Six Sigma Yellow Belt (online) (valid upto 2022)', 'lapsed: Six Sigma Yellow Belt (online)'],
    ['NDT Level II (Ultrasonic) — validity over in Aug 2023', 'lapsed: NDT Level II (Ultrasonic)'],
    ['SIA Door Supervisor licence, in date till Aug 2025', 'lapsed: SIA Door Supervisor licence'],
    ['CPR/AED (exp. 06/2024)', 'lapsed: CPR/AED'],
    ['Sworn translator, appointment ended 2024, new application in progress', 'renewing: Sworn translator'],
    ['Radiation licence (use) – lapsed Oct 2024, reapplied', 'renewing: Radiation licence (use)'],
    ['ADR tanks - ran out 2023, course booked for January', 'renewing: ADR tanks'],
    ['CSCS – exam scheduled', 'unfinished: CSCS'],
    ['Working towards CIPD Level 5', 'unfinished: CIPD Level 5'],
    ['PASMA towers, valid until March 2028', 'held: PASMA towers'],
    ['AVNAT registered', 'held: AVNAT registered'],
  ])('%s', (line, paper) => {
    expect(read(line)).toEqual([paper]);
  });

  it('pins each state to its own ticket where several share a line', () => {
    expect(read('FLT Counterbalance (in date) FLT Reach (ran out March, refresher with work', 'when theres a slot)')).toEqual([
      'held: FLT Counterbalance',
      'renewing: FLT Reach',
    ]);
    expect(read('First Aid at Work (expired 2023); Fire Marshal ticket')).toEqual(['lapsed: First Aid at Work', 'held: Fire Marshal ticket']);
  });

  it('takes a row of a table for one paper, whoever gave it, and its head for none', () => {
    expect(
      read('Name of certificate\tIssuer\tValid until', 'Welding ticket 3G\tElm Training Ltd\t03/2027', 'Radiation licence\tMarsh Institute\t06/2024'),
    ).toEqual(['held: Welding ticket 3G', 'lapsed: Radiation licence']);
  });

  it('takes the work on other people’s papers for work, and schooling for schooling', () => {
    expect(read('GCSEs x 7 inc. English (B)')).toEqual([]);
  });
});
