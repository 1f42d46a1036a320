import { describe, expect, it } from 'vitest';
import type { Cv } from '../../../domain/cv.ts';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

const of = (text: string): Cv => readCv(documentFromText(`Ida Moor\n\n${text}\n\nEducation\nBA History, Elm University, 2012`)).cv;
const values = (reads: Cv['skills']): string[] => reads.map(({ value }) => value);

describe('numbers beside a skill', () => {
  it.each([
    ['Windows XP / 7 / 10 / 11', 'Windows XP / 7 / 10 / 11'],
    ['Windows 7/10', 'Windows 7/10'],
    ['Windows 10/11', 'Windows 10/11'],
    ['Java 8/11', 'Java 8/11'],
    ['Office 2016/2019', 'Office 2016/2019'],
    ['SAP 4.6/4.7', 'SAP 4.6/4.7'],
    ['Figma 8/10', 'Figma'],
    ['Lettering (4/5)', 'Lettering'],
    ['Canva 3 / 5', 'Canva'],
    ['Excel 90 %', 'Excel'],
    ['Sewing 10/10', 'Sewing'],
    ['Cooking (5 years)', 'Cooking'],
  ])('%s is read as %s', (written, read) => expect(values(of(`Skills\nKnitting, ${written}, Baking`).skills)).toEqual(['Knitting', read, 'Baking']));
});

describe('languages', () => {
  it('are read one by one where a list knows only some of them', () => {
    const cv = of('Languages\nEnglish, Kiswahili and Dholuo (fluent); Luhya (conversational); Kalenjin (greetings)');
    expect(values(cv.languages)).toEqual(['English', 'Kiswahili (fluent)', 'Dholuo (fluent)', 'Luhya (conversational)', 'Kalenjin (greetings)']);
  });

  it('stand in the middle of a list of skills, behind their label', () => {
    const cv = of('Technical skills\nWet lab: histology, qPCR. Computational: R (Seurat), Python,\nExcel. Languages: English, Spanish (fluent).');
    expect([values(cv.skills), values(cv.languages)]).toEqual([
      ['histology', 'qPCR', 'R (Seurat)', 'Python', 'Excel'],
      ['English', 'Spanish (fluent)'],
    ]);
  });

  it('are no programs', () => {
    expect(values(of('Technical skills\nExcel. Languages: Java, Python').languages)).toEqual([]);
  });
});
