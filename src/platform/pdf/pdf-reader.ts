import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CvDocument } from '../../domain/document.ts';
import { READER } from '../../domain/limits.ts';
import type { PdfTask } from './child-messages.ts';
import { vitalsOf, type Vitals } from './process-vitals.ts';

export type PdfRefusal = 'not-pdf' | 'password' | 'corrupt' | 'too-complex' | 'busy';
export type PdfReading = { ok: true; document: CvDocument } | { ok: false; reason: PdfRefusal };

export interface PdfReaderOptions {
  /** Files read at once, each in a child of its own. */
  concurrency: number;
  /** Files that may wait; one more is `busy`. */
  queue: number;
  /** Milliseconds of processor time for one file; one that needs more is `too-complex`. */
  maxCpu: number;
  /** Milliseconds from a file's arrival until its sender is told to come back (`busy`); Infinity: however long it takes. */
  timeout: number;
  maxRssBytes: number;
  /** Milliseconds a file may wait for its turn; then it is `busy`. */
  maxWait: number;
  /** Looks at a child from outside. */
  look: (pid: number) => Vitals | null;
}

/** For whoever has nobody waiting behind him and no socket to answer in time: one file after the other, however long it takes. */
export const PATIENT = { concurrency: 1, timeout: Infinity, maxWait: Infinity } as const satisfies Partial<PdfReaderOptions>;

export interface PdfReader {
  /** Never rejects because of the file. `busy` when the queue is full or the reader is closed. */
  read(bytes: Uint8Array, fileName: string | null): Promise<PdfReading>;
  /** Resolves when every child is ready. */
  warm(): Promise<void>;
  /** Ends every child; files still waiting or being read are `busy`. */
  close(): Promise<void>;
  /** Process ids of the living children. */
  pids(): number[];
}

interface Job extends PdfTask {
  /** When it came, by performance.now(). */
  arrived: number;
  done: (reading: PdfReading) => void;
}

interface Worker {
  child: ChildProcess;
  ready: boolean;
  job: Job | null;
  files: number;
  /** Why it is being killed, if it is. */
  verdict: 'too-complex' | 'busy' | null;
  stopWatching: () => void;
  exited: Promise<void>;
}

/** pdf.js keeps what it learns of fonts: a child is replaced after so many files. */
const FILES_PER_CHILD = 250;
/** Milliseconds between two looks at a working child. A bomb grows by less than 100 MB in that time. */
const WATCH_INTERVAL = 40;
/** Looks in a row at a child that sleeps with its file unanswered (ten seconds): nothing will wake it. */
const MAX_IDLE_LOOKS = 250;
/** Children that die before they are ready, one after the other, until we stop trying. */
const MAX_FALSE_STARTS = 5;
/** The heap alone is bounded by V8; buffers are what the watchdog is for. */
const HEAP_MEGABYTES = 512;

const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('answer'),
    answer: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), document: CvDocument }),
      z.object({ ok: z.literal(false), reason: z.enum(['password', 'corrupt']) }),
    ]),
  }),
]);

/**
 * Whether the file begins as a PDF does: "%PDF-" within the first 1024 bytes, as every viewer accepts it, since some writers put
 * a few bytes before it. The bytes decide, not the name or the MIME type: those are what a browser judges by, before it sends.
 */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-', 0, 'latin1');
}

/**
 * Reads PDFs in warm child processes that are killed when a file takes too much processor time or memory (`too-complex`).
 * Time on the clock says nothing about a file: on a crowded machine an honest one takes long, and its sender
 * is told to come back (`busy`). Defaults: `READER` of domain/limits.ts.
 */
