import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { TooManyRequests } from '../../../platform/http/too-many-requests.ts';
import { letterPage, letterText } from '../../../platform/mail/letter.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { MailMyLinkReply, MailMyLinkRequest } from '../contract.ts';
import { MAIL_MY_LINK } from '../../../domain/link-form.ts';
import { LINK_MAIL } from '../copy.ts';

interface MailLinkKit {
  db: Db;
  queue: Pick<Queue, 'send'>;
  limiter: RateLimiter;
  log: Logger;
  siteUrl: string;
  newId(): string;
  /** Path and query of a result; null for what is not there. */
  linkOf(entityId: string): Promise<string | null>;
  /** What was paid for with this address on the receipt, the newest first. */
  paidBy(email: string): Promise<readonly string[]>;
}

/** So many links of one buyer go out at a time. */
const MOST_LINKS = 5;

/**
 * `mail-my-link`: one fixed text with a private link, to an address that is not kept. The same answer for everybody: whether
 * something is there, was bought, or has been mailed often enough today is nobody's business but the reader's of that mailbox.
 */
export function mailMyLinkRoute(app: FastifyInstance, kit: MailLinkKit): void {
  app.post(
    `/${MAIL_MY_LINK}`,
    { schema: { summary: 'Have a private link mailed (JSON: email, entityId?)', response: { 200: MailMyLinkReply } } },
    async (request): Promise<z.infer<typeof MailMyLinkReply>> => {
      await kit.limiter.consume(request.ip, 'mailLink');
      const parsed = MailMyLinkRequest.safeParse(request.body);
      if (!parsed.success) throw new Refusal('INVALID_REQUEST', 'email or entityId are missing or of another shape');
      const { email, entityId } = parsed.data;
      // Not waited for: how long it takes would tell what is there.
      void mail(kit, email, entityId?.toLowerCase() ?? null).catch((error: unknown) => {
        kit.log.error({ type: error instanceof Error ? error.name : typeof error }, 'a link could not be mailed');
      });
      return { accepted: true };
    },
  );
}

async function mail(kit: MailLinkKit, email: string, entityId: string | null): Promise<void> {
  const ids = entityId === null ? (await kit.paidBy(email)).slice(0, MOST_LINKS) : [entityId];
  const links: { id: string; to: string }[] = [];
  for (const id of ids) {
    const to = await kit.linkOf(id);
    if (to !== null) links.push({ id, to });
  }
  if (links.length === 0 || !(await mayWriteTo(kit, email))) return;
  await kit.db.transaction(async (tx) => {
    for (const { id, to } of links) {
      const address = `${kit.siteUrl}${to}`;
      await postMail(tx, kit.queue, {
        // The id in the middle is what deletion looks for.
        key: `link:${id}:${kit.newId()}`,
        recipient: email,
        subject: LINK_MAIL.subject,
        text: letterText(LINK_MAIL, LINK_MAIL.link, address),
        html: letterPage(LINK_MAIL, LINK_MAIL.link, address),
      });
    }
  });
}

/** Counted like a sender, under a scrambled form of the address. */
async function mayWriteTo({ limiter }: MailLinkKit, email: string): Promise<boolean> {
  try {
    await limiter.consume(`mail to ${email}`, 'mailLink');
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
