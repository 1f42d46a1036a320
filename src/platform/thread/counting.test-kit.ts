import { z } from 'zod';
import type { Model } from '../../engine/model.ts';
import { ANYBODY } from '../../engine/privacy/mask.ts';
import { serveThread } from './serve-thread.ts';

const Reply = z.object({ word: z.string() });
let done = 0;

/** What a thread for tests can do. */
export const COUNTING_TASKS = {
  /** Counts the tasks of this thread: one that begins anew has died in between. */
  count: ({ by = 1 }: { by?: number }): number => (done += by),
  fail: ({ why }: { why: string }): never => {
    throw new RangeError(why);
  },
  die: ({ code = 3 }: { code?: number }): never => process.exit(code),
  spin: ({ from = 0 }: { from?: number }): never => {
    for (let turn = from; ; turn += 1) done = Math.max(done, turn % 2);
  },
  stages: ({ names }: { names: string[] }, { tell }: { tell: (news: string) => void }): number => {
    for (const name of names) tell(name);
    return names.length;
  },
  ask: async ({ about }: { about: string }, { model }: { model: Model | null }): Promise<string> => {
    if (model === null) return 'nobody to ask';
    const asked = { name: 'word', schema: Reply, system: 'One word.', prompt: ANYBODY.prompt(about), maxOutputTokens: 10 };
    return (await model.generate(asked)).word;
  },
};
serveThread(COUNTING_TASKS);
