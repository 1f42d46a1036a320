import { describe, expect, it } from 'vitest';
import type { KeywordStatus } from '../../domain/optimization.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const cvWith = (lines: string): string => `Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n${lines}`;
const rows = (line: string, lines: string): [string, KeywordStatus, boolean][] =>
  keywordLedger(understandAdvert(`Requirements\n- ${line}\n- PostgreSQL\n- Terraform\n- Git`, ''), contextOf(cvWith(lines)))
    .filter(({ advertQuote }) => advertQuote === line)
    .map(({ requirement, status, must }) => [requirement, status, must]);
const status = (line: string, lines: string): KeywordStatus | 'silent' => rows(line, lines)[0]?.[1] ?? 'silent';
const asked = (advert: string): string[] => understandAdvert(advert, '').requirements.map(({ phrase }) => phrase);

describe('a paper, a norm, a name is that very one', () => {
  it.each([
    ['Project management qualification, e.g. PRINCE2', 'Certifications\nILM Level 5 Leadership and Management, 2020'],
    ['NVQ Level 2 in Professional Cookery', 'Certifications\nLevel 2 Food Safety for Catering, 2023'],
    ['A team leading or management qualification (ILM Level 3, NVQ or similar)', 'Certifications\nNVQ Level 2 Customer Service'],
    ['Level 3 in dementia care', 'Certifications\nLevel 3 Diploma in Adult Care'],
    ['Knowledge of BS EN 81-20/50', 'Certifications\n18th Edition BS 7671'],
    ['Familiarity with Section 508 accessibility', '• Taught five sections of 30 students'],
    ['Familiarity with WCAG / Section 508 accessibility', '• Taught five sections of 30 students'],
    ["Yachtmaster Offshore or a Master's certificate for vessels", 'Education\nThe harbour master agrees, and he is yours too.'],
    ['Lean or Six Sigma coursework', 'Volunteering\nDelta Kappa Sigma: Treasurer'],
    ['Full driving licence', 'Certifications\nCertificate of Competency (Fishing Vessel) Class 2'],
    ['Internship in operations or supply chain', 'Education\nRelevant coursework: Intro to Supply Chain, Business Law'],
    ['Accurate drafting', 'Summary\nI have excellent attention to detail.'],
    ['Allocating routes, holidays and the on-call rota', '• On call one week in five'],
    ['Bilingual English/Spanish', 'Languages\nEnglish (native), Spanish (2 years of high school)'],
    ['Level 5 Diploma in Leadership', 'Certifications\nLevel 5 Leadership and\nManagement: started Jan 2024, 4 units of 11 done'],
    ['Herd health', 'Objective\nHerd manager position where health comes first'],
    ['Führerschein Klasse B', 'Personal\nFührerschein B, abgelaufen'],
    ['Experience of retail management', 'Cook | Tam’s Deli | 2016 - 2020'],
    ['Experience in retail', 'Developer | Tam’s Stores | 2016 - 2020'],
  ])('“%s” is not said by “%s”', (line, lines) => {
    expect(['not-shown', 'silent']).toContain(status(line, lines));
  });

  it.each([
    ['Knowledge of BS 7671', 'Certifications\n18th Edition BS 7671'],
    ['Six Sigma coursework', 'Education\nSix Sigma coursework, 2019'],
    ['Internship in marketing', '• Marketing internship at Fennimore'],
    ['Bilingual English/Spanish', 'Languages\nEnglish (native), Spanish (fluent)'],
    ['Leadership course', 'Certifications\nLeadership for Nurses in Charge (in-house, 2 days)'],
    ['GDL/PGDL or law degree', 'Education\nGraduate Diploma in Law, Wendle, 2024'],
    ['NVQ Level 3 in Lift Engineering or an equivalent qualification', 'Education\nEAL Level 3 NVQ Diploma, Lifts, 2015'],
    ['Experience supervising employees', '• Supervise 9 milkers and 2 calf feeders'],
    ['Some leadership experience (work, campus or military)', '• Supervise 4-6 crew members on closing shifts'],
    ['Good timekeeping', 'Summary\nI am punctual and tidy.'],
    ['A second language spoken in our communities', 'Volunteering\nSpeak Punjabi and some Gujarati at the temple.'],
    ['Führerschein Klasse B', 'Personal\nFührerschein\tB, BE (C1 2009 gemacht, 2021 abgelaufen)'],
    ['Experience in warehouse, grocery, restaurant or retail', "Porter | Mo's Market & Deli | 2021 - 2024"],
    ['Experience in the NHS or the wider public sector', 'Officer | Ouse District Council | 2016 - 2020'],
  ])('“%s” is said by “%s”', (line, lines) => {
    expect(status(line, lines)).toBe('said');
  });
});

describe('what is asked for, and how firmly', () => {
  it('a wish in brackets is a wish, and no other way', () => {
    expect(rows('Fluent in spreadsheets (SQL or Looker a plus)', 'Skills\nSQL').map(([, found, must]) => [found, must])).toEqual([
      ['not-shown', true],
      ['said', false],
    ]);
    expect(rows('NVQ Level 3 in plumbing (NVQ Level 4 desirable)', 'Education\nNVQ Level 3 Plumbing, 2015').map(([, found, must]) => [found, must])).toEqual([
      ['said', true],
      ['not-shown', false],
    ]);
  });

  it('of two members the last alone may be wished for', () => {
    expect(rows('Führerschein Klasse B, Klasse C wünschenswert', 'Personal\nFührerschein B').map(([, , must]) => must)).toEqual([true, false]);
  });

  it.each([
    'An exciting opportunity has arisen for a motivated clerk to lead our busy stores.',
    "It's a superb opportunity for a newly qualified accountant to grow.",
    'Other duties as assigned',
    'Any other duties as required',
  ])('“%s” asks for nothing', (line) => {
    expect(asked(`Clerk\nResponsibilities\n- Count stock\n- Post invoices\n- ${line}\nRequirements\n- Excel\n- Sage\n- Git`)).not.toContainEqual(
      expect.stringMatching(/opportunity|duties/u),
    );
  });

  it.each([
    ['Identifying customers who may be vulnerable', 'Identifying customers who may be vulnerable'],
    ['Experience on Shopify or Shopify Plus', 'Shopify or Shopify Plus'],
    ['A range of controllers, both traction and hydraulic', 'range of controllers, both traction and hydraulic'],
    ['Confidence with a job management system', 'job management system'],
    ['Strong IT skills, in particular Word and Outlook', 'Word'],
  ])('“%s” is cut to “%s”', (line, phrase) => {
    const heading = line.startsWith('Identifying') ? 'Responsibilities' : 'Requirements';
    expect(asked(`Clerk\n${heading}\n- ${line}\nRequirements\n- PostgreSQL\n- Terraform\n- Git`)).toContain(phrase);
  });
});
