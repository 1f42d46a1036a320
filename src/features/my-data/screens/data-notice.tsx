import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { readRow } from '../../../ui/api.ts';
import { forget, forgetAbout } from '../../../ui/device-store.ts';
import { Button } from '../../../ui/form/button.tsx';
import { forgetAnswers } from '../../../ui/queries.tsx';
import { forgetNotesAbout } from '../../../ui/session-note.ts';
import type { DeleteMyDataReply } from '../contract.ts';
import { NOTICE, type Subject, SUBJECTS } from '../copy.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { AlreadyGone, Receipt } from './receipt.tsx';

interface DataNoticeProps {
  subject: Subject;
  /** The table whose row says when it is deleted, and the column that names the row. */
  table: string;
  column: string;
  /** Null while the page is about nothing that is kept: then it stands alone. */
  id: string | null;
  /** Names under which this device keeps copies that do not hold the id. */
  deviceKeys: readonly string[];
  /** Told the id when it is gone: the page about it makes way for the receipt. */
  onDeleted: (id: string) => void;
}

const Row = z.object({ delete_at: z.iso.datetime({ offset: true }) }).nullable();
/** `unknown`: there is something, and nobody said until when. */
type Until = Date | 'unknown' | 'nothing';

function untilIn(row: unknown): Until {
  const read = Row.safeParse(row);
  if (!read.success) return 'unknown';
  return read.data === null ? 'nothing' : new Date(read.data.delete_at);
}

/** Below a result: until when it is kept, and the button that deletes it now. After that the receipt stands in the page's place. */
export function DataNotice({ subject, table, column, id, deviceKeys, onDeleted }: DataNoticeProps) {
  // Each with the id it is about: the page may go on to another one.
  const [read, setRead] = useState<{ id: string; until: Until } | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; reply: DeleteMyDataReply | null } | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (id === null) return undefined;
    const stop = new AbortController();
    readRow(table, 'delete_at', column, id, { signal: stop.signal }).then(
      (row) => setRead({ id, until: untilIn(row) }),
      () => stop.signal.aborted || setRead({ id, until: 'unknown' }),
    );
    return () => stop.abort();
  }, [table, column, id]);

  const forgetCopies = useEffectEvent((of: string) => {
    forgetAnswers();
    forgetAbout(of);
    forgetNotesAbout(of);
    for (const key of deviceKeys) forget(key);
  });
  useEffect(() => {
    // Only now: a screen that goes away may keep a last draft on its way out.
    if (deleted !== null) forgetCopies(deleted.id);
  }, [deleted]);

  const finish = (of: string, reply: DeleteMyDataReply | null) => {
    setAsking(false);
    setDeleted({ id: of, reply });
    onDeleted(of);
  };
  // What this device knew of it is forgotten, the id too: the receipt stays all the same.
  if (deleted !== null && (id === null || deleted.id === id))
    return deleted.reply === null ? <AlreadyGone /> : <Receipt subject={subject} reply={deleted.reply} />;
  const until = read !== null && read.id === id ? read.until : 'nothing';
  if (id === null || until === 'nothing') return null;
  return (
    <aside aria-labelledby="data-notice" className="mx-auto mt-10 max-w-7xl sm:mt-16 px-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t-4 border-ink pt-5 sm:pb-8">
        <div className="max-w-3xl grow basis-72">
          <h2 id="data-notice" className="text-2xl">
            {NOTICE.heading}
          </h2>
          <p className="mt-1">
            {until === 'unknown' ? NOTICE.untilUnknown(SUBJECTS[subject].kept) : NOTICE.until(SUBJECTS[subject].kept, inWords(until))} {NOTICE.open}
          </p>
        </div>
        <Button tone="paper" size="sm" onClick={() => setAsking(true)}>
          {NOTICE.button}
        </Button>
      </div>
      <ConfirmDeletion open={asking} id={id} subject={subject} onClose={() => setAsking(false)} onDeleted={(reply) => finish(id, reply)} />
    </aside>
  );
}

/** "20 December 2026". */
const inWords = (date: Date): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
