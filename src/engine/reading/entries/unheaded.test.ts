import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { jobs } from '../jobs.test-kit.ts';
import { type Draft, bold, heading, laidOut, name } from '../printed.test-kit.ts';
import { readCv } from '../read-cv.ts';

const TODAY = '2026-11-23';
const page = (...lines: readonly (string | Draft)[]): Cv => readCv(laidOut([name('Ines Calloway'), 'ines@example.org | Leeds', ...lines]), TODAY).cv;
const told = ({ experience }: Cv): unknown[] =>
  experience.map(({ title, company, location, bullets }) => [
    title?.value ?? null,
    company?.value ?? null,
    location?.value ?? null,
    ...bullets.map(({ text }) => text),
  ]);

describe('a page without headings', () => {
  it('tells jobs and placements, and nothing of school, papers and clubs under them', () => {
    const cv = page(
      'I am 17 and left school in July. I would like to work with animals.',
      'Garden Volunteer, Parc Community Garden, Sundays, March 2024 to now. Water, weed and sell plants at',
      'the gate.',
      'Work experience, Tawe Veterinary Surgery, 2 weeks, June 2024. Cleaned kennels and held a very cross',
      'rabbit.',
      'Marsh rugby club, helped with the under 8s.',
      'GCSEs, Tawe High School, 2025: Biology B, Maths C.',
      'Level 2 Food Safety 2023. Emergency First Aid 2024.',
      'I am cheerful and I turn up.',
    );
    expect(told(cv)).toEqual([
      ['Garden Volunteer', 'Parc Community Garden', null, 'Water, weed and sell plants at the gate.'],
      ['Work experience', 'Tawe Veterinary Surgery', null, 'Cleaned kennels and held a very cross rabbit.'],
    ]);
  });

  it('tells a job that has a house and no title', () => {
    expect(
      told(
        page('I finished school in June and I want to nurse.', 'Marsh chip shop, Leigh, Friday nights, Nov 2023 to now.', 'Serve at the counter and cash up.'),
      ),
    ).toEqual([[null, 'Marsh chip shop', 'Leigh', 'Serve at the counter and cash up.']]);
  });
});

describe('in running text', () => {
  it('one sentence after another names a job each', () => {
    expect(
      told(
        page(
          'Bus driver at Wandle Buses since 2019. Sorter at Purley Delivery Office from 2011 to 2018. I know every low bridge.',
          'I speak Twi and some French.',
        ),
      ),
    ).toEqual([
      ['Bus driver', 'Wandle Buses', null],
      ['Sorter', 'Purley Delivery Office', null],
    ]);
  });

  it('a duty held since a year is no job of its own', () => {
    expect(
      jobs(
        'Cover Supervisor, Marsh High School, September 2018 to present. Supervise classes and take registers.',
        'Form tutor for a year 9 group since 2022. Invigilate mocks and summer exams',
        'including access rooms.',
        'Teaching Assistant, Elm Primary School, 2014 to 2018. Helped on trips.',
      ),
    ).toEqual([
      ['Cover Supervisor', 'Marsh High School', 'September 2018 to present'],
      ['Teaching Assistant', 'Elm Primary School', '2014 to 2018'],
    ]);
  });

  it('a year at nobody’s is a break, and no bullet of the job above', () => {
    const cv = page(
      heading('Experience'),
      bold('Elm Hotel, Cook, 2015 to 2017'),
      '• Cooked for 54 guests',
      'Nowhere in particular, 2014. Looked after my father.',
      bold('Marsh Hotel, Cook, 2009 to 2013'),
      '• Cooked for 30 guests',
    );
    expect(told(cv)).toEqual([
      ['Cook', 'Elm Hotel', null, 'Cooked for 54 guests'],
      ['Career break', null, null, 'Nowhere in particular. Looked after my father.'],
      ['Cook', 'Marsh Hotel', null, 'Cooked for 30 guests'],
    ]);
  });
});

describe('where a job was', () => {
  it.each([
    ['in brackets', 'Nurse, Little Acorns (Aberdare), 2017 to present', ['Nurse', 'Little Acorns', 'Aberdare']],
    ['behind a dash', 'Service Desk Analyst – Kennet Water – Newbury – 2018 to 2021', ['Service Desk Analyst', 'Kennet Water', 'Newbury']],
    [
      'counties',
      'Farrier, Fennimore Horseshoeing LLC, Scott and Bourbon Counties, 2011 – 2025',
      ['Farrier', 'Fennimore Horseshoeing LLC', 'Scott and Bourbon Counties'],
    ],
    [
      'behind a shop that is called by its trade',
      'Counter Assistant, Belgrave Chemist, Leicester, 2016 to 2019',
      ['Counter Assistant', 'Belgrave Chemist', 'Leicester'],
    ],
  ])('%s', (_, line, read) => {
    const [job] = told(page(heading('Experience'), line, '• Did the work of three'));
    expect(job).toEqual([...read, 'Did the work of three']);
  });

  it('no list need have a town that stands where a known one does', () => {
    const cv = page(
      heading('Experience'),
      'Fitter, Marsh Tyres, Abergavenny, 2018 to 2021',
      '• Fitted tyres',
      'Farm work, P. Keena, Ballymore, 2013 to 2016',
      '• Drove tractors',
    );
    expect(cv.experience.map(({ location }) => location?.value)).toEqual(['Abergavenny', 'Ballymore']);
  });
});

it('a sentence before the town under the name is no part of it', () => {
  const document = laidOut([
    name('Ines Calloway'),
    'I keep library systems standing up. Launceston, Tasmania. 0491 570 156',
    heading('Experience'),
    'Fitter, Marsh Tyres, 2018 to 2021',
  ]);
  expect(readCv(document, TODAY).cv.location?.value).toBe('Launceston, Tasmania');
});

it('headings of eight words stand with the others of their look', () => {
  const large = (text: string): Draft => ({ text, fontSize: 14 });
  const cv = page(
    large("Where I've been"),
    'Cook, Elm Hotel, 2015 to 2017',
    '• Cooked for 54',
    large('What I should not be left alone with'),
    'Graphic design. A label maker.',
    large('Bits of paper'),
    'Diploma of Library Services, Elm College, 2009',
    large('On Sundays'),
    'Restoring a bus. It does not go.',
  );
  expect(cv.sections.map(({ heading: own }) => own?.value ?? null)).toEqual([
    null,
    "Where I've been",
    'What I should not be left alone with',
    'Bits of paper',
    'On Sundays',
  ]);
});
