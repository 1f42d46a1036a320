import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DATABASE, HTTP } from '../../domain/limits.ts';
import type { Db } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import type { Signals } from '../database/signals.ts';
import { troubleOf } from '../database/unavailable.ts';
import { type Preferences, readPreferences } from './prefer.ts';
import { changedMeanwhile, notPermitted, RestError, sendRestError } from './rest-error.ts';
import { type CachedRow, createRowCache, type RowCache } from './row-cache.ts';
import { readTableQuery, type TableQuery, unknownColumn } from './table-query.ts';
import type { InsertRule, TableRule, UpdateRule } from './table-rule.ts';

interface RestKit {
  db: Db;
  signals: Signals;
  rules: readonly TableRule[];
  /** Aborts waiting reads when the process stops. */
  stopping: AbortSignal;
  now: () => number;
  /** Told of each read that no finished copy answers: whoever may know more about the row looks it up and signals. */
  onRead?: (key: string) => void;
}

/** One call on one table, as far as it is understood. */
interface Call {
  rule: TableRule;
  query: TableQuery;
  preferences: Preferences;
  request: FastifyRequest;
  reply: FastifyReply;
}

const Uuid = z.uuid();
const SINGLE = 'application/vnd.pgrst.object+json';
const SINGLE_TYPE = `${SINGLE}; charset=utf-8`;
const JSON_TYPE = 'application/json; charset=utf-8';
const MOST_BODIES = 4;
const REFUSED_HEADERS = ['range', 'accept-profile', 'content-profile'];

/**
 * `/rest/v1/{table}` in PostgREST's conventions, for exactly what each table's rule declares.
 * A select, insert or update of one row by its key; nothing can be listed, counted, joined or deleted.
 */
export function restRoutes(app: FastifyInstance, kit: RestKit): void {
  const cache = createRowCache(kit.signals);
  const rules = new Map(kit.rules.map((rule) => [rule.name, rule]));

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RestError) return sendRestError(reply, error);
    if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) {
      if (error.statusCode === 413) return sendRestError(reply, new RestError('BODY_TOO_LARGE', 'The body is too large'));
      return sendRestError(reply, new RestError('PGRST102', 'The body could not be read as JSON'));
    }
    const trouble = troubleOf(error);
    if (trouble !== null) {
      request.log.warn({ trouble }, 'table call without the database');
      return sendRestError(reply, new RestError('PGRST000', 'Could not connect with the database', { retryAfterSeconds: DATABASE.retryAfterSeconds }));
    }
    request.log.error({ err: error }, 'table call failed');
    return sendRestError(reply, new RestError('INTERNAL', 'Something broke on our side'));
  });
  app.setNotFoundHandler((_request, reply) => sendRestError(reply, new RestError('PGRST205', 'Could not find the table in the schema cache')));

  // supabase-js announces JSON on calls without a body; that alone is no error.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(new RestError('PGRST102', 'The body could not be read as JSON'));
    }
  });

  app.all('/rpc/*', () => {
    throw new RestError('PGRST202', 'Could not find the function in the schema cache');
  });
  app.route<{ Params: { table: string } }>({
    method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/:table',
    bodyLimit: HTTP.tableBodyBytes,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const rule = rules.get(request.params.table);
      if (rule === undefined) throw new RestError('PGRST205', 'Could not find the table in the schema cache');
      const preferences = readPreferences(request.headers.prefer);
      if (preferences.refused !== null) throw notPermitted(`Prefer: ${preferences.refused}`);
      for (const header of REFUSED_HEADERS)
        if (request.headers[header] !== undefined && request.headers[header] !== 'public') throw notPermitted(`header ${header}`);
      const call: Call = { rule, query: readTableQuery(rule, searchOf(request)), preferences, request, reply };
      if (request.method === 'GET') return select(kit, cache, call);
      if (request.method === 'POST' && rule.insert !== undefined) return insert(kit, call, rule.insert);
      if (request.method === 'PATCH' && rule.update !== undefined) return update(kit, call, rule.update);
      throw notPermitted(`${request.method} on ${rule.name}`);
    },
  });
}

function searchOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1));
}

async function select(kit: RestKit, cache: RowCache, call: Call) {
  const { rule, query, request, reply } = call;
  const key = keyOf(rule, query);
  const found = key === null || query.limit === 0 ? null : await readOrWait(kit, cache, call, key);
  if (found === null) return answer(request, reply, [], 200);
  const single = wantsSingle(request);
  const shape = `${String(single)} ${query.columns.join()}`;
  const body = found.bodies.get(shape) ?? JSON.stringify(single ? pick(found.row, query.columns) : [pick(found.row, query.columns)]);
  // Our client asks in a few ways; a stranger may ask in any order of columns, and is not kept.
  if (found.bodies.size < MOST_BODIES) found.bodies.set(shape, body);
  return reply.type(single ? SINGLE_TYPE : JSON_TYPE).send(body);
}

