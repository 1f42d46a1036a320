import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { type Form, formOf, place, readForm, textOf, textsOf } from './form.ts';
import { ApiError, invalid, missing, priceOf } from './refusals.ts';
import { type FakeSession, toCharge, toDispute, toLineItem, toPaymentIntent, toRefund, toSession } from './objects.ts';

export interface StripeFake {
  /** What STRIPE_API_BASE is set to. */
  url: string;
  webhookSecret: string;
  sessions: ReadonlyMap<string, FakeSession>;
  /** Every event so far, in the order in which things happened. Nothing is delivered by itself: the test decides what comes when, how often, or never. */
  events: readonly FakeEvent[];
  /** Every request, as "POST /v1/refunds". */
  requests: readonly string[];
  /** The customer pays on the hosted page. */
  pay(sessionId: string, email?: string): void;
  expire(sessionId: string): void;
  /** The owner gives money back in the dashboard; all of it unless told. */
  refund(sessionId: string, amount?: number): void;
  dispute(sessionId: string): void;
  closeDispute(sessionId: string, how: 'won' | 'lost'): void;
  /** Changes a session behind everybody's back: what a thief or a mistaken owner might do. */
  tamper(sessionId: string, change: Partial<FakeSession>): void;
  /** From now on sessions lead to a page of the fake, where a person pays or turns back, and events are delivered to this address as they happen. */
  ringAt(webhookUrl: string): void;
  /** How the next requests to the API fail, in order. */
  failNext(...how: Failure[]): void;
  /** The signed delivery of an event: body and `Stripe-Signature`. */
  sign(event: FakeEvent, more?: { secret?: string; timestamp?: number }): { body: string; signature: string };
  close(): Promise<void>;
}

/** An event: its envelope as the SDK's type has it, around one of the objects of objects.ts. */
export interface FakeEvent extends Pick<Stripe.Event, 'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'> {
  data: { object: Record<string, unknown> };
}

export type Failure = '500' | '429' | 'hangup';

export interface FakeOptions {
  secretKey?: string;
  webhookSecret?: string;
  /** Prices set up at the provider: id -> amount and currency. */
  prices?: Record<string, { amount: number; currency: string }>;
  port?: number;
}

export const FAKE_SECRET_KEY = 'sk_test_fake';
export const FAKE_WEBHOOK_SECRET = 'whsec_fake';

/** Where the fake's own checkout pages are. */
const HOSTED_PATH = '/c/pay/';
const hostedPage = (session: FakeSession): string =>
  `<!doctype html><html lang="en"><title>Fake Stripe Checkout</title><h1>Fake Stripe Checkout</h1><p>${session.amount} ${session.currency}</p>` +
  `<form method="post" action="${HOSTED_PATH}${session.id}/pay"><button>Pay</button></form><form method="post" action="${HOSTED_PATH}${session.id}/cancel"><button>Back</button></form></html>`;

