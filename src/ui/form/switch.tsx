import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-4">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="relative mt-0.5 h-9 w-16 shrink-0 cursor-pointer appearance-none border-3 border-ink bg-desk after:absolute after:inset-y-0.5 after:left-0.5 after:w-6 after:rounded-[inherit] after:border-3 after:border-ink after:bg-sheet after:transition-[translate] checked:bg-pen checked:after:translate-x-7"
      />
      <div>
        <label htmlFor={id} className="display block text-xl">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-base text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  );
}
