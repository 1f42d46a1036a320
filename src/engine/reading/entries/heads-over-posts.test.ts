import { describe, expect, it } from 'vitest';
import { type Job, jobs, jobsUnder } from '../jobs.test-kit.ts';
import { bold, type Draft, heading } from '../printed.test-kit.ts';

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
