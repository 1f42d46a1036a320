import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../roast-cv.ts';
import { homeOf } from './at-home-in.ts';

const CV = (line: string, study: string): string => `Sam Poole
Stock Clerk
sam.poole@mail.example

Experience
Stock Clerk, Pinewood Supply
May 2012 - April 2016
• ${line}
• Counted the returns every Friday

Education
${study}
`;
const home = (line: string, study: string): ReturnType<typeof homeOf> =>
  homeOf(judgeCv(understandCv(documentFromText(CV(line, study)), 'Clerk', '2026-11-29')));

describe('where a page is at home, when no address says so', () => {
  it('is America by two of its signs', () => {
    expect(home('Organized the stock room of a supply center', 'High School Diploma, GPA 3.4')).toEqual({ abroad: true, america: true });
  });

  it('is not America by one sign, nor beside a British one', () => {
    expect(home('Counted the stock room', 'High School Diploma')).toEqual({ abroad: false, america: false });
    expect(home('Organized the stock room for £40,000 of goods', 'High School Diploma, GPA 3.4')).toEqual({ abroad: false, america: false });
  });
});
