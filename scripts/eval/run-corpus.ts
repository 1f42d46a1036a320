/**
 * Measures the engine on a corpus of CVs that is kept outside the repository.
 *
 *   npm run eval -- --corpus ../shared/corpus [--split dev|heldout|all] [--only name]
 *
 * The corpus's own `export_inputs.py` writes inputs without labels, our scripts beside this one predict, the corpus's
 * `eval_*.py` score. Everything in between lives in a temporary folder that is removed. Exits 2 when the corpus or
 * python3 is missing or an argument is wrong, 1 when a measurement could not be made; an aim that is missed is a figure, not a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { MEASUREMENTS, type Figure, type Measurement } from './measurements.ts';

const SPLITS = ['dev', 'heldout', 'all'] as const;
const USAGE = `usage: npm run eval -- --corpus DIR [--split ${SPLITS.join('|')}] [--only ${MEASUREMENTS.map(({ name }) => name).join('|')}]`;
const Options = z.object({ corpus: z.string(), split: z.enum(SPLITS), only: z.enum(MEASUREMENTS.map(({ name }) => name)).optional() });
const Report = z.object({ metrics: z.record(z.string(), z.unknown()) });
const Metrics: z.ZodType<Record<string, unknown>> = z.record(z.string(), z.unknown());

const { corpus, split, only } = options();
const evaluation = (script: string): string => path.join(corpus, 'eval', script);
if (!existsSync(evaluation('export_inputs.py')) || !existsSync(path.join(corpus, 'data')))
  stop(`no corpus at ${corpus}: it needs data/ and eval/export_inputs.py`);
if (spawnSync('python3', ['--version']).status !== 0) stop('python3 does not run here, and the scorers of the corpus are written in it');

const folder = mkdtempSync(path.join(tmpdir(), 'roastume-eval-'));
let broken = 0;
try {
  row('measure', 'figure', 'aim', '');
  for (const measurement of MEASUREMENTS) if (only === undefined || only === measurement.name) print(measurement);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = broken > 0 ? 1 : 0;

function options(): z.infer<typeof Options> {
  try {
    const { values } = parseArgs({ options: { corpus: { type: 'string' }, split: { type: 'string', default: 'all' }, only: { type: 'string' } } });
    const given = Options.parse(values);
    return { ...given, corpus: path.resolve(given.corpus) };
  } catch (error) {
    return stop(
      error instanceof z.ZodError
        ? `${error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('; ')}\n${USAGE}`
        : `${String(error)}\n${USAGE}`,
    );
  }
}

function print(measurement: Measurement): void {
  const metrics = measure(measurement);
  if (metrics !== null && measurement.figures.every((figure) => valueOf(metrics, figure) === null)) fail(measurement, `no case of it in the split ${split}`);
  for (const figure of measurement.figures) {
    const value = valueOf(metrics, figure);
    const reached = figure.aim === null || value === null ? '' : value + 0.00005 >= figure.aim ? 'ok' : 'NOT';
    row(`${measurement.name}: ${figure.name}`, value === null ? '-' : value.toFixed(3), figure.aim === null ? '' : figure.aim.toFixed(2), reached);
  }
}

/** The scorer's metrics; null, with a word on why, where there are none. */
function measure(measurement: Measurement): Record<string, unknown> | null {
  const data = path.join(corpus, 'data', measurement.file);
  if (!existsSync(data)) return fail(measurement, `${data} is missing`);
  const inputs = measurement.inputs === null ? data : path.join(folder, `${measurement.name}-in.jsonl`);
  const predictions = path.join(folder, `${measurement.name}-out.jsonl`);
  const [predictor, ...before] = measurement.predict;
  const [scorer, ...scoring] = measurement.score;
  const steps: [string, string[]][] = [
    ...(measurement.inputs === null
      ? []
      : [['python3', [evaluation('export_inputs.py'), '--data', measurement.inputs, '--split', split, '--out', inputs]] satisfies [string, string[]]]),
    [process.execPath, [path.join(import.meta.dirname, predictor), ...before, inputs, predictions]],
    ['python3', [evaluation(scorer), ...scoring, '--pred', predictions, '--split', split]],
  ];
  let said = '';
  for (const [program, args] of steps) {
    // The scorers import each other: without this Python would leave its cache in the corpus.
    const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    if (done.status !== 0)
      return fail(measurement, `${path.basename(args[0] ?? '')}: ${(done.stderr || done.stdout || String(done.error ?? done.signal)).trim()}`);
    said = done.stdout;
  }
  return Report.parse(JSON.parse(said)).metrics;
}

function valueOf(metrics: Record<string, unknown> | null, figure: Figure): number | null {
  let at: unknown = metrics;
  for (const key of figure.at) at = Metrics.safeParse(at).data?.[key];
  return typeof at === 'number' ? at : null;
}

function row(name: string, figure: string, aim: string, reached: string): void {
  console.log(`${name.padEnd(46)}${figure.padStart(8)}${aim.padStart(7)}  ${reached}`.trimEnd());
}

function fail(measurement: Measurement, why: string): null {
  broken += 1;
  console.error(`${measurement.name}: ${why}`);
  return null;
}

function stop(why: string): never {
  console.error(why);
  process.exit(2);
}
