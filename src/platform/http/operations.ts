import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { DATABASE } from '../../domain/limits.ts';
import type { Database } from '../database/database.ts';

/** `/healthz` (the process lives), `/readyz` (it can serve: its database answers, has room, and it is not stopping; or `reason`, a code), `/metrics` (Prometheus, loopback only). @returns where else counters are kept */
export function operationRoutes(app: FastifyInstance, kit: { database: Pick<Database, 'trouble'>; isStopping(): boolean }): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // Polls and assets are many and all alike: they are told only to who asks for detail.
    const level = request.method === 'GET' && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    seconds.observe({ method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    const reason = kit.isStopping() ? 'STOPPING' : await kit.database.trouble();
    if (reason === null) return { status: 'ready' };
    return reply.code(503).header('retry-after', String(DATABASE.retryAfterSeconds)).send({ status: 'not ready', reason });
  });
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    // A proxy on the same machine is on loopback too, and says for whom it asks.
    const proxied = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => request.headers[name] !== undefined);
    if (proxied || !isLoopback(request.socket.remoteAddress)) return reply.code(404).type('text/plain').send('Not found\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
