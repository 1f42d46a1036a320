import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { TYPESETTER } from '../../domain/limits.ts';
import { vitalsOf } from '../child/process-vitals.ts';
import { ChildMessage, type TypesetDocument, type TypesetTask } from './child-messages.ts';

/** `busy`: come back. `too-complex`: it took more time or memory than a document may. `failed`: the template could not be set. */
export type Typeset = { ok: true; document: TypesetDocument } | { ok: false; reason: 'busy' | 'too-complex' | 'failed' };

export interface Typesetter {
  /** Never rejects because of the document. */
  set(task: TypesetTask): Promise<Typeset>;
  /** Ends the child; documents still waiting are `busy`. */
  close(): Promise<void>;
  /** Of the living child; null while none is needed. */
  pid(): number | null;
}

type Options = { [limit in keyof typeof TYPESETTER]: number };

interface Job {
  task: TypesetTask;
  done: (typeset: Typeset) => void;
}

interface Child {
  process: ChildProcess;
  job: Job | null;
  documents: number;
  verdict: 'busy' | 'too-complex' | null;
  stopWatching: () => void;
  exited: Promise<void>;
}

/** Milliseconds between two looks at a working child. */
const WATCH_INTERVAL = 40;

/**
 * Where the child's own modules lie compiled, in a folder of its own: to turn them from TypeScript takes longer than to start. Node
 * reads such a folder only where it may write to it, and only gives leave to one that is there.
 */
function compiledModules(): { permissions: string[]; env: Record<string, string> } {
  const cache = process.env['NODE_COMPILE_CACHE'];
  if (cache === undefined) return { permissions: [], env: {} };
  const folder = path.resolve(cache, 'typesetter');
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    // A disk that nothing may be written to: it starts more slowly.
    return { permissions: [], env: {} };
  }
  return { permissions: [`--allow-fs-write=${folder}`], env: { NODE_COMPILE_CACHE: folder } };
}

/**
 * Sets documents one after the other in one child process. It is started by the first document and ended when none came for a
 * while; a document that takes too much time or memory ends it, too, and the next one finds a new child.
 */
export function createTypesetter(templates: URL, log: Pick<Logger, 'error'>, options: Partial<Options> = {}): Typesetter {
  const limits = { ...TYPESETTER, ...options };
  const waiting: Job[] = [];
  let child: Child | null = null;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;

  const start = (): Child => {
    const compiled = compiledModules();
    const forked = fork(fileURLToPath(new URL('typeset-child.ts', import.meta.url)), [fileURLToPath(templates)], {
      // No secret reaches it, and nothing of ours can be changed from it.
      execArgv: ['--max-old-space-size=256', '--permission', '--allow-fs-read=*', '--allow-addons', ...compiled.permissions, '--no-warnings'],
      env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'], ...compiled.env } : compiled.env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const exit = Promise.withResolvers<void>();
    const started: Child = { process: forked, job: null, documents: 0, verdict: null, stopWatching: () => undefined, exited: exit.promise };
    forked.on('message', (message: unknown) => hear(started, message));
    forked.on('error', () => forked.kill('SIGKILL'));
    forked.once('exit', () => {
      exit.resolve();
      if (child === started) child = null;
      finish(started, { ok: false, reason: closed ? 'busy' : (started.verdict ?? 'failed') });
      next();
    });
    return started;
  };

  const hear = (from: Child, message: unknown): void => {
    const said = ChildMessage.parse(message);
    if (said.kind === 'ready') return;
    from.documents++;
    if (said.document === null) log.error({ why: said.why.slice(0, 500) }, 'a document could not be set');
    finish(from, said.document === null ? { ok: false, reason: 'failed' } : { ok: true, document: said.document });
    // What the compiler has learnt of fonts and pages it keeps.
    if (from.documents >= limits.documentsPerChild) end();
    next();
  };

  const finish = (of: Child, typeset: Typeset): void => {
    of.stopWatching();
    const { job } = of;
    of.job = null;
    job?.done(typeset);
  };

  const end = (): void => {
    const ending = child;
    child = null;
    ending?.process.kill('SIGKILL');
  };

  const next = (): void => {
    clearTimeout(resting);
    if (closed || (child?.job ?? null) !== null) return;
    const job = waiting.shift();
    if (job === undefined) {
      resting = setTimeout(end, limits.idle);
      resting.unref();
      return;
    }
    child ??= start();
    const worker = child;
    worker.job = job;
    watch(worker, job);
    worker.process.send(job.task, (error) => {
      if (error !== null) worker.process.kill('SIGKILL');
    });
  };

  const watch = (worker: Child, job: Job): void => {
    const { pid } = worker.process;
    const kill = (verdict: 'busy' | 'too-complex'): void => {
      if (worker.job !== job) return;
      worker.verdict = verdict;
      worker.process.kill('SIGKILL');
    };
    const before = pid === undefined ? null : vitalsOf(pid);
    const looks = setInterval(() => {
      const vitals = pid === undefined ? null : vitalsOf(pid);
      if (vitals !== null && (vitals.memory > limits.maxRssBytes || vitals.cpu - (before?.cpu ?? 0) > limits.maxCpu)) kill('too-complex');
    }, WATCH_INTERVAL);
    // Where we were kept waiting ourselves, the answer may be lying there unheard.
    const clock = setTimeout(() => setImmediate(() => kill('busy')), limits.timeout);
    worker.stopWatching = () => {
      clearInterval(looks);
      clearTimeout(clock);
    };
  };

  return {
    set(task) {
      if (closed || waiting.length >= limits.queue) return Promise.resolve({ ok: false, reason: 'busy' });
      return new Promise((resolve) => {
        waiting.push({ task, done: resolve });
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(resting);
      for (const job of waiting.splice(0)) job.done({ ok: false, reason: 'busy' });
      const ending = child;
      ending?.process.kill('SIGKILL');
      await ending?.exited;
    },
    pid: () => child?.process.pid ?? null,
  };
}
