import { readFileSync } from 'node:fs';

/** What can be seen of another process from outside. */
export interface Vitals {
  /** Bytes of resident memory. */
  memory: number;
  /** Milliseconds of processor time since it began, of all its threads. */
  cpu: number;
  /** Whether it waits for something, as opposed to running, waiting for a processor, or being stopped. */
  asleep: boolean;
}

/** /proc counts in hundredths of a second, whatever the kernel's own clock does (USER_HZ). */
const TICK = 10;

/**
 * From /proc. Null where there is no /proc or no such process: then a child's processor time is bounded by its own guard
 * (serve-tasks.ts), and its memory by V8's heap limit alone.
 */
export function vitalsOf(pid: number): Vitals | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything; state is the third, utime and stime the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (kilobytes === undefined) return null;
    return { memory: Number(kilobytes) * 1024, cpu: (Number(fields[11]) + Number(fields[12])) * TICK, asleep: fields[0] === 'S' };
  } catch {
    return null;
  }
}
