/** A pen going round in circles. Decoration only: what is happening is said beside it. */
export function Spinner({ className = 'size-24' }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path d="M50 8C26 8 9 27 9 50s18 42 42 41 41-19 40-42" className="fill-none stroke-desk" strokeWidth="9" strokeLinecap="round" />
      <g className="spinner-pen">
        <path d="M91 49C91 26 73 8 50 8" className="fill-none stroke-pen" strokeWidth="9" strokeLinecap="round" />
        <path d="M91 49l7 15-14-2z" className="fill-ink stroke-ink" strokeWidth="3" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
