import { z } from 'zod';

/** EX_SOFTWARE of sysexits.h, "internal software error": how a process ends that its watchdog ended; 137 where even that could not be done. */
export const STUCK_EXIT_CODE = 70;

const Beats = z.custom<Int32Array<SharedArrayBuffer>>((value) => value instanceof Int32Array && value.buffer instanceof SharedArrayBuffer);

/** What the thread is given. Times are milliseconds. */
export const Watch = z.object({ beats: Beats, tick: z.number().positive(), patience: z.number().positive() });
export type Watch = z.infer<typeof Watch>;
