import type { CvDocument } from '../../domain/document.ts';
import { OPTIMIZE } from '../../domain/limits.ts';
import { readCv } from '../reading/read-cv.ts';

/**
 * A CV's lines as a person sees them, in reading order, one a line, with a blank line before each heading. It reads back
 * to the same sections, and is never longer than what an optimization takes in.
 */
export function extractedText(document: CvDocument): string {
  const { cv, lines } = readCv(document);
  const starts = new Set(cv.sections.map(({ from }) => from));
  const text = lines.map((line, at) => (at > 0 && starts.has(at) ? `\n${line.text}` : line.text)).join('\n');
  return text.slice(0, OPTIMIZE.maxCvCharacters);
}
