import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { SCORES, type Roast, type Tone } from '../domain/roast.ts';
import { keysOf } from '../domain/keys.ts';
import { isoDay } from '../domain/iso-day.ts';
import { judgeQuality } from '../engine/reading/quality/quality.ts';
import { judgeCv, understandCv, writeRoast } from '../engine/roast-cv.ts';
import { UPLOAD_REFUSALS } from '../features/roast/copy.ts';
import { createPdfReader, PATIENT, type PdfRefusal } from '../platform/pdf/pdf-reader.ts';

const USAGE = 'usage: npm run roast -- cv.pdf "Data Engineer" [--gentle] [--json]';

/** `npm run roast -- cv.pdf "Job"`: the roast in the terminal, without server or database. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { gentle: { type: 'boolean' }, json: { type: 'boolean' } } });
  const [file, jobRole] = positionals;
  if (file === undefined) throw new Error(`${UPLOAD_REFUSALS.NO_FILE}\n${USAGE}`);
  if (jobRole === undefined || jobRole.trim() === '') throw new Error(`${UPLOAD_REFUSALS.JOB_ROLE_REQUIRED}\n${USAGE}`);
  const roast = await roastFile(file, jobRole.trim());
  if (values.json === true) console.log(JSON.stringify(roast, null, 2));
  else print(roast, values.gentle === true ? 'gentle' : 'brutal');
}

async function roastFile(file: string, jobRole: string): Promise<Roast> {
  const reader = createPdfReader(PATIENT);
  try {
    // Says so where children do not start here at all; after that nobody is turned away.
    await reader.warm();
    const reading = await reader.read(new Uint8Array(await readFile(file)), path.basename(file));
    if (!reading.ok) throw new Error(SENTENCES[reading.reason]);
    const quality = judgeQuality(reading.document);
    if (!quality.ok) throw new Error(UPLOAD_REFUSALS.INSUFFICIENT_TEXT_QUALITY[quality.reason]);
    return writeRoast(judgeCv(understandCv(reading.document, jobRole, isoDay(new Date()))));
  } finally {
    await reader.close();
  }
}

const SENTENCES = {
  'not-pdf': UPLOAD_REFUSALS.INVALID_FILE_TYPE,
  password: UPLOAD_REFUSALS.PDF_PASSWORD_PROTECTED,
  corrupt: UPLOAD_REFUSALS.PDF_CORRUPTED,
  'too-complex': UPLOAD_REFUSALS.PDF_TOO_COMPLEX,
  busy: UPLOAD_REFUSALS.BUSY,
} as const satisfies Record<PdfRefusal, string>;

function print(roast: Roast, tone: Tone): void {
  const words = roast.voices[tone];
  const out: string[] = ['', `  ${styleText(['red', 'bold', 'inverse'], ` ${words.stamp} `)}`, '', words.overallAssessment, ''];
  for (const [index, line] of words.roastLines.entries()) {
    const evidence = roast.evidence[index];
    if (evidence === undefined) continue;
    out.push(styleText('dim', `page ${evidence.page}, line ${evidence.line}${evidence.quote === null ? ' (missing here)' : ''}`));
    if (evidence.quote !== null) out.push(styleText(['yellow', 'strikethrough'], evidence.quote));
    out.push(styleText('red', line), `${styleText('green', 'Fix:')} ${words.fixes[index] ?? ''}`, '');
  }
  for (const name of keysOf(SCORES)) {
    const { name: label, good } = SCORES[name];
    out.push(`${String(roast.scores[name]).padStart(3)}  ${label} ${styleText('dim', `(${good === 'low' ? 'lower' : 'higher'} is better)`)}`);
    for (const entry of roast.ledger[name]) out.push(styleText('dim', `     ${entry.points > 0 ? '+' : ''}${entry.points}: ${entry.because}`));
  }
  out.push('', words.binnedLikelihood, words.wouldInterview, words.careerClarity, '');
  console.log(out.join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
