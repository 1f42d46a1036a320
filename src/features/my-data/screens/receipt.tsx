import { useEffect, useRef, useState, type ReactNode } from 'react';
import { link } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { downloadFile } from '../../../ui/download.ts';
import { Button, buttonClass } from '../../../ui/form/button.tsx';
import { Stamp } from '../../../ui/pen/stamp.tsx';
import type { DeleteMyDataReply } from '../contract.ts';
import { CONFIRM, everythingThatGoes, GONE, RECEIPT, receiptText, type Subject } from '../copy.ts';

/** What was deleted, when, and a name for it. It is the only copy: the visitor may take it along. */
export function Receipt({ subject, reply }: { subject: Subject; reply: DeleteMyDataReply }) {
  useDocumentTitle(RECEIPT.title);
  const [said, setSaid] = useState('');
  const goes = everythingThatGoes(subject);
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(reply.at));
  const text = receiptText({ at: `${at} (${reply.at})`, reference: reply.reference, goes });
  const copy = async () => setSaid((await copyText(text)) ? RECEIPT.copied : RECEIPT.notCopied);
  const download = () => downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), RECEIPT.fileName(reply.reference));
  return (
    <Sheet heading={RECEIPT.heading} stamp={RECEIPT.stamp} lead={RECEIPT.lead}>
      <dl className="mt-7 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <dt className="font-bold">{RECEIPT.at}</dt>
          <dd>
            <time dateTime={reply.at}>{at}</time>
          </dd>
        </div>
        <div>
          <dt className="font-bold">{RECEIPT.reference}</dt>
          <dd>
            <span className="display text-2xl tracking-wide">{reply.reference}</span>
            <span className="block text-base text-ink-soft">{RECEIPT.referenceNote}</span>
          </dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="font-bold">{RECEIPT.gone}</dt>
          <dd>
            <ul className="mt-1 list-[square] space-y-1 pl-6 marker:text-pen">
              {goes.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="font-bold">{RECEIPT.stays}</dt>
          <dd>{CONFIRM.stays}</dd>
        </div>
      </dl>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button tone="red" onClick={() => void copy()}>
          {RECEIPT.copy}
        </Button>
        <Button tone="paper" onClick={download}>
          {RECEIPT.download}
        </Button>
        <Home />
      </div>
      <output className="mt-3 block min-h-6 font-bold">{said}</output>
    </Sheet>
  );
}

/** Deleted earlier: nothing to be alarmed about. */
export function AlreadyGone() {
  useDocumentTitle(GONE.title);
  return (
    <Sheet heading={GONE.heading} stamp={null} lead={GONE.text}>
      <div className="mt-7">
        <Home />
      </div>
    </Sheet>
  );
}

/** Loads the page anew: whatever a screen still remembers of it ends here. */
function Home() {
  return (
    <a href={link('landing')} className={buttonClass('paper')}>
      {RECEIPT.home}
    </a>
  );
}

function Sheet({ heading, stamp, lead, children }: { heading: string; stamp: string | null; lead: string; children: ReactNode }) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page it was on is gone, and the focus with it.
    scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6 lg:py-16">
      <div className="sheet px-5 py-8 shadow-hard-lg! sm:px-10 sm:py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <h1 ref={top} tabIndex={-1} className="max-w-xl grow basis-72 text-4xl sm:text-6xl">
            {heading}
          </h1>
          {stamp !== null && (
            <p className="px-3">
              <Stamp className="-rotate-6 text-4xl whitespace-nowrap sm:text-5xl">{stamp}</Stamp>
            </p>
          )}
        </div>
        <p className="mt-4 text-lg">{lead}</p>
        {children}
      </div>
    </div>
  );
}
