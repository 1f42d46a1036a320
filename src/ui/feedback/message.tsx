import type { ReactNode } from 'react';
import { ButtonLink, Button } from '../form/button.tsx';

type MessageProps = { heading: string; text: string; action: string; children?: ReactNode } & ({ to: string } | { onAction: () => void });

/** A screen that has nothing to show but why, and the way on. */
export function Message({ heading, text, action, children, ...way }: MessageProps) {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-2xl flex-col justify-center px-4 py-12 sm:px-6">
      <div className="sheet px-6 py-9 shadow-hard-lg! sm:px-10">
        <svg viewBox="0 0 120 70" aria-hidden="true" className="mb-5 h-20">
          <path d="M8 16h70l14 14v34H8z" className="fill-paper stroke-ink" strokeWidth="4" strokeLinejoin="round" />
          <path d="M20 34h38M20 48h52" className="stroke-ink/40" strokeWidth="4" strokeLinecap="round" strokeDasharray="7 8" />
          <path className="pen-stroke" d="M112 8C96 22 88 34 84 52M84 52l-2-11M84 52l9-6" />
        </svg>
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
        <p className="mt-3 text-lg">{text}</p>
        {children}
        <div className="mt-7">
          {'to' in way ? (
            <ButtonLink to={way.to} tone="red">
              {action}
            </ButtonLink>
          ) : (
            <Button tone="red" onClick={way.onAction}>
              {action}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
