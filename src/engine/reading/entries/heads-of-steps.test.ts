import { describe, expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

const cvOf = (text: string): ReturnType<typeof readCv>['cv'] => readCv(documentFromText(`Ada Quince\nada@quince.example\n\n${text}`), '2026-11-29').cv;
const jobs = (text: string): (string | undefined)[][] =>
  cvOf(text).experience.map(({ title, company, period }) => [title?.value, company?.value, period?.text]);

describe('steps, grades and houses in heads', () => {
  it('a step within a house belongs to the title, whatever the first post is called', () => {
    expect(jobs('EXPERIENCE\nImprover, then Lift Mechanic, Hollin & Pryce Lift Co, Derby\nSept 2011 – March 2016\n• Rope changes')).toEqual([
      ['Improver, then Lift Mechanic', 'Hollin & Pryce Lift Co', 'Sept 2011 – March 2016'],
    ]);
    expect(
      jobs('EXPERIENCE\nProject Co-ordinator, then Assistant Project Manager, Larch Stores Ltd, Luton\nFebruary 2012 to April 2016\n• Tills')[0]?.slice(0, 2),
    ).toEqual(['Project Co-ordinator, then Assistant Project Manager', 'Larch Stores Ltd']);
  });

  it('a grade is no employer; the house stands below', () => {
    const read = jobs(
      'Employment\nFeb 2021 – present\tStaff Nurse, Band 5\nElm Ward (28 beds), Leigh General Hospital, Dorset\nCare of patients.\n2017 – 2018\tStaff Nurse, Emergency Room, Hospital in Riyadh, Saudi Arabia\nTriage.',
    );
    expect(read.map((one) => one[1])).toEqual(['Leigh General Hospital', 'Hospital in Riyadh']);
  });

  it('a job told in one statement, over two lines or one', () => {
    expect(
      jobs(
        'WORK EXPERIENCE\n➢ Worked as Software Engineer in Fennimore Technologies Pvt Ltd, Leigh from Aug\n2021 to Dec 2024.\n➢ Worked as Clerk in Marsh Infosolutions, Leigh from July 2019 to July 2021.',
      ),
    ).toEqual([
      ['Software Engineer', 'Fennimore Technologies Pvt Ltd', 'Aug 2021 to Dec 2024'],
      ['Clerk', 'Marsh Infosolutions', 'July 2019 to July 2021'],
    ]);
  });

  it('since when a house does something is no job of its own', () => {
    const read = jobs(
      'EXPERIENCE\nHerd Manager\tApril 2015 – Present\nKettle Dairy LLC, Hexby, WI – 640 cows, double-12 parallel, three milkings since 2018\n• Lowered the cell count',
    );
    expect(read).toEqual([['Herd Manager', 'Kettle Dairy LLC', 'April 2015 – Present']]);
  });

  it('what somebody tells of herself is no job, and her own name no employer', () => {
    expect(jobs('For eighteen years I was a viola player, and since 2022 I have been turning myself into a\nlawyer. I am looking for a first post.')).toEqual(
      [],
    );
  });

  it('of a career summary that lists jobs only the sentences above them sum up', () => {
    const cv = cvOf('CAREER SUMMARY\nProject Manager, Fennimore Freight plc, Leigh\nOctober 2020 to date\n• Ran four projects at once');
    expect(cv.summary.some(({ text }) => text.includes('four projects'))).toBe(false);
    expect(cv.experience).toHaveLength(1);
  });

  it('leave told in a sentence is no post', () => {
    const read = jobs(
      'EXPERIENCE\nClerk, Fennimore Ltd, Leigh\n2014 – 2020\n• Filed letters\n\n2018 – 2019 I also took time out (9 months) for maternity leave.',
    );
    expect(read.map((one) => one[0])).not.toContain('I also took time out');
  });
});

describe('how to reach somebody', () => {
  it.each([
    ['14 Tansy Close, Leigh | 07700 900241 (01632 960118 evenings)\nTickets\n18th Edition BS 7671 (2019, not updated)', '07700 900241'],
    ['Tel (415) 555-0172\nLeigh', '(415) 555-0172'],
  ])('%s', (text, phone) => {
    expect(cvOf(text).phone?.value).toBe(phone);
  });

  it.each([
    ['27 Foundry Walk, Marlbury', 'Marlbury'],
    ['Flat 3, 40 Coldstream Rise, Eastmere 07700 900386', 'Eastmere'],
  ])('the town of “%s” is %s', (text, town) => {
    expect(cvOf(text).location?.value).toBe(town);
  });

  it('two languages in one breath are two', () => {
    expect(cvOf('Languages\nEnglish, Telugu and Hindi').languages.map(({ value }) => value)).toEqual(['English', 'Telugu', 'Hindi']);
  });

  it('letters and posts behind a name are no part of it', () => {
    const named = (line: string): string | undefined =>
      readCv(documentFromText(`${line}\nt.adey@example.com\n\nEXPERIENCE\nClerk, Fennimore Ltd, 2014 – 2020`), null).cv.name?.value;
    expect(named('Temi Adeyinka, PRINCE2')).toBe('Temi Adeyinka');
    expect(named('Ruth Adeyemi-Lindsay MSc FIBMS, Biomedical Scientist')).toBe('Ruth Adeyemi-Lindsay');
  });
});
