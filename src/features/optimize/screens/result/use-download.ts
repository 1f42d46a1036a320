import { useState } from 'react';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import type { OptimizationResult } from '../../../../domain/optimization.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { NO_DOCUMENT, RESULT } from '../../result.copy.ts';
import { cvLinesWith } from './cv-text.ts';

interface WordFile {
  content: Blob;
  name: string;
}

/** The report as a Word file, with what was accepted. The builder is large and comes when it is needed. */
async function reportFile(result: OptimizationResult, accepted?: ReadonlySet<string>): Promise<WordFile> {
  try {
    const { buildOptimizationReport, optimizationFileName } = await import('../../../../docx/optimization.docx.ts');
    const date = new Date();
    const content = await buildOptimizationReport(result, accepted === undefined ? { date } : { date, accepted });
    return { content, name: optimizationFileName(result.jobRole, result.companyName, date) };
  } catch (error) {
    throw new Error(NO_DOCUMENT, { cause: error });
  }
}

/** The CV itself as a Word file, with the accepted changes in it. */
async function cvFile(result: OptimizationResult, accepted: ReadonlySet<string>): Promise<WordFile> {
  try {
    const { buildTailoredCv, tailoredCvFileName } = await import('../../../../docx/tailored-cv.docx.ts');
    const date = new Date();
    const content = await buildTailoredCv(cvLinesWith(result, accepted), result.sender, { date });
    return { content, name: tailoredCvFileName(result.sender.name, result.companyName, date) };
  } catch (error) {
    throw new Error(NO_DOCUMENT, { cause: error });
  }
}

/** The letter as a Word file of its own. */
async function letterFile(result: OptimizationResult): Promise<WordFile> {
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

function useDownload(make: () => Promise<WordFile>, said: string): Download {
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

export function useCvDownload(result: OptimizationResult, accepted: ReadonlySet<string>): Download {
  return useDownload(() => cvFile(result, accepted), RESULT.cvDownloaded);
}

export function useLetterDownload(result: OptimizationResult): Download {
  return useDownload(() => letterFile(result), RESULT.letterDownloaded);
}
