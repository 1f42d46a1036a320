import { z } from 'zod';
import { serveTasks } from '../child/serve-tasks.ts';
import type { PdfAnswer, PdfTask } from './child-messages.ts';
import { extract } from './extract.ts';
import { toDocument } from './to-document.ts';

/** The process in which PDFs are taken apart; started by pdf-reader.ts. */
const Task: z.ZodType<PdfTask> = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string().nullable() });

async function answer({ bytes, fileName }: PdfTask): Promise<PdfAnswer> {
  try {
    // pdf.js refuses Node's Buffer, and takes the bytes' memory for itself.
    const extracted = await extract(new Uint8Array(bytes));
    return extracted.ok ? { ok: true, document: toDocument(extracted.content, fileName) } : extracted;
  } catch {
    return { ok: false, reason: 'corrupt' };
  }
}

// Broken files make pdf.js reject promises that nobody waits for; the one we wait for tells what matters.
process.on('unhandledRejection', () => undefined);

/** Opening pages of text loads and compiles most of what a first CV would wait for. */
const ROWS = Array.from(
  { length: 50 },
  (_, row) => `1 0 0 1 ${72 + (row % 7)} ${740 - 13 * row} Tm (Managed a team of ${row} people in two places) Tj 300 0 Td (2019 - 2021) Tj`,
).join(' ');
const PAGE = `q 0.9 g 0 0 180 792 re f Q BT 0 g /F 10 Tf ${ROWS} ET`;
const WARM_UP = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${PAGE.length}>>stream
${PAGE}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`;
await serveTasks({
  task: Task,
  perform: answer,
  warmUp: async () => {
    for (let round = 0; round < 6; round++) await answer({ bytes: new TextEncoder().encode(WARM_UP), fileName: null });
  },
});
