import { useEffect, useEffectEvent, useState } from 'react';
import { REPORT_SCREENS } from '../../../../domain/limits.ts';
import type { FullRoastReport } from '../../../../domain/report.ts';
import { downloadFile } from '../../../../ui/download.ts';
import { note, noted } from '../../../../ui/session-note.ts';
import { reportDocument } from './report-document.ts';

export interface ReportDownload {
  state: 'ready' | 'busy' | 'failed';
  /** Whether the banner is up. */
  complete: boolean;
  start: () => void;
}

/** The Word file of a report with what has been answered: by itself once, a second after opening, and then as often as the button is pressed. */
export function useReportDownload(id: string, report: FullRoastReport, answers: FullRoastReport['answers'] = {}): ReportDownload {
  const [state, setState] = useState<ReportDownload['state']>('ready');
  const [finished, setFinished] = useState(0);
  const complete = useBanner(finished);

  const start = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { content, name } = await reportDocument({ ...report, answers }, new Date());
      downloadFile(content, name);
      setState('ready');
      setFinished((times) => times + 1);
    } catch {
      setState('failed');
    }
  };

  const startOnce = useEffectEvent(() => {
    const key = `report-downloaded-${id}`;
    if (noted(key) !== null) return;
    note(key, 'yes');
    void start();
  });
  useEffect(() => {
    const timer = setTimeout(startOnce, REPORT_SCREENS.autoDownload);
    return () => clearTimeout(timer);
  }, []);

  return { state, complete, start: () => void start() };
}

/** True for 5 s, beginning half a second after `finished` has grown. */
function useBanner(finished: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (finished === 0) return undefined;
    const { bannerDelay, banner } = REPORT_SCREENS;
    const show = setTimeout(() => setShown(true), bannerDelay);
    const hide = setTimeout(() => setShown(false), bannerDelay + banner);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setShown(false);
    };
  }, [finished]);
  return shown;
}
