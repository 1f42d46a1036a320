import { describe, expect, it } from 'vitest';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

type Job = readonly [title: string | null, employer: string | null, period: string | null];

const TODAY = '2026-11-23';
const jobsUnder = (over: string, lines: readonly (string | Draft)[]): Job[] =>
  readCv(
    laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', heading(over), ...lines, heading('Education'), 'BSc Botany, 2004']),
    TODAY,
  ).cv.experience.map(({ title, company, period }) => [title?.value ?? null, company?.value ?? null, period?.text ?? null]);
const jobs = (...lines: readonly (string | Draft)[]): Job[] => jobsUnder('Experience', lines);

describe('an employer over the posts held there', () => {
  const cases: [string, (string | Draft)[], Job[]][] = [
    [
      'with its own dates, units behind the titles',
      [
        bold('Marsh & Wallow Fire and Rescue Service, Leigh\t2012 – Present'),
        'Watch Manager, Prevention and Protection (May 2019 – Present)',
        '• Led 24 firefighters',
        'Crew Manager, Blue Watch (2012 – May 2019)',
        '• Attended 900 calls',
      ],
      [
        ['Watch Manager, Prevention and Protection', 'Marsh & Wallow Fire and Rescue Service', 'May 2019 – Present'],
        ['Crew Manager, Blue Watch', 'Marsh & Wallow Fire and Rescue Service', '2012 – May 2019'],
      ],
    ],
    [
      'a navy over ranks and ships',
      [
        bold('Royal Navy, Surface Fleet\tJanuary 2001 – March 2019'),
        'Chief Petty Officer, Marine Engineering, Portsmouth (2012 – 2019)',
        '• Ran the workshop, 31 people',
        'Leading Hand, HMS Fennimore (2005 – 2012)',
        '• Kept two diesels going',
        'Able Rate (2001 – 2005)',
        '• Learned where the valves are',
      ],
      [
        ['Chief Petty Officer, Marine Engineering', 'Royal Navy, Surface Fleet', '2012 – 2019'],
        ['Leading Hand, HMS Fennimore', 'Royal Navy, Surface Fleet', '2005 – 2012'],
        ['Able Rate', 'Royal Navy, Surface Fleet', '2001 – 2005'],
      ],
    ],
    [
      'a foreign house nobody knows, posts by country',
      [
        bold('Wallowa Partners\t2010 – 2020'),
        'Regional Buyer, Nordics (2015 – 2020)',
        '• Bought 400 sofas',
        'Junior Buyer, Textiles (2010 – 2015)',
        '• Bought 90 rugs',
      ],
      [
        ['Regional Buyer, Nordics', 'Wallowa Partners', '2015 – 2020'],
        ['Junior Buyer, Textiles', 'Wallowa Partners', '2010 – 2015'],
      ],
    ],
    [
      'its dates over one post that has none',
      [
        bold('Northern Plains Health Region, Brandon\t2013 – 2016'),
        'Occupational Therapist, hands and shoulders',
        '• Made 300 splints',
        bold('Fennimore Rehab Ltd, Winnipeg\t2009 – 2013'),
        'Occupational Therapist, home visits',
        '• Measured 900 doors',
      ],
      [
        ['Occupational Therapist, hands and shoulders', 'Northern Plains Health Region', '2013 – 2016'],
        ['Occupational Therapist, home visits', 'Fennimore Rehab Ltd', '2009 – 2013'],
      ],
    ],
    [
      'its own line under a title with weekdays',
      [
        bold('Veterinary Nurse, Tue–Thu'),
        'Two Geese Family Vets, Leigh · 2019 to present',
        '• Clipped 900 claws',
        bold('Veterinary Nurse, Saturdays'),
        'Marsh Lane Animal Hospital · Sept 2021 to today',
        '• Weighed 400 cats',
      ],
      [
        ['Veterinary Nurse, Tue–Thu', 'Two Geese Family Vets', '2019 to present'],
        ['Veterinary Nurse, Saturdays', 'Marsh Lane Animal Hospital', 'Sept 2021 to today'],
      ],
    ],
    [
      'in capitals before a dash and a title that wraps',
      [
        {
          text: 'FENNIMORE CONSUMER BRANDS, Leeds — Senior Category Manager, Frozen and Chilled Ready',
          width: 500,
          bold: true,
          fontName: 'Lato-Bold',
        },
        bold('Meals Portfolio'),
        'April 2017 – today',
        { text: '• Took 400 lines off the shelf', width: 505 },
        bold('WALLOW PROVIDENT, Leigh — Category Manager (promoted from Buyer, 2012)'),
        '2008 – 2017',
        '• Bought 90 kinds of jam',
      ],
      [
        ['Senior Category Manager, Frozen and Chilled Ready Meals Portfolio', 'FENNIMORE CONSUMER BRANDS', 'April 2017 – today'],
        ['Category Manager', 'WALLOW PROVIDENT', '2008 – 2017'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, lines, read) => {
    expect(jobs(...lines)).toEqual(read);
  });

  it('lets a post below it have an employer of its own, where one says so', () => {
    const [, , third] = jobs(
      bold('Wallow Bank plc\t2010 – 2020'),
      'Cashier, Leigh branch (2010 – 2015)',
      '• Counted 400 notes',
      'Adviser, mortgages (2015 – 2020)',
      '• Lent 90 houses',
      bold('Barman, The Gilded Turnip Ltd (2012 – 2014)'),
      '• Poured 400 pints',
    );
    expect(third).toEqual(['Barman', 'The Gilded Turnip Ltd', '2012 – 2014']);
  });
});

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

describe('headings', () => {
  it.each([
    'PROFESSIONAL EXPERIENCE (7 years 4 months)',
    'Work Experience (most recent first)',
    'WHERE I WORK (BOTH)',
    'What I did before',
    'Where I have worked',
    'Jobs I have had',
    "Where I've been",
  ])('of jobs: %s', (over) => {
    expect(jobsUnder(over, [bold('Buyer, Fennimore Sofas Ltd'), '2012 – 2015', '• Bought 400 sofas'])).toEqual([
      ['Buyer', 'Fennimore Sofas Ltd', '2012 – 2015'],
    ]);
  });

  it('are no employers, whatever they say', () => {
    const read = jobs(
      bold('Buyer, Fennimore Sofas Ltd'),
      '2012 – 2015',
      '• Bought 400 sofas',
      heading('WHERE I WORKED'),
      bold('Clerk (temp), various'),
      '2010 – 2012',
      '• Filed 90 letters',
      heading('GIVING BACK'),
      '• Soup kitchen, Sundays: 340 bowls since 2018',
    );
    expect(read).toEqual([
      ['Buyer', 'Fennimore Sofas Ltd', '2012 – 2015'],
      ['Clerk (temp)', null, '2010 – 2012'],
    ]);
  });
});

describe('who a post was for', () => {
  it.each([
    [
      'under the station of a cook',
      [bold('03/2025 → today\tChef de Partie, Pastry'), 'The Gilded Turnip, Eccles, Leigh (gastropub, 85 covers)'],
      'The Gilded Turnip',
    ],
    [
      'behind a dash, a town with its state',
      [bold('SALES CONSULTANT / TEAM CAPTAIN — Lone Star Storm Roofing & Exteriors, Plano TX (03/2023 – Present)')],
      'Lone Star Storm Roofing & Exteriors',
    ],
    [
      'behind a step that has its own date',
      ['08/2023 – 02/2025\tCommis Chef, later (05/2024) Demi Chef de Partie', 'Hotel Fennimore, Leigh'],
      'Hotel Fennimore',
    ],
  ] as const)('%s', (_, head, employer) => {
    expect(jobs(...head, '• Served 400 plates')[0]?.[1]).toContain(employer);
  });

  it('begins to the left of the statements where no date shows it', () => {
    const at = (text: string, y: number, x = 50): Draft => ({ text, x, y });
    const read = jobs(
      at('Wallow Bread Company, Leigh', 100),
      at('Night baker 2018 till now', 114),
      at('• 4 bakers and me', 128, 60),
      at('• took over the ordering', 142, 60),
      at('Fennimore Grocery instore bakery, Eccles', 170),
      at('baker, cake finisher', 184),
      at('about 4 years', 198),
      at('• thaw and bake mostly', 212, 60),
    );
    expect(read.map(([, employer]) => employer)).toEqual(['Wallow Bread Company', expect.stringMatching(/^Fennimore Grocery/u)]);
  });
});
