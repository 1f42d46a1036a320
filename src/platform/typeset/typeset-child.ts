import { type ChildMessage, TypesetTask } from './child-messages.ts';
import { createPress } from './set-document.ts';

/**
 * The process in which documents are set: native code, which nothing can stop but the end of its process.
 * Started by typesetter.ts with the folder of the templates; says `ready`, then answers one task after the other.
 */
const press = createPress(process.argv[2] ?? '');

const say = (message: ChildMessage): void => void process.send?.(message);

process.on('message', (message: unknown) => {
  try {
    say({ kind: 'answer', document: press(TypesetTask.parse(message)), why: '' });
  } catch (error) {
    say({ kind: 'answer', document: null, why: error instanceof Error ? error.message : 'unknown' });
  }
});
process.on('disconnect', () => process.exit(0));
say({ kind: 'ready' });
