import { characterCount } from '../../../../domain/character-count.ts';
import { UPLOAD } from '../../../../domain/limits.ts';
import { WriteError, type CallFailure } from '../../../../ui/api.ts';
import { isNamedPdf } from '../../../../ui/form/pdf-file.ts';
import { WIZARD_ERRORS } from '../../copy.ts';
import type { Draft } from './draft.ts';

export type WizardField = 'file' | 'text' | 'jobRole' | 'company' | 'description';

/** What stands in the way: which box says it, and which field is to be mended. */
export interface WizardProblem {
  box: 'error' | 'quality';
  /** What stands over it, where it is not the box's own heading. */
  heading?: string;
  message: string;
  field: WizardField | null;
}

const refused = (message: string, field: WizardProblem['field']): WizardProblem => ({ box: 'error', message, field });

/** Judges a chosen or dropped file (product specification 5). Null when it may be sent. */
export function fileProblem(file: { name: string; type: string; size: number }): WizardProblem | null {
  if (!isNamedPdf(file)) return refused(WIZARD_ERRORS.INVALID_FILE_TYPE, 'file');
  return file.size > UPLOAD.maxBytes ? refused(WIZARD_ERRORS.FILE_TOO_LARGE, 'file') : null;
}

/** Judges step 1. `hasFile`: one is chosen, or was read before. */
export function cvProblem(draft: Pick<Draft, 'tab' | 'pastedText'>, hasFile: boolean): WizardProblem | null {
  if (draft.tab === 'pdf') return hasFile ? null : refused(WIZARD_ERRORS.NO_FILE, 'file');
  const text = draft.pastedText.trim();
  if (text === '') return refused(WIZARD_ERRORS.NO_TEXT, 'text');
  return characterCount(text) < UPLOAD.minTextCharacters ? refused(WIZARD_ERRORS.SHORT_TEXT, 'text') : null;
}

/** Judges step 2, in the order of the specification: job, company, description. */
export function detailsProblem(draft: Pick<Draft, 'jobRole' | 'company' | 'description'>): WizardProblem | null {
  if (draft.jobRole.trim() === '') return refused(WIZARD_ERRORS.JOB_ROLE, 'jobRole');
  if (draft.company.trim() === '') return refused(WIZARD_ERRORS.COMPANY, 'company');
  if (draft.description.trim() === '') return refused(WIZARD_ERRORS.DESCRIPTION, 'description');
  return null;
}

/** A message with one of these words is shown as it is, the others behind the sentence of the specification (8). */
const SHOWN_AS_IS = /text quality|scan|image-based|encoding|corrupted/i;
/** Of those, the ones that go into the orange box. */
const ORANGE = /text quality|encoding|corrupted|scan/i;
const DEFAULT_WAIT_SECONDS = 60;

/** Turns a failed `extract-and-infer-cv-data` into what the visitor is told (product specification 8). */
export function extractionProblem(failure: CallFailure, online: boolean): WizardProblem {
  if (failure.status === 0 && !online) return refused(WIZARD_ERRORS.offline, null);
  if (failure.status === 429 || failure.status === 503) {
    const wait = waitInWords(failure.retryAfter ?? DEFAULT_WAIT_SECONDS);
    return refused(failure.status === 429 ? WIZARD_ERRORS.rateLimited(wait) : WIZARD_ERRORS.busy(wait), null);
  }
  const code = textIn(failure.body, 'error');
  const details = textIn(failure.body, 'details');
  const said = (code === 'INSUFFICIENT_TEXT_QUALITY' ? (details ?? textIn(failure.body, 'message')) : details) ?? '';
  const quality = code === 'INSUFFICIENT_TEXT_QUALITY' || ORANGE.test(said);
  if (quality || SHOWN_AS_IS.test(said)) return { box: quality ? 'quality' : 'error', message: said, field: 'file' };
  // Both sentences are the specification's; the reason, where the server gives one, is what helps.
  const why = details ?? textIn(failure.body, 'userMessage');
  if (why === null) return { ...refused(WIZARD_ERRORS.EXTRACTION, 'file'), heading: WIZARD_ERRORS.UNREADABLE };
  return refused(`${WIZARD_ERRORS.EXTRACTION} (${why})`, 'file');
}

/** Turns a refused insert into what the visitor is told (product specification 8). */
export function saveProblem(error: unknown, online: boolean): WizardProblem {
  const { saveReasons, save } = WIZARD_ERRORS;
  if (!(error instanceof WriteError)) return refused(save(saveReasons.unreachable), null);
  if (error.status === 0) return refused(save(online ? saveReasons.unreachable : saveReasons.offline), null);
  if (error.status === 429) return refused(save(saveReasons.rateLimited), null);
  return refused(save(error.status === 413 ? saveReasons.tooLong : error.message), null);
}

function textIn(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** "40 seconds", "7 minutes": rounded up, so that nobody comes back too early. */
function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
