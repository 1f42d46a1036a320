import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of connections: passed on, refused, cut, or taken and never answered. */
type Manner = 'open' | 'refuse' | 'cut' | 'hang';

export interface Door {
  /** The address of the real server with the door's port in it. */
  url: string;
  /** From now on, for connections that are there and for new ones. */
  set(manner: Manner): Promise<void>;
  close(): Promise<void>;
}

/** A way to a real PostgreSQL that can be shut: everything on the wire is the server's own. */
export async function openDoor(serverUrl: string): Promise<Door> {
  const target = new URL(serverUrl);
  const pairs = new Map<Socket, Socket>();
  let manner: Manner = 'open';
  const pass = (outside: Socket): void => {
    outside.on('error', () => {});
    if (manner === 'cut') return void outside.resetAndDestroy();
    const inside = connect({ host: target.hostname, port: Number(target.port || 5432) });
    inside.on('error', () => {});
    pairs.set(outside, inside);
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      from.on('data', (chunk) => {
        if (manner !== 'hang') to.write(chunk);
      });
      from.on('close', () => {
        to.destroy();
        pairs.delete(outside);
      });
    }
  };
  let server: Server = createServer(pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);

  const shut = (): Promise<void> => {
    for (const [outside, inside] of pairs) {
      outside.resetAndDestroy();
      inside.destroy();
    }
    return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  };
  return {
    url: url.href,
    set: async (next) => {
      manner = next;
      if (next === 'refuse') return shut();
      if (next === 'cut') for (const outside of pairs.keys()) outside.resetAndDestroy();
      if (!server.listening) {
        server = createServer(pass).listen(address.port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
    close: shut,
  };
}
