import { existsSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPdfReader, PATIENT, type PdfReader, type PdfReaderOptions, type PdfReading } from './pdf-reader.ts';
import { complexityBomb, testPdf, textAt } from './pdf.test-kit.ts';

const small = testPdf({ pages: [textAt(72, 72, 'Jane Roe')] });
const refusal = (reading: PdfReading): string => (reading.ok ? 'read' : reading.reason);
const MEGABYTE = 1024 * 1024;

async function readerWith(options: Partial<PdfReaderOptions>): Promise<PdfReader> {
  const reader = createPdfReader({ concurrency: 1, ...options });
  onTestFinished(() => reader.close());
  await reader.warm();
  return reader;
}

function childOf(reader: PdfReader): number {
  const [pid] = reader.pids();
  if (pid === undefined) throw new Error('no child');
  return pid;
}

describe('whose fault it is that a file takes long', () => {
  test('a child that was kept from working: its file is not too complex, its sender comes back, and a new child reads', async () => {
    const reader = await readerWith({ timeout: 1_000 });
    process.kill(childOf(reader), 'SIGSTOP');
    expect(refusal(await reader.read(small, null))).toBe('busy');
    // The new child starts in its own time.
    await reader.warm();
    expect(refusal(await reader.read(small, null))).toBe('read');
  });

  test('a child that got a processor for a moment only', async () => {
    const reader = await readerWith({ timeout: 1_000, look: () => ({ memory: 80 * MEGABYTE, cpu: 400, asleep: false }) });
    expect(refusal(await reader.read(complexityBomb(), null))).toBe('busy');
  });

  test.runIf(existsSync('/proc/self/stat'))('a child that had its processor time: too complex, long before the clock', async () => {
    const reader = await readerWith({ ...PATIENT, maxCpu: 500 });
    expect(refusal(await reader.read(complexityBomb(), null))).toBe('too-complex');
  });

  test('what a child did for the files before does not count', async () => {
    let cpu = 60_000;
    const reader = await readerWith({ maxCpu: 15_000, look: () => ({ memory: 80 * MEGABYTE, cpu: (cpu += 1), asleep: false }) });
    expect(refusal(await reader.read(small, null))).toBe('read');
    expect(refusal(await reader.read(small, null))).toBe('read');
  });

  test('where nobody can look from outside, the child ends itself', async () => {
    const reader = await readerWith({ ...PATIENT, maxCpu: 500, look: () => null });
    expect(refusal(await reader.read(complexityBomb(), null))).toBe('too-complex');
  });

  test('a child that sleeps over its file will never wake', async () => {
    const reader = await readerWith({ ...PATIENT, look: () => ({ memory: 80 * MEGABYTE, cpu: 400, asleep: true }) });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    process.kill(childOf(reader), 'SIGSTOP');
    const reading = reader.read(small, null);
    vi.advanceTimersByTime(5_000);
    expect(reader.pids()).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(refusal(await reading)).toBe('too-complex');
  });
});

test.runIf(existsSync('/proc/self/stat'))('a patient reader waits an hour for a child that is kept from working, and then reads', async () => {
  const reader = await readerWith(PATIENT);
  const pid = childOf(reader);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  process.kill(pid, 'SIGSTOP');
  const reading = reader.read(small, null);
  const waiting = reader.read(small, null);
  vi.advanceTimersByTime(3_600_000);
  process.kill(pid, 'SIGCONT');
  expect([refusal(await reading), refusal(await waiting)]).toEqual(['read', 'read']);
  expect(reader.pids()).toEqual([pid]);
});
