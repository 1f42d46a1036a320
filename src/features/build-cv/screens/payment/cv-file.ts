import type { CvEditorData } from '../../../../domain/cv-build.ts';

/** The CV as a Word file and its name. The builder is large and comes when it is needed. */
export async function cvFile(data: CvEditorData, country: string, date: Date): Promise<{ content: Blob; name: string }> {
  try {
    const { buildCv, cvFileName } = await import('../../../../docx/cv.docx.ts');
    return { content: await buildCv(data, { date, country }), name: cvFileName(data.fullName, date) };
  } catch (error) {
    throw new Error('Failed to generate Word document', { cause: error });
  }
}
