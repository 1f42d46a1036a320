const PATHS = {
  up: 'M12 20C12 14 12 10 12 4M12 4C9 7 7 9 5 12M12 4c3 3 5 5 7 8',
  down: 'M12 4c0 6 0 10 0 16M12 20c-3-3-5-5-7-8M12 20c3-3 5-5 7-8',
  cross: 'M4 5c5 4 10 9 16 15M19 4C14 9 9 14 5 20',
} as const;

interface IconButtonProps {
  icon: keyof typeof PATHS;
  label: string;
  /** By which the editor finds it again after its item has moved. */
  focusName: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A small square button. At the end of a list it stays focusable, so that nobody falls out of it by pressing it. */
export function IconButton({ icon, label, focusName, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-focus={focusName}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className="grid size-11 place-items-center border-3 border-ink bg-sheet not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-paper aria-disabled:border-ink/30 aria-disabled:text-ink/40"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-3">
        <path d={PATHS[icon]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
