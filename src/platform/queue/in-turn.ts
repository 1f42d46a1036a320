/**
 * Does `work` for one value after the other, in the order in which they are told, without keeping whoever tells them. `done` waits
 * for all of them and rejects with the first fault.
 */
export function inTurn<T>(work: (value: T) => Promise<void>): { next: (value: T) => void; done: () => Promise<void> } {
  let last = Promise.resolve();
  return {
    next: (value) => {
      last = last.then(() => work(value));
      // Whoever never comes to `done` has failed for a reason of its own.
      last.catch(() => {});
    },
    done: () => last,
  };
}
