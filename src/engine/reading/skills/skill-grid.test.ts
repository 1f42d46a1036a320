import { describe, expect, it } from 'vitest';
import type { CvDocument } from '../../../domain/document.ts';
import { inferQuestionnaire } from '../../building/infer-questionnaire.ts';
import { documentFromText } from '../document-from-text.ts';
import { type Draft, heading, inCells, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const TODAY = '2026-11-23';
const HEAD = [name('Ines Calloway'), 'ines@example.org | Leeds', heading('Experience'), 'Night Porter, Elm Hotel, 2019 – present', '• Carried 40 bags a night'];
const laid = (over: string, ...lines: readonly (string | Draft)[]): CvDocument => laidOut([...HEAD, heading(over), ...lines]);
const read = (document: CvDocument): { skills: string[]; languages: string[] } => {
  const { cv } = readCv(document, TODAY);
  return { skills: cv.skills.map(({ value }) => value), languages: cv.languages.map(({ value }) => value) };
};
const built = (document: CvDocument): { skills: string[]; languages: string[]; papers: string[] } => {
  const { topSkills, moreSkills, otherLanguages, moreSections } = inferQuestionnaire(document, TODAY);
  return {
    skills: [...new Set([...topSkills, ...Object.values(moreSkills).flat()])],
    languages: otherLanguages.map(({ language, proficiency }) => (proficiency === '' ? language : `${language}: ${proficiency}`)),
    papers: moreSections.filter(({ kind }) => kind === 'certificates').flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)),
  };
};

describe('a grid of skills and levels', () => {
  const grid = laid(
    'Skills',
    inCells([50, 'Fidelio, Mews'], [200, 'Expert'], [300, 'Rota planning'], [450, 'Basic']),
    inCells([50, 'Till'], [200, 'Good'], [300, 'Welsh, Polish'], [450, 'Fluent']),
    inCells([50, 'First aid'], [200, '5 years'], [300, 'Afrikaans'], [450, 'I can complain']),
  );

  it('holds items and no levels, and languages with theirs', () => {
    expect(read(grid)).toEqual({
      skills: ['Fidelio', 'Mews', 'Rota planning', 'Till', 'Welsh (Fluent)', 'Polish (Fluent)', 'First aid', 'Afrikaans (I can complain)'],
      languages: ['Welsh (Fluent)', 'Polish (Fluent)', 'Afrikaans (I can complain)'],
    });
  });

  it('gives each skill its own level in the built CV', () => {
    expect(built(grid)).toMatchObject({
      skills: expect.arrayContaining(['Fidelio (expert)', 'Mews (expert)', 'Rota planning (basic)', 'Till (good)', 'First aid (5 years)']),
      languages: ['Welsh: Fluent', 'Polish: Fluent', 'Afrikaans (I can complain)'],
    });
  });

  it('is read along its rows where its columns were read one after the other, and its cells wrapped', () => {
    const torn = laid(
      'Skills',
      inCells([50, 'Fidelio'], [200, 'Expert'], [300, 'Rota planning Advanced']),
      { text: 'v2', x: 300, y: 20 + 14 * 6.9 },
      { text: 'Till', y: 200 },
      { text: 'Welsh', y: 220 },
      { ...inCells([200, 'Good'], [300, 'Mews'], [450, 'Basic']), column: 1, y: 200 },
      { ...inCells([200, 'Home'], [300, 'Opera'], [450, 'Expert']), column: 1, y: 220 },
      { text: 'language', x: 200, y: 233, column: 1 },
    );
    expect(read(torn)).toEqual({
      skills: ['Fidelio', 'Rota planning v2', 'Till', 'Mews', 'Welsh (Home language)', 'Opera'],
      languages: ['Welsh (Home language)'],
    });
  });
});

const lists = (text: string): CvDocument =>
  documentFromText(`Ines Calloway\nines@example.org | Leeds\n\nExperience\nNight Porter, Elm Hotel, 2019 – present\n- Carried bags\n\n${text}`);

describe('a list of skills', () => {
  it.each([
    [
      'Skills\nFluent in Urdu and Punjabi. Some Gujarati. Stock rotation. Full UK driving licence, own car.',
      ['Stock rotation'],
      ['Urdu: Fluent', 'Punjabi: Fluent', 'Gujarati (some)'],
    ],
    ['Skills\nBrazing, Bluebeam. Spanish (native), English C1. CDL Class B.', ['Brazing', 'Bluebeam'], ['Spanish: Native', 'English (C1)']],
    ['Skills\nStock rotation\nReferences: available on request', ['Stock rotation'], []],
  ])('%s', (text, skills, languages) => {
    const found = built(lists(text));
    expect([found.skills.toSorted(), found.languages]).toEqual([skills.toSorted(), languages]);
  });

  it('puts a right to drive among the certificates, with its classes', () => {
    expect(built(lists('Skills\nStock rotation. Full UK driving licence, own car.')).papers).toEqual(['Full UK driving licence, own car']);
    expect(built(lists('Skills\nAutoCAD, SPS, Grundlagen\nFührerschein B, BE'))).toMatchObject({
      skills: ['AutoCAD', 'SPS (Grundlagen)'],
      papers: ['Führerschein B, BE'],
    });
  });

  it('of one item a line goes on in none', () => {
    expect(read(laid('Skills', 'Dorico', 'Sibelius', 'SCORE, Grundlagen', 'InDesign, Illustrator', 'Acrobat, PitStop')).skills).toEqual([
      'Dorico',
      'Sibelius',
      'SCORE',
      'InDesign',
      'Illustrator',
      'Acrobat',
      'PitStop',
    ]);
  });
});

it('a heading of skills and languages over programs names both', () => {
  const document = laid(
    'Computer literacy and languages',
    inCells([50, 'Pastel'], [200, 'Advanced']),
    inCells([50, 'Excel'], [200, 'Basic']),
    inCells([50, 'Zulu'], [200, 'Home language']),
    heading('Education'),
    'BSc Botany, Elm University, 2004',
  );
  expect(built(document)).toMatchObject({ skills: ['Pastel (advanced)', 'Excel (basic)'], languages: ['Zulu (Home language)'] });
});

it('languages are told by sentences, too', () => {
  expect(read(lists('Languages\nWelsh – first language. English – fluent. BSL Level 1.')).languages).toEqual([
    'Welsh – first language',
    'English – fluent',
    'BSL Level 1',
  ]);
  expect(read(documentFromText('Ines Calloway\nines@example.org\nI speak Welsh and English. I like mud.')).languages).toEqual(['Welsh', 'English']);
});
