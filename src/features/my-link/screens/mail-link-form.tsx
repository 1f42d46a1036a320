import { useId, useState } from 'react';
import { UNSENT } from '../../../ui/form/unsent.ts';
import { type CallFailure, callFunction } from '../../../ui/api.ts';
import { useBrowserValue } from '../../../ui/browser.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { MAIL_MY_LINK } from '../../../domain/link-form.ts';
import { MAIL_LINK } from '../copy.ts';

interface MailLinkFormProps {
  /** The result whose link is mailed; null for whatever the address has paid for. */
  entityId: string | null;
  label: string;
  hint: string;
}

/** One address, used once. What it says afterwards is the same whatever happened. */
export function MailLinkForm({ entityId, label, hint }: MailLinkFormProps) {
  const saidId = useId();
  // What is typed and pressed before the script has come would be lost on a slow phone: until then nothing can be.
  const isReady = useBrowserValue(() => true, false);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const result = await callFunction(MAIL_MY_LINK, entityId === null ? { email } : { entityId, email });
    setBusy(false);
    if (result.ok) setEmail('');
    setSaid(result.ok ? { text: MAIL_LINK.sent, isRefusal: false } : { text: sentenceFor(result.failure), isRefusal: true });
  };
  return (
    <form
      {...UNSENT}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset disabled={!isReady} className="flex min-w-0 flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 grow basis-64"
          label={label}
          hint={hint}
          type="email"
          autoComplete="email"
          required
          value={email}
          invalid={said?.isRefusal === true}
          describedBy={saidId}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" tone="ink" aria-disabled={busy}>
          {busy ? MAIL_LINK.sending : MAIL_LINK.send}
        </Button>
      </fieldset>
      <output id={saidId} className={`mt-2 block min-h-6 font-bold ${said?.isRefusal === true ? 'text-pen-deep' : ''}`}>
        {said?.text}
      </output>
    </form>
  );
}

function sentenceFor({ status }: CallFailure): string {
  if (status === 400) return MAIL_LINK.invalid;
  if (status === 429) return MAIL_LINK.tooMany;
  return status === 0 && !navigator.onLine ? MAIL_LINK.offline : MAIL_LINK.failed;
}
