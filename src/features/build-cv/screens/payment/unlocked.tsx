import { useEffect, useEffectEvent, useState } from 'react';
import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { openQuestionsOf } from '../../../../domain/cv-question.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { HelpNumber } from '../../../../ui/checkout-return/help.tsx';
import { StampedHeader } from '../../../../ui/checkout-return/stamped-header.tsx';
import { downloadFile } from '../../../../ui/download.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../../ui/feedback/notice.tsx';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { note, noted } from '../../../../ui/session-note.ts';
import { PAYMENT_SUCCESS } from '../../payment.copy.ts';
import { PDF } from '../../pdf.copy.ts';
import { useCvPdf } from '../pdf/use-cv-pdf.ts';
import { cvFile } from './cv-file.ts';

interface UnlockedProps {
  id: string;
  cv: CvEditorData;
  country: string;
  paymentNumber: string | null;
}

/** Paid and there: the file has gone to the downloads (once), and the ways on. */
export function Unlocked({ id, cv, country, paymentNumber }: UnlockedProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [fileName, setFileName] = useState('');
  const [open, setOpen] = useState(false);
  const [firstTime] = useState(() => noted(keyOf(id)) === null);

  const download = async (dialog: boolean) => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { content, name } = await cvFile(cv, country, new Date());
      downloadFile(content, name);
      setFileName(name);
      setState('ready');
      setOpen(dialog);
    } catch {
      setState('failed');
    }
  };
  const downloadOnce = useEffectEvent(() => {
    if (noted(keyOf(id)) !== null) return;
    note(keyOf(id), 'yes');
    void download(true);
  });
  useEffect(() => {
    const timer = setTimeout(downloadOnce);
    return () => clearTimeout(timer);
  }, []);

  const pdf = useCvPdf(id, cv);
  const questions = cv.experience.some((job) => openQuestionsOf(job) > 0);
  const editor = link('cvEditor', {}, { [QUERY.id]: id });
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6 lg:pt-14">
      <StampedHeader heading={PAYMENT_SUCCESS.heading} stamp={PAYMENT_SUCCESS.stamp} isBig>
        <p className="mt-4 text-xl">{firstTime ? PAYMENT_SUCCESS.lead : PAYMENT_SUCCESS.leadAgain}</p>
      </StampedHeader>
      {state === 'failed' && (
        <div className="mt-8">
          <ErrorBox heading={PAYMENT_SUCCESS.downloadFailedHeading} message={PAYMENT_SUCCESS.downloadFailed} />
        </div>
      )}
      {pdf.trouble !== null && (
        <div className="mt-8">
          <ErrorBox heading={PDF.failedHeading} message={pdf.trouble} />
        </div>
      )}
      <div className="sheet mt-9 p-5 sm:p-8">
        {cv.fullName === '' && <p className="mb-3 font-medium">{PAYMENT_SUCCESS.nameless}</p>}
        {questions && <p className="mb-3 font-medium">{PAYMENT_SUCCESS.questions}</p>}
        <p>{PAYMENT_SUCCESS.dialogNext}</p>
        <div className="mt-6 flex flex-wrap gap-5">
          <ButtonLink to={editor} tone="red" size="lg">
            {PAYMENT_SUCCESS.edit}
          </ButtonLink>
          <Button tone="paper" size="lg" onClick={() => void download(false)} aria-disabled={state === 'busy'}>
            {state === 'busy' ? PAYMENT_SUCCESS.againBusy : PAYMENT_SUCCESS.again}
          </Button>
          <Button tone="paper" size="lg" onClick={() => void pdf.download()} aria-disabled={pdf.busy}>
            {pdf.busy ? PDF.downloading : PDF.download}
          </Button>
          <ButtonLink to={link('landing')} tone="paper" size="lg">
            {PAYMENT_SUCCESS.home}
          </ButtonLink>
        </div>
        <div className="mt-6 border-t-2 border-ink/20 pt-4 text-ink-soft">
          <HelpNumber help={PAYMENT_SUCCESS.help} number={paymentNumber} className="mb-1 text-ink" />
          <p>{PAYMENT_SUCCESS.receipt}</p>
        </div>
      </div>
      <output className="sr-only">{state === 'busy' ? PAYMENT_SUCCESS.downloading : ''}</output>
      <Dialog open={open} onClose={() => setOpen(false)} title={PAYMENT_SUCCESS.dialogHeading} closeLabel={PAYMENT_SUCCESS.close}>
        <p>{PAYMENT_SUCCESS.dialogText}</p>
        <p className="mt-1 font-bold wrap-anywhere">{fileName}</p>
        {cv.fullName === '' && <p className="mt-3">{PAYMENT_SUCCESS.nameless}</p>}
        {questions && <p className="mt-3">{PAYMENT_SUCCESS.questions}</p>}
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to={editor} tone="red">
            {PAYMENT_SUCCESS.continue}
          </ButtonLink>
          <ButtonLink to={editor} tone="paper">
            {PAYMENT_SUCCESS.edit}
          </ButtonLink>
          <ButtonLink to={link('landing')} tone="paper">
            {PAYMENT_SUCCESS.home}
          </ButtonLink>
        </div>
      </Dialog>
    </div>
  );
}

const keyOf = (id: string): string => `cv-downloaded-${id}`;
