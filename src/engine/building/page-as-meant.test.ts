import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';
import { pageAsMeant } from './page-as-meant.ts';

const meant = (text: string): string[] => pageAsMeant(documentFromText(text)).lines.map((line) => line.text);

describe('pageAsMeant', () => {
  it('takes out places of a template and mends scrambled letters', () => {
    expect(meant('Clerk\nCompany Name ï¼ City , State\nRan the CafÃ© till')).toEqual(['Clerk', 'Company Name', 'Ran the Café till']);
    expect(meant('City\nNew York City , New York\nSalt Lake City , State University')).toEqual(['New York City, New York', 'Salt Lake City, State University']);
  });

  it('sets apart what is told on the line of a head', () => {
    expect(meant('May 2010 to June 2012 Company Name ï¼ City , State Kept the books of three small bakeries and filed their returns')).toEqual([
      'May 2010 to June 2012 Company Name',
      'Kept the books of three small bakeries and filed their returns',
    ]);
    expect(meant('Company Name City , State Regional Sales Manager')).toEqual(['Company Name Regional Sales Manager']);
  });

  it('gives a study its date and its cells', () => {
    expect(meant('June 2009\nBA : Economics Tarn University ï¼ City , State Economics')).toEqual(['BA: Economics\tTarn University\tJune 2009']);
  });

  it('leaves other pages as they are', () => {
    const document = documentFromText('Rowena Tarn\nExperience\nClerk, Fennimore Ltd, Leeds\n2010 - 2012\n- Kept the books');
    expect(pageAsMeant(document)).toEqual(document);
  });

  it('imports jobs and studies of an unfilled template without its placeholders', () => {
    const { currentJobTitle, currentCompany, previousRoles, education, places } = inferQuestionnaire(
      documentFromText(
        'ACCOUNTANT\nExperience\nAccountant\nAugust 2014 to May 2016 Company Name ï¼ City , State Perform daily accounting for two bakeries and five small shops\nBookkeeper\nJanuary 2009 to July 2014 Company Name ï¼ City , State Managed the payroll of sixty people in three towns for the owner\nEducation\nBachelor of Arts : Economics 2008 Tarn University ï¼ City , State',
      ),
      '2026-11-29',
    );
    expect([currentJobTitle, currentCompany]).toEqual(['Accountant', '']);
    expect(previousRoles.map(({ jobTitle, company, startDate, achievement }) => [jobTitle, company, startDate, achievement])).toEqual([
      ['Bookkeeper', '', '2009-01', 'Managed the payroll of sixty people in three towns for the owner'],
    ]);
    expect(education).toBe('Bachelor of Arts: Economics | Tarn University | 2008');
    expect(places).toEqual([]);
  });
});

describe('heads of a template on one line', () => {
  it.each([
    [
      'Company Name City , State HR Coordinator Administered the payroll of thirty people at three sites',
      ['Company Name HR Coordinator', 'Administered the payroll of thirty people at three sites'],
    ],
    ['kitchen porter Company Name ï¼ City , State', ['Kitchen porter Company Name']],
    ['June 2011 Marsh Creek High School ï¼ City , State GED', ['GED\tMarsh Creek High School\tJune 2011']],
    ['Bachelors : Arts , 2009 SCHOOL NAME, Quill College ï¼ City Arts', ['Bachelors: Arts\tQuill College\t2009']],
  ])('%s', (line, lines) => expect(meant(line)).toEqual(lines));
});
