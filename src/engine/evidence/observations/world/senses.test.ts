import { describe, expect, it } from 'vitest';
import type { ComicEntry } from '../../../lexicon/comic/comic-entry.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import type { Context } from '../../../context.ts';
import { observe } from '../observe.ts';
import { observedTexts } from '../observed-text.ts';
import { isOtherSense } from './senses.ts';

const cv = (title: string, lines: readonly string[], wanted = title): Context =>
  understandCv(
    documentFromText(
      `Ada Kowalski\nada@example.com\nExperience\n${title} | Brightwater Ltd | 03/2018 - 05/2021\n${lines.map((line) => `• ${line}\n`).join('')}Education\nBSc Marine Engineering, Tideford University, 2014\n`,
    ),
    wanted,
  );

describe('the sense of a word in its line', () => {
  const isOther = (says: string, line: string, printed: string, entry: Partial<ComicEntry> = {}): boolean => {
    const context = cv('Office Manager', [line]);
    const text = observedTexts(context).find((one) => one.text === line);
    if (text === undefined) throw new Error(`unread: ${line}`);
    const start = line.indexOf(printed);
    return isOtherSense(context, text, { entry: { says, brutal: [], gentle: '', ...entry }, start, end: start + printed.length }, false);
  };

  it.each([
    ['exhibit', 'Exhibits patience with new colleagues', 'Exhibits'],
    ['stage', 'Stages quarterly events for the whole site', 'Stages'],
    ['label', 'Label the shelves of the store room', 'Label'],
    ['vba', 'Wrote to the Valley Buildings Authority (VBA) about the roof', 'VBA'],
    ['pat testing', 'Projects: Harbour Wall, Boiler House, PAT testing', 'PAT testing'],
    ['client account', 'Keyed changes into the client account database', 'client account'],
    ['history', 'Read proofs for the Journal of Coastal History', 'History'],
    ['regression', 'Smoke, Sanity, Regression and Functional', 'Regression'],
    ['order picker', 'Sit-down, reach and clamp, order picker', 'order picker'],
    ['picking', 'Strawberry picking in two summers', 'picking'],
    ['airflow', 'Apache Airflow and dbt for the nightly loads', 'Airflow'],
    ['mortar', 'Mortar section of the infantry platoon', 'Mortar'],
    ['german', 'German B, Maths C, History D', 'German'],
    ['veterinarian', 'Held horses for veterinarians at the clinic', 'veterinarians'],
    ['script', 'Passed the mock inspection without a script', 'script'],
    ['vba', 'Spreadsheets of all kinds, no VBA', 'VBA'],
  ])('%s: another one in “%s”', (says, line, printed) => {
    expect(isOther(says, line, printed)).toBe(true);
  });

  it.each([
    ['exhibit', 'Exhibits for two county shows, built on site', 'Exhibits'],
    ['exhibit', 'Labelled exhibits and kept the register', 'exhibits'],
    ['stage', 'Stages and risers put up for the spring fair', 'Stages'],
    ['label', 'Label printing for the whole store', 'Label'],
    ['vba', 'Wrote reports in Visual Basic (VBA) for the yard', 'VBA'],
    ['pat testing', 'Project work and PAT testing in four schools', 'PAT testing'],
    ['client account', 'Reconciled the client account every Friday', 'client account'],
    ['regression', 'Fitted a linear model by regression and plotted it', 'regression'],
    ['picking', 'Picking and packing for the night despatch', 'Picking'],
    ['mortar', 'Mixed mortar for two bricklayers', 'mortar'],
    ['returns', 'Returns desk of a shoe shop', 'Returns'],
    ['recall', 'Sent recalls to the patients of the practice', 'recalls'],
    ['german', 'German, spoken with two uncles', 'German'],
  ])('%s: its own in “%s”', (says, line, printed) => {
    expect(isOther(`${says}|visual basic`, line, printed)).toBe(false);
  });
});

describe('the subject of a degree', () => {
  const told = (line: string): boolean =>
    observe(
      understandCv(
        documentFromText(`Ada Kowalski\nada@example.com\nExperience\nClerk | Brightwater Ltd | 2018 - 2021\n• Filed the post\nEducation\n${line}\n`),
        'Clerk',
      ),
      [],
    ).some(({ facts }) => String(facts['entry']).startsWith('physics'));

  it.each(['BSc Physics, Tideford University', 'Bachelor of Science in Physics, Tideford', 'Tideford University, Physics with honours'])(
    'is told of %s',
    (line) => {
      expect(told(line)).toBe(true);
    },
  );

  it.each([
    'Tideford High School, mathematics and physics',
    'National entrance examination: ranked 12th in Physics',
    'Introduction to Physics, Tideford University',
    'A levels: Physics, Chemistry, Art',
    'Coursework: physics, drawing, statics',
  ])('is not told of %s', (line) => {
    expect(told(line)).toBe(false);
  });
});

describe('the trade of a line', () => {
  const trades = (title: string, lines: readonly string[]): string[] =>
    observe(cv(title, lines), [])
      .filter(({ kind }) => kind === 'trade')
      .map(({ facts }) => String(facts['trade']));

  it('is not read off a title that names a way of working, unless the lines of the job name it three times', () => {
    expect(trades('Consultant', ['Held the stakeholder register for the shop'])).not.toContain('projects');
    expect(
      trades('Consultant', ['Gathered business requirements', 'Ran user acceptance testing', 'Wrote the business case', 'Kept the risk register']),
    ).toContain('projects');
  });

  it('is not the law for whoever speaks up for customers, tenants or victims', () => {
    for (const title of ['Customer Advocate', 'Transitional Housing Advocate', 'Patient Advocate', 'Victim Advocate'])
      expect(trades(title, ['Did legal research on tenancies', 'Case management for forty families'])).not.toContain('law');
    expect(trades('Employment Solicitor', ['Did legal research on tenancies'])).toContain('law');
  });

  it('is not the plumber’s in a line of somebody at a screen', () => {
    const things = observe(cv('Software Engineer', ['Added scaffolding to the planning screens']), []).filter(({ kind }) => kind === 'thing');
    expect(things).toEqual([]);
  });
});
