import { describe, expect, it } from 'vitest';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const jobs = (lines: readonly (string | Draft)[]): (string | null)[][] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org', heading('Experience'), ...lines, heading('Education'), 'HND Baking, Marsh Lane College, 2008']),
  ).cv.experience.map(({ title, company, period }) => [title?.value ?? null, company?.value ?? null, period?.text ?? null]);
const at = (x: number, text: string, over: Partial<Draft> = {}): Draft => ({ text, x, ...over });

describe('heads of jobs', () => {
  it('takes a bulleted employer over an indented title and its dates', () => {
    expect(
      jobs([
        at(50, '• Fennimore and Daughter, Leigh'),
        at(56, 'Head Baker\tMay 2015 - present'),
        at(60, '• Baked 400 loaves a night for eleven shops'),
        at(60, '• Trained six apprentices'),
        at(50, '• Three Coves, Newquay'),
        at(56, 'Baker\tFeb 2012 - Apr 2015'),
        at(60, '• Kept the oven alive'),
      ]),
    ).toEqual([
      ['Head Baker', 'Fennimore and Daughter', 'May 2015 - present'],
      ['Baker', 'Three Coves', 'Feb 2012 - Apr 2015'],
    ]);
  });

  it('parts heads whose titles no list knows where a town stands', () => {
    expect(jobs(['Verzorgende IG, Huize Fennimore, Sneek\t2019 – 2021', '• Baked 400 loaves'])).toEqual([['Verzorgende IG', 'Huize Fennimore', '2019 – 2021']]);
    expect(jobs(['Brasserie Brindle, Riom, Second de cuisine\t2014 – 2019', '• Kept the oven'])).toEqual([
      ['Second de cuisine', 'Brasserie Brindle', '2014 – 2019'],
    ]);
  });

  it('leaves until when a lower post was held in the title', () => {
    expect(jobs(['Fennimore and Daughter, Leigh → Jan 2011 - Mar 2015', 'Sous Chef (CDP until Spring 2013)', '• Trained six apprentices'])).toEqual([
      ['Sous Chef (CDP until Spring 2013)', 'Fennimore and Daughter', 'Jan 2011 - Mar 2015'],
    ]);
  });

  it('finds the name over a date that stands alone, though the first job has it on its line', () => {
    expect(
      jobs([
        bold('Head Baker, Fennimore Ltd (May 2015 - present)'),
        '• Baked 400 loaves',
        bold('Baker, Brindle Bakery Ltd'),
        bold('(Feb 2012 - Apr 2015)'),
        '• Kept the oven alive',
      ]),
    ).toEqual([
      ['Head Baker', 'Fennimore Ltd', 'May 2015 - present'],
      ['Baker', 'Brindle Bakery Ltd', 'Feb 2012 - Apr 2015'],
    ]);
  });

  it('takes no stack for the employer that stands beside the title', () => {
    expect(
      jobs([
        bold('Data Engineer II, Fennimore Freight'),
        'Aug 2021 – Present | Python, Airflow, dbt, Snowflake',
        '• Own 214 jobs; 9 of them page me',
        bold('Night Auditor, Wallow Motor Lodge'),
        'Sep 2014 – May 2021 | Excel, a bell',
        '• Closed the books of the day',
      ]),
    ).toEqual([
      ['Data Engineer II', 'Fennimore Freight', 'Aug 2021 – Present'],
      ['Night Auditor', 'Wallow Motor Lodge', 'Sep 2014 – May 2021'],
    ]);
  });

  it('makes no job of a statement that says since when', () => {
    expect(
      jobs([
        bold('Recruiter – Wallow Staffing, Leigh'),
        'Oct. 2019 – July 2026',
        '• Led a team of three recruiters and a coordinator from 2023',
        bold('Barista – Grounds, Leigh'),
        '2012 – 2015',
        '• Made coffee',
      ]),
    ).toEqual([
      ['Recruiter', 'Wallow Staffing', 'Oct. 2019 – July 2026'],
      ['Barista', 'Grounds', '2012 – 2015'],
    ]);
  });

  it('puts dates together that a narrow margin stacked, and takes them out of the bullets', () => {
    expect(
      jobs([
        at(50, '(06/2020 -\tLedger Accountant, Fennimore Ltd', { bold: true, fontName: 'Lato-Bold' }),
        at(50, 'now)\t• Month end, payroll and the party float'),
        at(110, '• Stock variance down by half'),
        at(50, 'Sept\tLedger Clerk, Wallow Homes Group', { bold: true, fontName: 'Lato-Bold' }),
        at(50, '2016 –\t• Prepared accounts for five homes'),
        at(50, 'May\t• Counted biscuits'),
        at(50, '2020\t• Filed what was left'),
        at(50, 'September 2012 to\tPorter', { bold: true, fontName: 'Lato-Bold' }),
        at(50, 'August 2016\tMarsh Works, Leigh', { bold: true, fontName: 'Lato-Bold' }),
        at(110, '• Carried what there was to carry'),
      ]),
    ).toEqual([
      ['Ledger Accountant', 'Fennimore Ltd', '06/2020 - now'],
      ['Ledger Clerk', 'Wallow Homes Group', 'Sept 2016 – May 2020'],
      ['Porter', 'Marsh Works', 'September 2012 to August 2016'],
    ]);
  });

  it('reads a dash for an employer as none, and lends nobody the employer of the job above', () => {
    expect(jobs([bold('Baker'), '–', '2019 - 2020', '• Baked 4 loaves', bold('Cook'), 'Fennimore Ltd', '2017 - 2019', '• Cooked 4 pies'])).toEqual([
      ['Baker', null, '2019 - 2020'],
      ['Cook', 'Fennimore Ltd', '2017 - 2019'],
    ]);
    expect(
      jobs([
        bold('Three Horses, Leigh\t2019 - 2020'),
        'Head Baker',
        '• Baked 4 loaves',
        bold('Grounds for Appeal, Leigh\t2017 - 2019'),
        'Barista',
        '• Made coffee',
        bold('2015 - 2017'),
        'Waiter',
        '• Ran',
      ]),
    ).toEqual([
      ['Head Baker', 'Three Horses', '2019 - 2020'],
      ['Barista', 'Grounds for Appeal', '2017 - 2019'],
      ['Waiter', null, '2015 - 2017'],
    ]);
  });

  it('takes no sentence of description for an employer, and ends its name where a sentence goes on', () => {
    expect(
      jobs([
        bold('Head Baker\t2019 - 2020'),
        'Responsible for the bread of four shops.',
        '• Baked 4 loaves',
        '2017 - 2019 Worked as a baker at Fennimore Ltd where I made the bread of four shops',
      ]),
    ).toEqual([
      ['Head Baker', null, '2019 - 2020'],
      ['baker', 'Fennimore Ltd', '2017 - 2019'],
    ]);
  });

  it('reads jobs without dates', () => {
    expect(jobs([bold('Head Baker'), 'Fennimore and Daughter', '• Baked 4 loaves', bold('Cook'), 'The Tin Whistle', '• Cooked 4 pies'])).toEqual([
      ['Head Baker', 'Fennimore and Daughter', null],
      ['Cook', 'The Tin Whistle', null],
    ]);
  });

  it('reads heads in small letters, and a full stop before the dates', () => {
    expect(
      jobs([
        bold('stock analyst, fennimore home & garden, doncaster, Sep 22 - NOW'),
        '• counted gnomes',
        bold('lycée des Hauts, Lorient, Infirmière\t2013 - 2014'),
        '• soins',
        bold('Paramedic, Wallow and Cove Ambulance Service, Leigh station. May 2015 - Aug 2022'),
        '• drove',
      ]),
    ).toEqual([
      ['stock analyst', 'fennimore home & garden', 'Sep 22 - NOW'],
      ['Infirmière', 'lycée des Hauts', '2013 - 2014'],
      ['Paramedic', 'Wallow and Cove Ambulance Service, Leigh station', 'May 2015 - Aug 2022'],
    ]);
  });

  it('gives the roles under an employer their employer, where its own line has dates, too', () => {
    expect(
      jobs([
        bold('Fennimore Pay, Leeds • March 2017 to present (promoted twice)'),
        'Payments for small shops, 240 people.',
        bold('Engineering Manager – Payments & Platform, July 2022 to present'),
        '• Runs three teams',
        bold('Software Engineer, March 2017 to July 2022'),
        '• Wrote the ledger',
      ]),
    ).toEqual([
      ['Engineering Manager – Payments & Platform', 'Fennimore Pay', 'July 2022 to present'],
      ['Software Engineer', 'Fennimore Pay', 'March 2017 to July 2022'],
    ]);
  });
});
