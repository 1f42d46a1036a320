import { z } from 'zod';

/** What a child is asked: one document. */
export const TypesetTask = z.object({
  /** A file in the folder of templates, without its ending. */
  template: z.string().regex(/^[a-z-]+$/),
  /** JSON that the template reads: text in it stays text. */
  data: z.string(),
  /** A PDF, or all pages in one SVG picture, one below the other. */
  as: z.enum(['pdf', 'svg']),
  /** Whether a last page with little on it may be saved, or filled, by setting a little tighter or wider. */
  fit: z.boolean(),
  /** A JPEG that the template finds as `photo.jpg`, while this one document is set. */
  photo: z.instanceof(Uint8Array).optional(),
});
export type TypesetTask = z.infer<typeof TypesetTask>;

/** `accessible`: the PDF keeps PDF/UA-1; false where a character of it is in no font of ours. */
export const TypesetDocument = z.object({
  content: z.instanceof(Uint8Array),
  pages: z.int().min(1),
  accessible: z.boolean(),
});
export type TypesetDocument = z.infer<typeof TypesetDocument>;

/** What a child says: once that it is ready, then one answer for each task. */
export const ChildMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('answer'), document: TypesetDocument.nullable(), why: z.string() }),
]);
export type ChildMessage = z.infer<typeof ChildMessage>;
