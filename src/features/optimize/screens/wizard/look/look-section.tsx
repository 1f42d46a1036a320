import { useEffect, useRef } from 'react';
import { ErrorBox } from '../../../../../ui/feedback/notice.tsx';
import { Button } from '../../../../../ui/form/button.tsx';
import { LOOK } from '../../../look.copy.ts';
import { LookSheet } from './look-sheet.tsx';
import type { useLook } from './use-look.ts';

interface LookSectionProps {
  look: Pick<ReturnType<typeof useLook>, 'failure' | 'seen'>;
  /** From the press until there is something to see. */
  busy: boolean;
  /** The row of exactly these answers; null when something has changed since it was saved. */
  requestId: string | null;
  /** While something else is under way. */
  disabled: boolean;
  onLook: () => void;
}

/** The free look: what it is, the button, and what was seen. */
export function LookSection({ look: { failure, seen }, busy, requestId, disabled, onLook }: LookSectionProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen === null) return;
    const heading = sheet.current?.querySelector<HTMLElement>('h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [seen]);
  const isCurrent = seen !== null && seen.requestId === requestId;
  return (
    <section aria-labelledby="look" className="mt-9 border-4 border-ink bg-desk p-5 shadow-hard sm:p-7">
      <h2 id="look" className="text-3xl">
        {LOOK.heading}
      </h2>
      <p className="mt-2 max-w-3xl text-lg">{LOOK.lead}</p>
      {!isCurrent && (
        <>
          {seen !== null && <p className="mt-3 font-bold text-pen-deep">{LOOK.changed}</p>}
          <Button tone="ink" onClick={onLook} disabled={disabled} aria-disabled={busy} className="mt-5 w-full sm:w-auto">
            {busy ? LOOK.busy : LOOK.button}
          </Button>
          <p className="mt-3 text-base text-ink-soft">{LOOK.saves}</p>
        </>
      )}
      <output className="sr-only">{busy ? LOOK.busy : isCurrent ? LOOK.ready : ''}</output>
      {failure !== null && (
        <div className="mt-5">
          <ErrorBox heading={LOOK.failedHeading} message={failure} />
        </div>
      )}
      {isCurrent && (
        <div ref={sheet} className="mt-6">
          <LookSheet preview={seen.preview} />
        </div>
      )}
    </section>
  );
}
