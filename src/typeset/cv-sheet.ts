import type { CvPageBlock } from '../domain/cv-page.ts';
import { ACCENTS, type CvDesign, type Design } from '../domain/cv-design.ts';
import { type Paper, PAPERS } from '../domain/paper.ts';
import { printable, running } from './printable.ts';

/** What stands below a heading. `locked` is drawn as bars: so many lines that may not be read yet. */
type Item =
  | { kind: 'paragraph'; text: string }
  | { kind: 'skills'; label: string; items: string[] }
  | { kind: 'entry'; title: string; dates: string; under: string; bullets: string[]; notes: string[] }
  | { kind: 'bullets'; bullets: string[] }
  | { kind: 'locked'; lines: number };

interface Section {
  part: string;
  heading: string;
  items: Item[];
}

/** What every template is told: paper, type, and what stands in the file's metadata. */
export interface Stationery {
  title: string;
  author: string;
  subject: string;
  keywords: string[];
  /** ISO 639-1. */
  lang: string;
  paper: { width: number; height: number };
  design: Design;
  accent: string;
  /** Steps from the design's own size, and factor on its own space. */
  size: -1 | 0 | 1;
  space: number;
}

/** A CV as `cv.typ` reads it. */
export interface CvSheet extends Stationery {
  name: string;
  /** Whether one travels with it (`photo.jpg`). */
  photo: boolean;
  contact: { text: string; href: string | null }[][];
  personal: { label: string; value: string }[];
  sections: Section[];
}

const SIZES = { small: -1, regular: 0, large: 1 } as const;
const SPACES = { tight: 0.82, regular: 1, airy: 1.25 } as const;

/** What a design, a paper and a language come to. */
export function stationery(
  { design, accent, size, spacing }: CvDesign,
  paper: Paper,
  lang: string,
): Pick<Stationery, 'lang' | 'paper' | 'design' | 'accent' | 'size' | 'space'> {
  return { lang, paper: PAPERS[paper], design, accent: ACCENTS[accent], size: SIZES[size], space: SPACES[spacing] };
}

/** The order of an academic CV: what was studied and published comes before what was done for money. */
const ACADEMIC: readonly string[] = ['summary', 'education', 'publications', 'experience'];

interface CvSheetOptions {
  design: CvDesign;
  paper: Paper;
  lang: string;
  /** For the metadata only. */
  subject: string;
  keywords: readonly string[];
  photo?: boolean;
}

/** The blocks of a CV, gathered into what a template sets: entries with what belongs to them, sections with their entries. */
export function cvSheet(blocks: readonly CvPageBlock[], { design, paper, lang, subject, keywords, photo = false }: CvSheetOptions): CvSheet {
  const sheet: CvSheet = {
    title: 'CV',
    author: '',
    subject: printable(subject),
    keywords: keywords.map(printable),
    ...stationery(design, paper, lang),
    name: '',
    photo,
    contact: [],
    personal: [],
    sections: [],
  };
  for (const block of blocks) put(block, sheet);
  if (sheet.name !== '') Object.assign(sheet, { title: `CV of ${sheet.name}`, author: sheet.name });
  if (design.design === 'academic') sheet.sections = inOrder(sheet.sections);
  return sheet;
}

function put(block: CvPageBlock, sheet: CvSheet): void {
  switch (block.kind) {
    case 'name':
      sheet.name = printable(block.text);
      return;
    case 'contact':
      sheet.contact.push(block.items.map(({ text, href }) => ({ text: printable(text), href })));
      return;
    case 'personal':
      sheet.personal.push({ label: block.label, value: printable(block.value) });
      return;
    case 'heading':
      sheet.sections.push({ part: block.part, heading: printable(block.text), items: [] });
      return;
    case 'paragraph':
      return putText(sectionOf(block.part, sheet).items, 'notes', running(block.text));
    case 'bullet':
      return putText(sectionOf(block.part, sheet).items, 'bullets', running(block.text));
    case 'skills':
      sectionOf(block.part, sheet).items.push({ kind: 'skills', label: printable(block.label), items: block.items.map(printable) });
      return;
    case 'entry':
      sectionOf(block.part, sheet).items.push({
        kind: 'entry',
        title: printable(block.title),
        dates: printable(block.dates),
        under: printable(block.under),
        bullets: [],
        notes: [],
      });
  }
}

function sectionOf(part: string, { sections }: CvSheet): Section {
  const last = sections.at(-1);
  if (last !== undefined) return last;
  const section = { part, heading: '', items: [] };
  sections.push(section);
  return section;
}

/** What follows an entry is part of it; bullets before any entry are a list of their own. */
function putText(items: Item[], as: 'notes' | 'bullets', text: string): void {
  const last = items.at(-1);
  if (last?.kind === 'entry') last[as].push(text);
  else if (as === 'notes') items.push({ kind: 'paragraph', text });
  else if (last?.kind === 'bullets') last.bullets.push(text);
  else items.push({ kind: 'bullets', bullets: [text] });
}

function inOrder(sections: readonly Section[]): Section[] {
  const place = ({ part }: Section): number => {
    const at = ACADEMIC.indexOf(part);
    return at === -1 ? ACADEMIC.length : at;
  };
  return sections.toSorted((one, other) => place(one) - place(other));
}
