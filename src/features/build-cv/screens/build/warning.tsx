import type { MouseEvent } from 'react';
import { link } from '../../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../../ui/form/button.tsx';
import { Sticker } from '../../../../ui/pen/stamp.tsx';
import { WARNING } from '../../copy.ts';
import { StartOver } from './start-over.tsx';

interface WarningProps {
  /** The heading of the step that was left; null when nothing was answered yet. */
  resumeAt: string | null;
  failed: boolean;
  onScratch: () => void;
  onResume: () => void;
  onRetry: () => void;
  onStartOver: () => void;
}

/** The welcome, which is a warning: what it takes, what it gives, what it costs. */
export function Warning({ resumeAt, failed, onScratch, onResume, onRetry, onStartOver }: WarningProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 lg:pt-14">
      <header className="relative max-w-4xl">
        <h1 className="text-5xl sm:text-7xl">{WARNING.heading}</h1>
        <p className="mt-4 text-xl">{WARNING.lead}</p>
        <p className="pen-note mt-3 -rotate-1 sm:text-[2rem]!">{WARNING.note}</p>
      </header>
      {resumeAt !== null && (
        <section aria-label={WARNING.resumeHeading} className="mt-8 border-3 border-ink bg-desk p-5 shadow-hard sm:p-7">
          <h2 className="text-2xl sm:text-3xl">{failed ? WARNING.failedHeading : WARNING.resumeHeading}</h2>
          <p className="mt-1">{WARNING.resume(resumeAt)}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button tone="red" onClick={failed ? onRetry : onResume}>
              {failed ? WARNING.failedAction : WARNING.resumeAction}
            </Button>
            <StartOver onStartOver={onStartOver} />
          </div>
        </section>
      )}
      <section aria-labelledby="begin" className="mt-12">
        <h2 id="begin" className="text-3xl sm:text-4xl">
          {WARNING.startHeading}
        </h2>
        <div className="mt-5 grid gap-8 md:grid-cols-2">
          <div className="sheet flex flex-col p-5 sm:p-7">
            <p className="mb-5 text-lg">{WARNING.importText}</p>
            <ButtonLink to={link('cvImport')} tone="red" size="lg" className="mt-auto self-start max-sm:w-full">
              {WARNING.importStart}
            </ButtonLink>
          </div>
          <div className="sheet flex flex-col p-5 sm:p-7">
            <p className="mb-5 text-lg">{WARNING.scratchText}</p>
            <ButtonLink
              to={link('build', {}, { step: 'step1' })}
              onClick={instead(onScratch)}
              tone="ink"
              size="lg"
              className="mt-auto self-start max-sm:w-full"
            >
              {WARNING.scratchStart}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <List heading={WARNING.getHeading} items={WARNING.get} mark="M4 18c3 3 5 6 7 10C15 17 21 9 28 4" />
        <List heading={WARNING.notHeading} items={WARNING.not} mark="M5 6c8 6 15 13 22 21M27 5C19 12 12 19 6 27" />
        <p className="justify-self-center md:self-start">
          <Sticker className="rotate-4 text-5xl">{WARNING.price}</Sticker>
        </p>
      </div>
      <p className="mt-10">
        <ButtonLink to={link('landing')} tone="paper" size="sm">
          {WARNING.back}
        </ButtonLink>
      </p>
    </div>
  );
}

/** A plain press does this; whatever else the browser is asked for (a new tab) stays a link. */
const instead = (act: () => void) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

function List({ heading, items, mark }: { heading: string; items: readonly string[]; mark: string }) {
  return (
    <section>
      <h2 className="text-2xl sm:text-3xl">{heading}</h2>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <svg viewBox="0 0 32 32" aria-hidden="true" className="mt-1 size-5 shrink-0">
              <path className="pen-stroke" d={mark} />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
