import type { World } from './no-answer.ts';

/** Some browsers take a network for lost that is there: without their word we look for ourselves this often. */
const OFFLINE_LOOK = 30_000;

/** The world of a screen, until it is left. */
export function browserWorld(signal: AbortSignal): World {
  const pause = (ms: number): Promise<void> =>
    waited(signal, (done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    });
  return {
    signal,
    pause,
    isOnline: () => navigator.onLine,
    online: () =>
      waited(signal, (done) => {
        const timer = setTimeout(done, navigator.onLine ? 0 : OFFLINE_LOOK);
        addEventListener('online', done);
        return () => {
          clearTimeout(timer);
          removeEventListener('online', done);
        };
      }),
    now: () => performance.now(),
  };
}

/** Waits for what `begin` says is done; `begin` returns what calls it off. Rejects when the screen is left. */
function waited(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = (): void => {
      stop();
      reject(signal.reason instanceof Error ? signal.reason : new Error('left the screen'));
    };
    const stop = begin(() => {
      stop();
      signal.removeEventListener('abort', leave);
      resolve();
    });
    signal.addEventListener('abort', leave);
  });
}
