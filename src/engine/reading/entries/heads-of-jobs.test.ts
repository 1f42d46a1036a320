import { describe, expect, it } from 'vitest';
import type { Experience } from '../../../domain/cv.ts';
import { documentFromText } from '../document-from-text.ts';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const read = (lines: readonly (string | Draft)[], today: string | null = null): Experience[] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org', heading('Experience'), ...lines, heading('Education'), 'HND Baking, Marsh Lane College, 2008']),
    today,
  ).cv.experience;
const names = (lines: readonly (string | Draft)[]): (string | null)[][] =>
  read(lines).map(({ title, company }) => [title?.value ?? null, company?.value ?? null]);
const details = (lines: readonly (string | Draft)[]): string[][] => read(lines).map((job) => job.details.map(({ value }) => value));

describe('a job under the bullets of another', () => {
  it('begins where its head is set in bold, though it begins small and its date stands below', () => {
    const jobs = read([
      bold('Fennimore and Daughter, Leigh, Sous Chef'),
      bold('May 2015 - Present'),
      '• Stand in for the baker on his free day',
      bold('self, Eccles, Saturday pie van, cold pies only'),
      bold('June 2019 - Present (May to September)'),
      '• Bake 90 pies',
    ]);
    expect(jobs.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([['Stand in for the baker on his free day'], ['Bake 90 pies']]);
    expect([jobs[1]?.company?.value, jobs[1]?.period?.current, jobs[1]?.details.map(({ value }) => value)]).toEqual(['self', true, ['May to September']]);
  });

  it('begins without a date, in two lines set as the heads above', () => {
    expect(
      names([
        bold('Hollins, Mill Lane, Leigh'),
        bold('Assistant Gardener\tSept 2014 to March 2019'),
        '• Pruned 400 roses',
        bold('Two Geese, Eccles'),
        bold('Sunday gardener'),
        '• Lawns, 3. There were no geese.',
      ]),
    ).toHaveLength(2);
  });

  it('is told from a statement that wraps in pasted text', () => {
    const text =
      'Ines Calloway\n\nExperience\nHead Gardener, Hollins Ltd\n2014 - 2019\n- Led the night shift and the\nSenior Engineer of the works, Leigh\n- Pruned 400 roses';
    expect(readCv(documentFromText(text)).cv.experience).toHaveLength(1);
  });
});

describe('who worked where', () => {
  it.each([
    ['Front desk and night office, Saltmarsh Playhouse, Leeds (2013 – 2016)', 'Front desk and night office', 'Saltmarsh Playhouse'],
    ['Story Workshop Leader, several village libraries, West Yorkshire (2013 – 2016)', 'Story Workshop Leader', 'several village libraries'],
    ['Senior Technical Sourcer – Heron Abacus, Inc., San Francisco, CA, Oct. 2019 – July 2024', 'Senior Technical Sourcer', 'Heron Abacus, Inc.'],
    ['Clerk, Law Offices of Dell Marlow, P.C., Tulsa, OK, 2019 – 2024', 'Clerk', 'Law Offices of Dell Marlow, P.C.'],
    ['Accountant, Fennimore Freight, Denver, CO, 2019 – 2024', 'Accountant', 'Fennimore Freight'],
    ['School Minibus Driver, Copper Lake Student Transport, Tulsa, OK, 2019 – 2024', 'School Minibus Driver', 'Copper Lake Student Transport'],
    ['Van driver, Golden Loaf Bakers, Wigan, 2014 - 2016', 'Van driver', 'Golden Loaf Bakers'],
    ['Service Designer, Moss Digital (agency), Leeds, 2014 - 2016', 'Service Designer', 'Moss Digital (agency)'],
  ])('%s', (head, title, company) => {
    expect(names([bold(head), '• Counted 400 things'])).toEqual([[title, company]]);
  });

  it('goes on in both cells of a row that wrapped', () => {
    const [job] = read([bold('Promoter, Saltmarsh Marquees Ltd (tents for\t03/2022 -'), bold('parties)\tPresent'), '• Put up 40 tents']);
    expect([job?.title?.value, job?.company?.value, job?.period?.current]).toEqual(['Promoter', 'Saltmarsh Marquees Ltd (tents for parties)', true]);
  });
});

describe('remarks on a job', () => {
  it.each([
    ['Producer on Saltmarsh (handheld, console; 90,000 sold)', 'Producer', ['Saltmarsh (handheld, console; 90,000 sold)']],
    ['Producer, mobile, free to play, mostly frogs', 'Producer', ['mobile, free to play, mostly frogs']],
    ['Head Baker (40 seats, one real oven, in the yard)', 'Head Baker', ['40 seats, one real oven, in the yard']],
    ['Bell ringer, self-employed', 'Bell ringer', ['self-employed']],
    ['Baker, then Head Baker', 'Baker, then Head Baker', []],
    ['Project Officer (Allotments and Footpaths)', 'Project Officer (Allotments and Footpaths)', []],
    ['Staff Nurse, Theatres (Band 5)', 'Staff Nurse, Theatres (Band 5)', []],
  ])('%s', (head, title, remarks) => {
    const lines = [bold('Fennimore Games Ltd, Leigh → May 2015 - June 2019'), head, '• Counted 400 things'];
    expect([read(lines)[0]?.title?.value, details(lines)[0]]).toEqual([title, remarks]);
  });

  it('on its time are kept', () => {
    expect(details([bold('Head Baker, Fennimore Ltd, Leigh (Oct 2019 – present, freelance, about 90 days a year)'), '• Baked'])).toEqual([
      ['freelance, about 90 days a year'],
    ]);
  });
});

it('keeps the end of a contract that is still to come', () => {
  const [job] = read([bold('Research Assistant, Fennimore Institute, 01.2021 to 12.2026'), '• Counted 400 things'], '2026-11-22');
  expect(job?.period).toMatchObject({ end: { year: 2026, month: 12 }, current: true });
});

it('tells of the latest of the titles that are stacked over one list of bullets', () => {
  const jobs = read([
    'Hollow Lane Bakery, Truro',
    'Head baker, June 2021 – to date',
    'Baker, March 2017 – June 2021',
    '• Ran a shift of five.',
    '• Cut waste from 9 to 4 percent.',
  ]);
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.length])).toEqual([
    ['Head baker', 'Hollow Lane Bakery', 2],
    ['Baker', 'Hollow Lane Bakery', 0],
  ]);
});
