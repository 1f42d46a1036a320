import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROAST_SCREENS } from '../../../domain/limits.ts';
import { link, QUERY } from '../../../domain/paths.ts';
import type { Tone } from '../../../domain/roast.ts';
import { useOnline } from '../../../ui/browser.ts';
import { Stages, type StageState } from '../../../ui/feedback/progress.tsx';
import { WaitingSheet } from '../../../ui/feedback/waiting-sheet.tsx';
import { progressWords } from '../copy.ts';
import { useRoastPoll, useStage } from './roast-queries.ts';
import { roastQueryOf } from './tone.ts';
import { forgetTypedJobs } from './upload/typed-job.ts';

const STAGES = ['pending', 'reading', 'judging', 'writing'] as const;

/** From upload to roast: the server's stage, twelve lines to pass the time, and the way on when it is done. `tone` null: as the roast has it. */
export function Waiting({ id, tone }: { id: string; tone: Tone | null }) {
  const words = progressWords(tone ?? 'brutal');
  const navigate = useNavigate();
  const online = useOnline();
  const poll = useRoastPoll(id);
  const next = poll?.next.do;
  const status = useStage(id, next === 'open' || next === 'demo');
  const failed = status === 'failed';
  const slow = useLater(ROAST_SCREENS.expectedSeconds * 1000);

  useEffect(() => {
    if (next === 'open') forgetTypedJobs();
    if (next === 'open') void navigate(link('roast', {}, roastQueryOf(id, tone)), { replace: true });
    else if (next === 'demo' || failed) void navigate(link('roast', {}, { [QUERY.demo]: '1', ...roastQueryOf(id, tone) }), { replace: true });
  }, [next, failed, id, tone, navigate]);

  const done = next === 'open' || status === 'completed';
  const at = done
    ? STAGES.length
    : Math.max(
        0,
        STAGES.findIndex((stage) => stage === status),
      );
  const stages = STAGES.map((stage, index) => ({ name: words.stages[stage], state: stateAt(index, at) }));
  const now = STAGES[at];

  const stage = done || now === undefined ? words.done : words.stageNow(words.stages[now]);
  const aside = online && slow ? words.stillWaiting : '';

  return (
    <WaitingSheet
      heading={words.heading}
      messages={words.messages}
      rotation={ROAST_SCREENS.messageRotation}
      status={`${stage} ${aside}`.trim()}
      offline={words.offline}
      note={words.note}
    >
      <Stages label={words.heading} stages={stages} />
    </WaitingSheet>
  );
}

function stateAt(index: number, at: number): StageState {
  if (index < at) return 'done';
  return index === at ? 'now' : 'next';
}

/** False until `ms` have passed. */
function useLater(ms: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return later;
}
