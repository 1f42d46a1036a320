import type { Accent, CvDesign, Design } from '../../domain/cv-design.ts';

/** The CV as a PDF: what is chosen, what is shown, what may go wrong. */
export const PDF = {
  tab: 'Design',
  download: 'Download PDF',
  downloading: 'Setting type...',
  done: (name: string) => `${name} is in your downloads.`,
  failedHeading: 'NO PDF',
  failed: 'The PDF did not come through. Your text is not affected, and the Word file still works. Try again.',
  offline: 'You are offline. The PDF is set on our server; your text waits here.',
  limited: (seconds: number) => `That is a lot of typesetting. Try again in ${seconds} s.`,
  locked: 'This CV is not unlocked any more, so there is no PDF of it.',
  heading: 'Choose how it looks',
  lead: 'Six designs, one text. Every one of them is read by machines line by line: we put each through the reader that roasts you.',
  designs: {
    classic: { name: 'Classic', for: 'Law, banking, academia' },
    clean: { name: 'Clean', for: 'Most offices' },
    compact: { name: 'Compact', for: 'Engineers with much to say' },
    modern: { name: 'Modern', for: 'Design-minded employers' },
    sidebar: { name: 'Sidebar', for: 'Skills at a glance' },
    academic: { name: 'Academic', for: 'Studies and papers first' },
  } satisfies Record<Design, { name: string; for: string }>,
  designLegend: 'Design',
  accentLegend: 'Colour',
  accents: { ink: 'Ink', navy: 'Navy', petrol: 'Petrol', forest: 'Forest', burgundy: 'Burgundy', plum: 'Plum' } satisfies Record<Accent, string>,
  sizeLegend: 'Type',
  sizes: { small: 'Small', regular: 'Regular', large: 'Large' } satisfies Record<CvDesign['size'], string>,
  spacingLegend: 'Space',
  spacings: { tight: 'Tight', regular: 'Regular', airy: 'Airy' } satisfies Record<CvDesign['spacing'], string>,
  pagesLabel: 'The pages of your PDF',
  pagesAlt: (pages: number, design: string) =>
    `${pages === 1 ? 'The page' : `The ${pages} pages`} of your CV in the design ${design}. The text is the one in the form.`,
  count: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  setting: 'Setting type...',
  waiting: 'The pages come here.',
  beforeHeading: 'Six ways to wear it',
  beforeLead: 'Your PDF comes in any of these, and you can change your mind as often as you like. Grey bars stand for the lines you have not unlocked yet.',
} as const;
