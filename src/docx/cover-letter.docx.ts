import { AlignmentType, BorderStyle, Document, Packer, Paragraph, TextRun } from 'docx';
import { coverLetterStem } from '../domain/file-names.ts';
import type { LetterSender, OptimizationResult } from '../domain/optimization.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import { clean, FONT, GREY, INK, isoDate, longDate, pageOf, paragraphsOf, written } from './stationery.ts';

const TEXT_SIZE = 22;
const MARGIN = 25;

/**
 * The cover letter as a Word file that can be sent: letterhead, date, addressee, paragraphs. Blanks that only the sender can
 * fill are marked. `date` is the day it is made, in the reader's time zone.
 */
export async function buildCoverLetter(result: OptimizationResult, sender: LetterSender | null, { date }: { date: Date }): Promise<Blob> {
  const name = sender?.name.trim() ?? '';
  const document = new Document({
    title: `Cover letter for ${clean(result.jobRole)} at ${clean(result.companyName)}`,
    creator: name === '' ? SITE_NAME : clean(name),
    lastModifiedBy: name === '' ? SITE_NAME : clean(name),
    styles: {
      default: {
        document: { run: { font: FONT, size: TEXT_SIZE, color: INK }, paragraph: { spacing: { after: 200, line: 288 } } },
        title: { run: { font: FONT, size: 36, bold: true, color: INK }, paragraph: { spacing: { after: 60, line: 240 } } },
      },
    },
    sections: [
      {
        properties: { page: pageOf(sender !== null && writesOnLetter(sender), MARGIN) },
        children: [
          ...letterhead(sender),
          new Paragraph({ spacing: { after: 240 }, children: [new TextRun(longDate(date))] }),
          new Paragraph({ spacing: { after: 280 }, children: [new TextRun({ text: clean(result.companyName), bold: true })] }),
          ...paragraphsOf(result.coverLetter).map(
            (paragraph, at, all) => new Paragraph({ keepLines: true, ...(at === all.length - 2 ? { keepNext: true } : {}), children: written(paragraph) }),
          ),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}

/** `Cover_Letter_{jobRole}_{companyName}_{date}.docx`. */
export function coverLetterFileName(jobRole: string, companyName: string, date: Date): string {
  return `${coverLetterStem(jobRole, companyName, isoDate(date))}.docx`;
}

function letterhead(sender: LetterSender | null): Paragraph[] {
  if (sender === null) return [];
  const contact = [sender.email, sender.phone, sender.location].map((part) => clean(part.trim())).filter((part) => part !== '');
  return [
    ...(sender.name.trim() === '' ? [] : [new Paragraph({ style: 'Title', children: [new TextRun(clean(sender.name.trim()))] })]),
    new Paragraph({
      alignment: AlignmentType.LEFT,
      spacing: { after: 360 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: INK, space: 8 } },
      children: [new TextRun({ text: contact.join('  ·  '), color: GREY, size: 19 })],
    }),
  ];
}

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK';
const IN_AMERICA = new RegExp(String.raw`\b(?:USA?|U\.S\.(?:A\.)?|United States|Canada)\b|,\s*(?:${STATES.replaceAll(' ', '|')})(?:\s+\d{5})?\s*$`, 'u');

/** North America: by the address, else by the phone. */
const writesOnLetter = ({ location, phone }: LetterSender): boolean => IN_AMERICA.test(location) || (location.trim() === '' && /^\s*\+1\b/u.test(phone));
