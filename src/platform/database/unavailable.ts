/** Why the database cannot do what it should, as `/readyz` says it. */
export type DatabaseTrouble = 'DATABASE_UNAVAILABLE' | 'DISK_FULL';

/** Errors of the socket and of the name lookup, as Node calls them. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** PostgreSQL's own (appendix A of its manual): the server goes down, starts, crashed, or only reads (a standby after a failover). */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '25006', '58030']);
/** 08 connection exception; 53 insufficient resources: out of memory, too many connections. */
const SERVER_CLASSES = ['08', '53'];
const NO_ROOM = new Set(['53100', 'ENOSPC']);

/** What `pg` and its pool say without a code; the beginnings. */
const DRIVER_WORDS = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
];

/**
 * Whether an error, or what caused it, says that the database is away or has no room; null for every other fault.
 * Such a call changed nothing that was acknowledged and may be made again.
 */
export function troubleOf(error: unknown): DatabaseTrouble | null {
  // The queue tells of errors as plain copies of them.
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  const cause = 'cause' in error ? error.cause : null;
  if (NO_ROOM.has(code)) return 'DISK_FULL';
  if (SOCKET_CODES.has(code) || SERVER_CODES.has(code)) return 'DATABASE_UNAVAILABLE';
  if (/^[0-9A-Z]{5}$/.test(code) && SERVER_CLASSES.some((begin) => code.startsWith(begin))) return 'DATABASE_UNAVAILABLE';
  if (DRIVER_WORDS.some((words) => message.startsWith(words))) return 'DATABASE_UNAVAILABLE';
  // A name with several addresses fails with all their errors at once; Drizzle hands on the driver's as the cause.
  const within: unknown[] = error instanceof AggregateError ? [...error.errors, cause] : [cause];
  for (const inner of within) {
    const trouble = troubleOf(inner);
    if (trouble !== null) return trouble;
  }
  return null;
}
