import type { ReactNode } from 'react';

interface NoticeProps {
  id?: string;
  heading: string;
  message: ReactNode;
}

/** The red box: something was refused. It is announced the moment it appears. With `dismiss` it can be put away. */
export function ErrorBox({ id, heading, message, dismiss }: NoticeProps & { dismiss?: { label: string; onDismiss: () => void } }) {
  return (
    <div id={id} role="alert" className="flex animate-rise items-start justify-between gap-4 border-3 border-pen bg-sheet p-4 shadow-pen">
      <div className="min-w-0">
        <p className="display text-xl text-pen-deep">{heading}</p>
        <p className="mt-1 font-medium">{message}</p>
      </div>
      {dismiss !== undefined && (
        <button type="button" onClick={dismiss.onDismiss} aria-label={dismiss.label} className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-ink stroke-3">
            <path d="M4 5c5 4 10 9 16 15M19 4C14 9 9 14 5 20" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}

/** The orange box: the file is fine, its text is not. It comes with what to do about that. */
export function QualityBox({ id, heading, message, tips }: NoticeProps & { tips: readonly string[] }) {
  return (
    <div id={id} role="alert" className="animate-rise border-3 border-tip-ink bg-tip p-4 shadow-hard-sm">
      <p className="display text-xl text-tip-ink">{heading}</p>
      <p className="mt-1 font-medium">{message}</p>
      <ul className="mt-3 list-[square] space-y-1 pl-5 marker:text-tip-ink">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
