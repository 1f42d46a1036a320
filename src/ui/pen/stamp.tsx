import type { ReactNode } from 'react';

/** A rubber stamp. `tilt` and size come with the class. It lands when it appears. */
export function Stamp({ children, className = '-rotate-6 text-4xl' }: { children: ReactNode; className?: string }) {
  return <span className={`stamp animate-land ${className}`}>{children}</span>;
}

/** A label stuck over the edge of something. */
export function Sticker({ children, className = 'rotate-4 text-xl' }: { children: ReactNode; className?: string }) {
  return <span className={`sticker animate-land ${className}`}>{children}</span>;
}
