import type { CvPreview } from '../domain/cv-build.ts';
import type { CvDesign } from '../domain/cv-design.ts';
import type { PageLanguage } from '../domain/page-words/page-language.ts';
import type { PageWords } from '../domain/page-words/page-words.ts';
import { wordsIn } from '../domain/page-words/words-in.ts';
import type { Paper } from '../domain/paper.ts';
import { type CvSheet, stationery } from './cv-sheet.ts';
import { printable } from './printable.ts';

type Part = CvPreview['sections'][number];

/** Where the sections of a preview stand on the page. */
const PARTS = {
  summary: 'summary',
  skills: 'skills',
  experience: 'experience',
  education: 'education',
  achievement: 'achievements',
  interests: 'interests',
} as const satisfies Record<Part['name'], keyof PageWords['headings']>;

/** More bars than this say no more. */
const MOST_BARS = 7;

/** A CV that is not paid for: its outline and the lines that may be read, bars in the place of all others. */
export function previewSheet(
  preview: CvPreview,
  { name, design, paper, lang, language }: { name: string; design: CvDesign; paper: Paper; lang: string; language: PageLanguage | undefined },
): CvSheet {
  return {
    title: 'Preview of a CV',
    author: '',
    subject: '',
    keywords: [],
    ...stationery(design, paper, lang),
    name: printable(name),
    photo: false,
    contact: [],
    personal: [],
    sections: preview.sections.map((section) => {
      const part = PARTS[section.name];
      return { part, heading: wordsIn(language).headings[part], items: [...readable(section, preview), { kind: 'locked', lines: barsOf(section) }] };
    }),
  };
}

function readable({ name }: Part, { summary, job, bullet }: CvPreview): CvSheet['sections'][number]['items'] {
  if (name === 'summary' && summary !== '') return [{ kind: 'paragraph', text: printable(summary) }];
  if (name !== 'experience' || job === '') return [];
  return [{ kind: 'entry', title: printable(job), dates: '', under: '', bullets: bullet === '' ? [] : [printable(bullet)], notes: [] }];
}

/** A line for each bullet; words and skills share theirs. */
const barsOf = ({ name, items }: Part): number => (name === 'experience' ? Math.min(MOST_BARS, Math.max(1, items - 1)) : name === 'skills' ? 3 : 2);
