import { useState } from 'react';
import { roastSheetStem } from '../../../../domain/file-names.ts';
import { localDay } from '../../../../domain/iso-day.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { pdfFrom } from '../../../../ui/pdf-call.ts';
import { TYPESET_SHEET, type TypesetSheetRequest } from '../../contract.ts';
import { SHEET } from '../../copy.ts';

/** The marked pages as a PDF to keep, in the voice that is shown. On a phone it stands in the list, where there is room. */
export function SheetPdf({ id, jobRole, tone, className = '' }: { id: string; jobRole: string; tone: Tone; className?: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'failed'>('ready');
  const download = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const day = localDay(new Date());
      const content = await pdfFrom(TYPESET_SHEET, { cvUploadId: id, tone, day } satisfies TypesetSheetRequest);
      downloadFile(content, `${roastSheetStem(jobRole, day)}.pdf`);
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={`mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden ${className}`}>
      <Button tone="paper" size="sm" onClick={() => void download()} aria-disabled={state === 'busy'}>
        {state === 'busy' ? SHEET.pdfBusy : SHEET.pdf}
      </Button>
      <output className="font-bold">{state === 'done' ? SHEET.pdfDone : state === 'failed' ? SHEET.pdfFailed : ''}</output>
    </div>
  );
}
