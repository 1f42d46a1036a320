import { migratedMemory } from '../../../fixtures/database-image.ts';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createQueue, type Queue } from '../queue/queue.ts';
import { mailJob } from './mail.job.ts';
import { mailOutbox } from './mail-outbox.table.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { postMail } from './outbox.ts';

/** Short, so that a server that hangs does not hold up the test. */
/** Patience with a server that answers, however slow the machine; and with one that hangs, where waiting is all there is to see. */
const PATIENT = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000, dnsTimeout: 60_000 };
const HASTY = { ...PATIENT, greetingTimeout: 2_000, socketTimeout: 2_000 };
const MAIL = {
  key: 'receipt:1',
  recipient: 'buyer@example.com',
  subject: 'Your receipt – £5',
  text: 'Paid.\nLink: https://x.example/?id=1',
  html: '<p>Paid.</p>',
};

/** A mail server that fails as told, in order, and then takes what comes. */
async function mailServer(
  ...troubles: ('refuse' | 'hang' | 'refuse-recipient')[]
): Promise<{ url: string; taken: string[]; tried: () => number; close(): Promise<void> }> {
  const taken: string[] = [];
  const silent: Socket[] = [];
  let tried = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuseRecipient() ? Object.assign(new Error('mailbox busy'), { responseCode: 450 }) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  const refuseRecipient = (): boolean => {
    if (troubles[0] !== 'refuse-recipient') return false;
    troubles.shift();
    return true;
  };
  smtp.on('error', () => {});
  const inner = smtp.listen(0, '127.0.0.1');
  await once(inner, 'listening');
  const door = createServer((socket) => {
    tried += 1;
    socket.on('error', () => {});
    const trouble = troubles[0];
    if (trouble === 'refuse' || trouble === 'hang') {
      troubles.shift();
      if (trouble === 'refuse') socket.end('554 no mail today\r\n');
      else silent.push(socket);
      return;
    }
    inner.emit('connection', socket);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(door)}`,
    taken,
    tried: () => tried,
    close: async () => {
      for (const socket of silent) socket.destroy();
      door.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Outbox, queue and job on a database of their own. `sent` resolves when the mail with this key is out. */
async function postOffice(mailer: Mailer) {
  const database: Database = await openDatabase(await migratedMemory());
  await migrate(database);
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const queue: Queue = await createQueue(database, pino({ level: 'silent' }));
  const out = Promise.withResolvers<void>();
  const job = mailJob({ db: database.db, mailer, log, now: Date.now });
  const told = { ...job, handle: async (...asked: Parameters<typeof job.handle>) => job.handle(...asked).then(() => out.resolve()) };
  await queue.declare([told]);
  await queue.work([told]);
  return {
    database,
    logged,
    out: out.promise,
    post: () => database.db.transaction((tx) => postMail(tx, queue, MAIL)),
    close: async () => {
      await queue.stop(1_000);
      mailer.close();
      await database.close();
    },
  };
}

describe('over SMTP', () => {
  test.each([
    ['takes it', [] as const, 1],
    ['refuses first', ['refuse'] as const, 2],
    ['hangs first', ['hang'] as const, 2],
    ['has a busy mailbox first', ['refuse-recipient'] as const, 2],
    ['refuses, then hangs', ['refuse', 'hang'] as const, 3],
  ])('a server that %s: exactly one mail, and nothing of it is kept', async (_what, troubles, attempts) => {
    const hangs = troubles.some((trouble) => trouble === 'hang');
    const server = await mailServer(...troubles);
    const office = await postOffice(createMailer({ smtpUrl: server.url, from: 'Roastumé <hello@example.com>', folder: '/nowhere' }, hangs ? HASTY : PATIENT));
    await office.post();
    await office.post();
    await office.out;
    expect(server.taken).toHaveLength(1);
    // A hasty one may give up on a server that is only slow, too.
    const most = hangs ? Infinity : attempts;
    expect(server.tried()).toBeGreaterThanOrEqual(attempts);
    expect(server.tried()).toBeLessThanOrEqual(most);
    expect(server.taken[0]).toContain('buyer@example.com');
    const [row] = await office.database.db.select().from(mailOutbox);
    expect(row).toMatchObject({ key: 'receipt:1', recipient: null, subject: null, text: null, html: null });
    expect(row?.sentAt).not.toBeNull();
    expect(office.logged.join('')).not.toMatch(/buyer@|receipt – |Paid/);
    await office.close();
    await server.close();
  });
});

describe('without SMTP', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'roastume-mail-'));
    return () => rm(folder, { recursive: true, force: true });
  });

  test('the mail lands as one .eml file, and in the log as an id only', async () => {
    const office = await postOffice(createMailer({ smtpUrl: null, from: 'Roastumé <hello@example.com>', folder: path.join(folder, 'outbox') }));
    await office.post();
    await office.out;
    const files = await readdir(path.join(folder, 'outbox'));
    expect(files).toHaveLength(1);
    const mail = await readFile(path.join(folder, 'outbox', files[0] ?? ''), 'utf8');
    expect(mail).toContain('To: buyer@example.com');
    expect(mail).toContain('https://x.example/');
    expect(office.logged.join('')).toContain((files[0] ?? '').replace('.eml', ''));
    expect(office.logged.join('')).not.toMatch(/buyer@|Paid/);
    await office.close();
  });
});
