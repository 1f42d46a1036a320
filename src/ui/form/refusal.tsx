import { useEffect, useRef, useState } from 'react';
import { ErrorBox, QualityBox } from '../feedback/notice.tsx';

interface RefusalProps {
  id: string;
  /** A new one each time something is refused, be it for the same reason. */
  problem: { box: 'error' | 'quality'; heading?: string; message: string };
  words: { errorHeading: string; qualityHeading: string; qualityTips: readonly string[] };
}

/** Why something was not taken, in the red box or the orange one. Each refusal is a new box, so that each is said aloud and comes into sight. */
export function Refusal(props: RefusalProps) {
  const { problem } = props;
  const [last, setLast] = useState({ problem, turn: 0 });
  if (last.problem !== problem) setLast({ problem, turn: last.turn + 1 });
  return <Box key={last.turn} {...props} />;
}

/** Comes into sight when it appears, wherever the visitor has scrolled to. */
function Box({ id, problem, words }: RefusalProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={frame} className="scroll-my-4">
      {problem.box === 'quality' ? (
        <QualityBox id={id} heading={words.qualityHeading} message={problem.message} tips={words.qualityTips} />
      ) : (
        <ErrorBox id={id} heading={problem.heading ?? words.errorHeading} message={problem.message} />
      )}
    </div>
  );
}
