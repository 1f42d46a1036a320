import { describe, expect, it } from 'vitest';
import { printableFacts } from '../../../domain/finding.ts';
import type { CvDocument } from '../../../domain/document.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { understandCv } from '../../roast-cv.ts';
import { carriesNumber, countedBullets, countedJobs, isDoubtfulNumber } from './counts.ts';

const CV = `Robin Fell
Surveyor

Experience
Surveyor, Fell Ltd, Leeds, Mar 2019 - Present
• Measured 40 fields for the county
• Drew the maps of two valleys
Clerk, Moor & Sons, York, 2015 - 2018
• Filed deeds
• Answered letters from farmers

Skills
Theodolite, QGIS, AutoCAD`;

const context = (text: string, changes: Partial<CvDocument> = {}) => understandCv({ ...documentFromText(text), ...changes }, 'Surveyor');

describe('a number that may be none', () => {
  it.each(['Drew maps with We4IT', 'Ran a two-day course', 'Kept HTML5 pages', 'Sold to B2B shops'])('%s', (text) => expect(isDoubtfulNumber(text)).toBe(true));
  it.each(['Drew 12 maps with We4IT', 'Ran two courses', 'Kept 40 pages', 'Sold maps', 'Sold maps for 3k', 'Came 2nd of nine'])('not: %s', (text) =>
    expect(isDoubtfulNumber(text)).toBe(false),
  );
});

describe('what is counted', () => {
  it('is what anybody counts who reads the page', () => {
    expect(countedBullets(context(CV))).toHaveLength(4);
    expect(countedJobs(context(CV))).toBe(2);
  });

  it.each<[string, string, Partial<CvDocument>]>([
    ['columns may mix', CV, { columns: 2 }],
    ['cells may part', CV, { hasTable: true }],
    ['a job has nothing under it', CV.replace('• Filed deeds\n• Answered letters from farmers\n', ''), {}],
    ['a head stands among the bullets', CV.replace('• Filed deeds\n', '• Filed deeds\nand then, at Elm Farm, from 2012\n'), {}],
    ['a CV is too short to count', CV.replace('• Filed deeds\n', '').replace('• Drew the maps of two valleys\n', ''), {}],
  ])('is nothing where %s', (_, text, changes) => {
    expect(countedBullets(context(text, changes))).toBeNull();
  });
});

describe('a number', () => {
  it.each(['Ran 3 shops', 'Zero complaints', 'Twice a year', 'Con seis touroperadores', 'Met drie maten', 'Zespół: dwa koty'])('is carried by "%s"', (text) =>
    expect(carriesNumber(text)).toBe(true),
  );
  it.each(['Ran the shops', 'One of the best', 'Due to open', 'Once more'])('is not carried by "%s"', (text) => expect(carriesNumber(text)).toBe(false));
});

it('prints no count that the page may not bear out, and never what only the scoring reads', () => {
  expect(printableFacts({ facts: { number: '40', times: 9, total: 13, exact: 0 } })).toEqual({ number: '40' });
  expect(printableFacts({ facts: { number: '40', times: 9, total: 13, exact: 1 } })).toEqual({ number: '40', times: 9, total: 13 });
  expect(printableFacts({ facts: { skill: 'QGIS', share: 83 } })).toEqual({ skill: 'QGIS' });
  expect(printableFacts({ facts: { term: 'synergy', times: 2 } })).toEqual({ term: 'synergy', times: 2 });
});
