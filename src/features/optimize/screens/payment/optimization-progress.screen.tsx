import { useEffect, useState } from 'react';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { PROGRESS } from '../../progress.copy.ts';
import { ResultView } from '../result/result-view.tsx';
import { Trouble } from './trouble.tsx';
import { useOptimization, useReturnIds } from './use-optimization.ts';
import { WritingSheet } from './writing-sheet.tsx';

/** /optimization-progress: from the checkout (or the link of a receipt) to the result. */
export default function OptimizationProgressScreen() {
  useDocumentTitle(PROGRESS.title);
  const { id, sessionId } = useReturnIds();
  // Replacing the address once the result is there must not start over: the ids of the arrival count.
  const [arrival] = useState({ id, sessionId });
  const [round, setRound] = useState(0);
  return <Awaiting key={`${arrival.id} ${round}`} {...arrival} onRetry={() => setRound(round + 1)} />;
}

function Awaiting({ id, sessionId, onRetry }: { id: string; sessionId: string; onRetry: () => void }) {
  const watch = useOptimization({ id, sessionId }, id === '' ? 'NO_ID' : null);
  const shownLongEnough = useMinimumDisplay(sessionId !== '');
  const done = watch.phase === 'done' && shownLongEnough;
  useEffect(() => {
    // From here on a reload opens the result at once, and the session is out of the address bar.
    if (done && sessionId !== '') history.replaceState(history.state, '', link('optimizationProgress', {}, { [QUERY.entityId]: id }));
  }, [done, sessionId, id]);

  if (watch.trouble !== null) return <Trouble reason={watch.trouble} id={id} paymentNumber={watch.paymentNumber} onRetry={onRetry} />;
  const result = watch.item?.optimization_result ?? null;
  if (!done || result === null) return <WritingSheet watch={watch} />;
  return <ResultView id={id} result={result} arrived={sessionId !== ''} paymentNumber={watch.paymentNumber} />;
}

/** Whoever comes from the checkout sees the progress for 3 s at least; whoever opens a link wants the result. */
function useMinimumDisplay(fromCheckout: boolean): boolean {
  const [over, setOver] = useState(!fromCheckout);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), OPTIMIZE.minimumDisplay);
    return () => clearTimeout(timer);
  }, []);
  return over;
}
