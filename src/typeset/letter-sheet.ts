import type { CvDesign } from '../domain/cv-design.ts';
import type { LetterSender } from '../domain/optimization.ts';
import type { Paper } from '../domain/paper.ts';
import { type Stationery, stationery } from './cv-sheet.ts';
import { printable } from './printable.ts';

/** A stretch of a line; a blank is for its sender to fill, and marked, so that none is sent by mistake. */
interface Run {
  text: string;
  blank: boolean;
}

/** A letter as `letter.typ` reads it: paragraphs of lines of runs. */
export interface LetterSheet extends Stationery {
  name: string;
  contact: { text: string; href: string | null }[];
  date: string;
  company: string;
  paragraphs: Run[][][];
}

interface LetterOptions {
  design: CvDesign;
  paper: Paper;
  lang: string;
  sender: LetterSender;
  jobRole: string;
  company: string;
  /** As it is printed. */
  date: string;
}

/** A cover letter in the design of the CV it goes with. Blank lines part its paragraphs. */
export function letterSheet(letter: string, { design, paper, lang, sender, jobRole, company, date }: LetterOptions): LetterSheet {
  const email = printable(sender.email.trim());
  return {
    title: printable(`Cover letter for ${jobRole} at ${company}`),
    author: printable(sender.name.trim()),
    subject: printable(jobRole),
    keywords: [],
    ...stationery(design, paper, lang),
    name: printable(sender.name.trim()),
    contact: [
      { text: email, href: email.includes('@') ? `mailto:${email}` : null },
      { text: printable(sender.phone.trim()), href: null },
      { text: printable(sender.location.trim()), href: null },
    ].filter(({ text }) => text !== ''),
    date,
    company: printable(company),
    paragraphs: letter
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '')
      .map((paragraph) => paragraph.split('\n').map(runsOf)),
  };
}

const runsOf = (line: string): Run[] =>
  printable(line)
    .split(/(\[[^[\]]*\])/u)
    .filter((part) => part !== '')
    .map((text) => ({ text, blank: text.startsWith('[') }));
