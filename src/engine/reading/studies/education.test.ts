import { describe, expect, it } from 'vitest';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

const studies = (text: string): (string | null)[][] =>
  readCv(
    documentFromText(`Ines Calloway\nines@example.org\n\nExperience\nClerk, Fennimore Ltd\t2019 - 2020\n- Filed 40 letters a day\n\nEducation\n${text}\n`),
  ).cv.education.map(({ degree, institution }) => [degree?.value ?? null, institution?.value ?? null]);

describe('studies between commas', () => {
  it.each([
    [
      'a school in the middle',
      'HND Marine Science, Wallow School of Navigation, Glasgow, cadetship, 2007–2010',
      'HND Marine Science',
      'Wallow School of Navigation',
    ],
    ['a school of an unknown kind', 'CAP Cuisine, CFA des Collines, Clermont-Ferrand, 2013', 'CAP Cuisine', 'CFA des Collines'],
    ['a degree no list knows before a school', 'FdSc Kennel Science (Merit), Marsh Lane College, 2013 - 2015', 'FdSc Kennel Science', 'Marsh Lane College'],
    [
      'an award of a trade',
      'Level 3 Award in Education and Training, Fennick Training Partnership, 2019',
      'Level 3 Award in Education and Training',
      'Fennick Training Partnership',
    ],
    [
      'a trade learnt in a firm',
      'Fachinformatiker für Systemintegration (IHK), Drei Katzen Software KG, 2010 - 2013',
      'Fachinformatiker für Systemintegration (IHK)',
      'Drei Katzen Software KG',
    ],
    ['dates first, small letters', '2004–2008 technik budowy mostów, Technikum Mostowe, Radom', 'technik budowy mostów', 'Technikum Mostowe'],
    ['what was learnt before what was left with', '2004–2008 technik mostowy, Technikum Mostowe, Radom, matura', 'technik mostowy', 'Technikum Mostowe'],
    ['a subject is no school', 'BSc, Computer Science, 2012', 'BSc, Computer Science', null],
    ['nor is a grade', 'BA English Literature, First Class Honours, 2012', 'BA English Literature', null],
    ['a school called High', '5 GCSEs, Nether Wallow High, 2009', '5 GCSEs', 'Nether Wallow High'],
  ])('%s', (_, line, degree, school) => {
    expect(studies(line)[0]).toEqual([degree, school]);
  });
});
