import type { MessagePort } from 'node:worker_threads';
import type { z } from 'zod';
import type { ModelFailureReason, ModelRequest } from '../../engine/model.ts';

/** One task for the thread, with the port on which everything about it is said. */
export interface TaskOrder {
  name: string;
  /** Whatever the task of that name takes: who sends it has checked that (task-thread.ts). */
  input: never;
  port: MessagePort;
}

/** A question to the model, which lives in the main thread: the schema goes as JSON Schema, since a zod schema is made of functions. */
export type ModelQuestion = Omit<ModelRequest<unknown>, 'schema'> & { schema: z.core.JSONSchema.JSONSchema };

/** What the thread says of one task: how far it is, what it asks the model, and how it ended. */
export type TaskWord<Output> =
  | { kind: 'news'; news: string }
  | { kind: 'ask'; id: number; question: ModelQuestion }
  | { kind: 'done'; output: Output }
  | { kind: 'failed'; name: string; message: string; stack: string };

/** What the model answered. */
export type ModelAnswer = { id: number } & ({ ok: true; value: unknown } | { ok: false; reason: ModelFailureReason });
