import { describe, expect, test } from 'vitest';
import { bold } from '../printed.test-kit.ts';
import { type Job, jobs } from '../jobs.test-kit.ts';

describe('a break from work', () => {
  test.each<[string, string]>([
    ['Career break (three children)', '2001 – 2004'],
    ['Maternity leave', '2001 – 2004'],
    ['Laid off with the slump', '2001 – 2004'],
    ['Out of work', '2001 – 2004'],
    ['Gap year', '2001 – 2004'],
    ['Parental leave', '2001 – 2004'],
  ])('is for nobody: %s', (text, dates) => {
    const read = jobs(
      bold('FENNIMORE TYRES LTD, Leeds'),
      'Clerk, 2004 – 2008',
      '• Kept the books of four branches',
      text,
      dates,
      bold('MARSH TRAVEL LTD, Ennis'),
      'Accounts Assistant, 1993 – 2001',
      '• Kept the cash book',
    );
    expect(read.find(([title]) => title === text)).toEqual<Job>([text, null, dates]);
    expect(read.map(([, employer]) => employer)).toEqual(['FENNIMORE TYRES LTD', null, 'MARSH TRAVEL LTD']);
  });

  test.each<[string, Job]>([
    ['Maternity Leave Cover Teacher, Fennimore School', ['Maternity Leave Cover Teacher', 'Fennimore School', '2001 – 2004']],
    ['Sabbatical Officer, Fennimore Students Union', ['Sabbatical Officer', 'Fennimore Students Union', '2001 – 2004']],
  ])('is not every job that names one: %s', (text, job) => {
    expect(jobs(`${text}, 2001 – 2004`, '• Ran the office')).toEqual([job]);
  });
});

describe('heads that name houses only', () => {
  test('are employers, with the town behind them', () => {
    expect(
      jobs(
        'Fennimore Bulk Carriers, Toledo OH 4/2018 to now',
        '-Haul acids in tank',
        '-Train the new ones',
        'Zelin Sand and Stone, Genoa OH 3/2005 to 5/2009',
        '-Team driver with my wife 2006-2008',
        '-Night work',
      ),
    ).toEqual<Job[]>([
      [null, 'Fennimore Bulk Carriers', '4/2018 to now'],
      [null, 'Zelin Sand and Stone', '3/2005 to 5/2009'],
    ]);
  });

  test('are none where others name jobs', () => {
    expect(jobs('Ghost Hunter, Toledo OH 4/2018 to now', '• Hunted', 'Forklift Driver, Genoa OH 3/2005 to 5/2009', '• Drove')[0]?.[0]).toBe('Ghost Hunter');
  });
});

test.each<[string, string | null]>([
  ['Designation: Jr. Engineer – Design & Development', 'Jr. Engineer – Design & Development'],
  ['Position: Clerk', 'Clerk'],
])('what a form asks for as the title is one: %s', (line, title) => {
  expect(
    jobs(
      bold('Fennimore Assemblies Ltd'),
      line,
      'Duration: July 2020 to July 2022',
      '• Kept the books of four branches in two towns and trained the new ones',
    )[0]?.slice(0, 2),
  ).toEqual([title, 'Fennimore Assemblies Ltd']);
});
