import { z } from 'zod';

/** What a child is asked: one document. */
export interface TypesetTask {
  /** A file in the folder of templates, without its ending. */
  template: string;
  /** JSON that the template reads: text in it stays text. */
  data: string;
  /** A PDF, or all pages in one SVG picture, one below the other. */
  as: 'pdf' | 'svg';
  /** Whether a last page with little on it may be saved, or filled, by setting a little tighter or wider. */
  fit: boolean;
  /** A JPEG that the template finds as `photo.jpg`, while this one document is set. */
  photo?: Uint8Array;
}

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
