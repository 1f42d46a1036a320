import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { type AssembledLine, LineAnswers } from '../../../../domain/line-template.ts';
import { REPORT_SCREENS } from '../../../../domain/limits.ts';
import { type FullRoastReport, lineKey, mendedTexts, type Rewrite, tellLine } from '../../../../domain/report.ts';
import { callFunction } from '../../../../ui/api.ts';
import { keep, kept } from '../../../../ui/device-store.ts';
import { KEEP_REPORT_ANSWERS, KeepReportAnswersReply } from '../../contract.ts';

const AllAnswers = z.record(z.string(), LineAnswers);
type AllAnswers = z.infer<typeof AllAnswers>;

/** What the buyer has answered, on this device and with the report. */
export interface Answering {
  /** By `lineKey`. */
  all: AllAnswers;
  of: (line: Rewrite) => LineAnswers;
  /** The line as the answers have it; the report's own one without them. */
  told: (line: Rewrite) => AssembledLine;
  answer: (line: Rewrite, slot: string, value: string) => void;
  clear: (line: Rewrite) => void;
  /** Hands what is new to the server, which checks it again. */
  save: () => void;
  /** The same at once, waiting for it. */
  saveNow: () => Promise<void>;
  /** Where the answers of a line are: with the report, on this device only, or not kept yet. */
  state: 'report' | 'device' | 'none';
  /** Words that our own detectors would strike, by `lineKey`. */
  struck: Readonly<Record<string, readonly string[]>>;
  /** Every line that is not the old one any more, in the order of the CV. */
  mended: readonly string[];
}

/** The answers to a report's questions: on the device with each letter, with the report when a field is left. */
export function useAnswers(id: string, report: FullRoastReport): Answering {
  const store = `report-answers-${id}`;
  const [answers, setAnswers] = useState<AllAnswers>(() => ({ ...report.answers, ...onDevice(store) }));
  const [state, setState] = useState<Answering['state']>('none');
  const [struck, setStruck] = useState<Answering['struck']>({});
  const latest = useRef(answers);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (next: AllAnswers) => {
    latest.current = next;
    setAnswers(next);
    setState(keep(store, JSON.stringify(next)) ? 'device' : 'none');
  };
  const send = async () => {
    const sent = latest.current;
    const result = await callFunction(KEEP_REPORT_ANSWERS, { cvUploadId: id, answers: sent });
    if (!result.ok || latest.current !== sent) return;
    const { lines } = KeepReportAnswersReply.parse(result.data);
    setStruck(Object.fromEntries(lines.map(({ key, struck: words }) => [key, words])));
    setState('report');
  };
  const save = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), REPORT_SCREENS.answerPause);
  };
  const of = (line: Rewrite): LineAnswers => answers[lineKey(line)] ?? {};
  const told = (line: Rewrite): AssembledLine => tellLine(line, of(line));
  return {
    all: answers,
    of,
    told,
    answer: (line, slot, value) => set({ ...latest.current, [lineKey(line)]: { ...latest.current[lineKey(line)], [slot]: value } }),
    clear: (line) => {
      set({ ...latest.current, [lineKey(line)]: {} });
      save();
    },
    save,
    saveNow: async () => {
      clearTimeout(timer.current);
      await send();
    },
    state,
    struck,
    mended: mendedTexts({ ...report, answers }),
  };
}

function onDevice(store: string): AllAnswers {
  try {
    return AllAnswers.safeParse(JSON.parse(kept(store) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}
