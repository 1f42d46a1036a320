import { forget, keep, kept } from '../../../../ui/device-store.ts';
import type { OptimizationInsert } from '../../contract.ts';
import type { Draft } from './draft-schema.ts';

export type { Draft };

export const EMPTY_DRAFT: Draft = {
  step: 'cv-input',
  tab: 'pdf',
  pastedText: '',
  pdf: null,
  roasted: null,
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

/** What was read or written last under each name, so that this page reads nothing twice. */
const known = new Map<string, { text: string; draft: Draft | null }>();
/** Reads what is kept; not here before there is something to read, because it brings a library that nobody needs to start. */
let read: ((text: string) => Draft | null) | null = null;

/** After this whatever this device keeps is understood. */
export async function learnToRead(): Promise<void> {
  read ??= (await import('./draft-schema.ts')).readDraft;
}

/** Screens wait for it, so that none is drawn on answers it cannot read yet. */
export const prepare = async (): Promise<void> => {
  if (kept(CURRENT) !== null || kept(SENT) !== null) await learnToRead();
};

function draftAt(key: string): Draft | null {
  const text = kept(key);
  if (text === null) return null;
  const last = known.get(key);
  if (last?.text === text) return last.draft;
  // Another tab has just begun: its answers are here with the next look.
  if (read === null) void learnToRead();
  const draft = read?.(text) ?? null;
  if (read !== null) known.set(key, { text, draft });
  return draft;
}

function write(key: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  keep(key, text);
  known.set(key, { text, draft });
}

export const currentDraft = (): Draft => draftAt(CURRENT) ?? EMPTY_DRAFT;
export const sentDraft = (): Draft | null => draftAt(SENT);

export function keepDraft(draft: Draft): void {
  if (draft === EMPTY_DRAFT) forget(CURRENT);
  else write(CURRENT, draft);
}

/** The browser is on its way to the checkout: the wizard resets, and a copy waits for a payment that is cancelled. */
export function markSent(draft: Draft): void {
  write(SENT, draft);
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
export const cvTextOf = (draft: Pick<Draft, 'tab' | 'pdf' | 'pastedText' | 'roasted'>): string =>
  draft.roasted?.text ?? ((draft.tab === 'pdf' ? (draft.pdf?.text ?? '') : '') || draft.pastedText.trim());

/** The row to save (product specification 3). The step before has made sure that there is a CV. */
export function rowOf(draft: Draft): OptimizationInsert {
  const pdf = draft.roasted === null && draft.tab === 'pdf' ? draft.pdf : null;
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
    cv_text_content: pdf === null ? cvTextOf(draft) : null,
    extracted_cv_text: cvTextOf(draft),
    cv_upload_id: draft.roasted?.id ?? null,
    input_method: pdf === null ? 'text' : 'pdf',
    processing_status: 'pending',
  };
}

function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