const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Speaks the part of Stripe's API that we touch, on loopback, with its replies in the shapes of the official SDK's types. */
export async function startStripeFake(options: FakeOptions = {}): Promise<StripeFake> {
  const secretKey = options.secretKey ?? FAKE_SECRET_KEY;
  const webhookSecret = options.webhookSecret ?? FAKE_WEBHOOK_SECRET;
  const sessions = new Map<string, FakeSession>();
  const events: FakeEvent[] = [];
  const requests: string[] = [];
  const failures: Failure[] = [];
  let base = '';
  let bell: string | null = null;
  const answers = new Map<string, { asked: string; reply: { status: number; body: unknown } }>();

  const found = (id: string): FakeSession => {
    const session = sessions.get(id);
    if (session === undefined) throw missing('checkout.session', id);
    return session;
  };
  const paidBy = (form: Form): FakeSession => {
    const [intent, charge] = [textOf(form, 'payment_intent'), textOf(form, 'charge')];
    for (const session of sessions.values())
      if (session.payment !== null && (session.payment.intent === intent || session.payment.charge === charge)) return session;
    throw missing('payment_intent', intent ?? charge ?? '');
  };
  const happened = (type: FakeEvent['type'], object: object): void => {
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(),
      data: { object: { ...object } },
      livemode: secretKey.includes('_live_'),
      pending_webhooks: 1,
      request: null,
      type,
    });
  };
  const giveBack = (session: FakeSession, amount: number | null): Stripe.Refund => {
    const { payment } = session;
    if (payment === null) throw invalid('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' });
    const left = payment.amount - payment.refunded;
    if (left === 0) throw invalid(`Charge ${payment.charge} has already been refunded.`, { code: 'charge_already_refunded' });
    const taken = amount ?? left;
    if (taken > left) throw invalid(`Refund amount is greater than unrefunded amount on charge.`, { param: 'amount' });
    payment.refunded += taken;
    const refund = toRefund(session, payment, newId('re'), taken);
    happened('refund.created', refund);
    happened('charge.refunded', toCharge(session, payment));
    return refund;
  };

  const createSession = (form: Form): Stripe.Checkout.Session => {
    if (textOf(form, 'mode') !== 'payment') throw invalid('Invalid mode', { param: 'mode' });
    for (const name of ['success_url', 'cancel_url'] as const)
      if (!/^https?:\/\//.test(textOf(form, name) ?? '')) throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
    const item = formOf(formOf(form, 'line_items') ?? {}, '0');
    if (item === null) throw invalid('You must provide line_items', { code: 'parameter_missing', param: 'line_items' });
    const id = newId('cs_test');
    const session: FakeSession = {
      id,
      created: seconds(),
      live: secretKey.includes('_live_'),
      ...priceOf(item, options.prices ?? {}),
      metadata: textsOf(formOf(form, 'metadata')),
      successUrl: textOf(form, 'success_url') ?? '',
      cancelUrl: textOf(form, 'cancel_url') ?? '',
      url: `${bell === null ? 'https://checkout.stripe.com' : base}${HOSTED_PATH}${id}`,
      status: 'open',
      paymentStatus: 'unpaid',
      email: null,
      payment: null,
      expiresAt: seconds() + 86_400,
    };
    sessions.set(id, session);
    return toSession(session);
  };
  const expire = (session: FakeSession): Stripe.Checkout.Session => {
    if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    session.status = 'expired';
    happened('checkout.session.expired', toSession(session));
    return toSession(session);
  };

  const route = (method: string, path: string, form: Form): unknown => {
    const [, resource = '', id = '', action = ''] = /^\/v1\/(checkout\/sessions|refunds|disputes)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    const call = `${method} ${resource}${id === '' ? '' : '/id'}${action === '' ? '' : `/${action}`}`;
    switch (call) {
      case 'POST checkout/sessions':
        return createSession(form);
      case 'GET checkout/sessions/id': {
        const session = found(id);
        const expand = Object.values(textsOf(formOf(form, 'expand')));
        const whole = toSession(session);
        if (session.payment !== null && expand.some((name) => name.startsWith('payment_intent'))) {
          return { ...whole, payment_intent: toPaymentIntent(session, session.payment, expand.includes('payment_intent.latest_charge')) };
        }
        return whole;
      }
      case 'GET checkout/sessions': {
        const buyer = textOf(formOf(form, 'customer_details') ?? {}, 'email');
        return list(
          [...sessions.values()].filter(({ email }) => email !== null && email === buyer).map((session) => toSession(session)),
          path,
        );
      }
      case 'POST checkout/sessions/id/expire':
        return expire(found(id));
      case 'GET checkout/sessions/id/line_items':
        return list([toLineItem(found(id))], path);
      case 'POST refunds': {
        const amount = textOf(form, 'amount');
        return giveBack(paidBy(form), amount === null ? null : Number(amount));
      }
      case 'GET disputes': {
        const session = paidBy(form);
        return list(session.payment?.dispute == null ? [] : [toDispute(session, session.payment, session.payment.dispute)], path);
      }
      default:
        throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
    }
  };

  /** The same key and parameters: the same answer; the same key and others: an error (Stripe, "Idempotent requests"). */
  const answer = (method: string, path: string, form: Form, key: string | undefined): { status: number; body: unknown } => {
    const asked = `${method} ${path} ${JSON.stringify(form)}`;
    const before = method === 'POST' && key !== undefined ? answers.get(key) : undefined;
    if (before !== undefined && before.asked !== asked) {
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          },
        },
      };
    }
    if (before !== undefined) return before.reply;
    let reply: { status: number; body: unknown };
    try {
      reply = { status: 200, body: route(method, path, form) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reply = { status: error.status, body: { error: error.body } };
    }
    if (method === 'POST' && key !== undefined) answers.set(key, { asked, reply });
    return reply;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const method = request.method ?? 'GET';
    requests.push(`${method} ${url.pathname}`);
    const body = await readForm(request);
    if (url.pathname.startsWith(HOSTED_PATH)) return hosted(url.pathname.slice(HOSTED_PATH.length), response);
    const failure = failures.shift();
    if (failure === 'hangup') {
      response.destroy();
      return;
    }
    const key = request.headers['idempotency-key'];
    const reply =
      failure !== undefined
        ? { status: Number(failure), body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } } }
        : request.headers.authorization !== `Bearer ${secretKey}`
          ? { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }
          : answer(method, url.pathname, method === 'GET' ? formFrom(url) : body, typeof key === 'string' ? key : undefined);
    response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': newId('req') }).end(JSON.stringify(reply.body));
  };
  /** The page a person sees, and what its two buttons do. */
  const hosted = async (rest: string, response: ServerResponse): Promise<void> => {
    const [id = '', step = ''] = rest.split('/');
    const session = sessions.get(id);
    const redirect = (to: string): void => void response.writeHead(303, { location: to }).end();
    if (session === undefined) return void response.writeHead(404).end('No such session');
    if (session.status === 'expired')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('This checkout session has expired');
    if (step === 'cancel') return redirect(session.cancelUrl);
    if (step !== 'pay') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session));
    pay(id);
    for (const event of events.splice(0)) await deliver(event);
    redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id));
  };
  const deliver = async (event: FakeEvent): Promise<void> => {
    if (bell === null) return;
    const { body, signature } = sign(event);
    await fetch(bell, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body });
  };
  const pay = (sessionId: string, email = 'buyer@example.com'): void => {
    const session = found(sessionId);
    if (session.status !== 'open') throw new Error(`the page of this session says that it is ${session.status}`);
    Object.assign(session, {
      status: 'complete',
      paymentStatus: 'paid',
      email,
      payment: { intent: newId('pi'), charge: newId('ch'), amount: session.amount, refunded: 0, dispute: null },
    });
    happened('checkout.session.completed', toSession(session));
  };
  const sign: StripeFake['sign'] = (event, more = {}) => {
    const body = JSON.stringify(event);
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
      payload: body,
      secret: more.secret ?? webhookSecret,
      ...(more.timestamp === undefined ? {} : { timestamp: more.timestamp }),
    });
    return { body, signature };
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');

  base = `http://127.0.0.1:${address.port}`;

  return {
    url: base,
    ringAt: (webhookUrl) => {
      bell = webhookUrl;
    },
    webhookSecret,
    sessions,
    events,
    requests,
    pay,
    expire: (sessionId) => void expire(found(sessionId)),
    refund: (sessionId, amount) => void giveBack(found(sessionId), amount ?? null),
    dispute: (sessionId) => {
      const session = found(sessionId);
      if (session.payment === null) throw new Error('nothing was paid');
      session.payment.dispute = { id: newId('du'), status: 'needs_response' };
      happened('charge.dispute.created', toDispute(session, session.payment, session.payment.dispute));
    },
    closeDispute: (sessionId, how) => {
      const session = found(sessionId);
      if (session.payment?.dispute == null) throw new Error('nothing is disputed');
      session.payment.dispute.status = how;
      happened('charge.dispute.closed', toDispute(session, session.payment, session.payment.dispute));
    },
    tamper: (sessionId, change) => void Object.assign(found(sessionId), change),
    failNext: (...how) => void failures.push(...how),
    sign,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function list<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}

function formFrom(url: URL): Form {
  const form: Form = {};
  for (const [name, value] of url.searchParams) place(form, name, value);
  return form;
}
