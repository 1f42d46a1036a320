import type { Db } from '../database/database.ts';
import type { Queue } from '../queue/queue.ts';
import { mailOutbox } from './mail-outbox.table.ts';

export interface Mail {
  /** What it is about, e.g. "receipt:<session>": one mail per key. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export const MAIL_JOB = 'mail';

/** Puts a mail into the outbox in the caller's transaction; it goes out once that commits. A key that was used posts nothing. */
export async function postMail(tx: Db, queue: Pick<Queue, 'send'>, mail: Mail): Promise<void> {
  const [posted] = await tx.insert(mailOutbox).values(mail).onConflictDoNothing({ target: mailOutbox.key }).returning({ id: mailOutbox.id });
  if (posted !== undefined) await queue.send(tx, MAIL_JOB, posted.id, { mailId: posted.id });
}
