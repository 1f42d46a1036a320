import closeWithGrace from 'close-with-grace';
import { fileURLToPath } from 'node:url';
import { HTTP } from '../domain/limits.ts';
import { NoRoomError } from '../platform/database/disk-space.ts';
import { FolderInUseError } from '../platform/database/folder-lock.ts';
import { createLog, describeError } from '../platform/log.ts';
import { armWatchdog } from '../platform/watchdog/watchdog.ts';
import { ConfigError, readConfig } from './config.ts';
import { start } from './start.ts';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** For `npm run dev`, where Vite serves the client. */
const CALLS_ONLY = '--calls-only';

/** `npm start`: reads the environment, starts, listens, and stops gracefully on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const running = await start(config, log, process.argv.includes(CALLS_ONLY) ? null : { folder: WEB });
  // The drain of server and queue each have their limit; this one catches what neither could.
  closeWithGrace({ delay: HTTP.drain * 3, logger: false }, async ({ err, signal }) => {
    if (err !== undefined) log.fatal({ err }, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await running.stop();
  });
  if (running.server === null) {
    armWatchdog();
    log.info('worker ready');
    return;
  }
  const address = await running.server.listen({ port: config.port, host: config.host });
  armWatchdog();
  log.info({ address, site: config.siteUrl }, 'ready');
}

main().catch((error: unknown) => {
  // The reason, in words, for whoever typed the command; a stack only where we do not know it.
  const known = error instanceof ConfigError || error instanceof FolderInUseError || error instanceof NoRoomError;
  const text = known ? error.message : JSON.stringify(error instanceof Error ? describeError(error) : String(error), null, 2);
  process.stderr.write(`Roastumé could not start.\n${text}\n`);
  process.exit(1);
});
