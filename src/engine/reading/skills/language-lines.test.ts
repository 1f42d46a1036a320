import { expect, it } from 'vitest';
import { languagesOf } from '../../building/bio.ts';
import type { Cv } from '../../../domain/cv.ts';
import { type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const read = (over: string, ...lines: readonly (string | Draft)[]): Cv =>
  readCv(laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', heading(over), ...lines, heading('Education'), 'BSc Botany, Elm University, 2004'])).cv;
const values = (reads: Cv['skills']): string[] => reads.map(({ value }) => value);

const cases: [string, string[], string[]][] = [
  [
    'in a cell beside it',
    ['Spanish\tMother tongue', 'English\tC1', 'Dutch\tB1 (course running)'],
    ['Spanish (Mother tongue)', 'English (C1)', 'Dutch (B1, course running)'],
  ],
  [
    'on the line below',
    ['French', 'Native or Bilingual Proficiency', 'English', 'Full Professional Proficiency'],
    ['French (Native or Bilingual Proficiency)', 'English (Full Professional Proficiency)'],
  ],
  [
    'in the European frame without its table',
    [
      'Mother tongue(s): Slovak | Hungarian',
      'Other language(s):',
      'English',
      'LISTENING C1 READING C1 WRITING B2',
      'SPOKEN PRODUCTION B2 SPOKEN INTERACTION B2',
    ],
    ['Slovak (mother tongue)', 'Hungarian (mother tongue)', 'English (B2)'],
  ],
  [
    'shared by two',
    ['Dholuo and Kiswahili (both native), English (fluent), Kisii (fair)'],
    ['Dholuo (native)', 'Kiswahili (native)', 'English (fluent)', 'Kisii (fair)'],
  ],
  [
    'of a language that no list has',
    ['isiZulu (home)', 'English (fluent)', 'isiXhosa (understand and', 'speak)'],
    ['isiZulu (home)', 'English (fluent)', 'isiXhosa (understand and speak)'],
  ],
  ['said of nobody', ['English', 'German', 'French'], ['English', 'German', 'French']],
  ['as written', ['English (fluent), German (B2)'], ['English (fluent)', 'German (B2)']],
];

it.each(cases)('the level of a language, %s', (_, lines, expected) => {
  expect(values(read('Languages', ...lines).languages)).toEqual(expected);
});

it('a step of the European frame is handed on as it is printed, and the first level is the one', () => {
  const told = (line: string): unknown[] => languagesOf(read('Languages', 'English (native)', line)).slice(1);
  expect(told('German (B2, C1 course running)')).toEqual([{ language: 'German (B2, C1 course running)', proficiency: '' }]);
  expect(told('German (basic, native speakers at home)')).toEqual([{ language: 'German', proficiency: 'Basic' }]);
  expect(told('German (very good)')).toEqual([{ language: 'German', proficiency: 'Advanced' }]);
});

it('sentences under the skills are not cut into skills at their commas', () => {
  const skills = (...lines: string[]): string[] => values(read('Skills', ...lines).skills);
  expect(skills('• Ran a shift of 26, with four languages and one kettle', '• Excel, Outlook and Word')).toEqual(['Excel', 'Outlook and Word']);
  expect(skills('• Nine years of hospital appointments, care assessments and rotas for two people', '• Sage 50')).toEqual(['Sage 50']);
  expect(skills('• Stakeholder management, risk logs, planning', '• Python, R, and a little Rust')).toEqual([
    'Stakeholder management',
    'risk logs',
    'planning',
    'Python',
    'R',
    'a little Rust',
  ]);
});
