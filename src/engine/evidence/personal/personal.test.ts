import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { personalDetailDetector } from './personal-detail.ts';
import { photoDetector } from './photo.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';

const PERSONAL =
  'Robin Fell\nSurveyor\nDate of birth: 4 May 1988\nMarital status: married\nNationality: Irish\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n• Measured 40 fields.';

describe('personal details', () => {
  it('are quoted by their label, never by their value', () => {
    const drafts = personalDetailDetector.detect(contextOf(PERSONAL));
    expect(drafts.map(({ quote, facts }) => [quote, facts.what])).toEqual([
      ['Date of birth', 'date of birth'],
      ['Marital status', 'marital status'],
      ['Nationality', 'nationality'],
    ]);
  });

  it.each([
    ['Age: 34', 'age'],
    ['34 years old', 'age'],
    ['Married, two children', 'marital status'],
    ['Gender: female', 'gender'],
    ['Religion: none', 'religion'],
    ['12 Long Mill Road, Ennis', 'full street address'],
    ["Father's name: John", 'family members'],
    ['SSN: 000-00-0000', 'national id'],
    ['Identity number: 9607230000089', 'national id'],
    ['Nacido en Teruel el 9 de enero de 1983', 'date of birth'],
    ['Medeni hali: Evli', 'marital status'],
    ['Burgerlijke staat: samenwonend', 'marital status'],
  ])('%s is one', (line, what) => {
    expect(personalDetailDetector.detect(contextOf(`Robin Fell\nSurveyor\n${line}`)).map(({ facts }) => facts.what)).toContain(what);
  });

  it.each([
    'Single point of contact for 12 teams',
    'Managed health and safety for 30 sites',
    'Taught children: reading and writing',
    'Led a single sign-on rollout',
    'Age of Empires speedrun tooling',
    'Born to build bridges',
  ])('"%s" is work', (line) => {
    expect(personalDetailDetector.detect(contextOf(`Robin Fell\nSurveyor\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n• ${line}`))).toEqual([]);
  });

  it('are a shrug where they are custom', () => {
    const german = contextOf('Robin Fell\nVermesserin\nGeburtsdatum: 04.05.1988', { cv: { language: 'de' } });
    expect(personalDetailDetector.detect(german)).toEqual([expect.objectContaining({ quote: 'Geburtsdatum', weight: 1 })]);
  });

  it('and gap entries are private lines; work is not', () => {
    const context = contextOf(
      'Robin Fell\nSurveyor\nNationality: Irish\nExperience\nParental leave | Home | 2021 - 2022\n• Cared for a child.\nSurveyor | Fell Ltd | 2019 - 2021\n• Measured 40 fields.',
    );
    expect(context.lines.filter((line) => isPrivateLine(context, line)).map((line) => line.line)).toEqual([1, 3, 5, 6]);
  });
});

describe('photo', () => {
  const image = { page: 1, x: 40, y: 40, width: 90, height: 110 };
  it('is a portrait on the first page', () => {
    expect(photoDetector.detect(contextOf('Robin Fell\nSurveyor', { document: { images: [image] } }))).toEqual([
      expect.objectContaining({ quote: null, weight: 2 }),
    ]);
  });

  it('is neither a banner, a logo nor a scan', () => {
    const images = [
      { ...image, width: 595, height: 842 },
      { ...image, width: 400, height: 60 },
      { ...image, width: 24, height: 24 },
      { ...image, page: 2 },
    ];
    expect(photoDetector.detect(contextOf('Robin Fell\nSurveyor', { document: { images } }))).toEqual([]);
  });

  it('is a shrug where it is custom', () => {
    expect(photoDetector.detect(contextOf('Robin Fell\nVermesserin', { document: { images: [image] }, cv: { language: 'de' } }))).toEqual([
      expect.objectContaining({ weight: 1 }),
    ]);
  });
});
