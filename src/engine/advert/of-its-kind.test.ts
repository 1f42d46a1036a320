import { describe, expect, it } from 'vitest';
import type { KeywordStatus } from '../../domain/optimization.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

/** What the ledger says of one line of an advert, beside three others; `silent` where it says nothing of it. */
function answer(line: string, cv: string): KeywordStatus | 'silent' {
  const advert = understandAdvert(`Requirements\n- ${line}\n- PostgreSQL\n- Terraform\n- Git`, '');
  return keywordLedger(advert, contextOf(cv)).find(({ advertQuote }) => advertQuote === line)?.status ?? 'silent';
}
const cvWith = (lines: string): string => `Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n${lines}`;

describe('proof is of the kind that is asked for', () => {
  it.each([
    ['Current forklift licence (RTITB)', 'Certificates\nRTITB counterbalance (expired in May, refresher booked)'],
    ['Certified Scrum Product Owner', 'Certificates\nCertified Scrum Product Owner\n(expired)'],
    ['Level 4 Award in Gym Instruction', 'Education\nLevel 3 Award in Gym Instruction, 2022'],
    ['Salesforce Certified Administrator', 'Certificates\nSalesforce Certified User, 2021'],
    ['Bachelor of Nursing', 'Education\nBN Nursing, final year, expected 2027'],
    ['Experience leading a kitchen team', 'Skills\nKitchen porter course, team player'],
    ['Line managing two assistants', 'Education\nLine Management, half a day, 2021'],
    ['Archive or museum experience', 'Other\nI visit one museum a month on my day off'],
    ["Bachelor's degree or equivalent experience", 'Certificates\nAdjuster license, lapsed, renewing in March'],
    ['Food hygiene qualification', 'Education\nFood hygiene, best module, 81 %'],
  ])('“%s” is not said by “%s”', (line, lines) => {
    expect(['not-shown', 'silent']).toContain(answer(line, cvWith(lines)));
  });

  it.each([
    ['Bachelor of Nursing', 'Education\nBSN, Lakeside University, 2014'],
    ['Degree in law', 'Education\nLL.B., University of Pretoria, 2012'],
    ['Bachelor of Commerce', 'Education\nB.Com., McGill, 2013'],
    ['Diploma or degree in agriculture', 'Education\nBAgrSc, Massey, 2016'],
    ['SVQ Level 3 in bricklaying', 'Education\nBricklaying SVQ 3, 2009'],
    ['Fluent English', 'Languages\nPolish (native)\nEnglish C1'],
    ['Confident with Excel', 'Other\nExcel to SUMIF, mail merge'],
    ['Registration with the SSSC', 'Certificates\nRegistered with the SSSC since 2018'],
    ['CMILT or CILT membership', 'Certificates\nMCILT, 2019'],
  ])('“%s” is said by “%s”', (line, lines) => {
    expect(answer(line, cvWith(lines))).toBe('said');
  });

  it('years in a trade are those of its jobs, whatever the form of its name', () => {
    const baker = 'Ada Quince\nExperience\nBaker | Hearth Ltd | 2013 - 2021\n• Sour dough';
    expect(answer("5 years' commercial baking", baker)).toBe('said');
    expect(answer('Two years in a Pastry Chef role', baker)).not.toBe('said');
  });

  it('a passport of the union is the right to work in its countries', () => {
    expect(
      answer(
        'Permission to work full-time in Ireland',
        'Ada Quince\nNationality: Polish | ada@quince.example\nExperience\nClerk | Bramwell, Galway, Ireland | 2015 - 2021',
      ),
    ).toBe('unsaid');
    expect(answer('Permission to work full-time in Ireland', 'Ada Quince\nExperience\nClerk | Bramwell, Galway, Ireland | 2015 - 2021')).not.toBe('said');
  });
});
