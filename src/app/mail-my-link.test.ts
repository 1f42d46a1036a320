import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAIL_MY_LINK } from '../domain/link-form.ts';
import { mailOutbox } from '../platform/mail/mail-outbox.table.ts';
import { type Answer, call, form, openCheckout, roastedCv, ROOMY, SITE } from './payment-shop.test-kit.ts';
import { engines, startTestServer, type TestServer } from './server.test-kit.ts';

const ACCEPTED: Answer = { status: 200, body: { accepted: true } };

describe.each(await engines())('mail-my-link on $name', ({ serverUrl }) => {
  let server: TestServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'mail-my-link-'));
    server = await startTestServer(serverUrl, { ...ROOMY, DATA_DIR: dataDir, TRUST_PROXY: 'true' });
    return async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });

  let senders = 0;
  /** From an address of its own, unless told from which. */
  const mail = (body: object, from = `198.51.100.${(senders += 1)}`): Promise<Answer> =>
    call(server, MAIL_MY_LINK, body, { ...server.headers, 'x-forwarded-for': from });
  const posted = async (entityId: string): Promise<number> =>
    (
      await server.parts.database.db
        .select({ key: mailOutbox.key })
        .from(mailOutbox)
        .where(sql`${mailOutbox.key} like ${`link:${entityId}:%`}`)
    ).length;
  /** As a mail program shows them. */
  const files = async (): Promise<string[]> => {
    const folder = path.join(dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(path.join(folder, name), 'utf8').then((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='))),
    );
  };

  test('mails the link to an address that is not kept, and forgets the mail with the roast', async () => {
    const id = await roastedCv(server);
    expect(await mail({ entityId: id.toUpperCase(), email: ' Reader@Example.com ' })).toEqual(ACCEPTED);
    await expect.poll(async () => (await files()).some((text) => text.includes(`/roast?id=${id}`))).toBe(true);
    await expect
      .poll(async () =>
        (await server.parts.database.db.select({ recipient: mailOutbox.recipient }).from(mailOutbox)).filter(({ recipient }) => recipient !== null),
      )
      .toEqual([]);
    expect(server.logged.join('\n').toLowerCase()).not.toContain('reader@example.com');
    await call(server, 'delete-my-data', { entityId: id });
    expect((await files()).some((text) => text.includes(id))).toBe(false);
  });

  test('says the same about what is not there, and posts nothing', async () => {
    const id = randomUUID();
    expect(await mail({ entityId: id, email: 'reader@example.org' })).toEqual(ACCEPTED);
    expect(await mail({ email: 'never.bought@example.org' })).toEqual(ACCEPTED);
    expect(await posted(id)).toBe(0);
  });

  test('finds what was paid for by the address of the receipt, and nothing that was not', async () => {
    const [bought, looked] = [await roastedCv(server), await roastedCv(server)];
    const { sessionId } = await openCheckout(server, bought);
    await form(server, '/sandbox-checkout/pay', { session: sessionId, email: 'Buyer@example.net' });
    await openCheckout(server, looked);
    expect(await mail({ email: 'buyer@example.net' })).toEqual(ACCEPTED);
    await expect.poll(() => posted(bought)).toBe(1);
    expect(await posted(looked)).toBe(0);
  });

  test('writes to one address three times a day, and takes three a day from one sender', async () => {
    const id = await roastedCv(server);
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await mail({ entityId: id, email: 'often@example.com' })).toEqual(ACCEPTED);
      await expect.poll(() => posted(id)).toBe(Math.min(3, turn + 1));
    }
    const from = '203.0.113.9';
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await mail({ entityId: randomUUID(), email: `a${turn}@example.com` }, from)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test.each([
    {},
    { email: 'nobody' },
    { email: 7 },
    { email: `${'x'.repeat(250)}@example.com` },
    { email: 'a@example.com\nBcc: b@example.com' },
    { entityId: "1' or '1'='1", email: 'a@example.com' },
  ])('refuses %j', async (body) => {
    expect(await mail(body)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } });
  });

  test('is for our own client, and its links are of our own site', async () => {
    expect((await call(server, MAIL_MY_LINK, { email: 'a@example.com' }, { authorization: 'Bearer nobody', 'x-forwarded-for': '192.0.2.7' })).status).toBe(401);
    expect(server.parts.payment.siteUrl).toBe(SITE);
  });
});
