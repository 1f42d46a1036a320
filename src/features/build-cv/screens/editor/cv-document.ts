import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { FAILED_TO_GENERATE_WORD_DOCUMENT } from '../../editor.copy.ts';

/** The CV as a Word file with its name. The library that writes it is fetched when it is first wanted. @throws Error */
export async function cvDocument(data: CvEditorData, country: string, date: Date, photo?: Uint8Array): Promise<{ content: Blob; name: string }> {
  try {
    const { buildCv, cvFileName } = await import('../../../../docx/cv.docx.ts');
    return { content: await buildCv(data, { date, country, photo }), name: cvFileName(data.fullName, date) };
  } catch (cause) {
    throw new Error(FAILED_TO_GENERATE_WORD_DOCUMENT, { cause });
  }
}
