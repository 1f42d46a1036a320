import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Logger } from 'pino';
import { type Model, ModelFailure } from '../../engine/model.ts';
import { later } from '../later.ts';
import { describeError } from '../log.ts';
import type { ThreadData } from './serve-thread.ts';
import type { ModelAnswer, ModelQuestion, TaskWord } from './thread-messages.ts';

/** Tasks by name; what goes in and comes out must be data (structured clone). */
type TaskTable = Record<string, (input: never, kit: never) => unknown>;

export interface TaskThread<Tasks extends TaskTable> {
  /**
   * Has the thread do a task. `hear` is told how far it is.
   * @throws ThreadGoneError when the thread died over it; else what the task threw
   */
  run: <Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    hear?: (news: string) => void,
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  /** Starts the thread, if there is none, so that the next task need not wait for it. */
  warm(): void;
  /** Ends the thread; tasks under way or waiting reject. */
  close(): Promise<void>;
}

/** The thread ended before it had answered: nothing is known about the task, which may be tried again. */
export class ThreadGoneError extends Error {
  override name = 'ThreadGoneError';
}

/** A task that waits for its turn, or is being done. */
interface Order {
  begin(worker: Worker): void;
  fail(error: Error): void;
  /** The thread's processor time when it was first looked at; null before. */
  cpuBefore: number | null;
}

const LOOK_EVERY = 1_000;
const MICROSECONDS = 1_000;

/**
 * One worker thread for computing that would keep the event loop from everybody else. It is started when it is first needed, does
 * `concurrency` tasks at a time in the order they came, and is let go after `idle` milliseconds without one. A thread that dies
 * takes with it the tasks it had begun; those that wait go to the next one.
 */
export function createTaskThread<Tasks extends TaskTable>(kit: {
  script: URL;
  model: Model | null;
  /** More than one is of use only to tasks that wait, as for a model. */
  concurrency: number;
  /** Milliseconds of processor time after which a task is taken to be without end. */
  maxCpu: number;
  maxHeapMegabytes: number;
  idle: number;
  log: Pick<Logger, 'error'>;
}): TaskThread<Tasks> {
  let worker: Worker | null = null;
  let closed = false;
  let stopIdling = (): void => undefined;
  const waiting: Order[] = [];
  const begun = new Set<Order>();

  const start = (): Worker => {
    const workerData: ThreadData = { hasModel: kit.model !== null };
    const thread = new Worker(kit.script, { workerData, resourceLimits: { maxOldGenerationSizeMb: kit.maxHeapMegabytes } });
    thread.unref();
    // What it had under way may be anybody's: the place where it broke tells enough.
    thread.on('error', (error) => kit.log.error({ err: describeError(error instanceof Error ? error : new Error('no error')) }, 'the thread broke'));
    thread.once('exit', () => {
      if (worker === thread) worker = null;
      else return;
      const lost = [...begun];
      begun.clear();
      for (const order of lost) order.fail(new ThreadGoneError('the thread ended before it answered'));
      next();
    });
    return thread;
  };

  const next = (): void => {
    stopIdling();
    if (closed) return;
    while (begun.size < kit.concurrency) {
      const order = waiting.shift();
      if (order === undefined) break;
      begun.add(order);
      worker ??= start();
      order.begin(worker);
    }
    if (worker !== null && begun.size === 0) stopIdling = later(kit.idle, letGo);
  };

  const letGo = (): void => {
    const thread = worker;
    worker = null;
    void thread?.terminate();
  };

  const looks = setInterval(() => {
    if (worker !== null && begun.size > 0) void look(worker);
  }, LOOK_EVERY);
  looks.unref();

  const look = async (thread: Worker): Promise<void> => {
    const orders = [...begun];
    const usage = await thread.cpuUsage().catch(() => null);
    if (usage === null) return;
    const used = (usage.user + usage.system) / MICROSECONDS;
    for (const order of orders) {
      order.cpuBefore ??= used;
      if (!begun.has(order) || used - order.cpuBefore < kit.maxCpu) continue;
      kit.log.error({ maxCpu: kit.maxCpu }, 'a task in the thread came to no end');
      await thread.terminate();
      return;
    }
  };

  return {
    run: (name, input, hear) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new ThreadGoneError('the thread is closed'));
          return;
        }
        const { port1, port2 } = new MessageChannel();
        const over = (settle: () => void): void => {
          port1.close();
          begun.delete(order);
          settle();
          next();
        };
        const order: Order = {
          cpuBefore: null,
          fail: (error) => over(() => reject(error)),
          begin: (thread) => thread.postMessage({ name, input, port: port2 }, [port2]),
        };
        port1.on('message', (word: TaskWord<Awaited<ReturnType<Tasks[typeof name]>>>) => {
          if (word.kind === 'news') hear?.(word.news);
          else if (word.kind === 'ask') void answer(kit.model, word, port1);
          else if (word.kind === 'done') over(() => resolve(word.output));
          else over(() => reject(Object.assign(new Error(word.message), { name: word.name, stack: word.stack })));
        });
        waiting.push(order);
        next();
      }),
    warm: () => {
      if (closed || worker !== null) return;
      worker = start();
      next();
    },
    close: async () => {
      closed = true;
      clearInterval(looks);
      stopIdling();
      const thread = worker;
      worker = null;
      await thread?.terminate();
      for (const order of [...begun, ...waiting.splice(0)]) order.fail(new ThreadGoneError('the thread is closed'));
    },
  };
}

/** Asks the model for a task of the thread. */
async function answer(model: Model | null, { id, question }: { id: number; question: ModelQuestion }, port: MessagePort): Promise<void> {
  const say = (said: ModelAnswer): void => port.postMessage(said);
  try {
    if (model === null) throw new ModelFailure('unavailable');
    say({ id, ok: true, value: await model.generate({ ...question, schema: z.fromJSONSchema(question.schema) }) });
  } catch (error) {
    say({ id, ok: false, reason: error instanceof ModelFailure ? error.reason : 'unavailable' });
  }
}
