import { APICallError } from 'ai';

const BASE_WAIT = 1_000;

/** Whether the same request may succeed a moment later: too many requests, a server in trouble, no connection. */
export function isTransient(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode } = error;
  return statusCode === undefined ? error.isRetryable : statusCode === 408 || statusCode === 429 || statusCode >= 500;
}

/** Whether the provider answered and said no, so that nothing was generated and nothing is charged. */
export function isTurnedDown(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400;
}

/** Whether the provider said yes and then something that is not its own protocol. */
export function isUnreadable(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode < 400;
}

/** Milliseconds to wait before attempt `attempt + 1`: what the provider asks for, else twice as long each time. */
export function waitBefore(error: unknown, attempt: number, now: number, base = BASE_WAIT): number {
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  const asked = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (asked >= 0) return asked;
  const after = headers?.['retry-after'];
  if (after !== undefined) {
    const wait = /^\s*\d/u.test(after) ? Number.parseFloat(after) * 1_000 : Date.parse(after) - now;
    if (wait >= 0) return wait;
  }
  return base * 2 ** attempt;
}
