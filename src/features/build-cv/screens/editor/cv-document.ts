import type { CvEditorData } from '../../../../domain/cv-build.ts';
import type { CvDesign } from '../../../../domain/cv-design.ts';
import { FAILED_TO_GENERATE_WORD_DOCUMENT } from '../../editor.copy.ts';

/** The CV as a Word file with its name. The library that writes it is fetched when it is first wanted. @throws Error */
export async function cvDocument(
  data: CvEditorData,
  country: string,
  date: Date,
  look: { design?: CvDesign; photo?: Uint8Array | undefined } = {},
): Promise<{ content: Blob; name: string }> {
  try {
    const { buildCv, cvFileName } = await import('../../../../docx/cv.docx.ts');
    return { content: await buildCv(data, { date, country, ...look }), name: cvFileName(data.fullName, date) };
  } catch (cause) {
    throw new Error(FAILED_TO_GENERATE_WORD_DOCUMENT, { cause });
  }
}
