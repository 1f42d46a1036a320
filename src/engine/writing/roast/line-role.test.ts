import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../roast-cv.ts';
import { quotedLine, type QuotedLine } from './line-role.ts';

const CV = `Rowan Ashby
Stage Carpenter
rowan.ashby@mail.example | +44 7700 900321 | Hull, UK

Summary
Stage carpenter with nine years on tour and a truck licence.

Experience
Stage Carpenter, Company Name
March 2018 - present
• Built the set of Cymbeline in eleven days
• Repaired flats, treads and rostra between shows
• Utilized various adhesives
• Tools: saws, clamps, staple guns

Education
NVQ Carpentry, Hull College, 2013

Skills
Joinery, Rigging, Volunteer Fire Department

Interests
Kayaking, sourdough
`;
const judgement = judgeCv(understandCv(documentFromText(CV), 'Master Carpenter', '2026-11-22'));

/** What is known of the line that holds some words. */
function lineOf(quote: string): QuotedLine {
  const place = judgement.document.lines.find(({ text }) => text.includes(quote));
  if (place === undefined) throw new Error(`no line says ${quote}`);
  return quotedLine(judgement, { quote, page: place.page, line: place.line });
}

describe('what a quoted line is', () => {
  it.each([
    ['Built the set of Cymbeline', 'work'],
    ['nine years on tour', 'summary'],
    ['Rigging', 'skill'],
    ['NVQ Carpentry', 'study'],
    ['Kayaking', 'interest'],
    ['Company Name', 'head'],
  ] as const)('%s: %s', (quote, role) => expect(lineOf(quote).role).toBe(role));

  it.each([
    ['Built the set of Cymbeline', true],
    ['Repaired flats, treads', true],
    ['Tools: saws, clamps', false],
    ['Rigging', false],
    ['nine years on tour', false],
    ['Kayaking', false],
  ])('%s tells of something done: %s', (quote, isDeed) => expect(lineOf(quote).isDeed).toBe(isDeed));

  it('is struck where another finding touches it, and only there', () => {
    expect(lineOf('adhesives').isStruck).toBe(true);
    expect(lineOf('Built the set of Cymbeline').isStruck).toBe(false);
    expect(lineOf('Kayaking').isStruck).toBe(false);
  });

  it('knows the job that a head belongs to', () => {
    expect(lineOf('Company Name').job?.title?.value).toBe('Stage Carpenter');
    expect(lineOf('Kayaking').job).toBeNull();
  });
});
