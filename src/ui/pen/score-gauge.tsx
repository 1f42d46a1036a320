import { useCountUp } from '../motion.ts';

interface ScoreGaugeProps {
  /** 0..1. */
  score: number;
  /** Which end is the good one. */
  good: 'low' | 'high';
  /** What a screen reader says for the drawing, e.g. "62 out of 100. Lower is better." */
  label: string;
}

const ARC = 'M22 104C20 58 56 24 100 23s79 36 78 81';
/** Counting takes less than the 400 ms that all motion is held to. */
const COUNT_MS = 380;

/** A dial drawn by hand: the bad half is hatched, the stroke and the needle go to the score. */
export function ScoreGauge({ score, good, label }: ScoreGaugeProps) {
  const shown = useCountUp(score, COUNT_MS);
  const bad = good === 'low' ? score >= 50 : score < 50;
  return (
    <div className="relative mx-auto w-full max-w-56">
      <p className="sr-only">{label}</p>
      <svg viewBox="0 0 200 128" aria-hidden="true" className="block w-full overflow-visible">
        <path d={ARC} className="gauge-arc stroke-desk" strokeWidth="20" />
        <path
          d={ARC}
          className="gauge-arc stroke-ink/35"
          strokeWidth="20"
          pathLength="100"
          strokeDasharray={`0 ${good === 'low' ? 66 : 0} ${'0.9 2.1 '.repeat(11)}0 100`}
        />
        {shown > 0 && (
          <path d={ARC} className={`gauge-arc ${bad ? 'stroke-pen' : 'stroke-ink'}`} strokeWidth="20" pathLength="100" strokeDasharray={`${shown} 100`} />
        )}
        <path d="M12 106C8 50 50 13 100 12s92 38 89 94" className="gauge-arc stroke-ink" strokeWidth="3.5" />
        <path d="M33 105c0-40 30-70 67-71s68 29 67 71" className="gauge-arc stroke-ink" strokeWidth="3" />
        <path d="M11 105.500c8-1.5 15 1 23-.5M166 105c8 1.5 16-.5 24 .5" className="stroke-ink" strokeWidth="3.5" />
        <g transform={`rotate(${shown * 1.8 - 90} 100 104)`}>
          <path d="M97 104c1-22 2-42 3.5-66 1 22 2 44 3 66z" className="fill-ink stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        </g>
        <circle cx="100" cy="104" r="9" className="fill-sheet stroke-ink" strokeWidth="4" />
      </svg>
      <p aria-hidden="true" className="display -mt-1 text-center text-4xl tabular-nums md:text-6xl">
        {Math.round(shown)}
      </p>
    </div>
  );
}
