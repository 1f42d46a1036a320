import { Paragraph } from 'docx';
import { tailoredCvStem } from '../domain/file-names.ts';
import type { LetterSender } from '../domain/optimization.ts';
import { paperFor } from '../domain/paper.ts';
import { cvBullet, cvDocument, cvHeading, cvName } from './cv-document.ts';
import { clean, isoDate, plain } from './stationery.ts';

/** A line of the CV as it is to be sent; a wrapped one is part of the line before. */
export interface TailoredLine {
  text: string;
  kind: 'heading' | 'line' | 'bullet';
}

/** The visitor's own CV with what was accepted, as a Word file: line by line as it was read, in one column. */
export function buildTailoredCv(lines: readonly TailoredLine[], { name, location }: LetterSender, { date }: { date: Date }): Promise<Blob> {
  const owner = clean(name.trim());
  const [first, ...rest] = lines;
  const isName = first !== undefined && owner !== '' && first.text.trim().toLowerCase() === owner.toLowerCase();
  return cvDocument({
    name: owner,
    paper: paperFor(location),
    date,
    subject: '',
    keywords: '',
    children: isName ? [cvName(first.text), ...rest.map(paragraphOf)] : lines.map(paragraphOf),
  });
}

/** `{fullName}_CV_{companyName}_{date}.docx`. */
export function tailoredCvFileName(fullName: string, companyName: string, date: Date): string {
  return `${tailoredCvStem(fullName, companyName, isoDate(date))}.docx`;
}

function paragraphOf({ text, kind }: TailoredLine): Paragraph {
  if (kind === 'heading') return cvHeading(text);
  return kind === 'bullet' ? cvBullet(text) : new Paragraph({ children: [plain(text)] });
}
