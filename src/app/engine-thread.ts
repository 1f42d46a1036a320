import { warmEngine } from '../engine/roast-cv.ts';
import { ENGINE_TASKS } from '../engine/tasks.ts';
import { serveThread } from '../platform/thread/serve-thread.ts';

/** The thread in which the engine lives; started by start.ts when somebody first needs it. */
warmEngine();
serveThread(ENGINE_TASKS);
