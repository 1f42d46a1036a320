import { readdirSync, readFileSync } from 'node:fs';
import { vitalsOf } from '../src/platform/child/process-vitals.ts';

/** Milliseconds of processor time and bytes of resident memory of a process and of all its children, as they are now. Linux only. */
export function usageOf(pid: number): { cpu: number; memory: number; processes: number } {
  const family = [pid];
  for (const parent of family) family.push(...childrenOf(parent));
  const vitals = family.flatMap((each) => vitalsOf(each) ?? []);
  return {
    cpu: vitals.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: vitals.reduce((sum, { memory }) => sum + memory, 0),
    processes: vitals.length,
  };
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
}
