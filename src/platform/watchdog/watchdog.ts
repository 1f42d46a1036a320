import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { WATCHDOG } from '../../domain/limits.ts';
import type { Watch } from './watch.ts';

/**
 * From now on a process whose main thread does nothing for `patience` ends with exit code 70 and a line on stderr, so that whoever
 * keeps it running starts it again: a loop without end answers no probe and hears no SIGTERM. Time in which the process was
 * stopped or the machine slept does not count. Under a debugger, where standing still is the point, it does nothing.
 */
export function armWatchdog(times: Pick<Watch, 'tick' | 'patience'> = WATCHDOG): void {
  if (debuggerUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData: { ...times, beats } satisfies Watch });
  worker.unref();
  // A watchdog that cannot watch is no reason to stop.
  worker.on('error', () => {});
  setInterval(() => Atomics.add(beats, 0, 1), times.tick / 2).unref();
}
