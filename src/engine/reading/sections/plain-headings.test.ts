import { expect, it } from 'vitest';
import { bold, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

it('finds headings in the look of the text where only names under one of them are bold', () => {
  const { cv } = readCv(
    laidOut([
      name('Ines Calloway'),
      'Summary',
      'I have kept harbours for eleven years, most of them in the rain and with a pencil.',
      'Experience',
      'Mar 2019 - present',
      'Harbour Master, Fennimore Port Ltd',
      '• Berthed nine hundred boats a year',
      'Education',
      'Diploma in Pilotage, Marsh Lane College, 2014',
      'Certifications',
      bold('VHF'),
      'Marsh Coastguard, 2015',
      bold('GMDSS'),
      'Marsh Coastguard, 2016',
      bold('STCW'),
      'Marsh Lane College, 2017',
      bold('ENG1'),
      'Fennimore Clinic, 2018',
      'Skills',
      'Radar, tide tables, ropework',
    ]),
  );
  expect(cv.sections.map(({ kind }) => kind)).toEqual(['header', 'summary', 'experience', 'education', 'certifications', 'skills']);
  expect(cv.skills.map(({ value }) => value)).toEqual(['Radar', 'tide tables', 'ropework']);
});
