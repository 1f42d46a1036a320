import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type Model, ModelFailure } from '../../engine/model.ts';
import type { ModelAnswer, TaskOrder, TaskWord } from './thread-messages.ts';

/** What a task may use besides its input. */
interface TaskKit {
  /** Null where none is configured. */
  model: Model | null;
  /** Says how far the task is. */
  tell: (news: string) => void;
}

export const ThreadData = z.object({ hasModel: z.boolean() });
export type ThreadData = z.infer<typeof ThreadData>;

/** The thread's side of task-thread.ts: does each task that is sent, by name. Called once, as the last thing of the thread's script. */
export function serveThread(tasks: Readonly<Record<string, (input: never, kit: TaskKit) => unknown>>): void {
  const { hasModel } = ThreadData.parse(workerData);
  parentPort?.on('message', ({ name, input, port }: TaskOrder) => {
    const say = (word: TaskWord<unknown>): void => port.postMessage(word);
    void perform(tasks[name], input, { model: hasModel ? modelBeyond(port, say) : null, tell: (news) => say({ kind: 'news', news }) }).then(say);
  });
}

async function perform(task: ((input: never, kit: TaskKit) => unknown) | undefined, input: never, kit: TaskKit): Promise<TaskWord<unknown>> {
  try {
    if (task === undefined) throw new Error('the thread knows no such task');
    return { kind: 'done', output: await task(input, kit) };
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', name, message, stack };
  }
}

/** The model of the main thread, asked over the port of one task. */
function modelBeyond(port: MessagePort, say: (word: TaskWord<unknown>) => void): Model {
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  port.on('message', (answer: ModelAnswer) => {
    const question = asked.get(answer.id);
    asked.delete(answer.id);
    if (answer.ok) question?.resolve(answer.value);
    else question?.reject(new ModelFailure(answer.reason));
  });
  return {
    generate: async ({ schema, ...request }) => {
      const id = (count += 1);
      const question = Promise.withResolvers<unknown>();
      asked.set(id, question);
      say({ kind: 'ask', id, question: { ...request, schema: z.toJSONSchema(schema) } });
      const answer = schema.safeParse(await question.promise);
      if (!answer.success) throw new ModelFailure('malformed');
      return answer.data;
    },
  };
}
