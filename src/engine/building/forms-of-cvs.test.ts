import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';

const read = (text: string): ReturnType<typeof inferQuestionnaire> => inferQuestionnaire(documentFromText(text), '2026-11-29');

describe('forms of CVs', () => {
  it('sentences that say where somebody works', () => {
    const { currentJobTitle, currentCompany, previousRoles } = read(
      'Asha Fennimore\nWORK EXPERIENCE\nCurrently working as Test Engineer in Saltmarsh Technologies Pvt Ltd, Leeds from Aug 2020 to till date.\nWorked as Junior Tester in Quillbyte Softlabs, Leeds from Jan 2019 to July 2020.\nPROJECT DETAILS\nTitle : Harbour Portal',
    );
    expect([currentJobTitle, currentCompany]).toEqual(['Test Engineer', 'Saltmarsh Technologies Pvt Ltd']);
    expect(previousRoles.map(({ jobTitle, company }) => [jobTitle, company])).toEqual([['Junior Tester', 'Quillbyte Softlabs']]);
  });

  it('a house whose noun wrapped, and a post over a place over its dates', () => {
    const { currentCompany, previousRoles } = read(
      'Annika Tarn\nEXPERIENCE\nREGISTERED NURSE\nSaltmarsh Regional Medical\nCenter, Leeds, ME\nSeptember 2019 to Present\n- Teaches new graduates\n\nWard Clerk, Fennimore Clinic\nLeeds, ME\n2015 - 2018\n- Kept the ward diary',
    );
    expect(currentCompany).toBe('Saltmarsh Regional Medical Center');
    expect(previousRoles.map(({ jobTitle, company }) => [jobTitle, company])).toEqual([['Ward Clerk', 'Fennimore Clinic']]);
  });

  it('studies without signs, with the place behind the school, and behind a colon', () => {
    const { education } = read(
      'Annika Tarn\nEDUCATION\nAssociate of Science Nursing Saltmarsh Community College Leeds, ME 2014 GPA 3.6\nUniversity of Tarn, Leeds, ME: B.A. Communications, 2011\nAWARDS: Nurse of the Year 2016; Best of Ward 2017',
    );
    expect(education).toContain('Associate of Science Nursing | Saltmarsh Community College | 2014');
    expect(education).toContain('B.A. Communications | University of Tarn | 2011');
    expect(education).not.toContain('AWARDS');
  });

  it('names that end a sentence of skills, and years with a fraction', () => {
    const { topSkills, moreSkills, ownYears } = read(
      'Annika Tarn\nSUMMARY\n4.5 years of experience in manual testing.\n\nSKILLS: Proficient in Microsoft Office, Quillnote and Athenara. Bilingual in English and Spanish. Type 65 wpm.',
    );
    expect([...topSkills, ...Object.values(moreSkills).flat()]).toEqual(expect.arrayContaining(['Quillnote', 'Athenara']));
    expect(ownYears).toMatch(/^4\.5 years/u);
  });

  it('an item of a list heads no section', () => {
    const { moreSections } = read(
      'Annika Tarn\nSkill Highlights\n• Product development\n• Leadership/communication skills\n• Kiln repair\n\nExperience\nPotter, Fennimore Ltd, 2015 - 2019\n- Threw nine hundred bowls',
    );
    expect(moreSections.map(({ heading }) => heading)).not.toContain('Leadership/communication skills');
  });

  it('a supervisor has a number that is nobody else’s', () => {
    const { bio } = read(
      'Annika Tarn\nExperience\nPotter, Fennimore Ltd, 2015 - 2019\n- Supervisor: Ann Quill, Tel: 760.555.0197, Salary: $35,000/yr, Hrs Worked: 40\n- Threw nine hundred bowls',
    );
    expect(bio.phone).toBe('');
  });

  it('languages told in a sentence', () => {
    const { otherLanguages } = read('Annika Tarn\nLanguages\nBilingual, Speak, Read and Write English and Spanish Fluently.');
    expect(otherLanguages).toEqual([
      { language: 'English', proficiency: 'Fluent' },
      { language: 'Spanish', proficiency: 'Fluent' },
    ]);
  });

  it('studies in a form with labels of its own', () => {
    const { education } = read(
      'Thabo Tarn\nEDUCATIONAL BACKGROUND\nName of school: Saltmarsh High School\nHighest grade passed: Grade 12\nYear: 2009\nTertiary: Tarn University of Technology\nQualification: National Diploma: Electrical Engineering\nYear: 2010 - 2013',
    );
    expect(education.split('\n')).toEqual([
      'Grade 12 | Saltmarsh High School | 2009',
      'National Diploma: Electrical Engineering | Tarn University of Technology | 2010 – 2013',
    ]);
  });
});
