import { ROAST_SCREENS } from '../../../domain/limits.ts';

/** What one poll brought. `blocked`: no network, or the server asked us to come back later; neither says anything about the roast. */
export type PollOutcome = 'there' | 'not-yet' | 'blocked' | 'failed';

/** What to do after a poll: open the roast, show the demo instead, or ask again after so many milliseconds. */
export type NextStep = { do: 'open' } | { do: 'demo' } | { do: 'poll'; after: number };

/** Below this, two polls in a row would be one busy loop. */
const LEAST_PAUSE = 250;

/** What the polls have come to so far. */
export interface PollCount {
  /** All of them, this one included. */
  attempts: number;
  /** How many failed in a row, this one included. */
  failures: number;
}

/**
 * Polls begin 5 s apart, at most 24 of them; a poll that the server held for a while is followed the sooner. One that fails
 * is tried again, a little later each time. An error that stays or the last attempt leads to the demo (product specification 4).
 */
export function nextStep(outcome: PollOutcome, { attempts, failures }: PollCount, tookMs: number, retryAfterMs = 0): NextStep {
  if (outcome === 'there') return { do: 'open' };
  if (attempts >= ROAST_SCREENS.pollAttempts) return { do: 'demo' };
  if (outcome !== 'failed') return { do: 'poll', after: Math.max(LEAST_PAUSE, ROAST_SCREENS.pollInterval - tookMs, retryAfterMs) };
  const pause = ROAST_SCREENS.pollRetries[failures - 1];
  return pause === undefined ? { do: 'demo' } : { do: 'poll', after: pause };
}

/** How a failed read counts: `status` is 0 when there was no answer. */
export function failureOutcome(status: number, online: boolean): PollOutcome {
  if (status === 429 || status === 503) return 'blocked';
  return status === 0 && !online ? 'blocked' : 'failed';
}
