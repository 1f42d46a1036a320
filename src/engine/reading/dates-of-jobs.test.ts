import { describe, expect, it } from 'vitest';
import { documentFromText } from './document-from-text.ts';
import { readCv } from './read-cv.ts';

const jobsOf = (experience: string) => readCv(documentFromText(`Robin Fell\n\nExperience\n${experience}`)).cv.experience;
const periodOf = (written: string) => jobsOf(`Surveyor | Fell Ltd | ${written}\n- Measured fields`)[0]?.period;

describe('a job with one date only, among jobs with two', () => {
  it.each(['Intern | Acme | 2017', 'Intern – Acme – 2017', 'Intern\tAcme\tSummer 2017'])('%s is a job of its own', (head) => {
    const jobs = jobsOf(
      `Analyst | Dunmore Bank | Jan 2019 - May 2023\n- Closed the books of nine funds\nAssistant | Elm Partners | Mar 2018 - Dec 2018\n- Filed the papers of two partners\n${head}\n- Counted the stamps of the mail room`,
    );
    expect(jobs.map(({ title, company, period }) => [title?.value, company?.value, period?.start?.year])).toEqual([
      ['Analyst', 'Dunmore Bank', 2019],
      ['Assistant', 'Elm Partners', 2018],
      ['Intern', 'Acme', 2017],
    ]);
    expect(jobs.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([
      ['Closed the books of nine funds'],
      ['Filed the papers of two partners'],
      ['Counted the stamps of the mail room'],
    ]);
  });
});

describe('dates written backwards', () => {
  it.each([
    ['2018 – 2014', { year: 2014, month: null }, { year: 2018, month: null }],
    ['05/2021 - 03/2019', { year: 2019, month: 3 }, { year: 2021, month: 5 }],
  ])('%s is a timeline from new to old', (written, start, end) => {
    expect(periodOf(written)).toMatchObject({ text: written, start, end });
  });

  it.each(['Nov 2018 – Mar 2018', '11/2018 - 03/2018'])('%s is left as it is: within one year it is a slip', (written) => {
    expect(periodOf(written)).toMatchObject({ start: { year: 2018, month: 11 }, end: { year: 2018, month: 3 } });
  });

  it('counts the years of a reversed period', () => {
    expect(readCv(documentFromText('Robin Fell\n\nExperience\nSurveyor | Fell Ltd | 2018 – 2014\n- Measured fields')).cv.yearsOfExperience).toBe(4);
  });
});
