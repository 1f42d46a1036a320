import { useState } from 'react';
import { type CallFailure, callFunction } from '../../../ui/api.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../ui/feedback/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DELETE_MY_DATA, DeleteMyDataReply } from '../contract.ts';
import { CONFIRM, everythingThatGoes, type Subject } from '../copy.ts';

interface ConfirmDeletionProps {
  open: boolean;
  id: string;
  subject: Subject;
  onClose: () => void;
  /** Null: it was gone already. */
  onDeleted: (reply: DeleteMyDataReply | null) => void;
}

/** What goes, what stays, and the button that means it. */
export function ConfirmDeletion({ open, id, subject, onClose, onDeleted }: ConfirmDeletionProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const erase = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const result = await callFunction(DELETE_MY_DATA, { entityId: id });
    setBusy(false);
    const reply = result.ok ? DeleteMyDataReply.safeParse(result.data) : null;
    if (reply?.success === true) return onDeleted(reply.data);
    if (!result.ok && result.failure.status === 404) return onDeleted(null);
    setProblem(result.ok ? CONFIRM.failed : sentenceFor(result.failure));
  };
  return (
    <Dialog open={open} onClose={close} title={CONFIRM.title} closeLabel={CONFIRM.close}>
      <p>{CONFIRM.lead}</p>
      <ul className="mt-2 list-[square] space-y-1 pl-6 marker:text-pen">
        {everythingThatGoes(subject).map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className="display mt-5 text-xl">{CONFIRM.staysHeading}</h3>
      <p className="mt-1">{CONFIRM.stays}</p>
      <h3 className="display mt-5 text-xl">{CONFIRM.paidHeading}</h3>
      <p className="mt-1">{CONFIRM.paid}</p>
      {problem !== null && (
        <div className="mt-5">
          <ErrorBox heading={CONFIRM.failedHeading} message={problem} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        <Button tone="red" onClick={() => void erase()} aria-disabled={busy}>
          {busy ? CONFIRM.busy : CONFIRM.yes}
        </Button>
        <Button tone="paper" onClick={close}>
          {CONFIRM.no}
        </Button>
      </div>
      <output className="sr-only">{busy ? CONFIRM.busy : ''}</output>
    </Dialog>
  );
}

function sentenceFor({ status }: CallFailure): string {
  if (status === 429) return CONFIRM.tooMany;
  return status === 0 && !navigator.onLine ? CONFIRM.offline : CONFIRM.failed;
}
