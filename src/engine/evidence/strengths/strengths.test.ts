import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { dutyOpeningDetector } from '../wording/duty-opening.ts';
import { cleanStructureDetector } from './clean-structure.ts';
import { plainLineDetector } from './plain-line.ts';
import { strongNumberDetector } from './strong-number.ts';
import { strongVerbDetector } from './strong-verb.ts';

const job = (...bullets: string[]) =>
  contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n${bullets.map((text) => `• ${text}`).join('\n')}`);

describe('strong-number', () => {
  it('gives the figure as written', () => {
    expect(strongNumberDetector.detect(job('Cut onboarding time for all clients by 38%', 'Kept the archive in order')).map((draft) => draft.facts)).toEqual([
      { number: '38%', times: 1, total: 2, exact: 0 },
    ]);
  });
  it.each([
    ['Cut the wait from 9 days to 2 for all guests', '2', 1],
    ['Brought the loss ratio from 108% of premium down to 96%', '96%', 1],
    ['Cut errors 14 → 3 at the till', '3', 1],
  ])('praises what came of it: %s', (text, number, times) => {
    expect(strongNumberDetector.detect(job(text)).map(({ facts }) => facts)).toEqual([{ number, times, total: 1, exact: 0 }]);
  });
  it.each(['Ran the branch two days a week and all holidays', 'Covered reception three evenings per week'])('takes a rota for no figure: %s', (text) => {
    expect(strongNumberDetector.detect(job(text))).toEqual([]);
  });
  it('counts every bullet with a number, in digits or in words', () => {
    const context = job('Sold £40,000 of lamps each year', 'Trained two apprentices', 'Kept the archive since 2019', 'Kept the keys');
    expect(strongNumberDetector.detect(context)[0]?.facts).toEqual({ number: '£40,000', times: 3, total: 4, exact: 1 });
  });
  it.each([
    ['Debtor days 71 to 44', '44'],
    ['Calving interval 408 days to 383', '383'],
    ['Antibiotic use halved, 24 mg/PCU to 12, with the vet', '12'],
    ['Offer acceptance 71% to 88%, by telling candidates the salary first', '88%'],
    ['Eleven years without a claim', 'Eleven'],
    ['147,000 miles without a blameworthy accident', '147,000'],
    ['Antwortzeit der Abfrage von 900 ms auf 180 ms gesenkt', '180'],
    ['Partnered with legal on pay reporting (SB 1162) for 140 posts', '140'],
  ])('praises the result, with a verb or without: %s', (text, number) => {
    expect(strongNumberDetector.detect(job(text)).map(({ facts }) => facts.number)).toEqual([number]);
  });
  it.each([
    'Front desk for 3 dentists',
    'Multi drop, 25 to 30 drops, tail lift',
    'Responsible for 30 cold calls a day',
    'Sickness up from 3 days to 12',
    '13-week cash flow forecast',
  ])('a size, a range, a duty is no result: %s', (text) => expect(strongNumberDetector.detect(job(text))).toEqual([]));
  it('never praises what is struck', () => {
    const context = job('Responsible for 30 cold calls a day', 'Responsible for training: two technicians, both passed', 'Answering of calls');
    const struck = dutyOpeningDetector.detect(context).map(({ line }) => line);
    expect(struck).toEqual([5, 7]);
    expect([...strongNumberDetector.detect(context), ...strongVerbDetector.detect(context)].filter(({ line }) => struck.includes(line))).toEqual([]);
  });
  it.each(['Worked 40 hours per week at the till', 'Brings 5+ years of experience in sales', 'Joined the team in 2019 as a temp'])('not: %s', (text) =>
    expect(strongNumberDetector.detect(job(text))).toEqual([]),
  );
});

describe('strong-verb', () => {
  it('names the verb once', () => {
    expect(strongVerbDetector.detect(job('Negotiated the lease of the new site', 'Negotiated the sale of the old site')).map((draft) => draft.facts)).toEqual([
      { verb: 'negotiated', times: 2 },
    ]);
  });
  it.each(['Managed the shop on market days', 'Negotiated various leases with synergy', 'LED lamps for the whole shop floor'.replace('LED', 'Lamps and LED')])(
    'not: %s',
    (text) => expect(strongVerbDetector.detect(job(text))).toEqual([]),
  );
});

describe('plain-line', () => {
  it('finds the line with nothing wrong and nothing said', () => {
    expect(
      plainLineDetector
        .detect(
          job(
            'Prepared the minutes of the board',
            'Rebuilt the payroll of the house',
            'Cut the costs by 30%',
            'Responsible for the annual report',
            'Wrote numerous letters to the council',
          ),
        )
        .map((draft) => draft.quote),
    ).toEqual(['Prepared the minutes of the board']);
  });
  it('is at most six', () => {
    expect(
      plainLineDetector.detect(job(...Array.from({ length: 9 }, (_, at) => `Prepared the minutes of board ${String.fromCodePoint(97 + at)}`))),
    ).toHaveLength(6);
  });
});

describe('clean-structure', () => {
  const cv =
    'Ada Kowalski\nEngineer\nSummary\nEngineer.\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• Built the dock\nEducation\nBA | Hill College | 2015\nSkills\nPython, SQL';
  it('counts the sections', () =>
    expect(cleanStructureDetector.detect(contextOf(cv))).toMatchObject([{ quote: 'Experience', line: 5, facts: { sections: 4 } }]));
  it('needs one column and the three that count', () => {
    const read = contextOf(
      cv.replace('Engineer.', 'Engineer of docks.\nBuilt four.').replace('• Built the dock', '• Built the dock\n• Led the crew\n• Drew the plans'),
      { document: { columns: 2 } },
    );
    const beside = read.lines.map((line, at) => (at > 5 ? { ...line, column: 1, x: 300, y: line.y - 84, width: 200 } : { ...line, x: 50, width: 200 }));
    expect(cleanStructureDetector.detect({ ...read, lines: beside })).toEqual([]);
    expect(cleanStructureDetector.detect(contextOf(cv, { document: { hasTable: true } }))).toEqual([]);
    expect(cleanStructureDetector.detect(contextOf(cv.replace('Education', 'Interests')))).toEqual([]);
  });
});
