import { z } from 'zod';

/** What a visitor has told the wizard. It lives on his device until it is paid for. */
const Draft = z.object({
  step: z.enum(['cv-input', 'optimization-details']),
  tab: z.enum(['pdf', 'text']),
  pastedText: z.string(),
  /** A PDF that was read: its text, and the name and bytes of the file. The file itself is not kept. */
  pdf: z.object({ name: z.string(), size: z.number(), text: z.string() }).nullable(),
  /** The roast the CV is taken from, and its text; drafts from before that could be have none. */
  roasted: z.object({ id: z.string(), text: z.string() }).nullable().default(null),
  jobRole: z.string(),
  company: z.string(),
  description: z.string(),
  tone: z.string(),
  website: z.string(),
  linkedin: z.string(),
  /** "Why this employer?" and "Which work are you proudest of?"; drafts from before they were asked have neither. */
  motivation: z.string().default(''),
  proudestWork: z.string().default(''),
  /** The row that was saved from exactly these answers; null as soon as one of them changes. */
  requestId: z.string().nullable(),
});
export type Draft = z.infer<typeof Draft>;

/** What was kept as this text; null where it is nothing we still understand. */
export function readDraft(text: string): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
