import type { ReactNode } from 'react';

/** How a line was marked: struck out, looped, ticked as good, or a gap pointed at. */
export type Mark = 'strike' | 'circle' | 'tick' | 'caret';

/** Struck out by hand, over as many lines as it wraps to. */
export function Strike({ children }: { children: ReactNode }) {
  return <del className="pen-strike">{children}</del>;
}

/** Struck out with a thick pen, over the letters: for a few words of display type that stay on one line. */
export function StrikeBig({ children }: { children: ReactNode }) {
  return (
    <del className="relative inline-block whitespace-nowrap no-underline">
      {children}
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" className="pen-draw absolute inset-y-0 -left-[2%] h-full w-[104%]">
        <path className="pen-stroke stroke-[0.085em]!" d="M1 11.200C16 8.4 30 12.4 45 10S76 8.2 99 10.2" />
        <path className="pen-stroke stroke-[0.055em]!" d="M4 13.400C24 11 42 14 62 11.800S88 12.4 96 11.2" />
      </svg>
    </del>
  );
}

/** A round loop, and one with corners that a long line or two lines of text fit into. */
const LOOPS = {
  round: 'M38 8C14 12 4 21 5 32c1 14 40 23 98 22 58-2 92-12 92-26C195 13 148 4 92 5 62 6 40 9 26 15',
  wide: 'M22 5C9 7 4 12 3 28c-1 18 2 26 18 28 44 4 112 4 158 1 14-1 18-8 18-27 0-18-3-25-19-26C130 1 60 1 14 9',
};

/** A loop around a word, or with `wide` around a passage. */
export function Loop({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <span className="pen-loop">
      {children}
      <svg viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true" className="pen-draw">
        <path className="pen-stroke" d={wide ? LOOPS.wide : LOOPS.round} />
      </svg>
    </span>
  );
}

/** Underlined by hand. */
export function Underline({ children }: { children: ReactNode }) {
  return <span className="pen-underline">{children}</span>;
}

/** Gone over with the yellow marker: once a screen. */
export function Marker({ children }: { children: ReactNode }) {
  return <mark className="pen-marker bg-transparent text-inherit">{children}</mark>;
}

/** The sign that stands in the margin beside a marked line. */
export function MarkSign({ mark, className = 'size-8' }: { mark: Mark; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`pen-draw ${className}`}>
      <path className="pen-stroke" d={SIGNS[mark]} />
    </svg>
  );
}

const SIGNS: Record<Mark, string> = {
  strike: 'M5 6c7 7 14 13 22 21M27 5C19 12 12 20 5 27',
  circle: 'M21 6C12 3 4 9 5 18s12 12 19 7 4-19-7-20c-4 0-7 1-9 3',
  tick: 'M4 18c3 3 5 6 7 10C15 17 21 9 28 4',
  caret: 'M4 27C9 20 12 13 16 5c4 8 7 15 12 22',
};
