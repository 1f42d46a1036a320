import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { fastify, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { DATABASE, HTTP } from '../domain/limits.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import type { Engine } from '../engine/tasks.ts';
import { checkCvDraftRoute } from '../features/build-cv/server/check-cv-draft.route.ts';
import { cvBuildDataRule } from '../features/build-cv/server/cv-build.rules.ts';
import { extractAndInferRoute } from '../features/build-cv/server/extract-and-infer.route.ts';
import { keepBuildDetailsRoute } from '../features/build-cv/server/keep-build-details.route.ts';
import { previewDesignRoute } from '../features/build-cv/server/preview-design.route.ts';
import { typesetCvRoute } from '../features/build-cv/server/typeset-cv.route.ts';
import { generateCvRoute } from '../features/build-cv/server/generate-cv.route.ts';
import { previewOptimizationRoute } from '../features/optimize/server/preview-optimization.route.ts';
import { typesetApplicationRoute } from '../features/optimize/server/typeset-application.route.ts';
import { cvOptimizationRequestsRule } from '../features/optimize/server/optimization.rules.ts';
import { STRIPE_WEBHOOK } from '../features/payment/contract.ts';
import { createCheckoutSessionRoute } from '../features/payment/server/create-checkout-session.route.ts';
import type { PaymentKit } from '../features/payment/server/payment-kit.ts';
import { askOnRead } from '../features/payment/server/reconcile.job.ts';
import { sandboxCheckoutRoutes } from '../features/payment/server/sandbox-checkout.routes.ts';
import { stripeWebhookRoute } from '../features/payment/server/stripe-webhook.route.ts';
import { verifyRoutes } from '../features/payment/server/verify.routes.ts';
import { deleteMyDataRoute } from '../features/my-data/server/delete-my-data.route.ts';
import { carryIntoBuilderRoute } from '../features/full-report/server/carry-into-builder.route.ts';
import { mailMyLinkRoute } from '../features/my-link/server/mail-my-link.route.ts';
import { keepReportAnswersRoute } from '../features/full-report/server/keep-report-answers.route.ts';
import { typesetReportRoute } from '../features/full-report/server/typeset-report.route.ts';
import { processFullRoastRoute } from '../features/full-report/server/process-full-roast.route.ts';
import { getReadyRoute } from '../features/roast/server/get-ready.route.ts';
import { correctReadingRoute } from '../features/roast/server/correct-reading.route.ts';
import { typesetSheetRoute } from '../features/roast/server/typeset-sheet.route.ts';
import { roastShelf } from '../features/roast/server/roast-shelf.ts';
import { uploadCvRoute } from '../features/roast/server/upload-cv.route.ts';
import { cvAnalysisResultsRule, cvUploadsRule } from '../features/roast/server/roast.rules.ts';
import type { Database } from '../platform/database/database.ts';
import type { Signals } from '../platform/database/signals.ts';
import type { Sweeper } from '../platform/database/sweeper.ts';
import { troubleOf } from '../platform/database/unavailable.ts';
import { bearerCheck } from '../platform/http/bearer.ts';
import { functionManner } from '../platform/http/function-routes.ts';
import { operationRoutes } from '../platform/http/operations.ts';
import { createRateLimiter } from '../platform/http/rate-limiter.ts';
import { TooManyRequests } from '../platform/http/too-many-requests.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { MULTIPART } from '../platform/http/upload.ts';
import { type WebPages, webPages } from '../platform/http/web-pages.ts';
import type { SandboxProvider } from '../platform/payment/sandbox-provider.ts';
import type { PdfReader } from '../platform/pdf/pdf-reader.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Typesetter } from '../platform/typeset/typesetter.ts';
import { RestError, sendRestError } from '../platform/rest/rest-error.ts';
import { restRoutes } from '../platform/rest/rest-routes.ts';
import type { Config } from './config.ts';
import { allErasers } from './erasers.ts';
import { myLinks } from './my-links.ts';
import { pageMetaOf } from './page-meta.ts';

/** All a server is made of. Clock and ids come from outside, so that a test decides them. */
export interface ServerParts {
  config: Config;
  database: Database;
  signals: Signals;
  sweeper: Sweeper;
  queue: Queue;
  reader: PdfReader;
  engine: Engine & { warm(): void };
  typesetter: Typesetter;
  log: Logger;
  /** The built client; null serves the calls only. */
  web: Omit<WebPages, 'meta'> | null;
  payment: PaymentKit;
  /** The checkout page of an install without a payment key; null with one. */
  sandbox: SandboxProvider | null;
  newId: () => string;
  now: () => number;
}

/** Stands in for a compiler that is never asked: zod's are set before any route. */
const unused = (): never => {
  throw new Error('a route was added before the compilers were set');
};

/** Signed by who calls it, which says more than a bearer. */
const SIGNED_CALL = `/functions/v1/${STRIPE_WEBHOOK}`;

/** The whole server, not listening: tests inject requests into it, `main.server.ts` gives it a port. Stops with `close()`. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, log } = parts;
  const stopping = new AbortController();
  const options: FastifyServerOptions = {
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: HTTP.jsonBodyBytes,
    connectionTimeout: HTTP.connectionTimeout,
    requestTimeout: HTTP.requestTimeout,
    keepAliveTimeout: HTTP.keepAliveTimeout,
    pluginTimeout: HTTP.pluginTimeout,
    forceCloseConnections: 'idle',
    genReqId: () => parts.newId(),
    // Without these Fastify loads its own two, of which nothing is used: a quarter of a second of every start.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // operations.ts logs one line a request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
  };
  const app = fastify(options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => {
    const trouble = troubleOf(error);
    if (trouble !== null) {
      request.log.warn({ trouble }, 'a page without the database');
      return reply
        .code(503)
        .header('retry-after', String(DATABASE.retryAfterSeconds))
        .type('text/plain; charset=utf-8')
        .send('Not just now. Try again soon.\n');
    }
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'a page failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something broke on our side.\n' : 'The request could not be read.\n');
  });
  app.addHook('preClose', async () => stopping.abort());

  await securityHeaders(app, { https: config.siteUrl.startsWith('https:') });
  await app.register(swagger, { openapi: { info: { title: SITE_NAME, version: '1' } }, transform: jsonSchemaTransform });
  const metrics = operationRoutes(app, { database, isStopping: () => stopping.signal.aborted });

  const limiter = createRateLimiter({ db: database.db, log, now: parts.now, secret: config.addressSecret }, config.limits);
  app.addHook('onClose', () => limiter.close());
  const isOurClient = bearerCheck(config.anonKey);

  await app.register(
    async (functions) => {
      functionManner(functions);
      await functions.register(multipart, MULTIPART);
      functions.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (request.routeOptions.url !== SIGNED_CALL && !isOurClient(request))
          return reply.code(401).send({ error: 'UNAUTHORIZED', code: 'PGRST301', message: 'No valid credential', details: null, hint: null });
      });
      const roasted = (cvUploadId: string) => roastShelf.find(database.db, cvUploadId);
      uploadCvRoute(functions, { db: database.db, queue: parts.queue, reader: parts.reader, engine: parts.engine, limiter, newId: parts.newId });
      getReadyRoute(functions, { limiter, reader: parts.reader, engine: parts.engine });
      typesetSheetRoute(functions, { db: database.db, limiter, typesetter: parts.typesetter });
      correctReadingRoute(functions, { db: database.db, signals: parts.signals, engine: parts.engine, limiter, metrics });
      extractAndInferRoute(functions, {
        reader: parts.reader,
        engine: parts.engine,
        limiter,
        now: parts.now,
        roasted,
      });
      checkCvDraftRoute(functions, { db: database.db, engine: parts.engine, limiter });
      keepBuildDetailsRoute(functions, { db: database.db, limiter });
      generateCvRoute(functions, { db: database.db, signals: parts.signals, engine: parts.engine, limiter });
      previewOptimizationRoute(functions, { db: database.db, engine: parts.engine, limiter, roasted });
      previewDesignRoute(functions, { db: database.db, limiter, typesetter: parts.typesetter });
      typesetCvRoute(functions, { db: database.db, limiter, typesetter: parts.typesetter });
      typesetApplicationRoute(functions, { db: database.db, limiter, typesetter: parts.typesetter });
      typesetReportRoute(functions, { db: database.db, roasts: roastShelf, limiter, typesetter: parts.typesetter });
      createCheckoutSessionRoute(functions, { ...parts.payment, limiter });
      carryIntoBuilderRoute(functions, { db: database.db, roasts: roastShelf, engine: parts.engine, limiter, now: parts.now });
      keepReportAnswersRoute(functions, { db: database.db, signals: parts.signals, engine: parts.engine, roasts: roastShelf, limiter });
      processFullRoastRoute(functions, {
        db: database.db,
        signals: parts.signals,
        queue: parts.queue,
        roasts: roastShelf,
        limiter,
        stopping: stopping.signal,
        now: parts.now,
      });
      verifyRoutes(functions, { ...parts.payment, limiter });
      mailMyLinkRoute(functions, { ...parts.payment, ...myLinks(parts.payment), limiter });
      deleteMyDataRoute(functions, {
        ...allErasers(parts.payment),
        db: database.db,
        signals: parts.signals,
        mail: config.mail,
        sweeper: parts.sweeper,
        limiter,
        log,
        now: parts.now,
      });
      await stripeWebhookRoute(functions, parts.payment);
    },
    { prefix: '/functions/v1' },
  );

  await app.register(
    async (rest) => {
      rest.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isOurClient(request)) return sendRestError(reply, new RestError('PGRST301', 'No valid credential'));
        try {
          if (request.method === 'POST') await limiter.consume(request.ip, 'write', 'insertDaily');
          else if (request.method === 'PATCH') await limiter.consume(request.ip, 'write');
          else limiter.consumeRead(request.ip);
        } catch (error) {
          if (!(error instanceof TooManyRequests)) throw error;
          return sendRestError(reply, new RestError('RATE_LIMITED', 'Too many requests', { retryAfterSeconds: error.retryAfterSeconds }));
        }
      });
      restRoutes(rest, {
        db: database.db,
        signals: parts.signals,
        rules: [cvUploadsRule, cvAnalysisResultsRule, cvBuildDataRule(parts), cvOptimizationRequestsRule(parts)],
        stopping: stopping.signal,
        now: parts.now,
        onRead: askOnRead(parts.payment),
      });
    },
    { prefix: '/rest/v1' },
  );

  if (parts.sandbox !== null) await sandboxCheckoutRoutes(app, parts.payment, parts.sandbox);
  app.get('/docs', { schema: { hide: true } }, () => app.swagger());
  if (parts.web !== null) await webPages(app, { ...parts.web, meta: pageMetaOf(config) });
  return app;
}
