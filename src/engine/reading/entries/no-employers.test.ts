import { expect, it } from 'vitest';
import { heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const jobs = (lines: readonly string[]): (string | null)[][] =>
  readCv(laidOut([name('Ida Moor'), 'ida@moor.example', heading('Experience'), ...lines])).cv.experience.map(({ title, company }) => [
    title?.value ?? null,
    company?.value ?? null,
  ]);

it.each(['2nd shift', 'Night shift', 'third shift', 'weekends'])('“%s” behind a title is when, and for nobody', (when) => {
  expect(
    jobs([
      'FENNIMORE CROSSDOCK INC., Memphis, TN',
      'Coordinator\tMar 2022 - Present',
      '• Booked 46 doors a day',
      `Dock Lead, ${when}\tAug 2018 - Mar 2022`,
      '• Led 11 people',
    ]).map(([, company]) => company),
  ).not.toContain(when);
});

it('a ward with a remark is where in the house, and the house stands below', () => {
  expect(jobs(['Staff Nurse II, Medical Ward (Charge Nurse on night shift)\t2022 – 2024', 'Elm Doctors’ Hospital, Iloilo City', '• Ran 34 beds'])[0]).toEqual([
    'Staff Nurse II, Medical Ward (Charge Nurse on night shift)',
    'Elm Doctors’ Hospital',
  ]);
});

it('before a town in its country stands an employer, and a quarter of a town is none', () => {
  expect(jobs(['Junior Designer', 'Fábrica Amarela, Porto Alegre, Brazil · January 2017 – December 2019', '• Set 140 flyers'])[0]).toEqual([
    'Junior Designer',
    'Fábrica Amarela',
  ]);
  expect(jobs(['Designer, Acme Ltd', 'Kreuzberg, Berlin, Germany · 2017 – 2019', '• Set 140 flyers'])[0]).toEqual(['Designer', 'Acme Ltd']);
});
