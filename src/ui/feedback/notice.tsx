import type { ReactNode } from 'react';

interface NoticeProps {
  id?: string;
  heading: string;
  message: ReactNode;
}

/** The red box: something was refused. It is announced the moment it appears. */
export function ErrorBox({ id, heading, message }: NoticeProps) {
  return (
    <div id={id} role="alert" className="animate-rise border-3 border-pen bg-sheet p-4 shadow-pen">
      <p className="display text-xl text-pen-deep">{heading}</p>
      <p className="mt-1 font-medium">{message}</p>
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
