import { expect, test } from 'vitest';
import { laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';
import { kindOfHeading } from './heading-words.ts';

test.each([
  ['EXPERIANCE:', 'experience'],
  ['Work Expirience', 'experience'],
  ['EDUCTION', 'education'],
  ['Qualifcations', 'education'],
  ['REFERANCES', 'references'],
  ['HOBBYS:', 'interests'],
  ['Skils', 'skills'],
  ['Acheivements', 'awards'],
  ['Eduction & Trainning', 'education'],
])('a heading with a mistake in it is one: %s', (text, kind) => {
  expect(kindOfHeading(text)).toBe(kind);
});

test.each(['Contract', 'Skilled', 'Managment', 'Expirienced fitter', 'Reductions', 'Skill Lane, Leeds'])(
  'a word that is near a heading is none: %s',
  (text) => {
    expect(kindOfHeading(text)).toBeNull();
  },
);

const sectionsOf = (...lines: readonly string[]): string[] =>
  readCv(laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', ...lines])).cv.sections.map(({ kind }) => kind);

test('labels in capitals open the sections of a page that has no other headings', () => {
  expect(
    sectionsOf(
      'OBJECTIVE: STEADY WORK NEAR HOME',
      'LICENSE: Class A, tanker',
      'EXPERIANCE:',
      'Fennimore Bulk Carriers, Toledo OH 4/2018 to now',
      '-Haul acids in tank, four states',
      'EDUCATION: Marsh High School, 1997',
      'RECORD: No accidents, one ticket',
      'HOBBYS: Fishing, own boat',
    ),
  ).toEqual(['header', 'objective', 'certifications', 'experience', 'education', 'other', 'interests']);
});

test('labels in capitals within jobs under real headings stay theirs', () => {
  expect(
    sectionsOf(
      'Experience',
      'Fitter, Fennimore Ltd, Leeds, 2018 - 2021',
      'TOOLS: lathe, press',
      'LANGUAGES: English, French',
      'EDUCATION: trained two apprentices',
      'Skills',
      'Welding, turning',
      'Education',
      'BSc Botany, 2004',
    ),
  ).toEqual(['header', 'experience', 'skills', 'education']);
});

test('labels of skills in capitals part no page', () => {
  expect(sectionsOf('SKILLS', 'LANGUAGES: Java, C++', 'TOOLS: Git, Jira', 'DATABASES: Oracle', 'EDUCATION', 'BSc Botany, 2004')).toEqual([
    'header',
    'skills',
    'education',
  ]);
});
