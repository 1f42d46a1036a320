import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CvEditorData } from '../../../../../domain/cv-build.ts';
import { EDITOR } from '../../../../../domain/limits.ts';
import { callFunction } from '../../../../../ui/api.ts';
import { CHECK_CV_DRAFT, CheckCvDraftReply } from '../../../contract.ts';

export interface DraftScore {
  state: 'idle' | 'asking' | 'failed' | 'offline' | { retryIn: number };
  reply: CheckCvDraftReply | null;
  /** The scores before this reply, to say what the last change did. */
  before: CheckCvDraftReply['scores'] | null;
  ask: () => void;
}

const TOO_MANY = 429;
const RETRY_SECONDS = 10;

/** The free score of the CV as it stands: asked for after a change, when typing has paused, or by `ask`. */
export function useDraftScore(cvBuildId: string, data: CvEditorData, jobTitle: string): DraftScore {
  const [state, setState] = useState<DraftScore['state']>('idle');
  const [shown, setShown] = useState<{ reply: CheckCvDraftReply; before: DraftScore['before'] } | null>(null);
  const turn = useRef(0);
  const first = useRef(data);

  const ask = async () => {
    turn.current += 1;
    const mine = turn.current;
    setState('asking');
    const result = await callFunction(CHECK_CV_DRAFT, { cvBuildId, cv: data, jobTitle });
    // A newer question was asked meanwhile.
    if (mine !== turn.current) return;
    const reply = result.ok ? CheckCvDraftReply.safeParse(result.data).data : undefined;
    if (reply !== undefined) {
      setShown((last) => ({ reply, before: last?.reply.scores ?? null }));
      setState('idle');
    } else if (!result.ok && result.failure.status === TOO_MANY) setState({ retryIn: result.failure.retryAfter ?? RETRY_SECONDS });
    else setState(!result.ok && result.failure.status === 0 ? 'offline' : 'failed');
  };
  const askLater = useEffectEvent(ask);

  useEffect(() => {
    if (data === first.current) return undefined;
    const timer = setTimeout(() => void askLater(), EDITOR.scoreDelay);
    return () => clearTimeout(timer);
  }, [data]);

  const retryIn = typeof state === 'object' ? state.retryIn : null;
  useEffect(() => {
    if (retryIn === null) return undefined;
    const timer = setTimeout(() => void askLater(), retryIn * 1_000);
    return () => clearTimeout(timer);
  }, [retryIn]);

  return { state, reply: shown?.reply ?? null, before: shown?.before ?? null, ask: () => void ask() };
}
