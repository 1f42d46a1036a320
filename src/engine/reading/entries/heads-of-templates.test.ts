import { describe, expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { type Job, jobs } from '../jobs.test-kit.ts';
import { bold, type Draft, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

/** A line that begins further right. */
const at = (x: number, text: string, own: Partial<Draft> = {}): Draft => ({ text, x, ...own });

describe('heads as templates set them', () => {
  const cases: [string, (string | Draft)[], Job[]][] = [
    [
      'a form whose fields are numbered',
      [
        '1) Organization: Fennimore Infotech Pvt. Ltd., Pune',
        'Designation: Sr. Test Engineer',
        'Duration: Aug 2021 to till date',
        bold('Roles & Responsibilities:'),
        '• Wrote 420 test cases',
        '2) Organization: Marsh Softwares, Nashik',
        'Designation: Test Engineer (Manual)',
        'Duration: June 2018 to July 2021',
        bold('Roles & Responsibilities:'),
        '• Tested a billing application',
      ],
      [
        ['Sr. Test Engineer', 'Fennimore Infotech Pvt. Ltd.', 'Aug 2021 to till date'],
        ['Test Engineer (Manual)', 'Marsh Softwares', 'June 2018 to July 2021'],
      ],
    ],
    [
      'a field behind the dash of a title, its house below in plain letters',
      [
        bold('08/2013 – 01/2018\tRegistered Nurse – Emergency Department and Intensive Care'),
        at(180, 'Landeskrankenhaus Wallow'),
        at(180, '• Triage of 60 people a day'),
        bold('10/2010 – 07/2013\tRegistered Nurse – Emergency Department'),
        at(180, 'Klinik Marsh GmbH'),
        at(180, '• Trained students'),
      ],
      [
        ['Registered Nurse – Emergency Department and Intensive Care', 'Landeskrankenhaus Wallow', '08/2013 – 01/2018'],
        ['Registered Nurse – Emergency Department', 'Klinik Marsh GmbH', '10/2010 – 07/2013'],
      ],
    ],
    [
      'a house that reads as a title, its town beside it',
      [
        bold('OFFICE OF THE STATE TREASURER\tBoston, MA'),
        'Intern\tSummer 2020',
        '• Reconciled 214 trust accounts',
        bold('FENNIMORE CAPITAL\tBoston, MA'),
        'Analyst\tSept 2018 – May 2020',
        '• Priced 31 issues',
      ],
      [
        ['Intern', 'OFFICE OF THE STATE TREASURER', 'Summer 2020'],
        ['Analyst', 'FENNIMORE CAPITAL', 'Sept 2018 – May 2020'],
      ],
    ],
    [
      'dates flush right in their margin, and a head that wraps beside them',
      [
        at(64, 'Sep 2012–Dec\tStructural Engineer, Fennimore Consulting Ltd, Bristol, UK.'),
        at(104, '2016\tSteel frames for six schools and a church hall'),
        at(80, '2010–2012\tGraduate Engineer, Offshore Foundations,'),
        at(147, 'De Wallow Offshore B.V., Rotterdam.'),
        at(104, '2006\tSummer labourer, Marsh Works, Leigh.'),
      ],
      [
        ['Structural Engineer', 'Fennimore Consulting Ltd', 'Sep 2012–Dec 2016'],
        ['Graduate Engineer, Offshore Foundations', 'De Wallow Offshore B.V.', '2010–2012'],
        ['Summer labourer', 'Marsh Works', '2006'],
      ],
    ],
    [
      'a house with a remark whose words and numbers could name a job',
      ['[ 03/2021 – Current ]', bold('Logistics Coordinator'), bold('Wallow Pumps s.r.o. (water pumps, 140 employees)'), '• Planned 60 deliveries a week'],
      [['Logistics Coordinator', 'Wallow Pumps s.r.o. (water pumps, 140 employees)', '03/2021 – Current']],
    ],
    [
      'the last entry of a form, with nothing told of it',
      [
        '[ 03/2021 – Current ]',
        bold('Cook'),
        bold('Marsh Canteen Ltd'),
        bold('City: Leigh | Country: United Kingdom'),
        '• Cooked',
        '[ 06/2014 – 08/2016 ]',
        bold('Kitchen porter'),
        bold('The Salty Heron'),
        bold('City: Cork | Country: Ireland'),
      ],
      [
        ['Cook', 'Marsh Canteen Ltd', '03/2021 – Current'],
        ['Kitchen porter', 'The Salty Heron', '06/2014 – 08/2016'],
      ],
    ],
    [
      'since when, in a bracket that goes on',
      [bold('Shift Supervisor (from Jan 2016; deputy before that)'), 'Fennimore Spinners Ltd, Leigh', '2011 – 2024', '• Ran a shift of 26'],
      [['Shift Supervisor', 'Fennimore Spinners Ltd', '2011 – 2024']],
    ],
  ];
  it.each(cases)('%s', (_, lines, expected) => {
    expect(jobs(...lines)).toEqual(expected);
  });
});

describe('what looks like those and is none', () => {
  const cases: [string, (string | Draft)[], Job[]][] = [
    [
      'an employer with a trade in brackets names a title',
      ['2019 – 2021', 'Fennimore Ltd (accountant)', '• Closed the books'],
      [['accountant', 'Fennimore Ltd', '2019 – 2021']],
    ],
    [
      'a house behind the dash of a title',
      [bold('2019 – 2021\tAccountant – Fennimore Department Stores'), '• Closed the books', bold('2015 – 2019\tClerk – Marsh Trading'), '• Filed'],
      [
        ['Accountant', 'Fennimore Department Stores', '2019 – 2021'],
        ['Clerk', 'Marsh Trading', '2015 – 2019'],
      ],
    ],
    [
      'the years of two rows of one margin',
      ['2014\tBuyer, Fennimore Ltd', '• Bought', '2010\tClerk, Marsh Ltd', '• Filed'],
      [
        ['Buyer', 'Fennimore Ltd', '2014'],
        ['Clerk', 'Marsh Ltd', '2010'],
      ],
    ],
    [
      'since when, in a bracket of its own, is the job’s period',
      ['Bookkeeper, Fennimore Ltd (since March 2019)', '• Booked', 'Clerk, Marsh Ltd (2015 – 2019)', '• Filed'],
      [
        ['Bookkeeper', 'Fennimore Ltd', 'since March 2019'],
        ['Clerk', 'Marsh Ltd', '2015 – 2019'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, lines, expected) => {
    expect(jobs(...lines)).toEqual(expected);
  });
});

/** A profile as its site prints it: a side column on the first page, and larger headings beside it. */
const profile = (...overleaf: readonly Draft[]): Job[] => {
  const side = (text: string, own: Partial<Draft> = {}): Draft => ({ text, x: 18, column: 0, ...own });
  const main = (text: string, own: Partial<Draft> = {}): Draft => ({ text, x: 202, column: 1, ...own });
  const head = { fontSize: 15, fontName: 'Lato-Light' } as const;
  const small = { fontSize: 12, fontName: 'Lato-Light' } as const;
  return readCv(
    laidOut([
      { ...name('Ines Calloway'), x: 202, column: 1 },
      main('Summary', head),
      main('I run people operations for companies that outgrew their handbook.'),
      main('Experience', head),
      main('Quillhouse', small),
      main('People Partner'),
      main('April 2022 - Present'),
      main('Payroll moved in eleven weeks; leavers down from 31% to 17%.'),
      main('Fennimore & Finch', small),
      main('HR Adviser'),
      main('May 2018 - March 2022'),
      main('First point of contact for 240 staff in three warehouses.'),
      side('Contact', small),
      side('ines@example.org'),
      side('Top Skills', small),
      side('Payroll'),
      side('Languages', small),
      side('English (native)'),
      ...overleaf.map((draft) => ({ x: 202, column: 0, page: 2, ...draft })),
    ]),
    '2026-11-23',
  ).cv.experience.map(({ title, company, period }) => [title?.value ?? null, company?.value ?? null, period?.text ?? null]);
};

it('employers overleaf are no headings, though the side column has headings as small', () => {
  const small = { fontSize: 12, fontName: 'Lato-Light' } as const;
  const found = profile(
    { text: 'Wallow College', ...small },
    { text: 'HR Administrator' },
    { text: 'September 2015 - April 2018' },
    { text: 'Various', ...small },
    { text: 'Barista, shop assistant' },
    { text: '2012 - 2015' },
    { text: 'Education', fontSize: 15, fontName: 'Lato-Light' },
    { text: 'BA History, Elm University, 2012' },
  );
  expect(found).toEqual([
    ['People Partner', 'Quillhouse', 'April 2022 - Present'],
    ['HR Adviser', 'Fennimore & Finch', 'May 2018 - March 2022'],
    ['HR Administrator', 'Wallow College', 'September 2015 - April 2018'],
    ['Barista, shop assistant', 'Various', '2012 - 2015'],
  ]);
});

it('a name that begins with the letters of a label is whole', () => {
  const named = (text: string): string | undefined =>
    readCv(laidOut([name(text), 'post@example.org | Leeds', heading('Experience'), bold('Buyer, Fennimore Ltd, 2012 – 2015'), '• Bought'])).cv.name?.value;
  for (const whole of ['Nomvula Calloway', 'CVETA CALLOWAY', 'NOMPUMELELO CALLOWAY']) expect(named(whole)).toBe(whole);
  expect(named('Name: Ines Calloway')).toBe('Ines Calloway');
  expect(named('Resume of Ines Calloway')).toBe('Ines Calloway');
  const plain = readCv(documentFromText('RESUME\nR. CALLOWAY, B.E.,\nMobile: +91 90000 14258\nE-mail: site.work@example.org\nObjective\nTo work')).cv;
  expect(plain.name?.value).toBe('R. CALLOWAY');
});
