import type { ResultWords } from '../../copy.ts';
import type { RoastView } from './roast-view.ts';

/** The three verdict lines under the scores. */
export function Verdicts({ roast, words }: { roast: RoastView; words: ResultWords }) {
  const verdicts = [
    { name: words.binned, text: roast.binnedLikelihood },
    { name: words.interview, text: roast.wouldInterview },
    { name: words.clarity, text: roast.careerClarity },
  ];
  return (
    <dl className="on-ink mt-6 grid border-3 border-ink bg-ink text-paper shadow-pen lg:grid-cols-3">
      {verdicts.map((verdict) => (
        <div key={verdict.name} className="border-paper/25 p-4 sm:p-6 not-first:border-t-2 lg:not-first:border-t-0 lg:not-first:border-l-2">
          <dt className="text-base font-bold text-paper/80">{verdict.name}</dt>
          <dd className="mt-1 text-lg leading-snug font-medium sm:mt-2 sm:text-xl">{verdict.text}</dd>
        </div>
      ))}
    </dl>
  );
}
