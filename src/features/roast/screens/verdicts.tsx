import { RESULT } from '../copy.ts';
import type { RoastView } from './roast-view.ts';

/** The three verdict lines under the scores. */
export function Verdicts({ roast }: { roast: RoastView }) {
  const verdicts = [
    { name: RESULT.binned, text: roast.binnedLikelihood },
    { name: RESULT.interview, text: roast.wouldInterview },
    { name: RESULT.clarity, text: roast.careerClarity },
  ];
  return (
    <dl className="on-ink mt-14 grid border-3 border-ink bg-ink text-paper shadow-pen lg:grid-cols-3">
      {verdicts.map((verdict) => (
        <div key={verdict.name} className="border-paper/25 p-6 not-first:border-t-2 lg:not-first:border-t-0 lg:not-first:border-l-2">
          <dt className="text-base font-bold text-paper/80">{verdict.name}</dt>
          <dd className="mt-2 text-xl leading-snug font-medium">{verdict.text}</dd>
        </div>
      ))}
    </dl>
  );
}
