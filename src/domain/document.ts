import { z } from 'zod';
import { PageView } from './page-view.ts';

/**
 * Why a line that is in the file is not on the page a person sees.
 * `white` same colour as the paper behind it; `invisible` text render mode 3;
 * `covered` painted over; `tiny` under 2 pt; `off-page` outside the page box.
 */
export const HIDDEN_REASONS = ['white', 'invisible', 'covered', 'tiny', 'off-page'] as const;

/** One line of a CV in human reading order. Lengths are PDF points, origin top left. */
export const Line = z.object({
  /** 1-based page. */
  page: z.int().min(1),
  /** 1-based place on its page, in reading order, hidden lines counted. */
  line: z.int().min(1),
  /** Single spaces; a tab stands for a wide gap (a date aligned to the right). Ligatures and end-of-line hyphens are repaired. */
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  /** The size most of the line is set in. */
  fontSize: z.number(),
  /** Family without subset prefix, e.g. "ComicSansMS-Bold". Empty when unknown. */
  fontName: z.string(),
  bold: z.boolean(),
  /** Fill colour, "#rrggbb". */
  color: z.string(),
  hidden: z.enum(HIDDEN_REASONS).nullable(),
  /** 0 for full width or the left-most column, 1, 2... for the columns to its right. */
  column: z.int().min(0),
});
export type Line = z.infer<typeof Line>;

/** What a reader made of a file (or of pasted text): all the engine ever sees of it. */
export const CvDocument = z.object({
  /** "pdf", or "text" for pasted text, where fonts and positions mean nothing. */
  source: z.enum(['pdf', 'text']),
  pages: z.int().min(1),
  lines: z.array(Line),
  /** The name the file had on the visitor's disk; null for pasted text. */
  fileName: z.string().nullable(),
  /** Title in the document's metadata, if any. */
  title: z.string().nullable(),
  /** Program that made it, from the metadata. */
  producer: z.string().nullable(),
  /** Raster images large enough to be a photo or a scan, by page. */
  images: z.array(z.object({ page: z.int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  /** Link targets (mailto:, https:...), in file order. */
  links: z.array(z.string()),
  /** Most columns found side by side on a page. */
  columns: z.int().min(1),
  /** True where ruled lines or cells lay text out as a table. */
  hasTable: z.boolean(),
  /** True when a page or character cap cut it short. */
  truncated: z.boolean(),
  /** The pages as they look. Missing for pasted text and in documents that were stored before there was one. */
  pageView: PageView.optional(),
});
export type CvDocument = z.infer<typeof CvDocument>;

/** A document of nothing but lines: one page, one column, no file behind it, nothing cut. `changes` says what else is known of it. */
export const documentOf = (lines: Line[], changes: Partial<CvDocument> = {}): CvDocument => ({
  source: 'text',
  pages: 1,
  lines,
  fileName: null,
  title: null,
  producer: null,
  images: [],
  links: [],
  columns: 1,
  hasTable: false,
  truncated: false,
  ...changes,
});

/** A place in the CV to which a finding or a joke is pinned. */
export const Place = z.object({ page: z.int().min(1), line: z.int().min(1) });
export type Place = z.infer<typeof Place>;
