import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROAST_SCREENS } from '../../../domain/limits.ts';
import { link, QUERY } from '../../../domain/paths.ts';
import type { Tone } from '../../../domain/roast.ts';
import { useOnline } from '../../../ui/browser.ts';
import { Stages, type StageState } from '../../../ui/feedback/progress.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { progressWords } from '../copy.ts';
import { useRoastPoll, useStage } from './roast-queries.ts';
import { roastQueryOf } from './tone.ts';

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
  const message = useRotation(words.messages);
  const slow = useLater(ROAST_SCREENS.expectedSeconds * 1000);

  useEffect(() => {
    // The next screen's code comes while there is time, and while there is a network.
    import('./result.screen.tsx').catch(() => {});
  }, []);

  useEffect(() => {
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

  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col justify-center px-4 py-12 sm:px-6">
      <div className="sheet relative px-5 pt-8 pb-7 shadow-hard-lg! sm:px-10 sm:pt-10">
        <div className="flex items-center gap-5 sm:gap-8">
          <Spinner className="size-20 shrink-0 sm:size-28" />
          <h1 className="text-4xl sm:text-6xl">{words.heading}</h1>
        </div>
        <p key={message} className="pen-note mt-7 flex min-h-[3.3em] animate-rise items-center text-[1.9rem]! sm:min-h-[2.2em] sm:text-[2.25rem]!">
          {message}
        </p>
        <div className="mt-6">
          <Stages label={words.heading} stages={stages} />
        </div>
        <output className="mt-6 block font-bold">
          {done || now === undefined ? words.done : words.stageNow(words.stages[now])}
          {!online && ` ${words.offline}`}
          {online && slow && ` ${words.stillWaiting}`}
        </output>
        <p className="text-ink-soft">{words.note}</p>
      </div>
    </div>
  );
}

function stateAt(index: number, at: number): StageState {
  if (index < at) return 'done';
  return index === at ? 'now' : 'next';
}

/** One of the lines, the next one every 2.5 s. */
function useRotation(lines: readonly string[]): string {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), ROAST_SCREENS.messageRotation);
    return () => clearInterval(timer);
  }, []);
  return lines[turn % lines.length] ?? '';
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
