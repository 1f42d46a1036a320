import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/database/eraser.ts';
import type { Signals } from '../../../platform/database/signals.ts';
import type { Sweeper } from '../../../platform/database/sweeper.ts';
import { deleteMailFiles, forgetMailsAbout } from '../../../platform/mail/forget-mail.ts';
import type { MailSettings } from '../../../platform/mail/mailer.ts';
import { forgetBuyersOf } from '../../../platform/payment/forget-buyers.ts';

/** What it takes to forget somebody. */
export interface EraseKit {
  db: Db;
  signals: Pick<Signals, 'send' | 'committed'>;
  /** One for each table that holds what a person gave us: `app` hands them over. */
  erasers: readonly Eraser[];
  /** Ids of the checkout sessions of these rows; the payment room's. */
  sessionsOf(tx: Db, entityIds: readonly string[]): Promise<string[]>;
  /** Nobody shall pay for what is gone: the payment room's, in the transaction that deletes. */
  closeCheckouts(tx: Db, entityIds: readonly string[]): Promise<void>;
  mail: Pick<MailSettings, 'smtpUrl' | 'folder'>;
  /** Has the database's own files cleared of what was deleted, in the deleting transaction. */
  sweeper: Pick<Sweeper, 'soon'>;
  now(): number;
}

/**
 * Deletes rows with all that was made of them, and the addresses that hang on them, in one transaction; whoever keeps a copy
 * or waits for one of them hears of it when that commits. The record of a sale stays: it never held a word of the CV.
 * Jobs that were queued for a row find nothing and end; its open checkouts are closed, and a payment that comes in all the same is given back.
 * @returns the ids that were there
 */
export async function erase(kit: EraseKit, entityIds: readonly string[]): Promise<string[]> {
  if (entityIds.length === 0) return [];
  const {
    erased,
    mails,
    touched: told,
  } = await kit.db.transaction(async (tx) => {
    const gone = new Set<string>();
    const changed = new Set<string>();
    for (const eraser of kit.erasers) {
      const { erased: ids, touched } = await eraser.erase(tx, entityIds);
      for (const id of ids) gone.add(id);
      for (const id of [...ids, ...touched]) changed.add(id);
    }
    const ids = [...gone];
    if (ids.length === 0) return { erased: ids, mails: [], touched: changed };
    await kit.closeCheckouts(tx, ids);
    await forgetBuyersOf(tx, ids);
    const wiped = await forgetMailsAbout(tx, [...(await kit.sessionsOf(tx, ids)), ...ids], new Date(kit.now()), kit.mail.smtpUrl !== null);
    for (const id of changed) await kit.signals.send(tx, id);
    await kit.sweeper.soon(tx);
    return { erased: ids, mails: wiped, touched: changed };
  });
  for (const id of told) kit.signals.committed(id);
  await deleteMailFiles(kit.mail.folder, mails);
  return erased;
}
