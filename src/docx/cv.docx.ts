import { ExternalHyperlink, HeadingLevel, Paragraph, type ParagraphChild, Tab, TabStopType, TextRun } from 'docx';
import type { CvEditorData } from '../domain/cv-build.ts';
import type { CvDesign } from '../domain/cv-design.ts';
import { cvPage, type CvPageBlock, GAP } from '../domain/cv-page.ts';
import { cvFileStem } from '../domain/file-names.ts';
import { paperFor } from '../domain/paper.ts';
import { centred, cvBullet, cvDocument, cvHeading, cvName, cvPhoto, GREY, PLAIN_LOOK, RULE, SIZE, textWidth } from './cv-document.ts';
import { bold, clean, isoDate, plain } from './stationery.ts';
import { type WordLook, wordLookOf } from './word-look.ts';

interface CvFile {
  /** When it was made; stands in the file's metadata only. */
  date: Date;
  /** Where the CV goes, as the questionnaire has it: decides the paper before the person's own location does. */
  country?: string;
  /** As it was chosen for the PDF; absent: plain. */
  design?: CvDesign | undefined;
  /** A JPEG of 4 by 5; only where the person asks for one. */
  photo?: Uint8Array | undefined;
}

/**
 * The CV as a Word file that a person would send: one column, headings and lists that Word knows as such, one standard font,
 * no tables, no text boxes, A4 or Letter by country. From page 2 on a footer names the person and the page.
 */
export async function buildCv(data: CvEditorData, { date, country = '', design, photo }: CvFile): Promise<Blob> {
  const name = clean(data.fullName.trim());
  const paper = paperFor(country, data.location);
  const width = textWidth(paper);
  const look = design === undefined ? PLAIN_LOOK : wordLookOf(design);
  return cvDocument({
    name,
    paper,
    date,
    subject: data.experience[0]?.jobTitle ?? '',
    keywords: [...data.technicalSkills, ...data.toolsAndTechnologies].slice(0, 12).join(', '),
    look,
    children: [
      ...(photo === undefined ? [] : [cvPhoto(photo, name)]),
      ...cvPage(data).map((block, at, blocks) => paragraphOf(block, { width, look, first: blocks[at - 1]?.kind !== block.kind })),
    ],
  });
}

/** `{fullName}_CV_{date}.docx`; without a name `CV_{date}.docx`. */
export function cvFileName(fullName: string, date: Date): string {
  return `${cvFileStem(fullName)}_${isoDate(date)}.docx`;
}

interface Place {
  /** Of the text, in twips. */
  width: number;
  look: WordLook;
  /** Whether the block before it is of another kind. */
  first: boolean;
}

function paragraphOf(block: CvPageBlock, { width, look, first }: Place): Paragraph {
  switch (block.kind) {
    case 'name':
      return cvName(block.text, look);
    case 'contact':
      return new Paragraph({ spacing: { after: 20 }, ...centred(look), children: contact(block.items) });
    case 'personal':
      return new Paragraph({
        spacing: { before: first ? 100 : 0, after: 0 },
        ...centred(look),
        children: [new TextRun({ text: clean(`${block.label}: `), color: GREY }), plain(block.value)],
      });
    case 'heading':
      return cvHeading(block.text, look);
    case 'paragraph':
      return new Paragraph({ children: [plain(block.text)] });
    case 'skills':
      return new Paragraph({ spacing: { after: 40 }, children: [bold(`${block.label}: `), plain(block.items.join(', '))] });
    case 'entry':
      return new Paragraph({
        heading: HeadingLevel.HEADING_2,
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: entry(block, SIZE.text + look.size),
      });
    case 'bullet':
      return cvBullet(block.text);
  }
}

function contact(items: Extract<CvPageBlock, { kind: 'contact' }>['items']): ParagraphChild[] {
  return items.flatMap(({ text, href }, index) => [
    ...(index === 0 ? [] : [new TextRun({ text: GAP, color: RULE })]),
    href === null ? plain(text) : new ExternalHyperlink({ link: href, children: [new TextRun({ text: clean(text), style: 'Hyperlink' })] }),
  ]);
}

/** Title and dates on one line, employer or school below it in the same paragraph: it never breaks between them. */
function entry({ title, dates, under }: Extract<CvPageBlock, { kind: 'entry' }>, size: number): TextRun[] {
  const light = { bold: false, size, color: GREY };
  return [
    ...(title === '' ? [] : [plain(title)]),
    ...(dates === '' ? [] : [new TextRun({ ...light, children: [...(title === '' ? [] : [new Tab()]), clean(dates)] })]),
    ...(under === '' ? [] : [new TextRun({ bold: false, size, text: clean(under), break: 1 })]),
  ];
}
