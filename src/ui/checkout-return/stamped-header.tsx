import type { ReactNode } from 'react';
import { Stamp } from '../pen/stamp.tsx';

interface StampedHeaderProps {
  heading: string;
  /** Null: not stamped (yet). */
  stamp: string | null;
  /** For a stamp of one short word. */
  isBig?: boolean;
  /** Below the heading. */
  children?: ReactNode;
}

/** What became of a checkout, in large letters and with a stamp. */
export function StampedHeader({ heading, stamp, isBig = false, children }: StampedHeaderProps) {
  return (
    <header className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-3xl">
        <h1 className="text-5xl sm:text-7xl">{heading}</h1>
        {children}
      </div>
      {stamp !== null && (
        <p className="justify-self-center px-4 lg:pr-8">
          <Stamp className={`-rotate-6 ${isBig ? 'text-[clamp(2.5rem,12vw,4.5rem)]' : 'text-[clamp(1.9rem,9vw,3.75rem)] whitespace-nowrap'}`}>{stamp}</Stamp>
        </p>
      )}
    </header>
  );
}
