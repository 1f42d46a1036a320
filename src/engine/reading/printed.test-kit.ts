import { documentOf } from '../../domain/document.ts';
import type { CvDocument, Line } from '../../domain/document.ts';

const LETTER = 5;
const LEADING = 14;
/** A line by what is odd about it; everything else is set in plain 10 point Lato, one line under the other. */
export type Draft = Partial<Line> & { text: string };

/** A PDF as read: each letter half a font size wide, one column unless the drafts say otherwise. */
export const laidOut = (drafts: readonly (string | Draft)[]): CvDocument =>
  documentOf(
    drafts.map((draft, at) => ({
      page: 1,
      line: at + 1,
      x: 50,
      y: 20 + at * LEADING,
      width: LETTER * (typeof draft === 'string' ? draft : draft.text).length,
      fontSize: 10,
      fontName: 'Lato-Regular',
      bold: false,
      color: '#000000',
      hidden: null,
      column: 0,
      ...(typeof draft === 'string' ? { text: draft } : draft),
    })),
    { source: 'pdf' },
  );
export const heading = (text: string): Draft => ({ text, fontSize: 14, bold: true, fontName: 'Lato-Bold' });
export const bold = (text: string): Draft => ({ text, bold: true, fontName: 'Lato-Bold' });
/** The owner's name over it all. */
export const name = (text: string): Draft => ({ text, fontSize: 22, bold: true, fontName: 'Lato-Bold' });
