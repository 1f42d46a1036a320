import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The one logger. It never sees a CV: bodies are not logged, queries are stripped of their values
 * (ids are capabilities), and credentials are redacted wherever they stand.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.apikey', 'req.headers.cookie', '*.authorization', '*.apikey', '*.password', '*.secret'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({ method: request.method, path: withoutIds(request.url ?? '') }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The path of a request without its query, in which ids travel. */
function withoutIds(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Database drivers put parameters (so, CV text) into messages; keep the first line, the code and the stack's places. */
export function describeError(error: Error): { type: string; message: string; code?: string; stack: string } {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const failedQuery = error.message.startsWith('Failed query');
  const cause = error.cause instanceof Error ? error.cause.message.split('\n')[0] : undefined;
  return {
    type: error.name,
    message: failedQuery ? `Failed query: ${cause ?? 'unknown cause'}` : (error.message.split('\n')[0] ?? ''),
    ...code,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  };
}