/** Reads the row; if it is not what the caller waits for, sleeps on its signal (holding no connection) and reads again. */
async function readOrWait(kit: RestKit, cache: RowCache, { rule, query, preferences, reply }: Call, key: string): Promise<CachedRow | null> {
  const { columns } = query;
  const seconds = preferences.wait;
  const known = cache.get(rule.name, key);
  if (known !== undefined && rule.isReady(known.row, columns)) return known;
  kit.onRead?.(key);
  // Rows on their way to a result change without a word; only what is finished is kept.
  const read = (): Promise<CachedRow | null> =>
    cache.load(
      rule.name,
      key,
      () => readRow(kit.db, rule, key),
      (row) => rule.volatile !== true && rule.isReady(row, rule.columns),
    );
  const subscription = seconds > 0 ? kit.signals.subscribe(key) : null;
  if (subscription === null) return read();
  try {
    const deadline = kit.now() + seconds * 1000;
    let found = await read();
    if (rule.isReady(found?.row ?? null, columns)) return found;
    const over = AbortSignal.any([kit.stopping, hungUp(reply)]);
    while (!rule.isReady(found?.row ?? null, columns)) {
      const left = deadline - kit.now();
      if (left <= 0 || over.aborted) break;
      await subscription.next(left, over);
      const before = found;
      found = await read();
      // Deleted while it was waited for: nothing more will come.
      if (before !== null && found === null) break;
    }
    return found;
  } finally {
    subscription.end();
  }
}

/** Aborts when the caller hangs up before the answer. */
function hungUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

async function readRow(db: Db, rule: TableRule, key: string): Promise<Record<string, unknown> | null> {
  const [stored] = await db.select().from(rule.table).where(eq(rule.key.column, key)).limit(1);
  return stored === undefined ? null : rule.present(stored, db);
}

async function insert(kit: RestKit, { rule, query, preferences, request, reply }: Call, allowed: InsertRule) {
  if (query.key !== null || query.limit !== null) throw new RestError('PGRST100', 'an insert takes no filter');
  const accepted = readBody(rule, allowed.accepts, request.body);
  const [stored] = await kit.db.insert(rule.table).values(allowed.toStored(accepted)).returning();
  if (stored === undefined) throw new RestError('INTERNAL', 'Nothing was stored');
  if (preferences.returns === 'minimal') return reply.code(201).send();
  return answer(request, reply, [pick(await rule.present(stored, kit.db), query.columns)], 201);
}

async function update(kit: RestKit, { rule, query, preferences, request, reply }: Call, allowed: UpdateRule<Record<string, unknown>>) {
  const key = keyOf(rule, query);
  const accepted = readBody(rule, allowed.accepts, request.body);
  const changed = await kit.db.transaction(async (tx) => {
    if (key === null) return null;
    const [before] = await tx.select().from(rule.table).where(eq(rule.key.column, key)).limit(1).for('update');
    if (before === undefined) return null;
    const row = await rule.present(before, tx);
    const permission = await allowed.allows(row, accepted, tx);
    if (permission === 'no') throw notPermitted(`update of ${rule.name}`);
    if (permission === 'conflict') throw changedMeanwhile(rule.name);
    const [after] = await tx.update(rule.table).set(allowed.toStored(accepted, row)).where(eq(rule.key.column, key)).returning();
    await kit.signals.send(tx, key);
    return after === undefined ? null : rule.present(after, tx);
  });
  if (key !== null && changed !== null) kit.signals.committed(key);
  if (preferences.returns === 'minimal') return reply.code(204).send();
  return answer(request, reply, changed === null ? [] : [pick(changed, query.columns)], 200);
}

/** The key's value; null when it cannot be anybody's id. Without a key nothing is answered. */
function keyOf(rule: TableRule, query: TableQuery): string | null {
  if (query.key === null) throw notPermitted(`table ${rule.name} without ${rule.key.name}=eq.`);
  return Uuid.safeParse(query.key).success ? query.key.toLowerCase() : null;
}

function readBody(rule: TableRule, accepts: z.ZodObject, body: unknown): Record<string, unknown> {
  const one = Array.isArray(body) && body.length === 1 ? (body[0] as unknown) : body;
  if (typeof one !== 'object' || one === null || Array.isArray(one)) throw new RestError('PGRST102', 'Send one row as a JSON object');
  for (const name of Object.keys(one)) {
    if (Object.hasOwn(accepts.shape, name)) continue;
    throw rule.columns.includes(name) ? notPermitted(`column ${rule.name}.${name}`) : unknownColumn(rule, name);
  }
  const asSent = accepts.safeParse(one);
  // Checked again as it will be stored: a name of nothing but NUL is no name.
  const parsed = asSent.success ? accepts.safeParse(storable(asSent.data)) : asSent;
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RestError('22P02', `"${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'not valid'}`);
}

function pick(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));
}

function wantsSingle(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes(SINGLE);
}

function answer(request: FastifyRequest, reply: FastifyReply, rows: Record<string, unknown>[], status: number): FastifyReply {
  if (!wantsSingle(request)) return reply.code(status).type(JSON_TYPE).send(JSON.stringify(rows));
  if (rows.length !== 1) {
    throw new RestError('PGRST116', 'Cannot coerce the result to a single JSON object', { details: `The result contains ${rows.length} rows` });
  }
  return reply.code(status).type(SINGLE_TYPE).send(JSON.stringify(rows[0]));
}
