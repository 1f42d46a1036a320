/**
 * Is what we say true? Holds every sentence of the engine over the invented people and adverts against their truth files.
 *
 *   npm run eval -- truth [--all] [--person SLUG]... [--sheet out.html] [--sample N] [--room NAME] [--json out.json]
 *
 * Prints false statements with their line and rule, true things missed (recall by kind), sentences without a claim. What is
 * false is a figure here, not a failure: exits 2 only when an argument is wrong.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { runBench } from './bench.ts';
import { ROOMS } from './claim.ts';
import { printSample, printTables } from './print-tables.ts';
import { sheetOf } from './sheet.ts';

const Options = z.object({
  all: z.boolean(),
  person: z.array(z.string()),
  sheet: z.string().optional(),
  sample: z.coerce.number().int().min(1).optional(),
  room: z.enum(ROOMS).optional(),
  json: z.string().optional(),
});

/** Runs the bench as the arguments after `truth` say. */
export async function runTruth(args: readonly string[]): Promise<void> {
  const options = optionsOf(args);
  if (options === null) {
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  const bench = await runBench({ all: options.all, only: options.person });
  const told = bench.runs.flatMap((run) => run.told).filter(({ room }) => options.room === undefined || room === options.room);
  if (options.sample === undefined) printTables(bench, told);
  else printSample(told, options.sample);
  if (options.sheet !== undefined) writeFileSync(options.sheet, sheetOf(bench));
  if (options.json !== undefined)
    writeFileSync(options.json, JSON.stringify({ told, expected: bench.runs.flatMap(({ expected, print }) => expected.map((one) => ({ ...print, ...one }))) }));
  console.log(
    `\n${String(bench.runs.length)} CVs of ${String(new Set(bench.runs.map(({ print }) => print.slug)).size)} people, ${String(bench.pairs)} pairs with an advert, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

function optionsOf(args: readonly string[]): z.infer<typeof Options> | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        person: { type: 'string', multiple: true, default: [] },
        sheet: { type: 'string' },
        sample: { type: 'string' },
        room: { type: 'string' },
        json: { type: 'string' },
      },
    });
    return Options.parse(values);
  } catch (error) {
    console.error(error instanceof z.ZodError ? error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('; ') : String(error));
    console.error('usage: npm run eval -- truth [--all] [--person SLUG]... [--sheet out.html] [--sample N] [--room NAME] [--json out.json]');
    return null;
  }
}
