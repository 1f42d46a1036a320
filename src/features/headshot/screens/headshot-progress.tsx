import { useEffect, useRef } from 'react';
import { HEADSHOT } from '../../../domain/limits.ts';
import { ProgressBar } from '../../../ui/feedback/progress.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { HEADSHOT_COPY } from '../copy.ts';

/** Second state: eight messages, an eighth of the way each. `done` counts the steps that are behind. */
export function HeadshotProgress({ done }: { done: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const message = HEADSHOT_COPY.messages[Math.min(done, HEADSHOT.messages - 1)];
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-3xl flex-col justify-center px-4 py-12 sm:px-6">
      <div className="sheet px-5 pt-8 pb-8 shadow-hard-lg! sm:px-10">
        <div className="flex items-center gap-6">
          <Spinner className="size-20 shrink-0 sm:size-28" />
          <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-6xl">
            {HEADSHOT_COPY.progressHeading}
          </h1>
        </div>
        <output key={message} className="pen-note mt-7 mb-5 block min-h-[3.3em] animate-rise text-[1.9rem]! sm:min-h-[2.2em]">
          {message}
        </output>
        <ProgressBar value={(done + 1) * HEADSHOT.percentPerStep} label={HEADSHOT_COPY.progressLabel} />
      </div>
    </div>
  );
}
