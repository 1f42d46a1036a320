import { Socket } from 'node:net';
import { Client, Pool, type PoolClient } from 'pg';
import { DATABASE } from '../../domain/limits.ts';

/** How every connection of ours is made: a server that cannot be reached is known within seconds, one that vanished too. */
export const CONNECTION = { connectionTimeoutMillis: DATABASE.connectTimeout, keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A pool that outlives its server. A connection on which nothing comes back while somebody works on it is cut, so that whoever waits
 * hears of it; and one that is lost in somebody's hands goes back to the pool by itself, since Drizzle keeps it when `begin` fails.
 */
export function openPool(url: string): Pool {
  const pool = new Pool({ ...CONNECTION, connectionString: url, max: 10, idleTimeoutMillis: 30_000 });
  const inUse = new Set<PoolClient>();
  // An idle connection that the server drops must not end the process; the next query reports what is wrong.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The pool does not listen for one that is in use, and an error that nobody hears ends the process.
    client.on('error', () => {});
    client.once('end', () => {
      if (inUse.has(client)) giveBack(client);
    });
    socketOf(client)?.on('timeout', () => {
      socketOf(client)?.destroy(Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' }));
    });
  });
  pool.on('acquire', (client) => {
    inUse.add(client);
    socketOf(client)?.setTimeout(DATABASE.silence);
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    socketOf(client)?.setTimeout(0);
  });
  return pool;
}

function socketOf({ connection: { stream } }: PoolClient): Socket | null {
  return stream instanceof Socket ? stream : null;
}

/** Whoever still holds it may release it once more, which then does nothing. */
function giveBack(client: PoolClient): void {
  client.release(true);
  client.release = () => {};
}

const RECONNECT_DELAY = 500;

/** One connection that does nothing but LISTEN, and comes back when it is lost. `onNotify` gets null when it did. */
export async function listenOn(url: string, channel: string, onNotify: (payload: string | null) => void): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const fresh = new Client({ ...CONNECTION, connectionString: url });
    fresh.on('notification', (message) => onNotify(message.payload ?? ''));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!stopped && client === fresh) retry();
    });
    await fresh.connect();
    client = fresh;
    await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
  };
  const retry = (): void => {
    timer = setTimeout(() => {
      connect().then(
        () => onNotify(null),
        () => {
          if (!stopped) retry();
        },
      );
    }, RECONNECT_DELAY);
  };
  await connect();
  return {
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
