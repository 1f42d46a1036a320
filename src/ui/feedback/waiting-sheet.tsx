import { useEffect, useState, type ReactNode } from 'react';
import { useOnline } from '../browser.ts';
import { Spinner } from './spinner.tsx';

interface WaitingSheetProps {
  heading: string;
  /** One at a time, the next one every `rotation` milliseconds. */
  messages: readonly string[];
  rotation: number;
  /** Picked by chance, never the same twice in a row, instead of in their order. */
  random?: boolean;
  /** What is happening, said to screen readers when it changes. */
  status: string;
  /** Said after it while there is no network. */
  offline: string;
  note: string;
  /** How far the work is, where that is known. */
  children?: ReactNode;
}

/** The page that is shown while something is being written: a pen going round, and lines to pass the time. */
export function WaitingSheet({ heading, messages, rotation, random = false, status, offline, note, children }: WaitingSheetProps) {
  const online = useOnline();
  const message = useRotation(messages, rotation, random);
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col justify-center px-4 py-12 sm:px-6">
      <div className="sheet relative px-5 pt-8 pb-7 shadow-hard-lg! sm:px-10 sm:pt-10">
        <div className="flex items-center gap-5 sm:gap-8">
          <Spinner className="size-20 shrink-0 sm:size-28" />
          <h1 className="text-4xl sm:text-6xl">{heading}</h1>
        </div>
        <p key={message} className="pen-note mt-7 flex min-h-[3.3em] animate-rise items-center text-[1.9rem]! sm:min-h-[2.2em] sm:text-[2.25rem]!">
          {message}
        </p>
        {children !== undefined && <div className="mt-6">{children}</div>}
        <output className="mt-6 block font-bold">{online ? status : `${status} ${offline}`}</output>
        <p className="text-ink-soft">{note}</p>
      </div>
    </div>
  );
}

function useRotation(lines: readonly string[], every: number, random: boolean): string {
  const [turn, setTurn] = useState(0);
  const count = lines.length;
  useEffect(() => {
    // By chance: any step but one that ends on the same line again.
    const step = () => (random && count > 1 ? 1 + Math.floor(Math.random() * (count - 1)) : 1);
    const timer = setInterval(() => {
      const by = step();
      setTurn((last) => last + by);
    }, every);
    return () => clearInterval(timer);
  }, [every, random, count]);
  return lines[turn % lines.length] ?? '';
}
