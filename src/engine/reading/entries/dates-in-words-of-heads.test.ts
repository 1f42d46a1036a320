import { describe, expect, it } from 'vitest';
import { type Job, jobs } from '../jobs.test-kit.ts';
import { bold, type Draft } from '../printed.test-kit.ts';

describe('a head whose dates are words', () => {
  const cases: [string, (string | Draft)[], Job[]][] = [
    [
      'still there',
      [
        bold('Head groom, Fennimore Stud (40 mares)'),
        'Feb 2020 - still there',
        '• Foaled 90',
        bold('Groom, Wallow Racing Ltd'),
        '2017 - 2019, three seasons',
        '• Rode 400 lots',
      ],
      [
        ['Head groom', 'Fennimore Stud (40 mares)', 'Feb 2020 - still there'],
        ['Groom', 'Wallow Racing Ltd', '2017 - 2019'],
      ],
    ],
    [
      'till date, in a form with a number',
      [
        bold('1. Fennimore Life Sciences Pvt. Ltd., Leigh'),
        'Designation: Officer, Production (promoted from Trainee on 01.04.2022)',
        'Duration: July 2021 to till date',
        '• Filled 400 vials',
        bold('2. Wallow Tablets, Eccles'),
        'Designation: Trainee, then Junior Officer',
        'Duration: July 2019 to June 2021',
        '• Pressed 90 tablets',
      ],
      [
        ['Officer, Production', 'Fennimore Life Sciences Pvt. Ltd.', 'July 2021 to till date'],
        ['Trainee, then Junior Officer', 'Wallow Tablets', 'July 2019 to June 2021'],
      ],
    ],
    [
      'Organisation, Designation, Duration',
      [
        'Organisation: Fennimore Textiles Ltd',
        'Designation: Weaving Master',
        'Duration: April 2018 to present',
        '• Ran 40 looms',
        'Organisation: Wallow Mills',
        'Designation: Shift Supervisor',
        'Duration: June 2012 to March 2018',
        '• Ran 12 looms',
      ],
      [
        ['Weaving Master', 'Fennimore Textiles Ltd', 'April 2018 to present'],
        ['Shift Supervisor', 'Wallow Mills', 'June 2012 to March 2018'],
      ],
    ],
    [
      'in brackets with the place, above the head',
      [
        '[ 05/2023 – Current ] Leeds, United Kingdom',
        bold('WAITER, from 06/2025 HEAD WAITER – Hotel Fennimore (124 rooms)'),
        '• Carried 400 plates',
        '( 06/2022 – 04/2023 ) Leigh, United Kingdom',
        bold('KITCHEN ASSISTANT – Wallow View Lodge'),
        '• Washed 90 pots',
        '[ 2020 – 2022 ] Porto, Portugal',
        bold('SHOP ASSISTANT (shoes) and TUTOR, both at the same time'),
      ],
      [
        ['WAITER, from 06/2025 HEAD WAITER', 'Hotel Fennimore (124 rooms)', '05/2023 – Current'],
        ['KITCHEN ASSISTANT', 'Wallow View Lodge', '06/2022 – 04/2023'],
        ['SHOP ASSISTANT (shoes) and TUTOR', null, '2020 – 2022'],
      ],
    ],
    [
      'a season in words before the title',
      [
        bold('2015 - now.\tSelf employed roofer'),
        'Slate mostly.',
        bold('2019 to 2021 winters as well. Relief caretaker, Fennimore Primary School'),
        'Boilers, grit.',
        bold('2004 - 2009\tWallow Council, apprentice then roofer'),
        'Council houses.',
      ],
      [
        ['Self employed roofer', null, '2015 - now'],
        ['Relief caretaker', 'Fennimore Primary School', '2019 to 2021'],
        ['apprentice then roofer', 'Wallow Council', '2004 - 2009'],
      ],
    ],
    [
      'since when a step was held, in a title that wraps',
      [
        { text: 'Payroll Clerk, then Payroll Officer (from June 2019), Wallow', width: 500, bold: true, fontName: 'Lato-Bold' },
        bold('Parks & Gardens Trust'),
        'Sept 2017 – Feb 2022',
        { text: '• Paid 400 gardeners', width: 505 },
      ],
      [['Payroll Clerk, then Payroll Officer (from June 2019)', 'Wallow Parks & Gardens Trust', 'Sept 2017 – Feb 2022']],
    ],
    [
      'since and from before a year',
      [bold('Night porter, Hotel Fennimore'), 'since 2019', '• Carried 90 bags', bold('Porter, Wallow Lodge'), 'from June 2014 to 2019', '• Carried 40 bags'],
      [
        ['Night porter', 'Hotel Fennimore', 'since 2019'],
        ['Porter', 'Wallow Lodge', 'June 2014 to 2019'],
      ],
    ],
    [
      'an employer that wraps beside its dates in the margin',
      [
        bold('2009 - 2015\tWallow & Tweed Furniture Makers and Upholsterers'),
        bold('(East Riding) Limited, Leigh'),
        'Joiner then bench foreman from 2012. 8 on the bench.',
        bold('2004 - 2009\tFennimore Joinery Ltd, apprentice then joiner'),
        'Doors, stairs.',
      ],
      [
        ['Joiner then bench foreman', 'Wallow & Tweed Furniture Makers and Upholsterers (East Riding) Limited', '2009 - 2015'],
        ['apprentice then joiner', 'Fennimore Joinery Ltd', '2004 - 2009'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, lines, read) => {
    expect(jobs(...lines)).toEqual(read);
  });
});

describe('a head without dates among heads that have some', () => {
  it('begins a job where it is set as they are', () => {
    const read = jobs(
      bold('Shearer, Fennimore Wool Pty Ltd'),
      '2017 - 2019',
      '• Sheared 90 a day',
      bold('Milker, cows and a few goats, out past Leigh'),
      'about two years, wet',
      '• Milked 400 twice',
      bold('Corner shop, Saturdays'),
      'Until Dad found out.',
    );
    expect(read.map(([title]) => title)).toEqual(['Shearer', expect.stringMatching(/^Milker/u), null]);
    expect(read.map(([, employer]) => employer)).toEqual(['Fennimore Wool Pty Ltd', null, 'Corner shop']);
  });

  it('names no employer by a road from one town to another, a unit or the days of the week', () => {
    for (const behind of ['Moree to Esperance', 'Mon–Wed', 'Thu–Fri', 'weekends', 'Family Enhancement Unit', 'Saturdays'])
      expect(jobs(bold(`Driver, ${behind}`), '2017 - 2019', '• Drove 90 miles', bold('Clerk, Wallow Mills Ltd'), '2012 - 2017')[0]?.[1]).toBeNull();
  });
});
