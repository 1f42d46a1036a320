import type { CvDesign } from '../domain/cv-design.ts';
import type { LetterSender } from '../domain/optimization.ts';
import type { Paper } from '../domain/paper.ts';
import { type CvSheet, stationery } from './cv-sheet.ts';
import { printable } from './printable.ts';

/** A line of a CV as it is to be sent; a wrapped one is part of the line before. */
export interface TailoredLine {
  text: string;
  kind: 'heading' | 'line' | 'bullet';
}

/** A line above the first heading that is longer than this says who somebody is, and not how to reach them. */
const LONGEST_CONTACT = 90;

/** The visitor's own CV with what was accepted, line by line as it was read: name, what stands under it, then its own sections. */
export function tailoredSheet(
  lines: readonly TailoredLine[],
  { design, paper, lang, sender }: { design: CvDesign; paper: Paper; lang: string; sender: LetterSender },
): CvSheet {
  const owner = sender.name.trim();
  const [first] = lines;
  const isNamed = first !== undefined && owner !== '' && first.text.trim().toLowerCase() === owner.toLowerCase();
  const sheet: CvSheet = {
    title: owner === '' ? 'CV' : `CV of ${printable(owner)}`,
    author: printable(owner),
    subject: '',
    keywords: [],
    ...stationery(design, paper, lang),
    name: isNamed ? printable(first.text.trim()) : '',
    photo: false,
    contact: [],
    personal: [],
    sections: [],
  };
  for (const { text, kind } of isNamed ? lines.slice(1) : lines) {
    const printed = printable(text.replace(/\s+/gu, ' ').trim());
    const section = sheet.sections.at(-1);
    const last = section?.items.at(-1);
    if (printed === '') continue;
    if (kind === 'heading') sheet.sections.push({ part: '', heading: printed, items: [] });
    else if (kind === 'line' && section === undefined && printed.length <= LONGEST_CONTACT) sheet.contact.push([{ text: printed, href: null }]);
    else if (section === undefined)
      sheet.sections.push({
        part: '',
        heading: '',
        items: [kind === 'bullet' ? { kind: 'bullets', bullets: [printed] } : { kind: 'paragraph', text: printed }],
      });
    else if (kind === 'line') section.items.push({ kind: 'paragraph', text: printed });
    else if (last?.kind === 'bullets') last.bullets.push(printed);
    else section.items.push({ kind: 'bullets', bullets: [printed] });
  }
  return sheet;
}
