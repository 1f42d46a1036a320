#!/usr/bin/env node
// Behind every npm script: installs what is missing, builds what is stale, then runs the command on Node 24.
// Runs on any Node from 20 on and imports nothing that is not in Node: on a fresh clone nothing else is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);

/**
 * New objects get 8 MB before they are looked through, instead of 16 that are never given back: the server, whose computing is done
 * in a thread, has few of them.
 */
const LEAN = '--max-semi-space-size=8';

/** Command -> whether it needs the built client and the prepared database, and what Node is told to run. */
const COMMANDS = {
  start: { build: true, seed: true, run: [LEAN, 'src/app/main.server.ts'] },
  dev: { build: false, run: ['scripts/dev.ts'] },
  roast: { build: false, run: ['src/app/main.cli.ts'] },
  bench: { build: true, seed: true, run: ['bench/run.ts'] },
  eval: { build: false, run: ['scripts/eval/run.ts'] },
  test: { build: true, run: ['scripts/checks.ts'] },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) fail(`usage: npm run ${Object.keys(COMMANDS).join(' | ')}`);

install();
const node = nodeOfThisProject();
const env = { ...process.env, PATH: `${at('node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}` };
// A start loads a thousand files of ours and of packages; compiled once, they load in a fraction of the time.
env.NODE_COMPILE_CACHE ??= at('node_modules', '.cache', 'compile');
if (command.build) build();
if (command.seed) seed();
last([...command.run, ...rest]);

/** npm ci when the lockfile is newer than what is installed. */
function install() {
  const stamp = at('node_modules', '.package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(at('package-lock.json')).mtimeMs && existsSync(nodeOfThisProject())) return;
  say('Installing (once; needs the npm registry)');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done =
    npm === undefined
      ? spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) fail('npm ci failed');
  // npm keeps the lockfile's time where nothing had to change.
  if (existsSync(stamp)) writeFileSync(stamp, readFileSync(stamp));
}

/** Node 24 from its platform package, whatever Node runs this script. */
function nodeOfThisProject() {
  const binary = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  const packaged = at('node_modules', `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`, binary);
  if (existsSync(packaged)) return packaged;
  const supported = Number(process.versions.node.split('.')[0]) >= 24;
  return supported ? process.execPath : packaged;
}

/** Builds the client when a source of it is newer than the last build. */
function build() {
  const stamp = at('dist', 'web', '.built');
  const sources = [
    'src/app',
    'src/features',
    'src/ui',
    'src/domain',
    'src/docx',
    'public',
    'vite.config.ts',
    'package-lock.json',
    'scripts/prerender.ts',
    'scripts/critical-css.ts',
  ];
  const newest = Math.max(...sources.map((source) => newestChange(at(source))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  say('Building the client');
  step(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  step(['scripts/prerender.ts']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}

/** Makes the database that a first start begins with, when something that it depends on is newer. */
function seed() {
  const stamp = at('dist', 'database', 'key.txt');
  const sources = ['migrations', 'src/platform/database', 'src/platform/queue', 'package-lock.json'];
  const newest = Math.max(...sources.map((source) => newestChange(at(source))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  say('Preparing the database');
  // Without it a first start makes one itself, the slow way.
  spawnSync(node, ['scripts/seed-database.ts'], { cwd: root, stdio: 'inherit', env });
}

function newestChange(place) {
  if (!existsSync(place)) return 0;
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(place).reduce((newest, entry) => Math.max(newest, newestChange(path.join(place, entry))), stat.mtimeMs);
}

function step(args) {
  const done = spawnSync(node, args, { cwd: root, stdio: 'inherit', env });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** The command itself: signals reach it, and its exit code is ours. */
function last(args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

function say(text) {
  process.stderr.write(`${text}...\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
