import { flushCompileCache } from 'node:module';
import type { ChildMessage, TypesetTask } from './child-messages.ts';
import { createPress } from './set-document.ts';

/**
 * The process in which documents are set: native code, which nothing can stop but the end of its process.
 * Started by typesetter.ts with the folder of the templates; says `ready`, then answers one task after the other. It hears only its
 * parent, and does without a library to check what that says: it would take longer to load than a document to set.
 */
const press = createPress(process.argv[2] ?? '');

const say = (message: ChildMessage): void => void process.send?.(message);

process.on('message', (task: TypesetTask) => {
  try {
    say({ kind: 'answer', document: press(task), why: '' });
  } catch (error) {
    say({ kind: 'answer', document: null, why: error instanceof Error ? error.message : 'unknown' });
  }
});
process.on('disconnect', () => process.exit(0));
say({ kind: 'ready' });
// It is ended from outside, and would leave nothing compiled for the next one.
flushCompileCache();
