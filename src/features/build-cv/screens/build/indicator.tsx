import { BUILD } from '../../copy.ts';
import { progressAt, QUESTION_STEPS, type QuestionStep } from './flow.ts';

/** Where the visitor is among the seven steps. */
export function Indicator({ step }: { step: QuestionStep }) {
  const { number, percent } = progressAt(step);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="display text-xl">{BUILD.stepOf(number)}</span>
        <span className="font-bold">{BUILD.complete(percent)}</span>
      </p>
      <progress value={percent} max={100} aria-label={BUILD.progressLabel} className="sr-only" />
      <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-1.5">
        {QUESTION_STEPS.map((each, index) => (
          <span
            key={each}
            data-state={index + 1 < number ? 'done' : index + 1 === number ? 'now' : 'next'}
            className="h-4 border-3 border-ink bg-sheet data-[state=done]:bg-ink data-[state=now]:bg-pen"
          />
        ))}
      </div>
    </div>
  );
}
