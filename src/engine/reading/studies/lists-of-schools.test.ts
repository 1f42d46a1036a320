import { expect, it } from 'vitest';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

type Study = readonly [degree: string | null, school: string | null, dates: string | null];

const studies = (...lines: readonly (string | Draft)[]): Study[] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', heading('Experience'), bold('Buyer, Fennimore Ltd, 2012 – 2015'), '• Bought', ...lines]),
  ).cv.education.map(({ degree, institution, period }) => [degree?.value ?? null, institution?.value ?? null, period?.text ?? null]);

const cases: [string, (string | Draft)[], Study[]][] = [
  [
    'schools and what they gave in two lists, by the year',
    [
      heading('Institutions attended with dates'),
      'University of Wallow, Akoka\t2015 – 2018',
      'Fennimore State University, Marsh-Ife\t2000 – 2005',
      heading('Qualifications obtained with dates'),
      'M.Ed. Educational Administration\t2018',
      'B.Sc. (Ed.) Mathematics\t2005',
    ],
    [
      ['M.Ed. Educational Administration', 'University of Wallow', '2015 – 2018'],
      ['B.Sc. (Ed.) Mathematics', 'Fennimore State University', '2000 – 2005'],
    ],
  ],
  [
    'what was studied between the dates and the school of a form, known or not',
    [
      heading('Education and training'),
      '[ 2009 – 2014 ]',
      bold('Ing. Transport and Freight'),
      bold('Technical University of Wallow'),
      '[ 2005 – 2009 ]',
      bold('Maturita'),
      bold('Gymnázium Poštová'),
    ],
    [
      ['Ing. Transport and Freight', 'Technical University of Wallow', '2009 – 2014'],
      ['Maturita', 'Gymnázium Poštová', '2005 – 2009'],
    ],
  ],
  [
    'a firm’s word in a subject, and a certificate no list knows, under their schools',
    [
      heading('Education'),
      'Wallow University',
      'Bachelor of Business, Human Resource Management · (2006 - 2008)',
      'Marsh Metropolitan College',
      'Certificate IV, Human Resources · (2018)',
    ],
    [
      ['Bachelor of Business, Human Resource Management', 'Wallow University', '2006 - 2008'],
      ['Certificate IV, Human Resources', 'Marsh Metropolitan College', '2018'],
    ],
  ],
  [
    'subjects with their marks are no schools, and the years of courses none of theirs',
    [heading('Education'), 'A Levels: Biology (C), PE (B), General Studies (D)', 'ALS 2024, EPALS 2022, Safeguarding Level 3 (both 2025)'],
    [['A Levels: Biology (C), PE (B), General Studies (D)', null, null]],
  ],
  [
    'a term abroad is told of the degree above it',
    [heading('Education'), 'MSc Chemistry, Elm University, 2013 – 2015', 'Grade 4.8 (with distinction). Exchange term at the University of Turku, 2014.'],
    [['MSc Chemistry', 'Elm University', '2013 – 2015']],
  ],
  [
    'two lists whose years meet nowhere stay two',
    [
      heading('Schools attended'),
      'Marsh College\t2010 – 2012',
      'Wallow Academy\t2003 – 2010',
      heading('Qualifications'),
      'BSc Botany\t2019',
      'MSc Botany\t2021',
    ],
    [
      [null, 'Marsh College', '2010 – 2012'],
      [null, 'Wallow Academy', '2003 – 2010'],
      ['BSc Botany', null, '2019'],
      ['MSc Botany', null, '2021'],
    ],
  ],
  [
    'a school and a degree on a line each stay together',
    [heading('Education'), 'Elm University', 'BA History, 2012', 'Marsh College', 'A Levels, 2009'],
    [
      ['BA History', 'Elm University', '2012'],
      ['A Levels', 'Marsh College', '2009'],
    ],
  ],
];

it.each(cases)('%s', (_, lines, expected) => {
  expect(studies(...lines)).toEqual(expected);
});
