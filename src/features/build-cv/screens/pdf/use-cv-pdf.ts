import { useState } from 'react';
import type { CvEditorData } from '../../../../domain/cv-build.ts';
import { CV_DESIGN_KEY, type CvDesign, designIn } from '../../../../domain/cv-design.ts';
import { EDITOR as TIMES } from '../../../../domain/limits.ts';
import { keep, kept } from '../../../../ui/device-store.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { PDF } from '../../pdf.copy.ts';
import { pdfFileName, pdfOf } from './typeset.ts';
import type { CvPhoto } from './use-cv-photo.ts';

/** The design that is chosen, and the PDF in it, with a photo where there is one. */
export function useCvPdf(cvBuildId: string, cv: CvEditorData, photo: CvPhoto | null = null) {
  const toast = useToast();
  const [design, setDesign] = useState(() => designIn(kept(CV_DESIGN_KEY)));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const answer = await pdfOf(cvBuildId, cv, design, photo);
    setBusy(false);
    if (!answer.ok) return setTrouble(answer.why);
    const name = pdfFileName(cv.fullName, new Date());
    downloadFile(answer.value, name);
    toast(PDF.done(name), TIMES.savedMessage);
  };
  return {
    design,
    choose: (chosen: CvDesign) => {
      setDesign(chosen);
      keep(CV_DESIGN_KEY, JSON.stringify(chosen));
    },
    busy,
    /** Why there is no PDF; null while there is no trouble. */
    trouble,
    download,
  };
}

export type CvPdf = ReturnType<typeof useCvPdf>;
