import { z } from 'zod';
import { keysOf } from './keys.ts';

/** How a CV is set. Each design is one template of `src/typeset/templates`. */
export const DESIGNS = ['classic', 'clean', 'compact', 'modern', 'sidebar', 'academic'] as const;
export type Design = (typeof DESIGNS)[number];

/** Colours of rules, headings and name. Each stands on white with a contrast of at least 7:1 (WCAG 1.4.6). */
export const ACCENTS = {
  ink: '#22252b',
  navy: '#1d3a63',
  petrol: '#0f4a52',
  forest: '#26492f',
  burgundy: '#6d1f33',
  plum: '#4d2a60',
} as const;
export type Accent = keyof typeof ACCENTS;

export const TYPE_SIZES = ['small', 'regular', 'large'] as const;
export const SPACINGS = ['tight', 'regular', 'airy'] as const;

/** What a person chooses about the look of a CV, and of what goes with it. */
export const CvDesign = z.object({
  design: z.enum(DESIGNS),
  accent: z.enum(keysOf(ACCENTS)),
  size: z.enum(TYPE_SIZES),
  spacing: z.enum(SPACINGS),
});
export type CvDesign = z.infer<typeof CvDesign>;

export const DEFAULT_DESIGN: CvDesign = { design: 'clean', accent: 'ink', size: 'regular', spacing: 'regular' };

/** Under which a device keeps the design chosen last: one for all its CVs and letters. It says nothing about anybody. */
export const CV_DESIGN_KEY = 'cv-design';

/** The design in what a device kept; the default where there is none. */
export function designIn(kept: string | null): CvDesign {
  try {
    return CvDesign.safeParse(JSON.parse(kept ?? 'null')).data ?? DEFAULT_DESIGN;
  } catch {
    return DEFAULT_DESIGN;
  }
}
