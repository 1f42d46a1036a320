import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '../../domain/optimization.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import type { AdvertRequirement } from './advert.ts';
import { understandJob } from '../job/target-job.ts';
import { howToApply } from './how-to-apply.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const entryOf = (line: string, lines: string): KeywordEntry | undefined => {
  const advert = understandAdvert(`Requirements\n- ${line}\n- PostgreSQL\n- Terraform\n- Git`, '');
  const cv = `Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n${lines}`;
  return keywordLedger(advert, contextOf(cv)).find(({ advertQuote }) => advertQuote === line);
};
const statusOf = (line: string, lines: string): string => entryOf(line, lines)?.status ?? 'silent';
const required = (advert: string): AdvertRequirement[] => [...understandAdvert(advert, '').requirements];
const isMust = (line: string): boolean | undefined =>
  required(`Requirements\n- PostgreSQL\n- Terraform\n- ${line}\n- Git`).find(({ quote }) => quote === line)?.must;

describe('what stands there under another name is not called missing', () => {
  it.each([
    ['Experience with an enterprise ATS', '• Moved 400 files into Greenhouse and PageUp'],
    ['Knowledge of Teamcenter or any other PLM', '• Released drawings in Windchill'],
    ['Experience of multi-currency ledgers', '• Paid suppliers in GBP, USD and DKK'],
    ['Experience of handling cash', '• Balanced four tills every night'],
    ['Experience of court testimony', '• Investigated 40 cases and testified 12 times'],
    ['Experience with ELD', '• Kept elogs since they came in'],
    ['Verifiable experience of the British curriculum', '• Introduced IGCSE Mathematics in 2020'],
    ['A second language', 'Languages\nEnglish (native), Twi (fluent)'],
    ['Experience of safe discharge without conveyance', '• Left 54% of patients at home'],
    ['Paediatric patients', '• Sealants for 1,480 kids in 11 schools'],
  ])('“%s” by “%s”', (line, lines) => {
    expect(statusOf(line, lines)).not.toBe('not-shown');
  });

  it.each([
    ['Experience with an enterprise ATS', '• Tracked applications in a paper diary'],
    ['Knowledge of Teamcenter or any other PLM', '• Cleaned windows and drew plans'],
    ['Experience of multi-currency ledgers', '• Paid suppliers in Limerick'],
    ['Experience of handling cash', '• Cut the budget'],
    ['Experience with ELD', '• Held the elder council together'],
    ['A second language', 'Languages\nEnglish (native)'],
    ['Paediatric patients', '• Filed the records of adults'],
    ['Verifiable experience of the British curriculum', '• Taught the American grade school programme'],
  ])('“%s” is not said by “%s”', (line, lines) => {
    expect(statusOf(line, lines)).not.toBe('said');
  });

  it.each(['Must be 21 or older', 'Current TWIC card or ability to obtain before start', 'Clear criminal and credit record', 'Calm, warm manner'])(
    '“%s” is nothing that a missing line denies',
    (line) => {
      expect(statusOf(line, '• Sorted post')).toBe('silent');
    },
  );
});

describe('years and others', () => {
  const ledgerOf = (line: string, cv: string, job: string): string | undefined =>
    keywordLedger(understandAdvert(`${job}\nRequirements\n- ${line}\n- PostgreSQL\n- Terraform\n- Git`, job), contextOf(cv, { job: understandJob(job) })).find(
      ({ advertQuote }) => advertQuote === line,
    )?.status;
  const SCAFFOLDER = 'Ada Quince\nada@quince.example\nExperience\nScaffolder | Bramwell Ltd | 2015 - 2021\n• Put up towers\n';

  it('where the years of one’s own trade were spent no line denies', () => {
    expect(ledgerOf("Three years' experience on industrial sites", SCAFFOLDER, 'Scaffolder')).not.toBe('not-shown');
    expect(ledgerOf("Nine years' experience on industrial sites", SCAFFOLDER, 'Scaffolder')).toBe('not-shown');
  });

  it.each([
    ['You have led, mentored or managed other recruiters', '• Coached 8 new hires a quarter'],
    ['Experience of cataloguing to Spectrum standards', '• Wrote the metadata standard for a photo collection'],
  ])('“%s” is not met by “%s”', (line, bullet) => {
    expect(['said', 'unsaid']).not.toContain(statusOf(line, bullet));
  });
});

