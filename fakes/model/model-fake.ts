import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { foreignRoast, goodRoast, inventingRoast, obedientRoast } from './roast-answers.ts';

/** How the fake answers one request. `hang` never answers, `hangup` cuts the connection, `refusal` is the model's own no. */
export type Behaviour =
  | 'well'
  | '400'
  | '401'
  | '403'
  | '429'
  | '500'
  | 'hang'
  | 'hangup'
  | 'truncated'
  | 'fenced'
  | 'wrong-shape'
  | 'empty'
  | 'garbage'
  | 'refusal'
  | 'foreign-ids'
  | 'obeys-injection'
  | 'invents'
  | 'slow';

export interface ModelRequestSeen {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  system: string;
  /** Every message after the system's, joined. */
  prompt: string;
  body: Record<string, unknown>;
  behaviour: Behaviour;
}

export interface ModelFake {
  /** What MODEL_BASE_URL is set to: ends in "/v1". */
  url: string;
  requests: ModelRequestSeen[];
  /** Behaviours of the next requests, in order; afterwards the usual one. */
  answer(...next: Behaviour[]): void;
  usually(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export interface FakeOptions {
  usually?: Behaviour;
  /** What `Retry-After` of a 429 says. */
  retryAfterSeconds?: number;
  /** Milliseconds `slow` takes. */
  slow?: number;
  port?: number;
}

/** Speaks Chat Completions, OpenAI Responses and Anthropic Messages on loopback, as far as a client reads them. */
export async function startModelFake(options: FakeOptions = {}): Promise<ModelFake> {
  let usual = options.usually ?? 'well';
  const queue: Behaviour[] = [];
  const requests: ModelRequestSeen[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await jsonOf(request);
    const path = request.url ?? '';
    const protocol = PROTOCOLS.find((one) => path.endsWith(one.path));
    if (request.method !== 'POST' || protocol === undefined) return send(response, 404, { error: { message: 'no such path', type: 'not_found' } });
    const behaviour = queue.shift() ?? usual;
    const seen = { path, headers: request.headers, ...protocol.read(body), body, behaviour };
    requests.push(seen);
    // As OpenAI answers organisations that it has not verified.
    if (isRecord(body['reasoning']) && body['reasoning']['summary'] != null) {
      const error = { type: 'invalid_request_error', message: 'Your organization must be verified', param: 'reasoning.summary', code: 'unsupported_value' };
      return send(response, 400, { error });
    }
    await behave(response, protocol, seen, options);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    answer: (...next) => void queue.push(...next),
    usually: (behaviour) => {
      usual = behaviour;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const FAULTS = {
  400: ['invalid_request_error', 'Invalid schema', null],
  401: ['authentication_error', 'Incorrect API key provided: sk-fake-…', 'invalid_api_key'],
  403: ['permission_error', 'Incorrect region', 'unsupported_country_region_territory'],
  429: ['rate_limit_error', 'Rate limit reached', null],
  500: ['server_error', 'The server had an error', null],
} as const;

async function behave(
  response: ServerResponse,
  protocol: Protocol,
  { system, prompt, body, behaviour }: ModelRequestSeen,
  options: FakeOptions,
): Promise<void> {
  const say = (text: string, end: Ending = 'stop'): void => send(response, 200, protocol.write(text, end, body));
  const good = (): string => JSON.stringify(goodRoast(system, prompt));
  switch (behaviour) {
    case '400':
    case '401':
    case '403':
    case '429':
    case '500': {
      const [type, message, code] = FAULTS[behaviour];
      const headers: Record<string, string> =
        behaviour === '429' && options.retryAfterSeconds !== undefined ? { 'retry-after': String(options.retryAfterSeconds) } : {};
      return send(response, Number(behaviour), { type: 'error', error: { type, message, param: null, code } }, headers);
    }
    case 'hang':
      return;
    case 'hangup':
      return void response.destroy();
    case 'slow': {
      await sleep(options.slow ?? 100);
      return say(good());
    }
    case 'truncated':
      return say(good().slice(0, Math.floor(good().length / 2)), 'length');
    case 'fenced':
      return say(`Here you are:\n\`\`\`json\n${good()}\n\`\`\`\nHope that helps!`);
    case 'wrong-shape':
      return say(JSON.stringify({ jokes: ['one', 'two'], rating: 9 }));
    case 'empty':
      return say('');
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>502 Bad Gateway</html>');
    case 'refusal':
      return say('I cannot help with that.', 'refusal');
    case 'foreign-ids':
      return say(JSON.stringify(foreignRoast(system, prompt)));
    case 'obeys-injection':
      return say(JSON.stringify(obedientRoast(system, prompt)));
    case 'invents':
      return say(JSON.stringify(inventingRoast(system, prompt)));
    case 'well':
      return say(good());
  }
}

type Ending = 'stop' | 'length' | 'refusal';
type Body = Record<string, unknown>;

interface Protocol {
  path: string;
  read(body: Body): { system: string; prompt: string };
  write(text: string, end: Ending, request: Body): object;
}

const PROTOCOLS: readonly Protocol[] = [
  {
    path: '/chat/completions',
    read: (body) => conversation(body['messages']),
    write: (text, end, request) => ({
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: 1_760_000_000,
      model: request['model'],
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: { stop: 'stop', length: 'length', refusal: 'content_filter' }[end] }],
      usage: { prompt_tokens: 1_200, completion_tokens: 300, total_tokens: 1_500 },
    }),
  },
  {
    path: '/responses',
    read: (body) => conversation(body['input']),
    write: (text, end, request) => ({
      id: 'resp_fake',
      object: 'response',
      created_at: 1_760_000_000,
      model: request['model'],
      error: null,
      status: end === 'length' ? 'incomplete' : 'completed',
      incomplete_details: end === 'length' ? { reason: 'max_output_tokens' } : null,
      output: [
        {
          type: 'message',
          id: 'msg_fake',
          role: 'assistant',
          status: 'completed',
          content: [end === 'refusal' ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: {
        input_tokens: 1_200,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: 300,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: 1_500,
      },
    }),
  },
  {
    path: '/messages',
    read: (body) => ({ ...conversation(body['messages']), system: textOf(body['system']) }),
    write: (text, end, request) => ({
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model: request['model'],
      content: [anthropicContent(text, end, request)],
      stop_reason: end === 'length' ? 'max_tokens' : end === 'refusal' ? 'refusal' : callsTool(text, request) ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1_200, output_tokens: 300, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
    }),
  },
];

/** Models without native structured output are asked through a tool named "json". */
const callsTool = (text: string, request: Body): boolean => Array.isArray(request['tools']) && parsed(text) !== undefined;

/** A call that was cut off arrives with what could be read of its input: nothing. */
function anthropicContent(text: string, end: Ending, request: Body): object {
  const input = callsTool(text, request) ? parsed(text) : end === 'length' && Array.isArray(request['tools']) ? {} : undefined;
  return input === undefined ? { type: 'text', text } : { type: 'tool_use', id: 'toolu_fake', name: 'json', input };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

function conversation(messages: unknown): { system: string; prompt: string } {
  const all = Array.isArray(messages) ? messages.filter(isRecord) : [];
  const isSystem = (message: Body): boolean => message['role'] === 'system' || message['role'] === 'developer';
  const join = (some: Body[]): string => some.map((message) => textOf(message['content'])).join('\n\n');
  return { system: join(all.filter(isSystem)), prompt: join(all.filter((message) => !isSystem(message))) };
}

/** Content is a string or a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content)
    ? content
        .filter(isRecord)
        .map(({ text }) => (typeof text === 'string' ? text : ''))
        .join('')
    : '';
}

async function jsonOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const value = parsed(Buffer.concat(chunks).toString('utf8'));
  return isRecord(value) ? value : {};
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
