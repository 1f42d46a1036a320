import { describe, expect, it } from 'vitest';
import { jobAbsentDetector } from '../../evidence/job/job-absent.ts';
import { jobNamedDetector } from '../../evidence/job/job-named.ts';
import { NEIGHBOURS } from '../../lexicon/occupations/neighbours.ts';
import { PAPERS } from '../../lexicon/occupations/papers.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { understandCv } from '../../roast-cv.ts';
import { occupationIndex } from '../occupations/occupation-index.ts';
import { relevance } from '../relevance.ts';
import { paperFor } from './papers.ts';
import { isStepTo } from './steps.ts';
import { tradeTaught } from './trade-taught.ts';

const cv = (text: string, job: string) => understandCv(documentFromText(text), job);
const fit = (text: string, job: string): number => relevance(cv(text, job)).score;

it('names only occupations that there are', () => {
  const { byId } = occupationIndex();
  const named = [...NEIGHBOURS.flatMap(([one, others]) => [one, ...others.split(' ')]), ...PAPERS.flatMap(([occupations]) => occupations.split(' '))];
  expect(named.filter((id) => !byId.has(id))).toEqual([]);
});

describe('a licence for the job', () => {
  const picker = (licences: string): string =>
    `Kim Vale\nkim@post.example\nExperience\nPicker, Harbour Foods, 2019 - 2024\n• Loaded trailers for 22 stores\nLicences\n${licences}`;

  it('stands for the name of it', () => {
    const context = cv(picker('Cat C (May 2026), 0 points'), 'class 2 HGV driver');
    expect(paperFor(context)?.said).toBe('Cat C');
    expect(jobAbsentDetector.detect(context)).toEqual([]);
    expect(fit(picker('Cat C (May 2026), 0 points'), 'class 2 HGV driver')).toBeGreaterThan(fit(picker('Fire warden'), 'class 2 HGV driver') + 10);
  });

  it.each(['Cat C lapsed 2021', 'Cat C test booked', 'Category B, clean'])('not where it is not held: %s', (licences) =>
    expect(paperFor(cv(picker(licences), 'class 2 HGV driver'))).toBeNull(),
  );
});

it('an abbreviation of a profession counts as it is written, and no word that it happens to be', () => {
  const clerk = (line: string): string => `Kim Vale\nkim@post.example\nExperience\nLedger Clerk, Harbour Foods, 2019 - 2024\n• ${line}`;
  expect(paperFor(cv(clerk('ACCA member since 2021'), 'Accountant'))?.said).toBe('ACCA');
  expect(paperFor(cv(clerk('ACCA, part-qualified'), 'Accountant'))).toBeNull();
});

describe('a step of the ladder', () => {
  it.each([
    ['Deputy Manager', 'registered manager of a care home'],
    ['Team Leader – Inbound Voice', 'Contact Centre Manager'],
    ['Assistant Manager', 'Store Manager'],
    ['Shift Supervisor', 'Production Manager'],
  ])('%s is next to %s', (held, wanted) => expect(isStepTo(held, wanted)).toBe(true));

  it.each([
    ['Kitchen Supervisor', 'registered manager of a care home'],
    ['Deputy Manager', 'Nurse'],
    ['Team Leader', 'Chief Executive'],
    ['Manager', 'Team Leader'],
  ])('%s is not next to %s', (held, wanted) => expect(isStepTo(held, wanted)).toBe(false));
});

it.each([
  ['plumbing instructor for apprentices', 'plumber'],
  ['welding trainer', 'welder'],
  ['carpentry instructor', 'carpenter'],
])('who wants to be a %s teaches the trade of the %s', (wanted, trade) => expect(tradeTaught(wanted)).toBe(occupationIndex().byId.get(trade)));

it.each(['physics teacher', 'fitness instructor', 'driving instructor', 'plumber'])('“%s” teaches no trade of the lists', (wanted) =>
  expect(tradeTaught(wanted)).toBeNull(),
);

it('a wish in other words names the job, with its line', () => {
  const context = cv(
    'Fern Vale\nfern@post.example\nAbout me\nI am a plumber 24 years. I would like to move into teaching apprentices.\nExperience\nPlumber, Tolka Ltd, 2006 - 2011\n• Pipework in a hospital',
    'plumbing instructor for apprentices at a training centre',
  );
  expect(jobNamedDetector.detect(context)).toMatchObject([{ facts: { wish: 1 } }]);
  expect(jobAbsentDetector.detect(context)).toEqual([]);
});

it('of jobs parted by a slash the one that was held is the one applied for', () => {
  const context = cv(
    'Fern Vale\nfern@post.example\nExperience\nIn-house translator, Nordhafen Cranes, 2013 - 2017\n• Manuals for 14 cranes',
    'terminology manager / in-house translator at a machine manufacturer',
  );
  expect(context.job.title).toBe('in-house translator');
  expect(jobAbsentDetector.detect(context)).toEqual([]);
});
