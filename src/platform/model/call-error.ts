import { APICallError } from 'ai';
import { z } from 'zod';

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

/** What a provider says when it is the settings that are wrong, and not the moment: bad request, bad key, not allowed. */
const BARRED: ReadonlySet<number> = new Set([400, 401, 403]);

/** Whether the provider would turn down the next request, too. */
export function isBarred(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode !== undefined && BARRED.has(error.statusCode);
}

/** What may be logged of a provider's fault: HTTP status and error code. Never its message, which may repeat key or question. */
export function faultOf(error: unknown): { status?: number; code?: string } {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return {};
  const parsed = FaultBody.safeParse(error.responseBody);
  const code = parsed.success ? (parsed.data.error.code ?? parsed.data.error.type) : undefined;
  return { status: error.statusCode, ...(code == null ? {} : { code }) };
}

/** A code is a word of the provider's documentation; whatever is not built like one is text. */
const Code = z
  .string()
  .regex(/^[a-z][a-z_.-]{1,60}$/iu)
  .nullish()
  .catch(null);
const FaultBody = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ error: z.object({ code: Code, type: Code }) }));

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
