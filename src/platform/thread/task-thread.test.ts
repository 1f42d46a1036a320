import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Model, ModelFailure } from '../../engine/model.ts';
import type { COUNTING_TASKS } from './counting.test-kit.ts';
import { createTaskThread, type TaskThread, ThreadGoneError } from './task-thread.ts';

type Tasks = typeof COUNTING_TASKS;
const complaints: unknown[] = [];

function thread(options: { model?: Model; maxCpu?: number; concurrency?: number } = {}): TaskThread<Tasks> {
  const made = createTaskThread<Tasks>({
    script: new URL('counting.test-kit.ts', import.meta.url),
    model: null,
    concurrency: 1,
    maxCpu: 60_000,
    maxHeapMegabytes: 256,
    idle: Infinity,
    log: { error: (what: unknown) => void complaints.push(what) },
    ...options,
  });
  onTestFinished(() => made.close());
  return made;
}

test('tasks are done one after the other in the order they came, by the same thread', async () => {
  const { run } = thread();
  expect(await Promise.all([run('count', {}), run('count', {}), run('count', {})])).toEqual([1, 2, 3]);
});

test('what a task throws reaches whoever asked, and the thread lives on', async () => {
  const { run } = thread();
  await run('count', {});
  await expect(run('fail', { why: 'no such room' })).rejects.toMatchObject({ name: 'RangeError', message: 'no such room' });
  expect(await run('count', {})).toBe(2);
});

test('a thread that dies takes the task it had begun with it; those that wait are done by the next one', async () => {
  const { run } = thread();
  await run('count', {});
  const [dead, ...others] = await Promise.allSettled([run('die', {}), run('count', {}), run('count', {})]);
  expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(ThreadGoneError) });
  expect(others).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 2 },
  ]);
});

test('a task without end is ended when it has had its processor time', async () => {
  const { run } = thread({ maxCpu: 500 });
  await expect(run('spin', {})).rejects.toThrow(ThreadGoneError);
  expect(complaints).toContainEqual({ maxCpu: 500 });
  expect(await run('count', {})).toBe(1);
});

test('each stage is told before the task is done', async () => {
  const heard: string[] = [];
  const { run } = thread();
  expect(await run('stages', { names: ['reading', 'writing'] }, (stage) => heard.push(stage))).toBe(2);
  expect(heard).toEqual(['reading', 'writing']);
});

test('a task asks the model of the main thread, and hears why there is no answer', async () => {
  const asked: string[] = [];
  const model: Model = {
    generate: async ({ prompt, schema }) => {
      asked.push(prompt);
      if (prompt === 'money') throw new ModelFailure('budget');
      return schema.parse({ word: z.string().parse(prompt).toUpperCase() });
    },
  };
  const { run } = thread({ model, concurrency: 8 });
  expect(await Promise.all([run('ask', { about: 'tea' }), run('ask', { about: 'toast' })])).toEqual(['TEA', 'TOAST']);
  await expect(run('ask', { about: 'money' })).rejects.toMatchObject({ name: 'ModelFailure' });
  expect(asked).toEqual(['tea', 'toast', 'money']);
  expect(await thread().run('ask', { about: 'tea' })).toBe('nobody to ask');
});

test('a closed thread does nothing more, and whoever waits hears so', async () => {
  const one = thread();
  const waiting = [one.run('spin', {}), one.run('count', {})];
  await one.close();
  for (const { status } of await Promise.allSettled([...waiting, one.run('count', {})])) expect(status).toBe('rejected');
});
