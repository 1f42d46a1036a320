import { describe, expect, it } from 'vitest';
import type { InferredCvBuildData } from '../../domain/cv-build.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { bold, heading, inCells, laidOut, name } from '../reading/printed.test-kit.ts';
import { writeCv } from '../writing/cv/write-cv.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';
import { wordsBack, wordsOfPage } from './words-back.ts';

const TODAY = '2026-11-23';
const HEAD = 'Jo Tansley-Berg\nJo.tansley@example.com | 07700 900 512 | Ludlow';
const imported = (text: string, head = HEAD): InferredCvBuildData => inferQuestionnaire(documentFromText(`${head}\n${text}`), TODAY);
const JOB = 'Experience\nFarrier, Corve Forge, 2018 - present\n- Shod 40 horses a week\n';
const rowsOf = ({ education }: InferredCvBuildData): string[] => education.split('\n');
const linesUnder = ({ moreSections }: InferredCvBuildData, title: string): string[] =>
  moreSections.filter((section) => section.heading === title).flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));

describe('studies that the reading would tear', () => {
  it('stand as they were printed, a sentence a row, where they are told in a paragraph', () => {
    const found = imported(`${JOB}Education
Diploma in Farriery, Severn College, 2016 (merit). First aid at work, valid to May 2027. Six GCSEs including Maths (B) and
Art (A), Clee School 2011.`);
    expect(rowsOf(found)).toEqual([
      '▪ Diploma in Farriery, Severn College, 2016 (merit)',
      '▪ First aid at work, valid to May 2027',
      'Six GCSEs including Maths (B) and Art (A) | Clee School | 2011',
    ]);
  });

  it('keep a bracket that is open at the end of its line', () => {
    const found = imported(`${JOB}Education\nNational Senior Certificate, Zwelibanzi High School, 2009 (Mathematics 54%, Physics\n51%, English 63%)`);
    expect(rowsOf(found)).toEqual(['▪ National Senior Certificate, Zwelibanzi High School, 2009 (Mathematics 54%, Physics 51%, English 63%)']);
  });

  it('are printed as such in the CV', () => {
    const { content } = writeCv(
      imported(`${JOB}Education\nOne year Teme College, undeclared, 2009-10, did not finish. OSHA 10, 2015, expired. Clee High School, diploma 2009.`),
      TODAY,
    );
    expect([content.educationSection, ...(content.moreEducation ?? [])].map(({ degree }) => degree)).toContain('OSHA 10, 2015, expired');
  });

  it('hold no course of another year among their details', () => {
    const found = imported(`${JOB}Education\nN4 Logistics, Thekwini College, 2012 - 2013\nDangerous goods course, 3 days, 2016. Certificate expired 2018`);
    expect(rowsOf(found).at(-1)).toBe('▪ Dangerous goods course, 3 days, 2016. Certificate expired 2018');
  });

  it('stay in their parts where a sign parts them, whatever letters a degree has', () => {
    const found = imported(`${JOB}Education\nM.Sc. Digital Media, University of Bremen, 2012 - 2015\nB.Sc. Physics, University of Leeds, 2008 - 2011`);
    expect(rowsOf(found)).toEqual(['M.Sc. Digital Media | University of Bremen | 2012 – 2015', 'B.Sc. Physics | University of Leeds | 2008 – 2011']);
  });
});

describe('what has no field', () => {
  it('stands under its own heading', () => {
    const found = imported(`${JOB}Skills\nHot shoeing, Sage. Used to nights, weekends and frost, actually like it.`);
    expect(linesUnder(found, 'Skills')).toEqual(['Used to nights, weekends and frost, actually like it.']);
  });

  it('is said to be left out where it is private, or says why a job ended', () => {
    const found = imported(
      `Experience\nFarrier, Corve Forge, 2018 - present\nReason for leaving: forge closed\n- Shod 40 horses a week\nEducation\nClee School, 2011`,
      'Jo Tansley-Berg\n14 Beck Side Road, Ludlow SY8 1AA\njo.tansley@example.com | Nationality: British',
    );
    expect(found.currentAchievement).not.toContain('leaving');
    expect(found.leftOut).toEqual(expect.arrayContaining(['Reason for leaving: forge closed', 'Nationality: British']));
  });

  it('makes a profile of the lines between the name and the first heading', () => {
    expect(imported(`Fourteen years at the anvil, nine of them in a racing yard.\n${JOB}`).summary).toContain('nine of them in a racing yard');
  });

  it('leaves no word behind', () => {
    const document = documentFromText(`${HEAD} | own van\n${JOB}Skills\nHot shoeing, Sage (invoices)\nVolunteering\nBell ringer since 2014.\nHobbies\nEels`);
    const { cv, lines } = readCv(document, TODAY);
    const words = wordsOfPage(lines, wordsBack(inferQuestionnaire(document, TODAY), cv));
    expect(words.filter(({ isBack }) => !isBack)).toEqual([]);
  });
});

