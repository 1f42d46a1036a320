import { fork, type ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { later } from '../later.ts';
import { vitalsOf, type Vitals } from './process-vitals.ts';

/** `too-complex`: a bound was broken, by the task's own fault. `busy`: ours; whoever asked is told to come back. */
export type ChildFailure = 'too-complex' | 'busy';
export type ChildResult<Answer> = { ok: true; answer: Answer } | { ok: false; reason: ChildFailure };

export interface ChildBounds {
  /** Tasks done at once, each in a child of its own. */
  concurrency: number;
  /** Tasks that may wait; one more is `busy`. */
  queue: number;
  /** Milliseconds of processor time for one task; one that needs more is `too-complex`. */
  maxCpu: number;
  /** Milliseconds from a task's arrival until it is `busy`; Infinity: however long it takes. */
  timeout: number;
  /** Resident memory of a child; a task that needs more is `too-complex`. */
  maxRssBytes: number;
  /** Milliseconds a task may wait for its turn; then it is `busy`. */
  maxWait: number;
  /** Milliseconds without a task after which the children are let go, memory and all; Infinity keeps them. */
  idle: number;
}

export interface ChildKind<Answer> extends ChildBounds {
  /** The child's script, which calls `serveTasks` (serve-tasks.ts). */
  script: URL;
  answer: z.ZodType<Answer>;
  /** What Node's permission model lets the child do besides reading files and starting its own guard: `--allow-addons` for a native module. */
  permissions?: readonly string[];
  /** Tasks after which a child is replaced. */
  tasksPerChild: number;
  /** Looks at a child from outside. */
  look?: (pid: number) => Vitals | null;
}

export interface ChildPool<Task, Answer> {
  /** Starts a child where none is free and one more may be. Never rejects. */
  run(task: Task): Promise<ChildResult<Answer>>;
  /** Starts what is missing to so many children (all of them unless told), and resolves when those that are there are ready. */
  warm(children?: number): Promise<void>;
  /** Ends every child; tasks that wait or are being done are `busy`. */
  close(): Promise<void>;
  /** Process ids of the living children. */
  pids(): number[];
}

interface Job<Task, Answer> {
  task: Task;
  /** When it came, by performance.now(). */
  arrived: number;
  done: (result: ChildResult<Answer>) => void;
}

interface Worker<Task, Answer> {
  child: ChildProcess;
  ready: boolean;
  job: Job<Task, Answer> | null;
  tasks: number;
  /** Why it is being killed, if it is. */
  verdict: ChildFailure | null;
  stopWatching: () => void;
  exited: Promise<void>;
}

/** Milliseconds between two looks at a working child. A bomb grows by less than 100 MB in that time. */
const WATCH_INTERVAL = 40;
/** Looks in a row at a child that sleeps with its task unanswered (ten seconds): nothing will wake it. */
const MAX_IDLE_LOOKS = 250;
/** Children that die before they are ready, one after the other, until we stop trying. */
const MAX_FALSE_STARTS = 5;
/** The heap alone is bounded by V8; buffers are what the watchdog is for. */
const HEAP_MEGABYTES = 512;

/**
 * Child processes for work that may run away: each is killed when its task takes too much processor time or memory
 * (`too-complex`). Time on the clock says nothing about a task: on a crowded machine an honest one takes long, and whoever sent it
 * is told to come back (`busy`). No child is started before it is asked for.
 */
export function createChildPool<Task extends object, Answer>(kind: ChildKind<Answer>): ChildPool<Task, Answer> {
  const { concurrency, maxCpu, look = vitalsOf } = kind;
  const Said = z.discriminatedUnion('kind', [z.object({ kind: z.literal('ready') }), z.object({ kind: z.literal('answer'), answer: kind.answer })]);
  const workers = new Set<Worker<Task, Answer>>();
  const waiting: Job<Task, Answer>[] = [];
  let closed = false;
  let falseStarts = 0;
  let wanted = 0;
  let onReady: (() => void)[] = [];
  let stopIdling = (): void => undefined;

  const start = (): void => {
    const child = fork(kind.script, [String(maxCpu)], {
      // A child reads files of ours (its modules) and nothing else: no writing, no processes. No secret reaches it.
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--permission', '--allow-fs-read=*', '--allow-worker', ...(kind.permissions ?? []), '--no-warnings'],
      env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'], ...COMPILE_CACHE } : COMPILE_CACHE,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const exit = Promise.withResolvers<void>();
    const worker: Worker<Task, Answer> = {
      child,
      ready: false,
      job: null,
      tasks: 0,
      verdict: null,
      stopWatching: () => undefined,
      exited: exit.promise,
    };
    workers.add(worker);
    child.on('message', (message: unknown) => hear(worker, message));
    child.on('error', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      exit.resolve();
      gone(worker);
    });
  };

  const gone = (worker: Worker<Task, Answer>): void => {
    const known = workers.delete(worker);
    worker.stopWatching();
    if (known && !worker.ready) falseStarts++;
    finish(worker, { ok: false, reason: closed ? 'busy' : (worker.verdict ?? 'too-complex') });
    if (closed || falseStarts >= MAX_FALSE_STARTS) for (const job of waiting.splice(0)) job.done({ ok: false, reason: 'busy' });
    else if (known) fill();
    if (falseStarts >= MAX_FALSE_STARTS) settleReady();
  };

  const hear = (worker: Worker<Task, Answer>, message: unknown): void => {
    const said = Said.safeParse(message);
    if (!said.success) {
      worker.child.kill('SIGKILL');
      return;
    }
    if (said.data.kind === 'ready') {
      worker.ready = true;
      falseStarts = 0;
      if ([...workers].every((other) => other.ready)) settleReady();
    } else {
      finish(worker, { ok: true, answer: said.data.answer });
      if (++worker.tasks >= kind.tasksPerChild) {
        letGo(worker);
        fill();
      }
    }
    dispatch();
  };

  const letGo = (worker: Worker<Task, Answer>): void => {
    workers.delete(worker);
    worker.child.kill('SIGKILL');
  };

  const settleReady = (): void => {
    for (const resolve of onReady.splice(0)) resolve();
  };

  const finish = (worker: Worker<Task, Answer>, result: ChildResult<Answer>): void => {
    worker.stopWatching();
    const { job } = worker;
    worker.job = null;
    job?.done(result);
    rest();
  };

  /** As many children as were ever wanted at once, until they are let go. */
  const fill = (): void => {
    if (closed || falseStarts >= MAX_FALSE_STARTS) return;
    while (workers.size < wanted) start();
  };

  const want = (children: number): void => {
    wanted = Math.max(wanted, Math.min(concurrency, children));
    fill();
    rest();
  };

  const busyCount = (): number => [...workers].filter((worker) => worker.job !== null).length;

  /** From now on nobody may want anything. */
  const rest = (): void => {
    stopIdling();
    if (closed || waiting.length > 0 || busyCount() > 0) return;
    stopIdling = later(kind.idle, () => {
      wanted = 0;
      for (const worker of workers) letGo(worker);
      settleReady();
    });
  };

  const dispatch = (): void => {
    for (const worker of workers) {
      if (waiting.length === 0) return;
      if (!worker.ready || worker.job !== null || !worker.child.connected) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      worker.job = job;
      watch(worker, job);
      worker.child.send(job.task, (error) => {
        if (error !== null) worker.child.kill('SIGKILL');
      });
    }
  };

  const watch = (worker: Worker<Task, Answer>, job: Job<Task, Answer>): void => {
    const { pid } = worker.child;
    const kill = (verdict: ChildFailure): void => {
      worker.verdict = verdict;
      worker.child.kill('SIGKILL');
    };
    // Where we were kept waiting ourselves, the answer may be lying there unheard.
    const stopClock = later(Math.max(0, kind.timeout - (performance.now() - job.arrived)), () => setImmediate(() => worker.job === job && kill('busy')));
    const before = pid === undefined ? null : look(pid);
    let last = before?.cpu ?? 0;
    let idleLooks = 0;
    const looks = setInterval(() => {
      const vitals = pid === undefined ? null : look(pid);
      if (vitals === null) return;
      idleLooks = vitals.asleep && vitals.cpu === last ? idleLooks + 1 : 0;
      last = vitals.cpu;
      if (vitals.memory > kind.maxRssBytes || vitals.cpu - (before?.cpu ?? 0) > maxCpu || idleLooks > MAX_IDLE_LOOKS) kill('too-complex');
    }, WATCH_INTERVAL);
    worker.stopWatching = () => {
      stopClock();
      clearInterval(looks);
    };
  };

  return {
    run(task) {
      const busy = busyCount();
      if (closed || falseStarts >= MAX_FALSE_STARTS || waiting.length >= kind.queue + concurrency - busy) return Promise.resolve({ ok: false, reason: 'busy' });
      return new Promise((resolve) => {
        const job: Job<Task, Answer> = { task, arrived: performance.now(), done: resolve };
        waiting.push(job);
        want(busy + waiting.length);
        dispatch();
        later(kind.maxWait, () => {
          const place = waiting.indexOf(job);
          if (place < 0) return;
          waiting.splice(place, 1);
          resolve({ ok: false, reason: 'busy' });
        });
      });
    },
    async warm(children = concurrency) {
      if (closed) return;
      want(children);
      if (falseStarts < MAX_FALSE_STARTS && [...workers].every((worker) => worker.ready)) return;
      if (falseStarts < MAX_FALSE_STARTS) await new Promise<void>((resolve) => onReady.push(resolve));
      if (falseStarts >= MAX_FALSE_STARTS) throw new Error(`the child process of ${kind.script.pathname} does not start`);
    },
    async close() {
      closed = true;
      stopIdling();
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

/** Where compiled code lies, if anywhere: a child may read it, and writes nothing. */
const COMPILE_CACHE = process.env['NODE_COMPILE_CACHE'] === undefined ? {} : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
