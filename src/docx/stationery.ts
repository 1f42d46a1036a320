import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  type IStylesOptions,
  LevelFormat,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { PAPERS } from '../domain/paper.ts';
import { SITE_NAME } from '../domain/product-name.ts';

/** What our Word files are written with; the CV, which is the person's own, takes only the letters from it. */
export const FONT = 'Arial';
export const INK = '15120E';
export const RED = 'B3201A';
export const GREY = '5E574C';
export const PAPER = 'F7F2E8';
export const BULLETS = 'bullets';

/** Millimetres. */
const MARGIN = 22;

/** Of a report: text, title, numbered headings and headings below them. */
export const REPORT_STYLES: IStylesOptions = {
  default: {
    document: { run: { font: FONT, size: 21, color: INK }, paragraph: { spacing: { after: 120, line: 276 } } },
    title: { run: { font: FONT, size: 56, bold: true, color: INK }, paragraph: { spacing: { after: 140, line: 240 } } },
    heading1: { run: { font: FONT, size: 32, bold: true, color: RED }, paragraph: { spacing: { before: 480, after: 160 }, keepNext: true } },
    heading2: { run: { font: FONT, size: 24, bold: true, color: INK }, paragraph: { spacing: { before: 280, after: 80 }, keepNext: true } },
  },
};

/** A list that Word knows as such. `indent` in twips. */
export const listOf = (reference: string, format: 'bullet' | 'decimal', indent: { left: number; hanging: number }) => ({
  reference,
  levels: [
    {
      level: 0,
      format: format === 'bullet' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
      text: format === 'bullet' ? '•' : '%1.',
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent } },
    },
  ],
});

export const BULLET_LIST = listOf(BULLETS, 'bullet', { left: 360, hanging: 260 });

/** Page size and margins of a section; Letter where people write on Letter. */
export const pageOf = (isLetter = false, margin: number = MARGIN) => ({
  size: {
    width: convertMillimetersToTwip(PAPERS[isLetter ? 'letter' : 'a4'].width),
    height: convertMillimetersToTwip(PAPERS[isLetter ? 'letter' : 'a4'].height),
  },
  margin: {
    top: convertMillimetersToTwip(margin),
    bottom: convertMillimetersToTwip(margin),
    left: convertMillimetersToTwip(margin),
    right: convertMillimetersToTwip(margin),
  },
});

/** XML 1.0 knows no control characters, and half a surrogate pair is none either. */
export const clean = (text: string): string => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\p{Cn}]/gu, '');

export const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  new Paragraph({ heading: level, children: [new TextRun(clean(text))] });
export const plain = (text: string): TextRun => new TextRun(clean(text));
export const bold = (text: string): TextRun => new TextRun({ text: clean(text), bold: true });
export const item = (children: TextRun[], more: Partial<IParagraphOptions> = {}): Paragraph =>
  new Paragraph({ numbering: { reference: BULLETS, level: 0 }, spacing: { after: 90 }, ...more, children });
/** A passage with its label, marked at its side in red. */
export const passage = (label: string, runs: readonly TextRun[], more: Partial<IParagraphOptions> = {}): Paragraph =>
  new Paragraph({
    spacing: { after: 80 },
    indent: { left: 200 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, color: RED, space: 8 } },
    ...more,
    children: [bold(`${label}: `), ...runs],
  });

/** How a report begins: what it is, what it is about and when it was made. */
export const opening = (title: string, about: string, made: string): Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
  new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text: about, size: 32, color: RED, bold: true })] }),
  new Paragraph({
    spacing: { after: 200 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: INK, space: 10 } },
    children: [new TextRun({ text: `${made} by ${SITE_NAME}`, color: GREY })],
  }),
];

/** What a line of the footer has room for beside the page number. */
const FOOTER_ROOM = 70;

/** At the foot of each page: whose, what, and "Page 2 of 7", on one line. */
export function footerOf(title: string): Footer {
  const short = title.length <= FOOTER_ROOM ? title : `${title.slice(0, title.lastIndexOf(' ', FOOTER_ROOM))}…`;
  const run = { color: GREY, size: 16 };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({ ...run, text: clean(`${SITE_NAME} · ${short} · Page\u00A0`) }),
          new TextRun({ ...run, children: [PageNumber.CURRENT] }),
          new TextRun({ ...run, text: '\u00A0of\u00A0' }),
          new TextRun({ ...run, children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

/** Text with its lines broken where it breaks them, and every blank that is still to be filled ("[how many?]") marked, so that none is sent by mistake. */
export function written(text: string, run: IRunOptions = {}): TextRun[] {
  return clean(text)
    .split('\n')
    .flatMap((line, at) =>
      line
        .split(/(\[[^[\]]*\])/u)
        .filter((part, index) => part !== '' || index === 0)
        .map(
          (part, index) =>
            new TextRun({ ...run, text: part, ...(part.startsWith('[') ? { highlight: 'yellow' } : {}), ...(at > 0 && index === 0 ? { break: 1 } : {}) }),
        ),
    );
}

/** Paragraphs of a letter: blank lines part them. */
export const paragraphsOf = (letter: string): string[] =>
  letter
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
export const longDate = (date: Date): string => `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`;
export const isoDate = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
