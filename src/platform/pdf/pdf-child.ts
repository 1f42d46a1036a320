import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { ChildMessage, PdfAnswer } from './child-messages.ts';
import { extract } from './extract.ts';
import { toDocument } from './to-document.ts';

/**
 * The process in which PDFs are taken apart: nothing of ours is lost when it is killed.
 * Started by pdf-reader.ts; says `ready`, then answers one task after the other.
 */
const Task = z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string().nullable() });

async function answer(bytes: Uint8Array, fileName: string | null): Promise<PdfAnswer> {
  // pdf.js refuses Node's Buffer, and takes the bytes' memory for itself.
  const extracted = await extract(new Uint8Array(bytes));
  return extracted.ok ? { ok: true, document: toDocument(extracted.content, fileName) } : extracted;
}

function say(message: ChildMessage): void {
  process.send?.(message);
}

/**
 * A child caught in a long computation hears nothing, neither of its parent's end nor of the time it has taken: a thread of its
 * own watches. The parent looks at the processor time, too, where it can (process-vitals.ts), and is the quicker one.
 */
const GUARD = `
const { parentPort, workerData } = require('node:worker_threads');
const parent = process.ppid;
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let began = null;
parentPort.on('message', (working) => { began = working ? used() : null; });
setInterval(() => {
  if (process.ppid !== parent || (began !== null && used() - began > workerData)) process.kill(process.pid, 'SIGKILL');
}, 500);`;
const guard = new Worker(GUARD, { eval: true, workerData: Number(process.argv[2]) });
guard.unref();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
const tellGuard = (isWorking: boolean): void => guard.postMessage(isWorking);

process.on('message', (message: unknown) => {
  const task = Task.safeParse(message);
  if (task.success) void work(task.data);
});

async function work({ bytes, fileName }: z.infer<typeof Task>): Promise<void> {
  tellGuard(true);
  const result = await answer(bytes, fileName).catch((): PdfAnswer => ({ ok: false, reason: 'corrupt' }));
  tellGuard(false);
  say({ kind: 'answer', answer: result });
}

process.on('disconnect', () => process.exit(0));
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
for (let round = 0; round < 6; round++) await answer(new TextEncoder().encode(WARM_UP), null);
say({ kind: 'ready' });
