/**
 * Keeps a provider in trouble from slowing every job down: after some failures in a row it is left alone for a while,
 * then one call finds out whether it is back. A provider that turns us down as such (`barred`) is left alone at once: asking again
 * would change nothing. Per process; a shared one would gain little.
 */
export interface Breaker {
  allows(): boolean;
  note(outcome: 'up' | 'down' | 'barred'): void;
}

/** `failures` in a row before a pause of `pause` milliseconds. */
export function createBreaker(now: () => number, failures: number, pause: number): Breaker {
  let inARow = 0;
  let open = false;
  let closedUntil = 0;
  return {
    allows: () => {
      if (!open) return true;
      if (now() < closedUntil) return false;
      // The one that finds out: until it is back the others stay away.
      closedUntil = now() + pause;
      return true;
    },
    note: (outcome) => {
      inARow = outcome === 'up' ? 0 : inARow + 1;
      if (outcome === 'up') open = false;
      else if (outcome === 'barred' || inARow === failures) {
        open = true;
        closedUntil = now() + pause;
      }
    },
  };
}
