import { describe, expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { type Job, jobs } from '../jobs.test-kit.ts';
import { bold, type Draft } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';
import { findPeriods } from '../text/dates.ts';
import { withoutRemarks } from './title-remarks.ts';

describe('the period of a job, and since when a part of it was held', () => {
  const cases: [string, (string | Draft)[], Job[]][] = [
    [
      'a step under dates on a line of their own',
      [
        '[ 01/05/2019 – Current ]',
        bold('Joiner'),
        'Wallow Joinery Ltd',
        '• Hung 400 doors',
        '[ 01/03/2015 – 30/04/2019 ]',
        bold('Apprentice, then Improver from 2017'),
        'Marsh Lane Joinery Ltd',
        '• Swept',
      ],
      [
        ['Joiner', 'Wallow Joinery Ltd', '01/05/2019 – Current'],
        ['Apprentice, then Improver from 2017', 'Marsh Lane Joinery Ltd', '01/03/2015 – 30/04/2019'],
      ],
    ],
    [
      'a remark in brackets, its dates at the top and its shifts over two lines',
      [
        'Jun 2021 – now',
        bold('Marsh Poultry Ltd., Leigh'),
        'Maintenance Electrician (lead hand since Feb 2024), 4 on 4 off, days and',
        'nights',
        '• Moved 44 old drives to a common model',
        'Mar 2016 – Nov 2020',
        bold('Fennimore Energy Ltd, Eccles'),
        'Electrician, 14 and 7 camp rotation',
        '• Fitted 9 stations',
      ],
      [
        ['Maintenance Electrician', 'Marsh Poultry Ltd.', 'Jun 2021 – now'],
        ['Electrician', 'Fennimore Energy Ltd', 'Mar 2016 – Nov 2020'],
      ],
    ],
    [
      'a remark in brackets over the dates',
      [
        bold('Fitter (charge hand since March 2022)'),
        'Wallow Lifts Ltd, Leigh',
        '2019 – 2024',
        '• Fitted 60 lifts',
        bold('Fitter'),
        'Marsh Lifts Ltd, Leigh',
        '2015 – 2019',
        '• Fitted 40 lifts',
      ],
      [
        ['Fitter', 'Wallow Lifts Ltd', '2019 – 2024'],
        ['Fitter', 'Marsh Lifts Ltd', '2015 – 2019'],
      ],
    ],
    [
      'left alone: a job that has no other date',
      [bold('Driver, Fennimore Lines Ltd, since 2021'), '• Drove 40 routes', bold('Driver, Marsh Coaches Ltd, 2018 – 2021'), '• Drove 12 routes'],
      [
        ['Driver', 'Fennimore Lines Ltd', 'since 2021'],
        ['Driver', 'Marsh Coaches Ltd', '2018 – 2021'],
      ],
    ],
    [
      'left alone: a new job after the dates of the one above',
      [
        '2021 – now',
        bold('Baker, Fennimore Crust Ltd'),
        '• Baked 400 loaves',
        '2015 – 2019',
        bold('Baker, Marsh Crust Ltd'),
        '• Baked 300 loaves',
        bold('Volunteer baker, Wallow Kitchen Trust, since 2017'),
        '• Bakes on Sundays',
      ],
      [
        ['Baker', 'Fennimore Crust Ltd', '2021 – now'],
        ['Baker', 'Marsh Crust Ltd', '2015 – 2019'],
        ['Volunteer baker', 'Wallow Kitchen Trust', 'since 2017'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, lines, read) => expect(jobs(...lines)).toEqual(read));
});

describe('a title with a remark, a dash and a long name', () => {
  const last = ['• Visited 40 homes', bold('Carer – Wallow Homes Trust (Leigh)'), '2011 – 2013', '• Cooked for 12'];
  const carer = ['Carer', 'Wallow Homes Trust', '2011 – 2013'];
  const cases: [string, (string | Draft)[], Job][] = [
    [
      'over two lines, with its dates below',
      [
        bold('Nurse (newly qualified nurse until Sept 2019) – Wallow and Marsh Hospitals and Community'),
        bold('Service Trust (Leigh, then Eccles)'),
        'September 2017 – September 2021',
      ],
      ['Nurse', 'Wallow and Marsh Hospitals and Community Service Trust (Leigh, then Eccles)', 'September 2017 – September 2021'],
    ],
    [
      'on one line, with its dates below',
      [bold('Nurse (newly qualified nurse until Sept 2019) – Wallow and Marsh Service Trust'), '2017 – 2021'],
      ['Nurse', 'Wallow and Marsh Service Trust', '2017 – 2021'],
    ],
    ['left alone: a short one', [bold('Nurse (bank) – Wallow Service Trust'), '2017 – 2021'], ['Nurse (bank)', 'Wallow Service Trust', '2017 – 2021']],
  ];
  it.each(cases)('%s', (_, lines, read) =>
    expect(jobs(bold('Matron – Marsh Homes Trust (Leigh)'), '2021 – present', '• Led 60 nurses', ...lines, ...last)).toEqual([
      ['Matron', 'Marsh Homes Trust', '2021 – present'],
      read,
      carer,
    ]),
  );
});

describe('what stands beside a title or an employer and is neither', () => {
  const cases: [string, (string | Draft)[], Job[]][] = [
    [
      'a campaign behind a dash over the employer',
      [
        bold('Team Leader – UK energy campaign'),
        'Wallow Contact Solutions, Umhlanga | March 2022 – Present',
        '• Led 16 agents',
        bold('Agent'),
        'Wallow Contact Solutions, Umhlanga | June 2017 – January 2020',
        '• Took 90 calls',
      ],
      [
        ['Team Leader – UK energy campaign', 'Wallow Contact Solutions', 'March 2022 – Present'],
        ['Agent', 'Wallow Contact Solutions', 'June 2017 – January 2020'],
      ],
    ],
    [
      'a department in a form',
      [
        bold('1) Fennimore Pressings & Assemblies, Leigh'),
        'Designation: Jr. Engineer – Design & Development',
        'Duration: July 2020 to July 2022',
        '• Drew 46 gauges',
      ],
      [['Jr. Engineer – Design & Development', 'Fennimore Pressings & Assemblies', 'July 2020 to July 2022']],
    ],
    [
      'the hours in brackets behind an employer, its town at the right',
      [
        bold('Billing Representative\tMay 2018 – Jan. 2025'),
        'Marsh Hills Health Network (full time to 2022, then part time during studies)\tSan Antonio, TX',
        '• Worked 55 accounts a day',
        bold('Shift Leader\tJun. 2015 – Apr. 2018'),
        'Wallow Kitchens\tSan Antonio, TX',
        '• Counted the drawers',
      ],
      [
        ['Billing Representative', 'Marsh Hills Health Network', 'May 2018 – Jan. 2025'],
        ['Shift Leader', 'Wallow Kitchens', 'Jun. 2015 – Apr. 2018'],
      ],
    ],
    [
      'a deed in the years of its job',
      [
        bold('Team Leader, Wallow Contact Ltd, March 2022 – Present'),
        '• Led 16 agents',
        '• Acting Operations Manager July – September 2025 (3 teams)',
        '• Coached 9',
      ],
      [['Team Leader', 'Wallow Contact Ltd', 'March 2022 – Present']],
    ],
    [
      'left alone: an employer behind a dash',
      [
        bold('Team Leader – Fennimore Contact Ltd'),
        'Leigh | March 2022 – Present',
        '• Led 16 agents',
        bold('Agent – Marsh Contact Ltd'),
        'Eccles | 2017 – 2022',
        '• Took 90 calls',
      ],
      [
        ['Team Leader', 'Fennimore Contact Ltd', 'March 2022 – Present'],
        ['Agent', 'Marsh Contact Ltd', '2017 – 2022'],
      ],
    ],
    [
      'left alone: jobs with bullet signs',
      ['• Shift Leader, Wallow Kitchens Ltd, 2018 – 2021', '• Cook, Marsh Kitchens Ltd, 2015 – 2018'],
      [
        ['Shift Leader', 'Wallow Kitchens Ltd', '2018 – 2021'],
        ['Cook', 'Marsh Kitchens Ltd', '2015 – 2018'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, lines, read) => expect(jobs(...lines)).toEqual(read));
});

describe('a date of a study', () => {
  it.each([
    ['Certificate in Mortgage Advice (CeMAP), 2007. Not used since 2015', '2007', false],
    ['BSc Botany, Marsh Lane College, 2009, teaching since 2012', '2009', false],
    ['MSc Botany, Marsh Lane College, since 2025', 'since 2025', true],
    ['MSc Botany, Marsh Lane College, 2025 – present', '2025 – present', true],
  ])('%s', (line, text, current) => {
    const { cv } = readCv(
      documentFromText(`Ines Calloway\nines@example.org\n\nExperience\nClerk, Fennimore Ltd\t2019 - 2020\n- Filed\n\nEducation\n${line}\n`),
    );
    expect(cv.education.map(({ period }) => [period?.text, period?.current])).toEqual([[text, current]]);
  });

  it('is none where something is over since then', () => {
    expect(findPeriods('Licence lapsed since 2019')).toEqual([]);
    expect(findPeriods('In active service since 2019')).toHaveLength(1);
  });
});

describe('shifts behind a title', () => {
  it.each([
    ['Fitter, 4 on 4 off', ['4 on 4 off']],
    ['Fitter, 14 and 7 camp rotation', ['14 and 7 camp rotation']],
    ['Fitter, 2 weeks on 2 off, nights', ['2 weeks on 2 off, nights']],
    ['Teacher, Years 4 and 5', []],
    ['Fitter, nights', []],
    ['Manager, 24/7 Response', []],
  ])('%s', (written, remarks) => expect(withoutRemarks(written).remarks).toEqual(remarks));
});
