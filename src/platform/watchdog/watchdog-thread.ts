import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { threadId, workerData } from 'node:worker_threads';
import { STUCK_EXIT_CODE, Watch } from './watch.ts';

/** Given by watchdog.ts: where the main thread counts up, how often that is looked at, how long it may stand still. */
const { beats, tick, patience } = Watch.parse(workerData);

/** After this long the process is ended whatever it does: a call into the system cannot be interrupted otherwise. */
const LAST_RESORT = 2_000;

let seen = -1;
let stillTicks = 0;
let lastTick = performance.now();

const timer = setInterval(() => {
  const now = performance.now();
  // A tick of our own that comes late says that nobody ran: the process was stopped, or the machine slept. The count begins anew.
  const late = now - lastTick > 2 * tick;
  lastTick = now;
  const beat = Atomics.load(beats, 0);
  stillTicks = late || beat !== seen ? 0 : stillTicks + 1;
  seen = beat;
  if (stillTicks * tick >= patience) end();
}, tick);

function end(): void {
  clearInterval(timer);
  // The main thread, whose log this would be, cannot speak.
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    threadId,
    patience,
    exitCode: STUCK_EXIT_CODE,
    msg: 'the main thread stands still; the process is ended',
  };
  writeSync(2, `${JSON.stringify(line)}\n`);
  // `process.exit` ends only this thread here. What runs there is interrupted, JavaScript and WebAssembly alike, and ends itself.
  const main = new Session();
  main.connectToMainThread();
  main.post('Runtime.evaluate', { expression: `process.reallyExit(${STUCK_EXIT_CODE})` });
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LAST_RESORT);
}