export function createPdfReader(options: Partial<PdfReaderOptions> = {}): PdfReader {
  const { concurrency, queue: maxWaiting, maxCpu, timeout, maxRssBytes, maxWait, look } = { ...READER, look: vitalsOf, ...options };
  const workers = new Set<Worker>();
  const waiting: Job[] = [];
  let closed = false;
  let falseStarts = 0;
  let onReady: (() => void)[] = [];

  const start = (): void => {
    const child = fork(fileURLToPath(new URL('pdf-child.ts', import.meta.url)), [String(maxCpu)], {
      // A child reads files of ours (its modules) and nothing else: no writing, no processes, no add-ons. No secret reaches it.
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
      env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const exit = Promise.withResolvers<void>();
    const worker: Worker = { child, ready: false, job: null, files: 0, verdict: null, stopWatching: () => undefined, exited: exit.promise };
    workers.add(worker);
    child.on('message', (message: unknown) => hear(worker, message));
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      exit.resolve();
      gone(worker);
    });
  };

  const gone = (worker: Worker): void => {
    workers.delete(worker);
    worker.stopWatching();
    if (!worker.ready) falseStarts++;
    finish(worker, { ok: false, reason: closed ? 'busy' : (worker.verdict ?? 'too-complex') });
    if (!closed && falseStarts < MAX_FALSE_STARTS) fill();
    else for (const job of waiting.splice(0)) job.done({ ok: false, reason: 'busy' });
    if (falseStarts >= MAX_FALSE_STARTS) settleReady();
  };

  const hear = (worker: Worker, message: unknown): void => {
    const said = Answer.safeParse(message);
    if (!said.success) {
      worker.child.kill('SIGKILL');
      return;
    }
    if (said.data.kind === 'ready') {
      worker.ready = true;
      falseStarts = 0;
      if ([...workers].every((other) => other.ready)) settleReady();
    } else {
      finish(worker, said.data.answer);
      if (++worker.files >= FILES_PER_CHILD) {
        workers.delete(worker);
        worker.child.kill('SIGKILL');
        fill();
      }
    }
    dispatch();
  };

  const settleReady = (): void => {
    for (const resolve of onReady.splice(0)) resolve();
  };

  const finish = (worker: Worker, reading: PdfReading): void => {
    worker.stopWatching();
    const { job } = worker;
    worker.job = null;
    job?.done(reading);
  };

  const fill = (): void => {
    if (closed) return;
    while (workers.size < concurrency) start();
  };

  const dispatch = (): void => {
    for (const worker of workers) {
      if (waiting.length === 0) return;
      if (!worker.ready || worker.job !== null || !worker.child.connected) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      worker.job = job;
      watch(worker, job);
      const task: PdfTask = { bytes: job.bytes, fileName: job.fileName };
      worker.child.send(task, (error) => {
        if (error !== null) worker.child.kill('SIGKILL');
      });
    }
  };

  const watch = (worker: Worker, job: Job): void => {
    const { pid } = worker.child;
    const kill = (verdict: 'too-complex' | 'busy'): void => {
      worker.verdict = verdict;
      worker.child.kill('SIGKILL');
    };
    // Where we were kept waiting ourselves, the answer may be lying there unheard.
    const stopClock = later(Math.max(0, timeout - (performance.now() - job.arrived)), () => setImmediate(() => worker.job === job && kill('busy')));
    const before = pid === undefined ? null : look(pid);
    let last = before?.cpu ?? 0;
    let idleLooks = 0;
    const looks = setInterval(() => {
      const vitals = pid === undefined ? null : look(pid);
      if (vitals === null) return;
      idleLooks = vitals.asleep && vitals.cpu === last ? idleLooks + 1 : 0;
      last = vitals.cpu;
      if (vitals.memory > maxRssBytes || vitals.cpu - (before?.cpu ?? 0) > maxCpu || idleLooks > MAX_IDLE_LOOKS) kill('too-complex');
    }, WATCH_INTERVAL);
    worker.stopWatching = () => {
      stopClock();
      clearInterval(looks);
    };
  };

  fill();
  return {
    read(bytes, fileName) {
      if (!isPdf(bytes)) return Promise.resolve({ ok: false, reason: 'not-pdf' });
      const idle = [...workers].filter((worker) => worker.job === null).length;
      if (closed || falseStarts >= MAX_FALSE_STARTS || waiting.length >= maxWaiting + idle) return Promise.resolve({ ok: false, reason: 'busy' });
      return new Promise((resolve) => {
        const job: Job = { bytes, fileName, arrived: performance.now(), done: resolve };
        waiting.push(job);
        dispatch();
        later(maxWait, () => {
          const place = waiting.indexOf(job);
          if (place < 0) return;
          waiting.splice(place, 1);
          resolve({ ok: false, reason: 'busy' });
        });
      });
    },
    async warm() {
      if (closed || [...workers].every((worker) => worker.ready)) return;
      await new Promise<void>((resolve) => onReady.push(resolve));
      if (falseStarts >= MAX_FALSE_STARTS) throw new Error('the PDF reader’s child process does not start');
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.done({ ok: false, reason: 'busy' });
      const ends = [...workers].map((worker) => {
        worker.child.kill('SIGKILL');
        return worker.exited;
      });
      await Promise.all(ends);
      settleReady();
    },
    pids: () => [...workers].flatMap((worker) => worker.child.pid ?? []),
  };
}

/** A timer that keeps no process alive, and that never rings after Infinity (setTimeout would at once). Returns what stops it. */
function later(milliseconds: number, ring: () => void): () => void {
  if (milliseconds === Infinity) return () => undefined;
  const timer = setTimeout(ring, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}
