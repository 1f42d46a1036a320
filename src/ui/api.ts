import type { PostgrestClient } from '@supabase/postgrest-js';

/** Why a call gave nothing: refused by the server, or not reached at all. */
export interface CallFailure {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The reply's body as read, `{ error, message, userMessage?, details? }` when it is ours. */
  body: unknown;
  /** Seconds of the Retry-After header, null without one. */
  retryAfter: number | null;
}

export type CallResult = { ok: true; data: unknown } | { ok: false; failure: CallFailure };

/** A table read that went wrong. */
export class ReadError extends Error {
  override name = 'ReadError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Seconds of the Retry-After header, null without one. */
  readonly retryAfter: number | null;
  constructor(status: number, message: string, { retryAfter = null, ...options }: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The public key of our own client: the server writes it into the page. It proves nothing about a person. */
function anonKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="anon-key"]')?.content ?? '';
}

function headers(): Record<string, string> {
  const key = anonKey();
  return { apikey: key, Authorization: `Bearer ${key}` };
}

/** The client of the tables. It comes with the first call: no screen needs it to be drawn. */
async function tables(unreached: (cause: unknown) => Error, more: { fetch?: typeof fetch } = {}): Promise<PostgrestClient> {
  const { PostgrestClient: Client } = await import('@supabase/postgrest-js').catch((error: unknown) => {
    // Code that cannot be had is a server that cannot be had: nothing was sent.
    throw unreached(error);
  });
  return new Client(`${location.origin}/rest/v1`, { headers: headers(), retry: false, ...more });
}

const unread = (cause: unknown): ReadError => new ReadError(0, String(cause), { cause });
const unwritten = (cause: unknown): WriteError => new WriteError(0, '', String(cause), { cause });

/** POSTs to `/functions/v1/{name}`. Never throws; a FormData body goes as multipart, anything else as JSON. */
export async function callFunction(name: string, body: FormData | Record<string, unknown>): Promise<CallResult> {
  const library = await import('@supabase/functions-js').catch(() => null);
  if (library === null) return { ok: false, failure: { status: 0, body: null, retryAfter: null } };
  const { FunctionsClient, FunctionsFetchError, FunctionsHttpError } = library;
  const client = new FunctionsClient(`${location.origin}/functions/v1`, { headers: headers() });
  const { data, error } = await client.invoke<unknown>(name, { body });
  if (error === null) return { ok: true, data };
  if (error instanceof FunctionsHttpError) return { ok: false, failure: await failureOf(error.context) };
  if (!(error instanceof FunctionsFetchError)) console.error(error);
  return { ok: false, failure: { status: 0, body: null, retryAfter: null } };
}

async function failureOf(context: unknown): Promise<CallFailure> {
  if (!(context instanceof Response)) return { status: 0, body: null, retryAfter: null };
  const body: unknown = await context.json().catch(() => null);
  return { status: context.status, body, retryAfter: retryAfterOf(context) };
}

function retryAfterOf({ headers: said }: Response): number | null {
  const seconds = Number.parseInt(said.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}

interface ReadOptions {
  /** Seconds the server may hold the answer back until the row is there (RFC 7240). */
  wait?: number;
  signal?: AbortSignal;
}

/**
 * The one row of a table whose `column` equals `value`, or null when there is none.
 * Asked for as a list, so that "none yet" is an answer and no error in the console.
 * Throws `ReadError`; the caller's own policy retries.
 */
export async function readRow(table: string, columns: string, column: string, value: string, { wait, signal }: ReadOptions = {}): Promise<unknown> {
  let retryAfter: number | null = null;
  // The client hands on no headers, so they are read as the answer passes by.
  const listening: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    retryAfter = retryAfterOf(response);
    return response;
  };
  const client = await tables(unread, { fetch: listening });
  let query = client.from(table).select(columns).eq(column, value);
  if (wait !== undefined) query = query.setHeader('Prefer', `wait=${wait}`);
  if (signal !== undefined) query = query.abortSignal(signal);
  const { data, error, status } = await query;
  if (error !== null) throw new ReadError(status, error.message, { cause: error, retryAfter });
  const rows: unknown[] = data;
  return rows[0] ?? null;
}

/** A table write that was refused or did not arrive. `code` is PostgREST's or ours; `status` 0 when there was no answer. */
export class WriteError extends Error {
  override name = 'WriteError';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** Inserts one row and gives it back as the server stored it. @throws WriteError */
export async function insertRow(table: string, row: Record<string, unknown>): Promise<unknown> {
  const client = await tables(unwritten);
  const { data, error, status } = await client.from(table).insert(row).select().single<unknown>();
  if (error !== null) throw new WriteError(status, error.code, error.message, { cause: error });
  return data;
}

/** Changes the one row whose `column` equals `value` and gives it back; null when there is none. @throws WriteError */
export async function updateRow(table: string, column: string, value: string, change: Record<string, unknown>): Promise<unknown> {
  const client = await tables(unwritten);
  const { data, error, status } = await client.from(table).update(change).eq(column, value).select();
  if (error !== null) throw new WriteError(status, error.code, error.message, { cause: error });
  const rows: unknown[] = data;
  return rows[0] ?? null;
}
