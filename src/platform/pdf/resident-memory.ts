import { readFileSync } from 'node:fs';

/**
 * Resident memory of a process in bytes, from /proc. Null where there is no /proc or no such process:
 * then only the wall clock and V8's own heap limit bound a child.
 */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
