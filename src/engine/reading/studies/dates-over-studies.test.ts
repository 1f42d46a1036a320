import { expect, it } from 'vitest';
import { heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const studies = (...lines: string[]): (string | null)[][] =>
  readCv(laidOut([name('Ines Calloway'), 'ines@example.org', heading('Education'), ...lines, heading('Skills'), 'Excel, Filing'])).cv.education.map(
    ({ degree, institution, period }) => [degree?.value ?? null, institution?.value ?? null, period?.text ?? null],
  );

it('each have their own, above them', () => {
  expect(
    studies(
      '[ 09/2024 – ongoing, final year ends 05/2027 ] Leeds',
      'BA in Hotel Management (part time)',
      '[ 2016 – 2020 ] Porto',
      'Technikum Hotelarskie, matura: English 94%',
    ),
  ).toEqual([
    ['BA in Hotel Management', null, '09/2024 – ongoing'],
    ['matura: English 94%', 'Technikum Hotelarskie', '2016 – 2020'],
  ]);
});

it('are taken from no membership', () => {
  const read = studies(
    '• ILM Level 5 Diploma in Leadership (2022)',
    '• CILT(UK) Level 3; Member of the Institute',
    '• Chartered Member, Institute of Logistics (2018)',
  );
  expect(read.map(([, school]) => school)).toEqual([null]);
});

it('leave a name whole that its line had no room for', () => {
  expect(
    studies('CIPD Level 5, Associate Diploma in', 'People Management, 2021', 'AAS Dental Hygiene, 2017', 'Cascade Coast Community', 'College, GPA 3.8'),
  ).toEqual([
    ['CIPD Level 5, Associate Diploma in People Management', null, '2021'],
    ['AAS Dental Hygiene', 'Cascade Coast Community College', '2017'],
  ]);
});
