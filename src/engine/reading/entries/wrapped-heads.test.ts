import { describe, expect, it } from 'vitest';
import { bold, type Draft, heading, laidOut } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

/** Text that stands to the right of dates in the margin. */
const beside = (text: string): Draft => ({ text, x: 130 });
const FULL = '• Moved every one of the pallets of the eastern depot in a single weekend';
const jobs = (lines: readonly (string | Draft)[]): (string | undefined)[][] =>
  readCv(laidOut([{ text: 'Ida Moor', fontSize: 24 }, heading('Experience'), ...lines, FULL, heading('Skills'), 'Excel, Filing'])).cv.experience.map(
    ({ title, company, period }) => [title?.value, company?.value, period?.text],
  );

describe('the head of a job that its column was too narrow for', () => {
  it.each([
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, Jan 2019 -', 'Present'], 'Jan 2019 - Present'],
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, 06/2015 –', '12/2018'], '06/2015 – 12/2018'],
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, Sep', '2016 to July 2018'], 'Sep 2016 to July 2018'],
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, September', '2016 to July 2018'], 'September 2016 to July 2018'],
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, May 2018 to', 'now'], 'May 2018 to now'],
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, summers of 2014 and', '2015'], 'summers of 2014 and 2015'],
    [['Head Chef, The Gilded Turnip Restaurant Company Limited, 2014 – 2016'], '2014 – 2016'],
  ])('has its whole period: %j', (lines, period) => {
    expect(jobs([...lines, '• Cooked'])).toEqual([['Head Chef', 'The Gilded Turnip Restaurant Company Limited', period]]);
  });

  it('has the whole name of the employer, beside its date and before it', () => {
    const employer = 'Northern Isles Marine Station';
    expect(jobs(['2014 – 2019\tPostdoctoral Research Associate, Northern Isles Marine', beside('Station'), beside('• Counted barnacles')])).toEqual([
      ['Postdoctoral Research Associate', employer, '2014 – 2019'],
    ]);
    expect(jobs(['Postdoctoral Research Associate of the Third Grade, Northern Isles Marine', 'Station, 2014 – 2019', '• Counted barnacles'])).toEqual([
      ['Postdoctoral Research Associate of the Third Grade', employer, '2014 – 2019'],
    ]);
  });

  it('has the whole title in a narrow column', () => {
    expect(
      jobs([
        bold('Senior Staff Nurse for Acute and Emergency Medicine of the Eastern'),
        bold('Counties'),
        'Saltmarsh Hospital Trust',
        '2019 – 2021',
        '• Nursed',
      ]),
    ).toEqual([['Senior Staff Nurse for Acute and Emergency Medicine of the Eastern Counties', 'Saltmarsh Hospital Trust', '2019 – 2021']]);
  });
});

describe('an employer whose name goes on below', () => {
  it.each([
    ['behind what kind of house it is', ['Teacher of Physics, Ysgol', 'Bryn Wallow, Swansea', '2018 – 2020'], 'Ysgol Bryn Wallow'],
    [
      'in a line that is full',
      ['Music Tutor, The Wallow Valley and Eastern District Youth and Community', 'Performing Arts, Leeds', '2013 – 2017'],
      'The Wallow Valley and Eastern District Youth and Community Performing Arts',
    ],
    ['beside its dates, with its legal form', ['Welder at Fennimore Mekaniske\t2014 – 2019', 'AS, Leeds'], 'Fennimore Mekaniske AS'],
  ])('%s', (_, lines, employer) => {
    expect(jobs([...lines.map(bold), '• Cooked']).map((job) => job[1])).toEqual([employer]);
  });

  it('has the dates that stand below a comma', () => {
    expect(jobs([bold('Associate Curator, Marsh Head Museum,'), bold('Leeds, 2020 – present'), '• Curated'])).toEqual([
      ['Associate Curator', 'Marsh Head Museum', '2020 – present'],
    ]);
  });

  it('takes no line of its own for the rest of a name', () => {
    expect(
      jobs([bold('Barista, Marsh Coffee'), bold('2013 – 2017'), '• Poured', bold('Clerk, Wallow'), bold('2010 – 2013'), '• Filed']).map((job) => job[1]),
    ).toEqual(['Marsh Coffee', 'Wallow']);
  });
});

describe('lines that are no continuation', () => {
  it('an employer that would have fitted behind the title', () => {
    expect(jobs(['2014 – 2019\tPostdoctoral Research Associate', beside('Northern Isles Marine Station'), beside('• Counted barnacles')])).toEqual([
      ['Postdoctoral Research Associate', 'Northern Isles Marine Station', '2014 – 2019'],
    ]);
  });

  it('an employer in another style below a title that fills its line', () => {
    const title = bold('2014 – 2019\tAusbildung zum Elektroniker für Betriebstechnik und Anlagen');
    expect(jobs([title, beside('Stadtwerke Wiesenbrück GmbH'), beside('• Gebaut')])).toEqual([
      ['Ausbildung zum Elektroniker für Betriebstechnik und Anlagen', 'Stadtwerke Wiesenbrück GmbH', '2014 – 2019'],
    ]);
  });

  it('a number that is no day', () => {
    expect(jobs(['Night Porter, Pelican Hotel, Room 59', 'May 1991 – June 1993', '• Carried'])[0]?.[2]).toBe('May 1991 – June 1993');
  });

  it('the next date of a timeline', () => {
    expect(jobs(['2019 –', 'Head Chef, The Gilded Turnip', '2015 – 2019', 'Sous Chef, The Gilded Turnip']).map((job) => job[2])).toEqual([
      '2019 –',
      '2015 – 2019',
    ]);
  });
});
