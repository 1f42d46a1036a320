import { describe, expect, it } from 'vitest';
import { type CvEditorData, editorDataOf } from './cv-build.ts';
import { cvPage, cvPageParts, cvPageText, openQuestions } from './cv-page.ts';
import { cvFileStem } from './file-names.ts';
import { paperFor } from './paper.ts';

const EMPTY = editorDataOf({
  professionalSummary: '',
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies: [] },
  experience: [],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
});
const textOf = (data: Partial<CvEditorData>): string => cvPageText(cvPage({ ...EMPTY, ...data })).trim();

describe('the CV as a page', () => {
  it('leaves out whatever is blank, headings with it', () => {
    expect(cvPage(EMPTY)).toEqual([]);
    expect(
      textOf({
        professionalSummary: ' \n ',
        technicalSkills: [' ', ''],
        experience: [{ jobTitle: '', company: ' ', dates: '', bulletPoints: ['', '  '] }],
        otherLanguages: [{ language: ' ', proficiency: 'Fluent' }],
      }),
    ).toBe('');
    expect(textOf({ experience: [{ jobTitle: 'Cook', company: '', dates: '', bulletPoints: ['', 'Cooked.'] }] })).toBe('Experience\nCook\n• Cooked.');
  });

  it('prints personal lines in the order of the specification, and no refusal to answer', () => {
    const text = textOf({
      otherLanguages: [
        { language: 'French', proficiency: 'Fluent' },
        { language: 'Welsh', proficiency: '' },
      ],
      securityClearance: 'SC',
      militaryService: 'None',
      visaStatus: 'Settled',
      dateOfBirth: '1990-05-01',
      gender: 'Prefer not to say',
      driversLicense: 'B',
      maritalStatus: 'Single',
      homeLanguage: 'English',
      nationality: 'British',
    });
    expect(text.split('\n')).toEqual([
      'Nationality: British',
      'Home language: English',
      'Marital status: Single',
      "Driver's license: B",
      'Date of birth: 1 May 1990',
      'Visa/work status: Settled',
      'Military service: None',
      'Security clearance: SC',
      'Other languages: French (Fluent), Welsh',
    ]);
  });

  it('has its parts in one order, whatever is filled in first', () => {
    const page = cvPage({
      ...EMPTY,
      personalInterests: 'Chess',
      proudestAchievement: 'A prize',
      education: { ...EMPTY.education, degree: 'BSc' },
      softSkills: ['Tact'],
      professionalSummary: 'Me.',
    });
    expect(page.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
      'Professional Summary',
      'Skills',
      'Education',
      'Achievements',
      'Personal Interests',
    ]);
    expect(cvPageParts(page)).toHaveLength(
      cvPageText(page)
        .split('\n')
        .filter((line) => line !== '').length,
    );
  });

  it('moves the company up where there is no title, and prints no date alone before it', () => {
    expect(textOf({ experience: [{ jobTitle: '', company: 'Acme', location: 'Leeds', dates: '2020', bulletPoints: [] }] })).toBe(
      'Experience\nAcme | Leeds\t2020',
    );
  });

  it('links what is an address, and only that', () => {
    const [contact] = cvPage({ ...EMPTY, linkedinUrl: 'https://www.linkedin.com/in/ann/', portfolioUrl: 'javascript:alert(1)' });
    expect(contact).toMatchObject({
      items: [
        { text: 'linkedin.com/in/ann', href: 'https://www.linkedin.com/in/ann/' },
        { text: 'javascript:alert(1)', href: null },
      ],
    });
  });

  it('says what its owner has not typed in the language of the CV, and leaves alone what she has', () => {
    const text = textOf({
      language: 'es',
      nationality: 'irlandesa',
      maritalStatus: 'Married',
      dateOfBirth: '1990-05-01',
      otherLanguages: [{ language: 'inglés', proficiency: 'Fluent' }],
      technicalSkills: ['Opera'],
      personalInterests: 'Single malt',
      moreSections: [{ kind: 'certificates', heading: '', entries: [{ title: 'Socorrista', place: '', dates: '', url: '', lines: [] }] }],
    });
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      'Nacionalidad: irlandesa',
      'Estado civil: casado/a',
      'Fecha de nacimiento: 1 de mayo de 1990',
      'Otros idiomas: inglés (fluido)',
      'Competencias',
      'Conocimientos técnicos: Opera',
      'Intereses',
      'Single malt',
      'Certificados',
      'Socorrista',
    ]);
  });

  it('prints further studies with the first, and further sections after all else, in their order', () => {
    const study = { degree: 'HNC', institution: 'Moor College', dates: '2011', details: '' };
    const entry = { title: 'First aid', place: 'Red Cross', dates: '2020', url: '', lines: ['Renewed twice', ' '] };
    const blocks = cvPage({
      ...EMPTY,
      education: { ...study, degree: 'BSc' },
      moreEducation: [study],
      personalInterests: 'Chess',
      moreSections: [
        { kind: 'projects', heading: 'Boats', entries: [{ ...entry, title: '', place: '', dates: '', lines: ['Built one'] }] },
        { kind: 'certificates', heading: ' ', entries: [entry] },
        { kind: 'custom', heading: 'Empty', entries: [] },
      ],
    });
    expect(
      cvPageText(blocks)
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual([
      'Education',
      'BSc\t2011',
      'Moor College',
      'HNC\t2011',
      'Moor College',
      'Personal Interests',
      'Chess',
      'Boats',
      '• Built one',
      'Certifications',
      'First aid\t2020',
      'Red Cross',
      '• Renewed twice',
    ]);
  });

  it('finds blanks to fill, and no other brackets', () => {
    const text = 'Led [how many?] people [sic], cut [by how much?] of it';
    expect(openQuestions(text).map(({ from, to }) => text.slice(from, to))).toEqual(['[how many?]', '[by how much?]']);
  });
});

describe('paper', () => {
  it.each([
    ['United States', 'letter'],
    ['USA', 'letter'],
    ['Canada', 'letter'],
    ['Tacoma, WA', 'letter'],
    ['Wilmington, DE 19801', 'letter'],
    ['Toronto, ON M5V 2T6', 'letter'],
    ['Austin, Texas', 'letter'],
    ['Berlin, DE', 'a4'],
    ['Bangalore, IN', 'a4'],
    ['Busan', 'a4'],
    ['Leeds, United Kingdom', 'a4'],
    ['', 'a4'],
  ])('%s is printed on %s', (place, paper) => {
    expect(paperFor(place)).toBe(paper);
  });

  it('goes by the country applied to before the place lived in', () => {
    expect(paperFor('Ireland', 'Boston, MA')).toBe('a4');
    expect(paperFor(' ', 'Boston, MA')).toBe('letter');
  });
});

describe('the name of a file', () => {
  it.each([
    ['Marisol Tveit-Okafor', 'Marisol_Tveit-Okafor_CV'],
    ["  Siobhán O'Neill, Jr. ", 'Siobhán_ONeill_Jr_CV'],
    ['../../etc/passwd', 'etc_passwd_CV'],
    ['李 小龙', '李_小龙_CV'],
    ['', 'CV'],
    ['///', 'CV'],
  ])('of %s is %s', (name, stem) => {
    expect(cvFileStem(name)).toBe(stem);
  });
});
