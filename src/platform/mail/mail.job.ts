import { and, eq, isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { JobDefinition } from '../queue/queue.ts';
import { mailOutbox } from './mail-outbox.table.ts';
import type { Mailer } from './mailer.ts';
import { MAIL_JOB } from './outbox.ts';

const MailJobData = z.object({ mailId: z.uuid() });
type MailJobData = z.infer<typeof MailJobData>;

/** Sends one mail of the outbox. Once it is out, nothing of it is kept but that it was sent. */
export function mailJob(kit: { db: Db; mailer: Mailer; log: Logger; now(): number }): JobDefinition<MailJobData> {
  return {
    name: MAIL_JOB,
    // With the queue's doubling pause, about nine hours of a mail server that is away.
    retries: 15,
    handle: async (data) => {
      const { mailId } = MailJobData.parse(data);
      const [mail] = await kit.db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
      if (mail === undefined || mail.sentAt !== null) return;
      const { recipient, subject, text, html } = mail;
      if (recipient !== null && subject !== null && text !== null && html !== null) await kit.mailer.send({ id: mailId, recipient, subject, text, html });
      const sentAt = new Date(kit.now());
      const sent = await kit.db
        .update(mailOutbox)
        .set({ sentAt, recipient: null, subject: null, text: null, html: null })
        .where(and(eq(mailOutbox.id, mailId), isNotNull(mailOutbox.recipient)))
        .returning({ id: mailOutbox.id });
      if (sent.length === 0) {
        // Wiped by its owner's deletion while it was on its way.
        await kit.mailer.forget(mailId);
        await kit.db.update(mailOutbox).set({ sentAt }).where(eq(mailOutbox.id, mailId));
      }
      kit.log.info({ mail: mailId }, 'mail sent');
    },
    giveUp: async (data) => {
      kit.log.error({ mail: MailJobData.parse(data).mailId }, 'mail could not be sent');
    },
  };
}
