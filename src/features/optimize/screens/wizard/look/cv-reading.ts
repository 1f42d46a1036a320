import type { InferredCvBuildData } from '../../../../../domain/cv-build.ts';
import { hasSignOfCv } from '../../../../../domain/optimization.ts';
import { callFunction } from '../../../../../ui/api.ts';
import { EXTRACT_AND_INFER, ExtractReply } from '../../../../build-cv/contract.ts';
import { READING } from '../../../look.copy.ts';

/** What our reader made of a CV, in a few words; `parts` is empty where it found nothing. */
export interface Reading {
  parts: string[];
  /** Whether anything in it is a CV's. */
  isCv: boolean;
}

/** The text that was read last, so that going back and forth asks once. */
let last: { text: string; reading: Promise<Reading | null> } | null = null;

/** Takes down what the reading of a PDF said. */
export function noteReading(text: string, found: InferredCvBuildData): void {
  last = { text, reading: Promise.resolve(readingOf(text, found)) };
}

/** What is in a pasted CV, asked of the server once for each text; null when it does not say, which stops nobody. */
export function readingFor(text: string): Promise<Reading | null> {
  if (last?.text !== text) last = { text, reading: ask(text) };
  return last.reading;
}

async function ask(text: string): Promise<Reading | null> {
  const result = await callFunction(EXTRACT_AND_INFER, { rawText: text });
  const reply = result.ok ? ExtractReply.safeParse(result.data).data : undefined;
  return reply === undefined ? null : readingOf(text, reply.inferredCvBuildData);
}

export function readingOf(text: string, found: InferredCvBuildData): Reading {
  const jobs = (found.currentJobTitle === '' && found.currentCompany === '' ? 0 : 1) + found.previousRoles.length + found.moreExperience.length;
  const { email, phone } = found.bio;
  const parts = [
    jobs > 0 ? READING.jobs(jobs) : '',
    found.education === '' ? '' : READING.school,
    found.topSkills.length > 0 ? READING.skills : '',
    found.otherLanguages.length > 0 ? READING.languages : '',
    email === '' && phone === '' ? '' : READING.contact,
  ].filter((part) => part !== '');
  return { parts, isCv: jobs > 0 || found.education !== '' || email !== '' || phone !== '' || hasSignOfCv(text.split('\n')) };
}
