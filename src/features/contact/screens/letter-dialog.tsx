import { SITE_FACTS } from '../../../domain/site-blank.ts';
import { useEffect, useRef, useState } from 'react';
import { CONTACT as TIMES } from '../../../domain/limits.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button, buttonClass } from '../../../ui/form/button.tsx';
import { SiteFact } from '../../../ui/site-fact.tsx';
import { CONTACT, CONTACT_CATEGORIES, type ContactCategory } from '../copy.ts';

/** What somebody wants to tell us. */
export interface Letter {
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
}

/** The letter as it is to be sent: From, Email, Category, Subject, Message. */
function composed(letter: Letter): string {
  const { lines } = CONTACT;
  return [
    `${lines.from}: ${letter.name}`,
    `${lines.email}: ${letter.email}`,
    `${lines.category}: ${CONTACT_CATEGORIES[letter.category]}`,
    `${lines.subject}: ${letter.subject}`,
    '',
    `${lines.message}:`,
    letter.message,
  ].join('\n');
}

/** The composed text, to be copied or opened in a mail program. Open while there is a letter. */
export function LetterDialog({ letter, onClose }: { letter: Letter | null; onClose: () => void }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), TIMES.copied);
    return () => clearTimeout(timer);
  }, [state]);

  const text = letter === null ? '' : composed(letter);
  const copy = async () => {
    const done = await copyText(text);
    setState(done ? 'copied' : 'failed');
    if (!done) area.current?.select();
  };
  const close = () => {
    setState('ready');
    onClose();
  };
  return (
    <Dialog open={letter !== null} onClose={close} title={CONTACT.dialogTitle} closeLabel={CONTACT.close}>
      <SiteFact
        fact={SITE_FACTS.supportEmail}
        renderKnown={(email) => <p className="wrap-anywhere">{CONTACT.dialogText(email)}</p>}
        unknown={<p>{CONTACT.dialogNowhere}</p>}
      />
      {state === 'failed' && (
        <p role="alert" className="mt-3 border-l-6 border-pen pl-4 font-bold">
          {CONTACT.copyFailed}
        </p>
      )}
      <textarea
        ref={area}
        readOnly
        rows={10}
        value={text}
        aria-label={CONTACT.dialogLabel}
        className="mt-3 block w-full border-3 border-ink bg-paper p-3 text-base"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="red" onClick={() => void copy()}>
          {state === 'copied' ? CONTACT.copied : CONTACT.copy}
        </Button>
        {letter !== null && (
          <SiteFact
            fact={SITE_FACTS.supportEmail}
            renderKnown={(email) => (
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`}
                className={buttonClass('paper')}
              >
                {CONTACT.openMail}
              </a>
            )}
          />
        )}
      </div>
      <output className="sr-only">{state === 'copied' ? CONTACT.copied : ''}</output>
    </Dialog>
  );
}
