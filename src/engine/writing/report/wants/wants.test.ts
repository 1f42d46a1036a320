import { describe, expect, it } from 'vitest';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../../../roast-cv.ts';
import { writeReport } from '../write-report.ts';

const TODAY = '2026-11-22';

function reportOf(cv: string, job: string): FullRoastReport {
  const judgement = judgeCv(understandCv(documentFromText(cv.replace(/^ {2,}/gmu, '').trim()), job, TODAY));
  return writeReport(judgement, writeRoast(judgement));
}
const wantOf = (report: FullRoastReport, begins: string): string => report.whatRecruitersWant.find((want) => want.startsWith(begins)) ?? '';

const VETERINARY_FARM = `
  Orla Finnegan
  orla.finnegan@example.com | 07700 900321 | Hexham
  PROFILE
  Stockman on a sheep and suckler farm. I want a Farm Manager's job with a say in the budget.
  EXPERIENCE
  Shepherd, Blackhope Estate, Hexham, May 2019 - Present
  • 640 ewes and 90 sucklers over 700 acres, with one lambing student under me each spring
  • Lamb losses down from 14% to 6% by housing the twins
  • Bought a second quad after the first one drowned
  General farm worker, Stobhill, Morpeth, June 2014 - April 2019
  • Fencing, feeding and whatever had broken overnight
  EDUCATION
  Level 3 Diploma in Agriculture, Kirkley Hall, 2014
  CERTIFICATES
  Sheep dipping certificate, valid until March 2024
  PA1 and PA6 spraying, 2021
`;

describe('what recruiters want', () => {
  const farm = reportOf(VETERINARY_FARM, 'Farm Manager');

  it('answers a slot with the line that has the thing, and with no other', () => {
    expect(wantOf(farm, 'Land, stock and people')).toContain('640 ewes and 90 sucklers');
    expect(wantOf(farm, 'Yields, milk, losses')).toContain('from 14% to 6%');
    expect(wantOf(farm, 'Yields, milk, losses')).not.toContain('quad');
  });

  it('says that a certificate has lapsed and offers the one that has not', () => {
    const told = wantOf(farm, 'Certificates in date');
    expect(told).toMatch(/“PA1 and PA6 spraying, 2021”/u);
    expect(told).toMatch(/“Sheep dipping certificate” \([^)]+\) has run out by its date/u);
  });

  it('calls a wish a wish', () => {
    expect(wantOf(farm, 'The job title')).toContain('as what you want');
    expect(JSON.stringify(farm.scoreLedger)).not.toContain('names the job: “Farm Manager”');
  });

  it('asks plainly where nothing on the page answers, and never says that a wrong line is close', () => {
    const report = reportOf(
      `
      Piotr Lindqvist
      piotr@example.com | 07700 900555 | Leeds
      EXPERIENCE
      Shop Assistant, Dunlin Paints, Leeds, 2021 - 2025
      • Mixed paint and answered questions about it
      • Kept the brush wall tidy
      EDUCATION
      A levels, Roundhay, 2020`,
      'Area Manager',
    );
    for (const begins of ['Sites, turnover', 'Like-for-like', 'Managers you']) expect(wantOf(report, begins)).toMatch(/\?$/u);
    expect(report.whatRecruitersWant.join(' ')).not.toMatch(/Closest|if none does|brush wall/u);
  });

  it.each([
    ['Glasgraveurin / Glasmalerin im Atelier', 'Glasgraveurin'],
    ['hotel night auditor', 'Night Auditor'],
  ])('takes the title that is held for the job that is wanted: %s', (job, title) => {
    const report = reportOf(
      `\nJonas Feld\njonas@example.com | Kiel\nEXPERIENCE\n${title}, Fjordnetz, Kiel, 2017 - Present\n• Closed the day for 90 rooms\nEDUCATION\nMSc Transport, University of Kiel, 2016`,
      job,
    );
    expect(wantOf(report, 'The job title')).not.toContain('name the job itself above it');
  });

  it('shows money with who gave it, people who were trained, and a programme with budget and time', () => {
    const report = reportOf(
      `
      Nadia Okoro
      nadia@example.com | Bristol
      EXPERIENCE
      Workshop Leader, Quarry Arts, Bristol, 2018 - Present
      • Painted the scenery for 12 shows
      • Won £32,000 from the Heritage Trust, over two years
      • Mentored nine volunteers who now run the Saturday club
      • Took songs to 41 schools and 3,200 children
      EDUCATION
      BA Drama, University of Avonside, 2017`,
      'Arts Education Officer',
    );
    expect(wantOf(report, 'Money raised')).toContain('£32,000');
    expect(wantOf(report, 'People served')).toContain('3,200 children');
    expect(wantOf(report, 'Teams and volunteers')).toContain('nine volunteers');
    const programme = reportOf(
      `
      Jonas Feld
      jonas@example.com | Kiel
      EXPERIENCE
      Project Lead, Fjordnetz, Kiel, 2017 - Present
      • Own the app for 2.4 million riders
      • Ran a programme of six projects and €5.2m over 18 months
      EDUCATION
      MSc Transport, University of Kiel, 2016`,
      'Programme Manager',
    );
    expect(wantOf(programme, 'Programmes by budget')).toContain('€5.2m over 18 months');
  });

  it('gives a branch that shares nothing with its stem the general list', () => {
    const report = reportOf(
      `
      Hanna Brook
      hanna@example.com | Derby
      EXPERIENCE
      Court Usher, Derby Crown Court, 2015 - Present
      • Trained 4 ushers
      EDUCATION
      GCSEs, Derby, 2008`,
      'Court Manager',
    );
    expect(report.whatRecruitersWant.join(' ')).not.toMatch(/Policies, laws|briefed/u);
    expect(wantOf(report, 'People you led')).toContain('Trained 4 ushers');
  });
});