describe('skills and languages', () => {
  it('keep the word that says how well, and what limits them', () => {
    const document = laidOut([
      name('Jo Tansley-Berg'),
      'jo.tansley@example.com',
      heading('Skills'),
      inCells([50, 'Rent reviews: expert'], [220, 'Mediation'], [390, 'Welsh: fluent']),
      inCells([50, 'Valuations: good'], [220, 'Excel: advanced, no VBA'], [390, 'Drone surveys']),
      heading('Experience'),
      bold('Land Agent, Teme Estates, 2018 - present'),
      '• Let 46 farms',
    ]);
    const { topSkills, moreSkills, otherLanguages } = inferQuestionnaire(document, TODAY);
    expect([...topSkills, ...Object.values(moreSkills).flat()]).toEqual(
      expect.arrayContaining(['Rent reviews (expert)', 'Valuations (good)', 'Excel (advanced, no VBA)', 'Mediation']),
    );
    expect(otherLanguages).toEqual([{ language: 'Welsh', proficiency: 'Fluent' }]);
  });

  it('are no tools of somebody else, and no objects of a duty, where none are listed', () => {
    const found = imported(
      `Experience\nSurveyor, Teme Drains Ltd, 2018 - present\n- Sketch plans on site, which the office turn into CAD\n- Out of hours rota\n- Cleaning hearing aids`,
    );
    expect(found.topSkills).toEqual([]);
  });

  it('keep the words that somebody has for her languages', () => {
    expect(imported(`${JOB}Languages\nSpanish native, Portuguese good (B1), Basque - enough for grandparents`).otherLanguages).toEqual([
      { language: 'Spanish', proficiency: 'Native' },
      { language: 'Portuguese (good, B1)', proficiency: '' },
      { language: 'Basque (enough for grandparents)', proficiency: '' },
    ]);
  });

  it('are read from a row of a form about a person', () => {
    const head =
      'CURRICULUM VITAE OF SIPHO NDABA\nPERSONAL INFORMATION\nSurname\tNdaba\nFirst names\tSipho Emmanuel\nE-mail\tsipho@example.com\nLanguages\tisiZulu, English, isiXhosa';
    const found = imported(JOB, head);
    expect(found.bio.fullName).toBe('Sipho Emmanuel Ndaba');
    expect(found.otherLanguages.map(({ language }) => language)).toEqual(['isiZulu', 'English', 'isiXhosa']);
  });
});

describe('papers', () => {
  it('keep their dates, over two lines of a narrow column too', () => {
    const found = imported(`${JOB}Certificates\nEndoscope Reprocessing\nCertificate (IDSc), 2022\nManual handling\n10/2025\nBasic Life Support, 2024`);
    expect(linesUnder(found, 'Certificates')).toEqual([
      'Endoscope Reprocessing Certificate (IDSc), 2022',
      'Manual handling 10/2025',
      'Basic Life Support, 2024',
    ]);
  });

  it('say their date behind a comma where a gap parted it', () => {
    const found = imported(`${JOB}Certificates\nHAZWOPER 40\t2016, expired\nWater Operator Grade 2\t2018`);
    expect(linesUnder(found, 'Certificates')).toEqual(['HAZWOPER 40, 2016, expired', 'Water Operator Grade 2, 2018']);
  });
});

describe('jobs', () => {
  it('have no town and no second post among their lines', () => {
    const document = laidOut([
      name('Jo Tansley-Berg'),
      'Tucson, AZ 85705 520-555-0143 jo.tansley@example.com',
      heading('EXPERIENCE'),
      inCells([50, 'Santa Rita Analytical, Inc., Tucson, AZ'], [430, '2015 – Present']),
      'Senior Analyst (since 2020); Analyst I',
      '• Run IC on 85 samples a shift',
    ]);
    const found = inferQuestionnaire(document, TODAY);
    expect([found.currentJobTitle, found.currentCompany, found.currentStartDate]).toEqual([
      'Senior Analyst (since 2020); Analyst I',
      'Santa Rita Analytical, Inc.',
      '2015',
    ]);
    expect(found.currentAchievement).toBe('Run IC on 85 samples a shift');
    expect(found.bio.phone).toBe('520-555-0143');
  });

  it('are read from the head of a paragraph whatever the post is called', () => {
    const found = imported(`Work history
Marine Mechanic, Casco Diesel, Portland, ME. 2017 to present. Rebuilt the parts room.
Fish Cutter, Harbor Fish & Lobster, Portland, ME. 2012 to 2017. Sharpened knives, ran the cooler.`);
    expect(found.previousRoles.map(({ jobTitle, company }) => [jobTitle, company])).toEqual([['Fish Cutter', 'Harbor Fish & Lobster']]);
  });

  it('are not dated by half a date', () => {
    expect(imported('Experience\nPacker, Fenland Bulbs Ltd, 2017 - 03/2020\n- Packed tulips').currentStartDate).toBe('2017');
  });

  it('make no deed of a thing', () => {
    const { content } = writeCv(
      imported(`Experience\nTuner, Corve Pianos, 2018 - present\n- maps of every hall's humidity, kept since 2020\n- Tuned 620 pianos`),
      TODAY,
    );
    expect(content.experience[0]?.bulletPoints[0]).toBe('Maps of every hall’s humidity, kept since 2020');
  });
});
