import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { CvEditorData } from '../domain/cv-build.ts';
import { cvPage, type CvPageBlock, GAP } from '../domain/cv-page.ts';
import { cvFileStem } from '../domain/file-names.ts';
import { PAPERS, paperFor } from '../domain/paper.ts';
import { BULLETS, bold, clean, FONT, isoDate, listOf, plain } from './stationery.ts';

const INK = '1A1A1A';
const GREY = '595959';
const RULE = 'A6A6A6';

/** Half-points, as Word counts them. */
const SIZE = { text: 20, small: 18, entry: 21, heading: 23, name: 48 } as const;
/** Millimetres. */
const MARGIN = { side: 20, top: 18, bottom: 18 } as const;

interface CvFile {
  /** When it was made; stands in the file's metadata only. */
  date: Date;
  /** Where the CV goes, as the questionnaire has it: decides the paper before the person's own location does. */
  country?: string;
}

/**
 * The CV as a Word file that a person would send: one column, headings and lists that Word knows as such, one standard font,
 * no tables, no text boxes, A4 or Letter by country. From page 2 on a footer names the person and the page.
 */
export async function buildCv(data: CvEditorData, { date, country = '' }: CvFile): Promise<Blob> {
  const name = clean(data.fullName.trim());
  const paper = PAPERS[paperFor(country, data.location)];
  const width = twips(paper.width - 2 * MARGIN.side);
  const document = new Document({
    title: name === '' ? 'CV' : `CV of ${name}`,
    subject: clean(data.experience[0]?.jobTitle ?? ''),
    creator: name,
    lastModifiedBy: name,
    description: `CV of ${date.getFullYear()}`,
    keywords: clean([...data.technicalSkills, ...data.toolsAndTechnologies].slice(0, 12).join(', ')),
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE.text, color: INK }, paragraph: { spacing: { after: 60, line: 264 } } },
        title: { run: { font: FONT, size: SIZE.name, bold: true, color: INK }, paragraph: { spacing: { after: 60, line: 240 } } },
        heading1: {
          run: { font: FONT, size: SIZE.heading, bold: true, color: INK },
          paragraph: { spacing: { before: 280, after: 100, line: 240 }, keepNext: true, outlineLevel: 0 },
        },
        heading2: {
          run: { font: FONT, size: SIZE.entry, bold: true, color: INK },
          paragraph: { spacing: { before: 160, after: 30, line: 259 }, keepNext: true, outlineLevel: 1 },
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
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: {
              top: twips(MARGIN.top),
              bottom: twips(MARGIN.bottom),
              left: twips(MARGIN.side),
              right: twips(MARGIN.side),
            },
          },
        },
        // The first page carries no number: a CV of one page needs none.
        footers: { first: new Footer({ children: [] }), default: footer(name) },
        children: cvPage(data).map((block, at, blocks) => paragraphOf(block, { width, first: blocks[at - 1]?.kind !== block.kind })),
      },
    ],
  });
  return Packer.toBlob(document);
}

/** `{fullName}_CV_{date}.docx`; without a name `CV_{date}.docx`. */
export function cvFileName(fullName: string, date: Date): string {
  return `${cvFileStem(fullName)}_${isoDate(date)}.docx`;
}

interface Place {
  /** Of the text, in twips. */
  width: number;
  /** Whether the block before it is of another kind. */
  first: boolean;
}

function paragraphOf(block: CvPageBlock, { width, first }: Place): Paragraph {
  switch (block.kind) {
    case 'name':
      return new Paragraph({ heading: HeadingLevel.TITLE, children: [plain(block.text)] });
    case 'contact':
      return new Paragraph({ spacing: { after: 20 }, children: contact(block.items) });
    case 'personal':
      return new Paragraph({
        spacing: { before: first ? 100 : 0, after: 0 },
        children: [new TextRun({ text: clean(`${block.label}: `), color: GREY }), plain(block.value)],
      });
    case 'heading':
      return new Paragraph({
        heading: HeadingLevel.HEADING_1,
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: RULE, space: 3 } },
        children: [plain(block.text)],
      });
    case 'paragraph':
      return new Paragraph({ children: [plain(block.text)] });
    case 'skills':
      return new Paragraph({ spacing: { after: 40 }, children: [bold(`${block.label}: `), plain(block.items.join(', '))] });
    case 'entry':
      return new Paragraph({
        heading: HeadingLevel.HEADING_2,
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: entry(block),
      });
    case 'bullet':
      return new Paragraph({ numbering: { reference: BULLETS, level: 0 }, spacing: { after: 30 }, children: [plain(block.text)] });
  }
}

function contact(items: Extract<CvPageBlock, { kind: 'contact' }>['items']): ParagraphChild[] {
  return items.flatMap(({ text, href }, index) => [
    ...(index === 0 ? [] : [new TextRun({ text: GAP, color: RULE })]),
    href === null ? plain(text) : new ExternalHyperlink({ link: href, children: [new TextRun({ text: clean(text), style: 'Hyperlink' })] }),
  ]);
}

/** Title and dates on one line, employer or school below it in the same paragraph: it never breaks between them. */
function entry({ title, dates, under }: Extract<CvPageBlock, { kind: 'entry' }>): TextRun[] {
  const light = { bold: false, size: SIZE.text, color: GREY };
  return [
    ...(title === '' ? [] : [plain(title)]),
    ...(dates === '' ? [] : [new TextRun({ ...light, children: [...(title === '' ? [] : [new Tab()]), clean(dates)] })]),
    ...(under === '' ? [] : [new TextRun({ bold: false, size: SIZE.text, text: clean(under), break: 1 })]),
  ];
}

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
