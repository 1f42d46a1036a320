import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../roast-cv.ts';
import { writeReport } from '../report/write-report.ts';
import { writeRoast } from './write-roast.ts';

const CV = `Robin Fell
Stock Controller
robin.fell@mail.example | +44 7700 900123 | Leeds, UK

Summary
Results-driven stock controller and team player with a passion for synergy.

Experience
Stock Controller, Fell & Sons Ltd, Leeds
March 2018 - present
• Responsible for the stock of 3 warehouses.
• Cut shrinkage from 4% to 1.5% in a year.
• Assisted with various audits.
• Wrote the managment handbook.

Warehouse Operative, Moor Logistics Ltd, York
June 2013 - February 2018
• Picked and packed 400 parcels a shift.
• Helped with the training of new starters.

Education
NVQ Warehousing, York College, 2013

Skills
Excel, SAP, Forklift, Team player, Microsoft Word
`;
const renamed = CV.replaceAll('Robin Fell', 'Oluwaseun Adebayo').replace('robin.fell@', 'o.adebayo@').replace('+44 7700 900123', '+44 7700 900987');

describe('the same work under another name', () => {
  it('gets the same roast and the same report, word for word', () => {
    const [one, other] = [CV, renamed].map((text) => {
      const judgement = judgeCv(understandCv(documentFromText(text), 'Warehouse Manager', '2026-11-22'));
      const roast = writeRoast(judgement);
      return { roast: { ...roast, robot: null }, report: writeReport(judgement, roast) };
    });
    expect(other).toEqual(one);
  });
});

describe('the day of the upload', () => {
  const years = (today?: string): number => understandCv(documentFromText(CV), 'Warehouse Manager', today).cv.yearsOfExperience;

  it('is what “present” means', () => {
    expect(Math.round(years('2026-05-22'))).toBe(13);
    expect(Math.round(years('2020-02-01'))).toBe(7);
  });

  it('is the newest date on the page where nobody says', () => {
    expect(Math.round(years())).toBe(5);
  });
});
