import { useState } from 'react';
import { copyText } from '../../../ui/clipboard.ts';
import { Button } from '../../../ui/form/button.tsx';
import { KEEP_LINK } from '../copy.ts';
import { MailLinkForm } from './mail-link-form.tsx';
import { FoldMark } from '../../../ui/pen/fold-mark.tsx';

/** The private link of a result, to be copied or mailed. Folded: it is for later. */
export function KeepLink({ id, to }: { id: string; to: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(`${location.origin}${to}`)) ? KEEP_LINK.copied : KEEP_LINK.notCopied);
  return (
    <details className="sheet group/keep mt-6 sm:mt-14 print:hidden">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 px-4 py-3 sm:px-7 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl sm:text-4xl">{KEEP_LINK.heading}</h2>
        <FoldMark className="size-8 group-open/keep:rotate-180" />
      </summary>
      <div className="border-t-3 border-ink px-4 pt-5 pb-6 sm:px-7">
        <p className="max-w-3xl text-lg">{KEEP_LINK.lead}</p>
        <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <div>
            <Button tone="red" onClick={() => void copy()}>
              {KEEP_LINK.copy}
            </Button>
            <output className="mt-2 block min-h-6 font-bold">{said}</output>
          </div>
          <MailLinkForm entityId={id} label={KEEP_LINK.mailLabel} hint={KEEP_LINK.mailHint} />
        </div>
      </div>
    </details>
  );
}
