import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '../../../domain/optimization.ts';
import { contextOf } from '../../evidence/shared/context-builder.test-kit.ts';
import { KIN } from '../../lexicon/advert/kin/kin.ts';
import { keywordLedger } from '../keyword-ledger.ts';
import { understandAdvert } from '../understand-advert.ts';

const CV = 'Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n';
const entryOf = (line: string, lines: string): KeywordEntry | undefined => {
  const advert = understandAdvert(`Requirements\n- PostgreSQL\n- Terraform\n- Git\n- ${line}`, '');
  return keywordLedger(advert, contextOf(CV + lines)).find(({ advertQuote }) => advertQuote === line);
};

describe('what people write who have it', () => {
  it.each([
    ['Experience of domiciliary visits', '• Home visits on Thursdays, six a day'],
    ['Venepuncture', '• Venous blood samples from dogs and cats'],
    ['Dealing with guest problems', '• Sorted out a double booking for a choir of 40'],
    ['Use of hand and power tools', '• Spindle moulder, planer and chop saw'],
    ['Isolation procedures', '• Plant locked off before every blockage'],
    ['Ability to speak a community language', 'Languages\nWelsh, English'],
    ['End-of-day reporting', '• Closed the day for a lodge of 60 beds'],
    ['Supervising apprentices', '• Taught one apprentice, now in his third year'],
    ['Rent arrears', '• Chased tenants who were behind with the rent'],
    ['Stock control', '• Ordered drugs and counted the cupboard each week'],
    ['Able to work nights', '• Shift 10 pm to 6 am, nine years'],
    ['Category B driving licence', 'Licences\nLicence C1 (7.5 tonne)'],
    ['Secure disposal of equipment', '• Brought in kit of leavers and wiped disks'],
    ['Root cause analysis', '• Traced a bad result to a leaking gasket'],
  ])('“%s” is asked beside “%s”, or said', (line, lines) => {
    const entry = entryOf(line, lines);
    expect(entry?.proof?.quote ?? null).toBe(lines.split('\n').at(-1)?.replace('• ', ''));
  });

  it.each([
    ['Welsh', '• Speaks five languages to the guests'],
    ['Venepuncture', '• Visited the doctor with two residents'],
  ])('the wide thing does not stand beside the narrow one: “%s”, “%s”', (line, lines) => {
    expect(entryOf(line, lines)?.proof ?? null).toBeNull();
  });

  it('knows each family by words that it tells itself', () => {
    expect(KIN.length).toBeGreaterThan(400);
    expect(KIN.filter(({ asks, tells }) => asks.test('') || tells.test(''))).toEqual([]);
  });
});

describe('what does not prove it', () => {
  it.each([
    ['Experience of paediatric phlebotomy', '• Took blood from adults of all ages'],
    ['CIPP qualified', 'Certificates\nCIPP Payroll Technician, two units passed, 2019'],
    ['High school diploma or GED', 'Certificates\nCertified Journeyman Farrier, 2016'],
    ['GCSE Maths and English at grade C or above', 'Education\nEight GCSEs with English and Maths'],
    ['Level 3 diploma in plumbing', 'Education\nNVQ Level 3 in Hairdressing, 2013'],
  ])('“%s” is not said by “%s”', (line, lines) => {
    expect(entryOf(line, lines)?.status ?? 'not-shown').toBe('not-shown');
  });

  it.each([
    ['Level 3 qualification in computing', 'Education\nBTEC Level 3 Extended Diploma in IT, 2019'],
    ['Level 2 or 3 teaching assistant qualification', 'Education\nNCFE Level 2 Supporting Teaching and Learning, 2022'],
    ['Experience with dementia clients', '• Bathed and fed residents of the memory care hall'],
  ])('“%s” is said by “%s”', (line, lines) => {
    expect(entryOf(line, lines)?.status).toBe('said');
  });
});