describe('a neighbour is no proof', () => {
  it.each([
    ['Knowledge of R', '• Brought days in A/R from 60 to 41'],
    ['Knowledge of laser welding', '• Reviewed a welding fixture design'],
    ['German (C1)', 'Languages\nHungarian (native), English (C2), German (B2, C1 course running)'],
    ['Experience of managing team leaders', '• Lead a team of 16 agents'],
    ['Supervise students on placement', '• Worked under a named GP supervisor'],
    ['Process safety (DSC, reaction calorimetry)', 'Education\nDr. rer. nat., Chemistry, 2019'],
  ])('“%s” is not said by “%s”', (line, lines) => {
    expect(statusOf(line, lines)).not.toBe('said');
  });

  it.each([
    ['Knowledge of R', 'Skills\nPython/R, Stata'],
    ['Knowledge of welding', '• Welding of frames, 30 a day'],
    ['German (B2)', 'Languages\nHungarian (native), English (C2), German (B2, C1 course running)'],
    ['Supervise students on placement', '• Supervised 11 student paramedics on placement'],
  ])('“%s” is said by “%s”', (line, lines) => {
    expect(statusOf(line, lines)).toBe('said');
  });

  it('a level is claimed only as far as the line says it', () => {
    expect(entryOf('Advanced Excel', 'Skills\nExcel (VLOOKUP, pivots)')?.requirement).toBe('Excel');
    expect(entryOf('Advanced Excel', 'Skills\nAdvanced Excel')?.requirement).toBe('Advanced Excel');
    expect(entryOf('Advanced SQL (window functions, CTEs, query tuning)', '• Wrote SQL for 14 reports')?.requirement).toBe('SQL');
  });
});

describe('requirements are whole thoughts, as firm as the advert makes them', () => {
  it('no heading, no stump, no half bracket', () => {
    const phrases = required(
      'Duties include but are not limited to:\n• Load gasoline and diesel at terminals and deliver to retail and commercial customers across the whole of the county (4 to 6 loads per shift)\nRequirements\n• Strong SAP experience (S/4HANA a distinct advantage)\n• FCP Roadmap completed (support given if not)',
    ).map(({ phrase }) => phrase);
    for (const phrase of phrases) {
      expect(phrase).not.toMatch(/Duties include|support given|(?:\s(?:and|or|of|to|and deliver|strongly))$/u);
      expect(phrase.split('(').length).toBe(phrase.split(')').length);
    }
  });

  it.each([
    'High-voltage experience an asset',
    'Six Sigma advantageous',
    'SuccessFactors exposure well regarded',
    'Knowledge of 3DEXPERIENCE an added advantage',
  ])('“%s” is a wish', (line) => {
    expect(isMust(line)).toBe(false);
  });

  it.each([
    'Asset management experience',
    'Experience of taking advantage of tax reliefs is essential',
    "5 years' maintenance experience, food industry an asset",
  ])('“%s” is a must', (line) => {
    expect(isMust(line)).toBe(true);
  });

  it('reads how to apply, and no praise of the house', () => {
    expect(howToApply('Applications are to be made on the local authority form, CVs alone will not be considered.')).toHaveLength(1);
    expect(howToApply('Interested candidates may share their resume with current CTC and notice period.')).toHaveLength(1);
    expect(howToApply('We strongly encourage people from all communities to apply.')).toEqual([]);
    expect(howToApply('Our client requires a hands-on manager for a retail and utilities portfolio.')).toEqual([]);
  });
});
