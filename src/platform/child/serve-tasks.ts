import { Worker } from 'node:worker_threads';
import type { z } from 'zod';

/**
 * The child's side of a pool (child-pool.ts): says `ready` once it is warm, then answers one task after the other. Nothing of ours is
 * lost when it is killed. `perform` never rejects.
 */
export async function serveTasks<Task, Answer>(kit: {
  task: z.ZodType<Task>;
  perform: (task: Task) => Promise<Answer>;
  /** Loads and compiles what a first task would wait for. */
  warmUp: () => Promise<unknown>;
}): Promise<void> {
  const guard = new Worker(GUARD, { eval: true, workerData: Number(process.argv[2]) });
  guard.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  const tellGuard = (isWorking: boolean): void => guard.postMessage(isWorking);

  const work = async (task: Task): Promise<void> => {
    tellGuard(true);
    const answer = await kit.perform(task);
    tellGuard(false);
    process.send?.({ kind: 'answer', answer });
  };

  process.on('message', (message: unknown) => {
    const task = kit.task.safeParse(message);
    if (task.success) void work(task.data);
  });
  process.on('disconnect', () => process.exit(0));
  await kit.warmUp();
  process.send?.({ kind: 'ready' });
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
