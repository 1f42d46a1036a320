import { useEffect, useEffectEvent, useState } from 'react';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { callFunction, insertRow } from '../../../../ui/api.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { ProgressBar, Stages } from '../../../../ui/feedback/progress.tsx';
import { WaitingSheet } from '../../../../ui/feedback/waiting-sheet.tsx';
import { GENERATE_CV } from '../../contract.ts';
import { CV_BUILD_DATA } from '../../../../domain/tables.ts';
import { GENERATING } from '../../complete.copy.ts';
import type { KeptBuild } from '../kept-build.ts';
import { generateCv, type Generation } from './generate.ts';
import { nextPercent, stageStates } from './progress.ts';

type Row = NonNullable<KeptBuild['row']>;

interface GeneratingProps {
  build: KeptBuild;
  onRow: (row: Row) => void;
  onDone: (row: Row) => void;
  onFailed: (sentence: string) => void;
}

/** One writing at a time: React may begin this screen twice, the server is asked once. */
let running: { for: string; result: Promise<Generation> } | null = null;

function generateOnce(build: KeptBuild, onRow: (row: Row) => void): Promise<Generation> {
  const answers = JSON.stringify(build.answers);
  if (running?.for === answers) return running.result;
  const result = generateCv(build, {
    insert: (row) => insertRow(CV_BUILD_DATA, row),
    generate: (cvBuildDataId) => callFunction(GENERATE_CV, { cvBuildDataId }),
    onRow,
  }).finally(() => {
    running = null;
  });
  running = { for: answers, result };
  return result;
}

/** The CV is being written: a simulated bar that knows better than to say 100 too early. */
export function Generating({ build, onRow, onDone, onFailed }: GeneratingProps) {
  useDocumentTitle(GENERATING.title);
  const [percent, setPercent] = useState(0);
  const [written, setWritten] = useState<Row | null>(null);

  const begin = useEffectEvent(() => generateOnce(build, onRow));
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    let left = false;
    const write = async () => {
      const result = await begin();
      if (left) return;
      if ('failure' in result) failed(result.failure);
      else setWritten(result.row);
    };
    void write();
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    const timer = setInterval(() => setPercent((last) => nextPercent(last, Math.random(), written !== null)), BUILD_LIMITS.tick);
    return () => clearInterval(timer);
  }, [written]);

  const finish = useEffectEvent(() => {
    if (written !== null) onDone(written);
  });
  useEffect(() => {
    if (percent < 100) return undefined;
    const timer = setTimeout(finish, BUILD_LIMITS.completionDelay);
    return () => clearTimeout(timer);
  }, [percent]);

  const status = written !== null ? GENERATING.written : build.row === null ? GENERATING.saving : percent < 99 ? GENERATING.writing : GENERATING.waiting;
  const states = stageStates(percent);
  return (
    <WaitingSheet
      heading={GENERATING.heading}
      messages={GENERATING.messages}
      rotation={BUILD_LIMITS.messageRotation}
      status={status}
      offline={GENERATING.offline}
      note={GENERATING.note}
    >
      <div className="flex items-center gap-4">
        <div className="grow">
          <ProgressBar value={percent} label={GENERATING.bar} />
        </div>
        <span aria-hidden="true" className="display w-16 text-right text-2xl">
          {percent}%
        </span>
      </div>
      <div className="mt-4">
        <Stages label={GENERATING.stagesLabel} stages={GENERATING.stages.map((name, index) => ({ name, state: states[index] ?? 'next' }))} />
      </div>
    </WaitingSheet>
  );
}
