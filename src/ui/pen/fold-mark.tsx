/** The hook at the end of a folded heading: it points down, and up once the fold is open. `className` gives its size and, in a named group, its turn. */
export function FoldMark({ className = 'size-6 group-open:rotate-180' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 fill-none stroke-ink stroke-3 transition-transform ${className}`}>
      <path d="M4 8c3 3 6 5 8 8 2-3 5-5 8-8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
