/**
 * `npm test`: every check and every test, each told by name, all of them run whatever fails.
 * `npm test -- unit` runs only the steps whose name begins so.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Servers and scripts that tests start load a thousand modules of ours; compiled once, they load in half the time.
process.env['NODE_COMPILE_CACHE'] ??= path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache', 'compile');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

interface Step {
  name: string;
  /** Arguments of Node: a script of ours or of a package. */
  run: string[];
  /** A look at what it printed, since some tools check nothing and call it success. */
  proves?: (output: string) => string | null;
}

/** With TypeScript 7 dependency-cruiser falls silent when its parser is missing (design.md): fewer modules than this is such a silence. */
const FEWEST_MODULES = 150;

const steps: Step[] = [
  { name: 'types', run: [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'lint', run: [bin('oxlint', 'bin', 'oxlint'), '--deny-warnings'] },
  { name: 'format', run: [bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
  {
    name: 'imports',
    run: [bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), 'src', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
    proves: (output) => {
      const modules = Number(/(\d+) modules,/.exec(output)?.[1] ?? 0);
      return modules >= FEWEST_MODULES ? null : `only ${modules} modules were looked at`;
    },
  },
  { name: 'unused', run: [bin('knip', 'bin', 'knip.js')] },
  { name: 'migrations', run: [bin('drizzle-kit', 'bin.cjs'), 'check'] },
  // Before the workers of the tests, which would all find the pages missing at the same time.
  { name: 'cvs', run: ['fixtures/print-cvs.ts'] },
  { name: 'unit', run: [bin('vitest', 'vitest.mjs'), 'run'] },
  { name: 'journeys', run: [bin('@playwright', 'test', 'cli.js'), 'test'] },
];

const [only = ''] = process.argv.slice(2);
const failed: string[] = [];
const chosen = steps.filter((step) => step.name.startsWith(only));
if (chosen.length === 0) {
  console.error(`There is no step "${only}". There are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
for (const step of chosen) {
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  const capture = step.proves !== undefined;
  const done = spawnSync(process.execPath, step.run, {
    cwd: root,
    stdio: capture ? ['ignore', 'pipe', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
  });
  if (capture) console.log(done.stdout);
  const doubt = done.status === 0 ? (step.proves?.(done.stdout) ?? null) : `exit code ${String(done.status)}`;
  if (doubt !== null) failed.push(step.name);
  console.log(`== ${step.name}: ${doubt ?? 'passed'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
console.log(failed.length === 0 ? '' : `\nFailed: ${failed.join(', ')}`);
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
