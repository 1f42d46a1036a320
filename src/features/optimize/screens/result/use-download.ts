import { useState } from 'react';
import { CV_DESIGN_KEY, designIn } from '../../../../domain/cv-design.ts';
import { coverLetterStem, optimizationStem, tailoredCvStem } from '../../../../domain/file-names.ts';
import { localDay } from '../../../../domain/iso-day.ts';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import type { OptimizationResult } from '../../../../domain/optimization.ts';
import { kept } from '../../../../ui/device-store.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { pdfFrom } from '../../../../ui/pdf-call.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { TYPESET_APPLICATION, type TypesetApplicationRequest } from '../../contract.ts';
import { NO_DOCUMENT, RESULT } from '../../result.copy.ts';
import { cvLinesWith } from './cv-text.ts';

interface OwnFile {
  content: Blob;
  name: string;
}

/** The report as a Word file, with what was accepted. The builder is large and comes when it is needed. */
async function reportFile(result: OptimizationResult, accepted?: ReadonlySet<string>): Promise<OwnFile> {
  try {
    const { buildOptimizationReport, optimizationFileName } = await import('../../../../docx/optimization.docx.ts');
    const date = new Date();
    const content = await buildOptimizationReport(result, accepted === undefined ? { date } : { date, accepted });
    return { content, name: optimizationFileName(result.jobRole, result.companyName, date) };
  } catch (error) {
    throw new Error(NO_DOCUMENT, { cause: error });
  }
}

/** The same report as a PDF. */
async function reportPdf(id: string, { coverLetter, jobRole, companyName }: OptimizationResult, accepted: ReadonlySet<string>): Promise<OwnFile> {
  const asked = { ...askedToday(id), report: { letter: coverLetter, accepted: [...accepted] } } satisfies TypesetApplicationRequest;
  return { content: await pdfFrom(TYPESET_APPLICATION, asked), name: `${optimizationStem(jobRole, companyName, asked.day)}.pdf` };
}

/** The CV itself as a Word file, with the accepted changes in it. */
async function cvFile(result: OptimizationResult, accepted: ReadonlySet<string>): Promise<OwnFile> {
  try {
    const { buildTailoredCv, tailoredCvFileName } = await import('../../../../docx/tailored-cv.docx.ts');
    const date = new Date();
    const content = await buildTailoredCv(cvLinesWith(result, accepted), result.sender, { date });
    return { content, name: tailoredCvFileName(result.sender.name, result.companyName, date) };
  } catch (error) {
    throw new Error(NO_DOCUMENT, { cause: error });
  }
}

/** The CV with the accepted changes as a PDF, in the design chosen last on this device. */
async function cvPdf(id: string, result: OptimizationResult, accepted: ReadonlySet<string>): Promise<OwnFile> {
  const asked = { ...askedToday(id), lines: cvLinesWith(result, accepted) } satisfies TypesetApplicationRequest;
  return { content: await pdfFrom(TYPESET_APPLICATION, asked), name: `${tailoredCvStem(result.sender.name, result.companyName, asked.day)}.pdf` };
}

/** The letter as a PDF, in the design of the CV. */
async function letterPdf(id: string, { coverLetter, jobRole, companyName }: OptimizationResult): Promise<OwnFile> {
  const asked = { ...askedToday(id), letter: coverLetter } satisfies TypesetApplicationRequest;
  return { content: await pdfFrom(TYPESET_APPLICATION, asked), name: `${coverLetterStem(jobRole, companyName, asked.day)}.pdf` };
}

const askedToday = (optimizationId: string) => ({ optimizationId, design: designIn(kept(CV_DESIGN_KEY)), day: localDay(new Date()) });

/** The letter as a Word file of its own. */
async function letterFile(result: OptimizationResult): Promise<OwnFile> {
  try {
    const { buildCoverLetter, coverLetterFileName } = await import('../../../../docx/cover-letter.docx.ts');
    const date = new Date();
    return { content: await buildCoverLetter(result, result.sender, { date }), name: coverLetterFileName(result.jobRole, result.companyName, date) };
  } catch (error) {
    throw new Error(NO_DOCUMENT, { cause: error });
  }
}

export interface Download {
  state: 'ready' | 'busy' | 'failed';
  start: () => void;
  dismiss: () => void;
}

function useDownload(make: () => Promise<OwnFile>, said: string): Download {
  const [state, setState] = useState<Download['state']>('ready');
  const toast = useToast();
  const start = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { content, name } = await make();
      downloadFile(content, name);
      setState('ready');
      toast(said, OPTIMIZE.downloadToast);
    } catch {
      setState('failed');
    }
  };
  return { state, start: () => void start(), dismiss: () => setState('ready') };
}

/** The Word report; pressing does nothing while there is no result. */
export function useReportDownload(result: OptimizationResult | null, accepted?: ReadonlySet<string>): Download {
  const download = useDownload(() => (result === null ? Promise.reject(new Error(NO_DOCUMENT)) : reportFile(result, accepted)), RESULT.downloaded);
  return download;
}

export function useReportPdf(id: string, result: OptimizationResult, accepted: ReadonlySet<string>): Download {
  return useDownload(() => reportPdf(id, result, accepted), RESULT.pdfDownloaded);
}

export function useCvDownload(result: OptimizationResult, accepted: ReadonlySet<string>): Download {
  return useDownload(() => cvFile(result, accepted), RESULT.cvDownloaded);
}

export function useLetterDownload(result: OptimizationResult): Download {
  return useDownload(() => letterFile(result), RESULT.letterDownloaded);
}

export function useCvPdf(id: string, result: OptimizationResult, accepted: ReadonlySet<string>): Download {
  return useDownload(() => cvPdf(id, result, accepted), RESULT.cvDownloaded);
}

export function useLetterPdf(id: string, result: OptimizationResult): Download {
  return useDownload(() => letterPdf(id, result), RESULT.letterDownloaded);
}
