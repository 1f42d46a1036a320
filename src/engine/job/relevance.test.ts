import { describe, expect, test } from 'vitest';
import { isVerbatim } from '../../domain/quote.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { MINI_CVS, MINI_CV_NAMES, miniCv } from './mini-cvs.test-kit.ts';
import { relevance } from './relevance.ts';
import { jobFromSkills, understandJob } from './target-job.ts';

describe.each(MINI_CV_NAMES)('the CV of a %s', (own) => {
  test('fits its own job better than any other, by a wide margin', () => {
    const score = relevance(miniCv(own, own)).score;
    expect(score).toBeGreaterThanOrEqual(60);
    for (const other of MINI_CV_NAMES.filter((name) => name !== own)) expect(relevance(miniCv(own, other)).score).toBeLessThan(score - 30);
  });

  test('explains every score with whole points that add up', () => {
    for (const job of [...MINI_CV_NAMES, 'wizard', 'SAP', '']) {
      const { score, entries } = relevance(miniCv(own, job));
      expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(entries.every(({ points, because }) => Number.isInteger(points) && because !== '')).toBe(true);
      expect(entries.length).toBeGreaterThan(0);
    }
  });

  test('quotes verbatim where it found a skill', () => {
    const context = miniCv(own, own);
    const { matched, missing } = relevance(context);
    expect(matched.length).toBeGreaterThanOrEqual(3);
    for (const entry of matched) expect(isVerbatim(context.document, entry.quote, entry)).toBe(true);
    expect(matched.length + missing.length).toBe(context.job.skills.length);
  });

  test('is scored the same every time', () => {
    expect(relevance(miniCv(own, own))).toEqual(relevance(miniCv(own, own)));
  });
});

describe('a lower rank of the same trade', () => {
  const held = (title: string, wanted: string) =>
    relevance(contextOf(`\nA B\n${title}\nExperience\n${title} | Blue Anchor | 2018 - present\n• Kept the place going`, { job: understandJob(wanted) }));
  const below = ({ entries }: ReturnType<typeof held>): boolean => entries.some(({ because }) => because.endsWith(', a step below it'));

  test.each([
    ['Sous Chef', 'Head Chef'],
    ['Security Officer', 'Security Supervisor'],
    ['Recruitment Consultant', 'Recruitment Manager'],
    ['Electrician', 'Electrical Supervisor'],
  ])('%s, wants %s: told as a step below', (title, wanted) => {
    expect(below(held(title, wanted))).toBe(true);
    expect(held(wanted, wanted).exact).toBeGreaterThanOrEqual(held(title, wanted).exact);
  });

  test.each([
    ['Head Chef', 'Head Chef'],
    ['Senior Paramedic', 'Paramedic'],
    ['Design Engineer', 'Senior Design Engineer'],
    ['Recruitment Manager', 'Recruitment Manager'],
  ])('%s, wants %s: no step', (title, wanted) => expect(below(held(title, wanted))).toBe(false));
});

test('a skill used in work counts more than the same skill in a list', () => {
  const job = understandJob('Accountant');
  const used = contextOf(
    `
    A B
    Clerk
    Experience
    Clerk | Acme | 2019 - 2021
    • Kept the general ledger
    Skills
    Filing`,
    { job },
  );
  const listed = contextOf(
    `
    A B
    Clerk
    Experience
    Clerk | Acme | 2019 - 2021
    • Kept the filing
    Skills
    General ledger`,
    { job },
  );
  expect(relevance(used).exact).toBeGreaterThan(relevance(listed).exact);
});

test('nothing about the person changes the score', () => {
  const job = understandJob('Chef');
  const plain = MINI_CVS.Chef;
  const other = plain.replace('Sam Orchard', 'Fatima Baker');
  const told = plain.replace(
    '    Experience',
    '    Personal\n    Date of birth: 4 May 1961\n    Nationality: Greek\n    Marital status: married, two children\n    Experience',
  );
  const score = relevance(contextOf(plain, { job })).exact;
  expect(relevance(contextOf(other, { job })).exact).toBe(score);
  expect(relevance(contextOf(told, { job })).exact).toBe(score);
});

test('a title in the feminine form is worth the same', () => {
  const cv = (title: string) =>
    contextOf(
      `
    A B
    ${title}
    Experience
    ${title} | Klinikum | 2019 - 2021
    • Versorgung von Patienten`,
      { job: understandJob('Krankenpfleger') },
    );
  expect(relevance(cv('Krankenpflegerin')).score).toBe(relevance(cv('Krankenpfleger')).score);
});

test('names that are everyday words are not taken for skills', () => {
  const skillsOf = (line: string): string[] =>
    relevance(
      contextOf(
        `
    A B
    Clerk
    Experience
    Clerk | Acme | 2019 - 2021
    • ${line}`,
        { job: jobFromSkills(['Go', 'Excel', 'R', 'Swift', 'C++', 'Java']) },
      ),
    ).matched.map(({ skill }) => skill);
  expect(skillsOf('Excel at every task, swift to go the extra mile for JavaScript')).toEqual([]);
  expect(skillsOf('Wrote services in Go, R and C++; reports in Excel')).toEqual(['Go', 'Excel', 'R', 'C++']);
});

test('an empty CV scores nothing', () => {
  expect(relevance({ ...contextOf('', { job: understandJob('Chef') }) }).score).toBe(0);
});

test('a list of skills is scored by those skills', () => {
  const job = jobFromSkills(['general ledger', 'bank reconciliation', 'QuickBooks']);
  expect(relevance({ ...miniCv('Accountant', ''), job }).score).toBeGreaterThan(relevance({ ...miniCv('Chef', ''), job }).score + 30);
});

test('a German CV fits its own job too', () => {
  const cv = `
    Robin Feld
    Buchhalterin
    Experience
    Finanzbuchhalterin | Tannhof GmbH | 2018 - 2022
    • Monatsabschluss und Jahresabschluss nach HGB erstellt
    • Kontenabstimmung von 40 Konten in DATEV, Umsatzsteuervoranmeldung
    Skills
    DATEV, Excel, Kreditoren, Debitoren`;
  const score = (phrase: string): number => relevance(contextOf(cv, { cv: { language: 'de' }, job: understandJob(phrase) })).score;
  expect(score('Buchhalter (m/w/d)')).toBeGreaterThanOrEqual(60);
  expect(score('Koch')).toBeLessThan(20);
});
