import { OPTIMIZE, UPLOAD } from '../../../../domain/limits.ts';
import { callFunction } from '../../../../ui/api.ts';
import { EXTRACT_AND_INFER, ExtractReply } from '../../../build-cv/contract.ts';
import { EXTRACT_FIELDS } from '../../../../domain/upload-form.ts';
import { WIZARD_ERRORS } from '../../copy.ts';
import { noteReading } from './look/cv-reading.ts';
import { extractionProblem, type WizardProblem } from './problems.ts';

/** Has a PDF read, or the CV of a roast by its id; its text, or why there is none. */
export async function extractText(source: File | { cvUploadId: string }): Promise<{ text: string } | { problem: WizardProblem }> {
  const form = new FormData();
  if (source instanceof File) form.set(EXTRACT_FIELDS.file, source, source.name);
  const result = await callFunction(EXTRACT_AND_INFER, source instanceof File ? form : source);
  if (!result.ok) return { problem: extractionProblem(result.failure, navigator.onLine) };
  const reply = ExtractReply.safeParse(result.data).data;
  const text = (reply?.extractedData.raw_extracted_text.trim() ?? '').slice(0, OPTIMIZE.maxCvCharacters);
  if (text.length < UPLOAD.minTextCharacters) return { problem: { box: 'error', message: WIZARD_ERRORS.EXTRACTION, field: 'file' } };
  if (reply !== undefined) noteReading(text, reply.inferredCvBuildData);
  return { text };
}
