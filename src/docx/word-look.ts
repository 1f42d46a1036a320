import { ACCENTS, type CvDesign, type Design, TYPE_SIZES } from '../domain/cv-design.ts';

/** What Word makes of a design. Small capitals are left out: turned into a PDF they are large ones, and no parser puts them back. */
const LOOKS = {
  classic: { font: 'Georgia', centred: true, rule: true, boldName: false, size: 0, space: 1 },
  clean: { font: 'Arial', centred: false, rule: true, boldName: true, size: 0, space: 1 },
  compact: { font: 'Arial', centred: false, rule: true, boldName: true, size: -2, space: 0.75 },
  modern: { font: 'Verdana', centred: false, rule: true, boldName: false, size: -2, space: 1.1 },
  sidebar: { font: 'Verdana', centred: false, rule: false, boldName: true, size: -2, space: 1 },
  academic: { font: 'Times New Roman', centred: false, rule: true, boldName: false, size: 2, space: 1 },
} as const satisfies Record<Design, { font: string; centred: boolean; rule: boolean; boldName: boolean; size: number; space: number }>;

const SPACES = { tight: 0.75, regular: 1, airy: 1.3 } as const satisfies Record<CvDesign['spacing'], number>;

/** How a CV is set in Word: one of its own fonts, half-points on the usual size, a factor on the usual space. One column in every design. */
export interface WordLook {
  font: string;
  centred: boolean;
  rule: boolean;
  boldName: boolean;
  /** RRGGBB. */
  accent: string;
  size: number;
  space: number;
}

/** The nearest that Word has to a design, as it was chosen for the PDF. */
export function wordLookOf({ design, accent, size, spacing }: CvDesign): WordLook {
  const look = LOOKS[design];
  return { ...look, accent: ACCENTS[accent].slice(1), size: look.size + TYPE_SIZES.indexOf(size) - 1, space: look.space * SPACES[spacing] };
}
