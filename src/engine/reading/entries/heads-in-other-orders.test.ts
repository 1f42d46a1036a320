import { describe, expect, it } from 'vitest';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const jobs = (...lines: readonly (string | Draft)[]): (string | undefined)[][] =>
  readCv(laidOut([name('Ines Calloway'), 'ines@example.org', heading('Experience'), ...lines, heading('Skills'), 'Excel, Filing'])).cv.experience.map(
    ({ title, company, period }) => [title?.value, company?.value, period?.text],
  );

describe('a head over two lines', () => {
  it('has the end of its period behind the dash that opens the second', () => {
    const head = 'WAREHOUSE MANAGER / SHIFT LEADER — Fennimore Cold Storage & Distribution, Leigh (03/2021';
    for (const end of ['– Present)', '— now)', '- 05/2023)'])
      expect(jobs(bold(head), bold(end), '• Moved 400 pallets')).toEqual([
        ['WAREHOUSE MANAGER / SHIFT LEADER', 'Fennimore Cold Storage & Distribution', `03/2021 ${end.slice(0, -1)}`],
      ]);
  });

  it('goes on behind a comma, over its dates', () => {
    const [job] = jobs(
      bold('Permit Officer, Fennimore Quarries Pty Ltd, Environment,'),
      bold('Approvals and Community Relations Department, Leeds'),
      'Feb 2017 – Oct 2019',
      '• Issued 400 permits',
    );
    expect([job?.[0], job?.[1], job?.[2]]).toEqual(['Permit Officer', expect.stringMatching(/^Fennimore Quarries Pty Ltd/u), 'Feb 2017 – Oct 2019']);
  });
});

describe('dates with a sentence behind them', () => {
  it('are those of the head above', () => {
    expect(jobs(bold('Site Engineer, Fennimore Civils Ltd'), 'Nov 2019 – Now. Graduate Engineer (Grade 1) until Jul 2022.', '• Poured 400 slabs')).toEqual([
      ['Site Engineer', 'Fennimore Civils Ltd', 'Nov 2019 – Now'],
    ]);
  });
});

describe('the employer on the line above its title', () => {
  it.each([
    ['Caseworker, Tenancy Unit\tJune 2015 – Dec. 2018', 'Caseworker'],
    ['Court Officer, Civil Division\t2012 – 2015', 'Court Officer'],
    ['Staff Nurse, Stroke Ward\t2012 – 2015', 'Staff Nurse'],
  ])('is no part of a house: %s', (line, title) => {
    const [job] = jobs(bold('Wallow Borough Partnership\tLeeds'), line, '• Saw 400 people');
    expect([job?.[0]?.startsWith(title), job?.[1]]).toEqual([true, 'Wallow Borough Partnership']);
  });

  it('is none of the words in small letters behind the title', () => {
    const lines = [bold('Care Assistant, nights (bank)'), 'Marsh Lane Nursing Home | 2012 – 2017', '• Turned 40 beds'];
    expect(jobs(...lines)[0]?.[1]).toBe('Marsh Lane Nursing Home');
  });

  it('holds for the titles below it, whatever town stands behind them', () => {
    const read = jobs(
      bold('Fennimore Omnibus Company Ltd (a part of Wallow Group plc since 2013)'),
      bold('Depot Manager, Leeds, February 2017 – ongoing'),
      '• Ran 90 buses',
      bold('Shift Manager, later Assistant Depot Manager, Dewsbury, 2008 – February 2017'),
      '• Wrote 400 rosters',
      bold('Driver, 1997 – 2003'),
      '• Drove 90 buses',
    );
    expect(read.map((job) => job[1])).toEqual(Array.from({ length: 3 }, () => 'Fennimore Omnibus Company Ltd (a part of Wallow Group plc since 2013)'));
  });

  it('may be a division with a name of its own', () => {
    expect(jobs(bold('Buyer, Fennimore Division, 2012 – 2015'), '• Bought 400 sofas')[0]?.[1]).toBe('Fennimore Division');
  });
});
