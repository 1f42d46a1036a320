import { describe, expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { type Job, jobs, jobsUnder } from '../jobs.test-kit.ts';
import { bold, type Cell, type Draft, heading, inCells, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';
import { isTableHead } from './table-head.ts';

type Lines = (string | Draft)[];
/** A line of one cell, in the column that begins at `x`. */
const at = (x: number, text: string, own: Partial<Draft> = {}): Draft => ({ text, x, ...own });
const head = (...cells: readonly Cell[]): Draft => ({ ...inCells(...cells), bold: true, fontName: 'Lato-Bold' });

describe('tables of jobs', () => {
  const cases: [string, Lines, Job[]][] = [
    [
      'from and to in columns of their own',
      [
        head([50, 'Organization'], [220, 'Designation'], [360, 'From'], [440, 'To']),
        inCells([50, 'Fennimore Infotech Pvt. Ltd., Pune'], [220, 'Senior QA Engineer'], [360, 'Aug 2023'], [440, 'Till date']),
        inCells([50, 'Marsh Softwares'], [220, 'Trainee'], [360, 'May 2021'], [440, 'Jul 2023']),
      ],
      [
        ['Senior QA Engineer', 'Fennimore Infotech Pvt. Ltd.', 'Aug 2023 Till date'],
        ['Trainee', 'Marsh Softwares', 'May 2021 Jul 2023'],
      ],
    ],
    [
      'rows with a running number, and cells that wrap on lines of their own',
      [
        head([50, 'S.No'], [90, 'Organisation'], [230, 'Designation'], [330, 'Project'], [450, 'Period']),
        inCells([50, '1.'], [90, 'Fennimore Infra Pvt. Ltd., Salem'], [230, 'Senior Site Engineer'], [330, 'Flats'], [450, 'Aug-2021 to till date']),
        inCells([50, '2.'], [90, 'Marsh Constructions, Erode'], [230, 'Site Engineer']),
        at(330, 'Spinning mill shed'),
        at(330, 'and staff quarters'),
        at(450, 'June-2018 to July-2021'),
      ],
      [
        ['Senior Site Engineer', 'Fennimore Infra Pvt. Ltd.', 'Aug-2021 to till date'],
        ['Site Engineer', 'Marsh Constructions', 'June-2018 to July-2021'],
      ],
    ],
    [
      'title and employer in one narrow column that wraps, what was done beside it',
      [
        head([50, 'Dates'], [140, 'Position and employer'], [270, 'What I did']),
        at(50, 'Feb 2019 – present'),
        at(140, 'Senior Library'),
        at(140, 'Assistant, Southern'),
        at(140, 'Moor District Library,'),
        at(140, 'Winton branch (27 hrs)'),
        at(270, 'Sole charge of branch two days a week'),
        at(270, 'Story time: from 6 to 31 children'),
        inCells([50, '2016 – 2019'], [140, 'Library Assistant', '(Children’s), Te Kauri', 'Library, Leigh']),
        at(270, 'School holiday programmes'),
        inCells([50, '2009 – 2012'], [140, 'Bookseller, Paper Kea', 'Books'], [270, 'Front of shop']),
      ],
      [
        ['Senior Library Assistant', 'Southern Moor District Library, Winton branch (27 hrs)', 'Feb 2019 – present'],
        ['Library Assistant (Children’s)', 'Te Kauri Library', '2016 – 2019'],
        ['Bookseller', 'Paper Kea Books', '2009 – 2012'],
      ],
    ],
    [
      'an employer over the post in one cell, and the same house again',
      [
        head([50, 'Dates'], [140, 'Employer and post'], [270, 'Duties']),
        inCells([50, '2018 to now'], [140, 'St Walstan Primary', 'Academy (174 pupils)', 'School Secretary']),
        at(270, 'Front office and first aid'),
        inCells([50, '2016 to 2018'], [140, 'Same school', 'Midday Supervisor']),
        at(270, 'Playground, dinners, grazes'),
      ],
      [
        ['School Secretary', 'St Walstan Primary Academy (174 pupils)', '2018 to now'],
        ['Midday Supervisor', 'St Walstan Primary Academy (174 pupils)', '2016 to 2018'],
      ],
    ],
    [
      'a title that wraps beside its employer',
      [
        head([50, 'Von – bis'], [160, 'Tätigkeit'], [330, 'Firma']),
        inCells([50, '04/2018 – heute'], [160, 'Teamleiterin Kundendienst mit', 'Personalverantwortung'], [330, 'Fenner Gerätebau GmbH, Leipzig']),
        inCells([50, '2012 – 03/2018'], [160, 'Servicetechnikerin'], [330, 'Elmer & Söhne KG']),
      ],
      [
        ['Teamleiterin Kundendienst mit Personalverantwortung', 'Fenner Gerätebau GmbH', '04/2018 – heute'],
        ['Servicetechnikerin', 'Elmer & Söhne KG', '2012 – 03/2018'],
      ],
    ],
    [
      'titles and employers that no list knows, in the order of their columns',
      [
        head([50, 'Periodo'], [160, 'Azienda'], [330, 'Mansione']),
        inCells([50, '2019 – 2024'], [160, 'Valverde'], [330, 'Sgusciatrice']),
        inCells([50, '2014 – 2019'], [160, 'Cinque Lune'], [330, 'Filandera']),
      ],
      [
        ['Sgusciatrice', 'Valverde', '2019 – 2024'],
        ['Filandera', 'Cinque Lune', '2014 – 2019'],
      ],
    ],
    [
      'one row under a head whose every name is known',
      [head([50, 'Period'], [160, 'Role'], [330, 'Company']), inCells([50, '2019 – 2024'], [160, 'Picker'], [330, 'Elm'])],
      [['Picker', 'Elm', '2019 – 2024']],
    ],
    [
      'an empty cell in the middle, and a column whose name says nothing',
      [
        head([50, 'Job Title'], [180, 'Name of Employer'], [320, 'Dates'], [430, 'Line manager']),
        inCells([50, 'Shop Manager'], [180, 'Marsh & Daughter Ltd'], [320, '2019 – 2024'], [430, 'R. Alder']),
        inCells([50, 'Childminder'], [320, '2014 – 2019']),
        inCells([50, 'Baker'], [180, 'Wallow Loaves'], [320, '2010 – 2014'], [430, 'T. Birch']),
      ],
      [
        ['Shop Manager', 'Marsh & Daughter Ltd', '2019 – 2024'],
        ['Childminder', null, '2014 – 2019'],
        ['Baker', 'Wallow Loaves', '2010 – 2014'],
      ],
    ],
    [
      'what stands below the table is read as ever',
      [
        head([50, 'Period'], [160, 'Role'], [330, 'Company']),
        inCells([50, '2019 – 2024'], [160, 'Welder'], [330, 'Elm Works Ltd']),
        inCells([50, '2016 – 2019'], [160, 'Fitter'], [330, 'Marsh Works Ltd']),
        bold('Buyer, Fennimore Ltd, 2012 – 2015'),
        '• Bought',
      ],
      [
        ['Welder', 'Elm Works Ltd', '2019 – 2024'],
        ['Fitter', 'Marsh Works Ltd', '2016 – 2019'],
        ['Buyer', 'Fennimore Ltd', '2012 – 2015'],
      ],
    ],
  ];
  it.each(cases)('%s', (_, lines, expected) => {
    expect(jobs(...lines)).toEqual(expected);
  });

  it('keeps statements of one cell apart where the line above had room', () => {
    const { cv } = readCv(
      laidOut([
        name('Ines Calloway'),
        heading('Experience'),
        head([50, 'Dates'], [140, 'Position and employer'], [270, 'What I did']),
        inCells([50, '2016 – 2019'], [140, 'Clerk, Elm Ltd']),
        at(270, 'School holiday programmes'),
        at(270, 'Displays, social media'),
        inCells([50, '2012 – 2016'], [140, 'Porter, Marsh Ltd']),
        at(270, 'Carried 40 trunks a day from the old pier to'),
        at(270, 'the Grand Hotel'),
      ]),
    );
    expect(cv.experience.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
      ['School holiday programmes', 'Displays, social media'],
      ['Carried 40 trunks a day from the old pier to the Grand Hotel'],
    ]);
  });

  it('reads them as pasted, cells parted by tabs or bars', () => {
    const pasted = (sign: string): string =>
      ['Ines Calloway', '', 'EXPERIENCE', 'Period|Role|Company', '2019 – 2024|Picker|Elm', '2016 – 2019|Packer|Wallow', '', 'SKILLS', 'Excel, SAP']
        .join('\n')
        .replaceAll('|', sign);
    const read = (text: string): unknown[] =>
      readCv(documentFromText(text)).cv.experience.map(({ title, company, period }) => [title?.value, company?.value, period?.text]);
    const expected = [
      ['Picker', 'Elm', '2019 – 2024'],
      ['Packer', 'Wallow', '2016 – 2019'],
    ];
    expect(read(pasted('\t'))).toEqual(expected);
    expect(read(pasted(' | '))).toEqual(expected);
  });
});

describe('what is no table', () => {
  const cases: [string, Lines, Job[]][] = [
    [
      'rows over which nothing stands',
      ['Welder\tElm Works Ltd\t2019 – 2024', 'Fitter\tMarsh Works Ltd\t2016 – 2019'],
      [
        ['Welder', 'Elm Works Ltd', '2019 – 2024'],
        ['Fitter', 'Marsh Works Ltd', '2016 – 2019'],
      ],
    ],
    [
      'a form whose labels are names of columns',
      ['Position\tWater Meter Inspector', 'Employer\tElm Water Board', 'Period\t06/2020 - to date', 'Duties\tRead 900 meters a month'],
      [['Water Meter Inspector', 'Elm Water Board', '06/2020 - to date']],
    ],
    [
      'a head that some words of look like names of columns',
      [bold('Training Manager\tFennimore Company'), 'Leeds\t2019 – 2024', '• Trained 40'],
      [['Training Manager', 'Fennimore Company', '2019 – 2024']],
    ],
  ];
  it.each(cases)('%s', (_, lines, expected) => {
    expect(jobs(...lines)).toEqual(expected);
  });

  it.each([
    'Experience\tEducation',
    'English\tC1',
    'Acme Ltd\tLeeds',
    'Languages\tLevel',
    'Chef de projet\tFormation',
    'Class X\tMarks',
    'Project #1\tClient',
    'Role: Clerk',
  ])('%s', (text) => {
    expect(isTableHead({ text })).toBe(false);
  });
});

describe('tables of studies', () => {
  const studies = (...lines: Lines): unknown[] =>
    readCv(
      laidOut([name('Ines Calloway'), heading('Experience'), bold('Buyer, Fennimore Ltd, 2012 – 2015'), '• Bought', heading('Education'), ...lines]),
    ).cv.education.map(({ degree, institution, period, details }) => [
      degree?.value ?? null,
      institution?.value ?? null,
      period?.text ?? null,
      details.map(({ value }) => value),
    ]);

  it('with a board, a year and a share', () => {
    expect(
      studies(
        head([50, 'Qualification'], [200, 'Board / University'], [360, 'Year'], [440, 'Percentage']),
        inCells([50, 'B.E. (Information', 'Technology)'], [200, 'Marsh University, Pune'], [360, '2020'], [440, '63.40 %']),
        inCells([50, 'SSC (10th)'], [200, 'Wallow State Board'], [360, '2014'], [440, '84.60 %']),
      ),
    ).toEqual([
      ['B.E. (Information Technology)', 'Marsh University', '2020', ['Pune', '63.40 %']],
      ['SSC (10th)', 'Wallow State Board', '2014', ['84.60 %']],
    ]);
  });

  it('with the year first, courses that are no degrees, and one that goes on', () => {
    expect(
      studies(
        head([50, 'Year'], [140, 'Course'], [390, 'Where']),
        inCells([50, '2018'], [140, 'Diploma in Library Studies (Level 6)'], [390, 'Open Polytechnic']),
        at(50, '2022 –'),
        at(140, 'Bachelor of Library Studies, 5 of 24'),
        at(140, 'papers'),
        at(390, 'Open Polytechnic'),
        inCells([50, '2004'], [140, 'Wool classing certificate'], [390, 'Telford']),
      ).map((study) => (Array.isArray(study) ? study.slice(0, 3) : study)),
    ).toEqual([
      ['Diploma in Library Studies (Level 6)', 'Open Polytechnic', '2018'],
      ['Bachelor of Library Studies, 5 of 24 papers', 'Open Polytechnic', '2022 –'],
      ['Wool classing certificate', 'Telford', '2004'],
    ]);
  });

  it('under the heading of the jobs are nobody’s employers', () => {
    const lines = [
      bold('Buyer, Fennimore Ltd, 2012 – 2015'),
      '• Bought',
      head([50, 'Year'], [140, 'Course'], [390, 'School']),
      inCells([50, '2009'], [140, 'Needlework'], [390, 'Marsh College']),
      inCells([50, '2007'], [140, 'Lacemaking'], [390, 'Wallow College']),
    ];
    expect(jobsUnder('Career', lines)).toEqual([['Buyer', 'Fennimore Ltd', '2012 – 2015']]);
  });
});
