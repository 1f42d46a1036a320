import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import { type Paper, PAPERS } from '../domain/paper.ts';
import { BULLETS, clean, FONT, listOf, plain } from './stationery.ts';
import type { WordLook } from './word-look.ts';

const INK = '1A1A1A';
/** What every Word file of a CV looks like where nobody chose. */
export const PLAIN_LOOK: WordLook = { font: FONT, centred: false, rule: true, boldName: true, accent: INK, size: 0, space: 1 };
export const GREY = '595959';
export const RULE = 'A6A6A6';

/** Half-points, as Word counts them. */
export const SIZE = { text: 20, small: 18, entry: 21, heading: 23, name: 48 } as const;
/** Of the photo, in pixels of 1/96 inch: 28.8 by 36 mm, as in the PDF. */
const PHOTO = { width: 109, height: 136 } as const;
/** Millimetres. */
const MARGIN = { side: 20, top: 18, bottom: 18 } as const;

interface CvSheet {
  /** Whose CV it is; may be empty. */
  name: string;
  paper: Paper;
  /** When it was made; stands in the file's metadata only. */
  date: Date;
  subject: string;
  keywords: string;
  /** Absent: plain, as Word files of ours are. */
  look?: WordLook;
  children: Paragraph[];
}

/**
 * A CV as a Word file that a person would send: one column, headings and lists that Word knows as such, one standard font,
 * no tables, no text boxes. From page 2 on a footer names the person and the page.
 */
export function cvDocument({ name, paper, date, subject, keywords, look = PLAIN_LOOK, children }: CvSheet): Promise<Blob> {
  const size = PAPERS[paper];
  const { font, accent, boldName } = look;
  const points = (usual: number): number => usual + look.size;
  const space = (usual: number): number => Math.round(usual * look.space);
  const document = new Document({
    title: name === '' ? 'CV' : `CV of ${name}`,
    subject: clean(subject),
    creator: name,
    lastModifiedBy: name,
    description: `CV of ${date.getFullYear()}`,
    keywords: clean(keywords),
    styles: {
      default: {
        document: { run: { font, size: points(SIZE.text), color: INK }, paragraph: { spacing: { after: space(60), line: 240 + space(24) } } },
        title: { run: { font, size: points(SIZE.name), bold: boldName, color: accent }, paragraph: { spacing: { after: space(60), line: 240 } } },
        heading1: {
          run: { font, size: points(SIZE.heading), bold: true, color: accent },
          paragraph: { spacing: { before: space(280), after: space(100), line: 240 }, keepNext: true, outlineLevel: 0 },
        },
        heading2: {
          run: { font, size: points(SIZE.entry), bold: true, color: INK },
          paragraph: { spacing: { before: space(160), after: 30, line: 259 }, keepNext: true, outlineLevel: 1 },
        },
        hyperlink: { run: { color: INK, underline: { type: 'none' } } },
      },
    },
    numbering: { config: [listOf(BULLETS, 'bullet', { left: 300, hanging: 220 })] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(size.width), height: twips(size.height) },
            margin: { top: twips(MARGIN.top), bottom: twips(MARGIN.bottom), left: twips(MARGIN.side), right: twips(MARGIN.side) },
          },
        },
        // The first page carries no number: a CV of one page needs none.
        footers: { first: new Footer({ children: [] }), default: footer(name) },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

/** Of the text on this paper, in twips. */
export const textWidth = (paper: Paper): number => twips(PAPERS[paper].width - 2 * MARGIN.side);

export const cvName = (text: string, look: WordLook = PLAIN_LOOK): Paragraph =>
  new Paragraph({ heading: HeadingLevel.TITLE, ...centred(look), children: [plain(text)] });
/** On the axis of the page, where the look has it so. */
export const centred = (look: WordLook) => (look.centred ? { alignment: AlignmentType.CENTER } : {});
/** At the right of the head, with the text beside it; it takes no line of its own. */
export const cvPhoto = (photo: Uint8Array, name: string): Paragraph =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' },
    children: [
      new ImageRun({
        type: 'jpg',
        data: photo,
        transformation: PHOTO,
        altText: { name: 'Photo', title: name, description: name === '' ? 'Photo' : name },
        floating: {
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align: HorizontalPositionAlign.RIGHT },
          verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
          wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
          margins: { left: 200_000, bottom: 60_000 },
        },
      }),
    ],
  });
export const cvHeading = (text: string, look: WordLook = PLAIN_LOOK): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    ...(look.rule ? { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: RULE, space: 3 } } } : {}),
    children: [plain(text)],
  });
export const cvBullet = (text: string): Paragraph =>
  new Paragraph({ numbering: { reference: BULLETS, level: 0 }, spacing: { after: 30 }, children: [plain(text)] });

function footer(name: string): Footer {
  const run = { color: GREY, size: SIZE.small };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ ...run, text: name === '' ? 'Page ' : `${name}, page ` }), new TextRun({ ...run, children: [PageNumber.CURRENT] })],
      }),
    ],
  });
}

/** Millimetres in the unit of Word, 1/1440 inch. */
const twips = (millimetres: number): number => Math.round((millimetres / 25.4) * 1440);
