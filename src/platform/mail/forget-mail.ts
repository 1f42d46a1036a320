import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MAIL_GIVEN_UP, RETENTION_DAYS } from '../../domain/limits.ts';
import type { Db } from '../database/database.ts';
import { mailOutbox } from './mail-outbox.table.ts';

const NOTHING = { recipient: null, subject: null, text: null, html: null };

/**
 * Wipes address and words of the mails about these subjects (what stands behind the colon of a mail's key) that are sent
 * or given up. One that is still on its way is let go, since it is about somebody's money; without a mail server none is on its way.
 * @returns ids of the mails, whose files are to go once this is committed
 */
export async function forgetMailsAbout(tx: Db, subjects: readonly string[], now: Date, areSent: boolean): Promise<string[]> {
  if (subjects.length === 0) return [];
  const about = inArray(sql`split_part(${mailOutbox.key}, ':', 2)`, [...subjects]);
  const over = or(isNotNull(mailOutbox.sentAt), lt(mailOutbox.createdAt, givenUpBefore(now)));
  const wiped = await tx
    .update(mailOutbox)
    .set(NOTHING)
    .where(areSent ? and(about, over) : about)
    .returning({ id: mailOutbox.id });
  return wiped.map(({ id }) => id);
}

/** Deletes the files of mails that were written to the folder instead of being sent. */
export async function deleteMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) for (const ending of ['.eml', '.eml.part']) await rm(path.join(folder, id + ending), { force: true });
}

/** Nobody will send what was given up, and after the days that everything is kept for nothing tells of a mail at all. */
export async function sweepMails(kit: { db: Db; mailFolder: string; now(): number }): Promise<void> {
  const now = new Date(kit.now());
  const old = new Date(kit.now() - RETENTION_DAYS * 86_400_000);
  await kit.db.delete(mailOutbox).where(lt(mailOutbox.createdAt, old));
  await kit.db
    .update(mailOutbox)
    .set(NOTHING)
    .where(and(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.recipient), lt(mailOutbox.createdAt, givenUpBefore(now))));
  for (const name of await filesIn(kit.mailFolder)) {
    const file = path.join(kit.mailFolder, name);
    const modified = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (/\.eml(?:\.part)?$/u.test(name) && modified < old.getTime()) await rm(file, { force: true });
  }
}

const givenUpBefore = (now: Date): Date => new Date(now.getTime() - MAIL_GIVEN_UP);

/** Without a folder no mail was ever written there. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
