import { z } from 'zod';
import { forget, keep, kept } from '../../../../ui/device-store.ts';
import type { OptimizationInsert } from '../../contract.ts';

/** What a visitor has told the wizard. It lives on his device until it is paid for. */
export const Draft = z.object({
  step: z.enum(['cv-input', 'optimization-details']),
  tab: z.enum(['pdf', 'text']),
  pastedText: z.string(),
  /** A PDF that was read: its text, and the name and bytes of the file. The file itself is not kept. */
  pdf: z.object({ name: z.string(), size: z.number(), text: z.string() }).nullable(),
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

export const EMPTY_DRAFT: Draft = {
  step: 'cv-input',
  tab: 'pdf',
  pastedText: '',
  pdf: null,
  jobRole: '',
  company: '',
  description: '',
  tone: '',
  website: '',
  linkedin: '',
  motivation: '',
  proudestWork: '',
  requestId: null,
};

const CURRENT = 'optimize-draft';
/** What went to the checkout: the wizard itself is empty from then on, and a cancelled payment brings it back. */
const SENT = 'optimize-sent';

function draftAt(key: string): Draft | null {
  const text = kept(key);
  if (text === null) return null;
  try {
    return Draft.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const currentDraft = (): Draft => draftAt(CURRENT) ?? EMPTY_DRAFT;
export const sentDraft = (): Draft | null => draftAt(SENT);

export function keepDraft(draft: Draft): void {
  if (draft === EMPTY_DRAFT) forget(CURRENT);
  else keep(CURRENT, JSON.stringify(draft));
}

/** The browser is on its way to the checkout: the wizard resets, and a copy waits for a payment that is cancelled. */
export function markSent(draft: Draft): void {
  keep(SENT, JSON.stringify(draft));
  forget(CURRENT);
}

/** Fills the wizard again with what went to the checkout. */
export function takeBack(): void {
  const sent = sentDraft();
  if (sent !== null) keepDraft(sent);
  forget(SENT);
}

export function forgetSent(): void {
  forget(SENT);
}

/** Nothing of a request stays on the device once it is paid for. */
export function forgetPaid(requestId: string): void {
  if (sentDraft()?.requestId === requestId) forget(SENT);
  if (draftAt(CURRENT)?.requestId === requestId) forget(CURRENT);
}

/** The next advert for the same CV: nothing of it has to be handed over again. */
export function startNextWith(cvText: string): void {
  keepDraft({ ...EMPTY_DRAFT, step: 'optimization-details', tab: 'text', pastedText: cvText });
}

/** The CV as text, whichever way it was handed over. */
export const cvTextOf = (draft: Pick<Draft, 'tab' | 'pdf' | 'pastedText'>): string =>
  (draft.tab === 'pdf' ? (draft.pdf?.text ?? '') : '') || draft.pastedText.trim();

/** The row to save (product specification 3). The step before has made sure that there is a CV. */
export function rowOf(draft: Draft): OptimizationInsert {
  const pasted = draft.pastedText.trim();
  const pdf = draft.tab === 'pdf' ? draft.pdf : null;
  return {
    job_role: draft.jobRole.trim(),
    company_name: draft.company.trim(),
    job_description: draft.description.trim(),
    tone_of_voice: orNull(draft.tone),
    company_website_text: orNull(draft.website),
    company_linkedin_text: orNull(draft.linkedin),
    motivation: orNull(draft.motivation),
    proudest_work: orNull(draft.proudestWork),
    cv_file_name: pdf?.name ?? null,
    cv_file_size: pdf?.size ?? null,
    cv_text_content: pdf === null ? pasted : null,
    extracted_cv_text: cvTextOf(draft),
    input_method: pdf === null ? 'text' : 'pdf',
    processing_status: 'pending',
  };
}

function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