describe('what is told of headings, dates and schooling', () => {
  const farm = reportOf(VETERINARY_FARM.replace('EXPERIENCE', 'HILLS').replace('May 2019', 'Spring 2019'), 'Farm Manager').atsOptimization.join(' ');

  it('praises only headings that any parser knows, and dates that are alike', () => {
    expect(farm).not.toMatch(/“HILLS”[^.]* that parsers know/u);
    expect(farm).not.toContain('in one form');
  });

  it('finds no degree in a diploma of level 3', () => {
    expect(farm).not.toMatch(/a degree/u);
  });
});

describe('strong lines', () => {
  const strongest = (...bullets: string[]): string | undefined =>
    reportOf(
      `
      Ada Moss
      ada@example.com | 07700 900555 | Leeds
      EXPERIENCE
      Supervisor, Dunlin Works, Leeds, 2018 - 2025
      ${bullets.map((bullet) => `• ${bullet}`).join('\n      ')}
      EDUCATION
      A levels, Roundhay, 2017`,
      'Operations Manager',
    ).strongLines?.[0]?.quote;

  it.each([
    ['Curated a collection of 6,800 objects', 'Average time at the counter 9:40 to 7:15 after a second till'],
    ['Managed 14 people over 3 sites for 7 years', 'Steel wastage 6.8% earlier, 2.9% now'],
    ['Carried a 1 litre bottle to 3 sites', 'Weld failures: 9 in 2020, nil from 2022'],
    ['Own a fleet list of 120 vans', '99.8% accuracy last year, 2nd of 74 on the shift'],
    ['Handled 90 calls a day', 'Ordering. Out-of-date stock went from $6,100 to $840 a year'],
  ])('a change before a holding, a length of time or a count: %s', (other, best) => {
    expect(strongest(other, best)).toBe(best);
  });

  it('hold every line that is called the strongest, the best first, and end with a phrase', () => {
    const report = reportOf(VETERINARY_FARM, 'Farm Manager');
    const strong = report.strongLines ?? [];
    expect(strong[0]?.quote).toContain('from 14% to 6%');
    // What the list has quoted already is named by its place.
    const [, page, line] = /the best is the one at page (\d+), line (\d+)/u.exec(report.whatRecruitersWant.join(' ')) ?? [];
    expect([Number(page), Number(line)]).toEqual([strong[0]?.page, strong[0]?.line]);
    for (const { quote } of strong) expect(quote).not.toMatch(/(?:[;:,]|\b(?:of|with|and|for|to|across|mainly))$/u);
  });
});
